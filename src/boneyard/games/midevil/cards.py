"""Event cards: data that names an effect."""

from __future__ import annotations

from dataclasses import dataclass, field

WEAPON, ITEM, BOON, HEX, GRAVE = "weapon", "item", "boon", "hex", "grave"
CARD_KINDS = (WEAPON, ITEM, BOON, HEX, GRAVE)
BOOK = "necronomicon"
"""ME-MISC-3: the Necronomicon is an item, named like a card but never in the deck."""

TURN_BEGINS = "turn-begins"
WINDOWS = (
    TURN_BEGINS,
    "tile-placed",
    "before-move",
    "move-rolled",
    "before-fight",
    "fight-rolled",
    "life-given",
    "move-ended",
    "before-skeletons",
    "turn-ends",
)
"""ME-EVENT-7: the moments at which players may respond in another player's turn."""
OWN_MOMENTS = "own-place", "own-settle", "own-before-move", "own-move", "own-fight", "own-mend", "own-discard"
"""ME-EVENT-7: the decisions at which the active player may play a card."""
MOMENTS = frozenset((*WINDOWS, *OWN_MOMENTS))


@dataclass(frozen=True)
class Card:
    id: str
    kind: str
    effect: str
    count: int = 1
    windows: tuple[str, ...] = ()
    parameters: dict[str, int] = field(default_factory=dict, hash=False)
    title: dict[str, str] = field(default_factory=dict, hash=False)
    gist: dict[str, str] = field(default_factory=dict, hash=False)
    text: dict[str, str] = field(default_factory=dict, hash=False)

    @property
    def stays(self) -> bool:
        """ME-EVENT-8: weapons and items stay in front of the player."""
        return self.kind in (WEAPON, ITEM)

    def number(self, name: str) -> int:
        return self.parameters[name]
