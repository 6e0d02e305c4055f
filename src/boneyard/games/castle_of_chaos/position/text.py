"""Positions as text: MidEvil's form, anchored at castle tile 3, with the Drawbridge raised by default."""

from __future__ import annotations

from typing import get_args

from boneyard.games.castle_of_chaos.frames import CastleFrame
from boneyard.games.castle_of_chaos.game import EDITION
from boneyard.games.castle_of_chaos.places import THRONE_TILE, plan_of
from boneyard.games.castle_of_chaos.position.bounds import BOUNDS
from boneyard.games.midevil.position import frames
from boneyard.games.midevil.position.text import Variant, make_form
from boneyard.games.midevil.state import GOAL_TILE
from boneyard.games.shared.masks import squares_in
from boneyard.games.shared.position.sketch import Sketch, read_square
from boneyard.games.shared.wire import LaidTile

THRONE = LaidTile(THRONE_TILE, 2, 0, 0)
"""CC-SETUP-1: castle tile 3 is the upper right corner of three columns by four rows."""


BEYOND = {"draw-beyond"}
MAY_LIE_ON = {
    **frames.MAY_LIE_ON,
    "draw-beyond": frames.TURN,
    "fill-start": frames.TURN | BEYOND | {"fill-start"},
    "draw-cards": frames.DEALING | BEYOND,
    "deal-card": frames.DEALING | BEYOND,
    "fill-tile": frames.MAY_LIE_ON["fill-tile"] | BEYOND,
    "bridge-roll": frozenset({"move"}),
    "step-on": frozenset({"move-skeletons"}),
}
"""The frames that each frame may lie on, with the castle's own."""


def barred_of(sketch: Sketch) -> tuple[int, ...]:
    """CC-BRIDGE-1: the Drawbridge, unless the position says that it is lowered."""
    bridge = tuple(squares_in(plan_of(sketch.board).bridge))
    said = sketch.facts.get("barred")
    if said is None:
        return bridge
    names = [name for name in said.split() if name != "none"]
    barred = tuple(sorted(read_square(sketch.board, name, sketch.where["barred"]) for name in names))
    if barred not in ((), bridge):
        raise sketch.fault("barred", "only the squares of a raised drawbridge can be barred (CC-BRIDGE-1)")
    return barred


FORM = make_form(
    Variant(EDITION, get_args(CastleFrame), THRONE, BOUNDS, MAY_LIE_ON, barred_of),
    loose=frozenset({GOAL_TILE}),
    pits="p",
)
