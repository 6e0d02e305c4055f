"""What statistics count of a game's events, and what can turn a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from boneyard.games.shared.events import Beaten, Died, Event, LifeGiven, TilePlaced, TokenTaken, Won

Cause = tuple[type[Event] | None, int]
"""An event, or None for points lost, and whether it is good (1) or bad (-1) for the seat that it names."""


class Count(NamedTuple):
    """What an event counts for, and the field that names the thing, where there is one."""

    name: str
    thing: str = ""


class Statistics(NamedTuple):
    """By kind of event what it counts for, and what can turn a game, the weightiest first."""

    counted: Mapping[type[Event], Count]
    causes: tuple[Cause, ...]


COUNTED: dict[type[Event], Count] = {
    Beaten: Count("beaten", "what"),
    Died: Count("deaths"),
    LifeGiven: Count("lives given"),
    TilePlaced: Count("tiles", "tile"),
    TokenTaken: Count("tokens", "what"),
}
POINTS_LOST: Cause = (None, -1)
SHARED = Statistics(
    COUNTED, ((Won, 1), (Died, -1), POINTS_LOST, (Beaten, 1), (LifeGiven, -1), (TilePlaced, 1))
)
"""For games that say nothing else."""
