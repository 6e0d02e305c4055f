"""The rule behind each kind of event, for who wants to read why something happened."""

from collections.abc import Mapping
from types import MappingProxyType

CITES: Mapping[str, str] = MappingProxyType(
    {
        "turn-began": "ME-TURN-0",
        "tile-drawn": "ME-TURN-1",
        "tile-placed": "ME-TILE-1",
        "tile-lost": "ME-TURN-2",
        "tile-put-aside": "ME-TURN-2",
        "figure-put": "ME-TILE-3",
        "rolled": "ME-TURN-5",
        "rolled fight": "ME-FIGHT-2",
        "rolled duel": "ME-DUEL-3",
        "rolled figures": "ME-SKEL-1",
        "rolled tile": "ME-TILE-5",
        "stepped": "ME-TURN-6",
        "figure-moved": "ME-SKEL-2",
        "beaten": "ME-FIGHT-2",
        "life-given": "ME-FIGHT-4",
        "token-taken": "ME-MOVE-4",
        "died": "ME-FIGHT-6",
        "won": "ME-WIN-1",
        "won points": "ME-WIN-2",
        "won rounds": "ME-WIN-4",
        "card-drawn": "ME-TURN-4",
        "card-played": "ME-EVENT-1",
        "card-discarded": "ME-TURN-9",
        "card-used": "ME-EVENT-3",
        "item-taken": "ME-EVENT-3",
        "item-lost": "ME-EVENT-3",
        "deck-shuffled": "ME-MISC-2",
        "roll-raised": "ME-FIGHT-3",
        "fight-ended": "ME-FIGHT-9",
        "shot": "ME-RANGE-1",
        "book-taken": "ME-DUEL-1",
        "book-returned": "ME-DUEL-10",
        "book-won": "ME-DUEL-6",
        "duel-began": "ME-DUEL-2",
        "duel-bid": "ME-DUEL-5",
        "duel-spent": "ME-DUEL-8",
        "duel-ended": "ME-DUEL-6",
        "dismounted": "ME-HORSE-2",
        "mounted": "ME-HORSE-3",
        "pawn-put": "ME-MOVE-8",
        "skeleton-removed": "ME-EVENT-8",
        "skeletons-paid": "ME-EVENT-8",
        "life-taken": "ME-MISC-1",
        "turn-skipped": "ME-TURN-0",
    }
)
"""By the event, or by the event and its purpose or way, such as `rolled fight`."""
