"""The effects of cards: possible targets, what happens, and the ranges of their parameters.

A card names an effect with parameters; content never brings code.
"""

from __future__ import annotations

from boneyard.games.midevil.effects import boons, equipment, graves, hexes
from boneyard.games.midevil.state import Effect

BEFORE_MOVING = frozenset(("own-place", "own-settle", "own-before-move"))

EFFECTS: dict[str, Effect] = {
    "weapon": Effect(equipment.can_lay_down, equipment.lay_down, {"bonus": (0, 6), "once": (0, 1)}),
    "ranged": Effect(
        equipment.can_lay_down,
        equipment.lay_down,
        {"reach": (1, 6), "bonus": (0, 6), "stops": (0, 1)},
    ),
    "guard": Effect(equipment.can_lay_down, equipment.lay_down),
    "smite": Effect(equipment.can_lay_down, equipment.lay_down),
    "mount": Effect(equipment.can_mount_up, equipment.mount_up),
    "surge": Effect(boons.can_surge, boons.surge, {"bonus": (1, 6)}, frozenset(("own-mend", "own-move"))),
    "rest": Effect(boons.can_rest, boons.rest, {"life": (1, 5)}, BEFORE_MOVING),
    "tunnel": Effect(boons.can_tunnel, boons.tunnel, moments=BEFORE_MOVING),
    "bless": Effect(boons.can_bless, boons.bless, moments=frozenset(("own-fight",))),
    "hold": Effect(hexes.can_hold, hexes.hold),
    "lame": Effect(hexes.can_lame, hexes.lame, moments=frozenset(("move-rolled",))),
    "steal": Effect(hexes.can_steal, hexes.steal),
    "drop": Effect(hexes.can_drop, hexes.drop),
    "steer": Effect(
        hexes.can_steer, hexes.steer, moments=frozenset(("turn-begins", "before-move", "move-rolled"))
    ),
    "omen": Effect(hexes.can_omen, hexes.omen, moments=frozenset(("fight-rolled",))),
    "rob": Effect(hexes.can_rob, hexes.rob, {"points": (1, 9)}),
    "summon": Effect(graves.can_summon, graves.summon, {"points": (1, 9)}),
    "rise": Effect(graves.can_rise, graves.rise, {"number": (1, 9)}),
    "march": Effect(graves.can_march, graves.march, {"number": (1, 9)}),
    "calm": Effect(graves.can_calm, graves.calm),
    "crumble": Effect(graves.can_crumble, graves.crumble, {"points": (1, 9)}),
}
