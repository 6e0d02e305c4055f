"""Which events statistics count, and which events can turn a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from boneyard.games.shared.events import Beaten, Died, Event, LifeGiven, TilePlaced, TokenTaken, Won

Cause = tuple[type[Event] | None, int]
"""An event, or None for lost points, and whether it is good (1) or bad (-1) for the seat it names."""


class Count(NamedTuple):
    """The name under which an event is counted, the field that names the thing, if there is one, and the
    symbol of the trophy for whom it happened to most.
    """

    name: str
    thing: str = ""
    symbol: str = ""


class Holding(NamedTuple):
    """Something that one seat at a time can have: its name, the field of the state that has the seat,
    negative for nobody, and the symbol of the trophy for whoever had it longest.
    """

    name: str
    field: str
    symbol: str


class Statistics(NamedTuple):
    """How each kind of event is counted, and what can turn a game, most important first.

    Of what seats hold, statistics count for how many turns in a row they had it.
    """

    counted: Mapping[type[Event], Count]
    causes: tuple[Cause, ...]
    held: tuple[Holding, ...] = ()


COUNTED: dict[type[Event], Count] = {
    Beaten: Count("beaten", "what", "i-skullpts"),
    Died: Count("deaths", symbol="x-tomb"),
    LifeGiven: Count("lives given"),
    TilePlaced: Count("tiles", "tile", "i-tilestack"),
    TokenTaken: Count("tokens", "what", "f-ammo"),
}
POINTS_LOST: Cause = (None, -1)
SHARED = Statistics(
    COUNTED, ((Won, 1), (Died, -1), POINTS_LOST, (Beaten, 1), (LifeGiven, -1), (TilePlaced, 1))
)
"""For games that don't define their own."""
