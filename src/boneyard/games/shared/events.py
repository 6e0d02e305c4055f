"""Events that the games share: what happened, for people; the rules never read them back.

An event's tag is its message id; its fields are the message's parameters.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec


class EventHints(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a kind of event is shown."""

    beat: int = 0
    """Milliseconds to look at it before the next event is shown."""
    notable: bool = False
    """Worth telling somebody who was away."""
    counted: bool = False
    """Happens so often that somebody who was away is told how often, once per turn and seat."""
    runs: bool = False
    """Equal ones in a row become one sentence."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened."""

    hints: ClassVar[EventHints] = EventHints()


class StartPlayerChosen(Event, frozen=True, tag="start-player"):
    """Chance chose the seat that takes the first turn."""

    seat: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A seat's turn begins."""

    seat: int
    turn: int


class TileDrawn(Event, frozen=True, tag="tile-drawn"):
    """A tile was drawn."""

    seat: int
    tile: str


class TilePlaced(Event, frozen=True, tag="tile-placed"):
    """A tile was laid."""

    hints = EventHints(beat=420, notable=True)
    seat: int
    tile: str
    x: int
    y: int
    rotation: int


class TileLost(Event, frozen=True, tag="tile-lost"):
    """A tile fits nowhere and leaves the game."""

    hints = EventHints(notable=True)
    seat: int
    tile: str


class TilePutAside(Event, frozen=True, tag="tile-put-aside"):
    """A tile can't be placed now and goes back into the stack afterwards."""

    seat: int
    tile: str


class NoTileFits(Event, frozen=True, tag="no-tile-fits"):
    """No tile of the stack can be placed: none is drawn."""

    seat: int


class FigurePut(Event, frozen=True, tag="figure-put"):
    """A figure or token came onto the map."""

    hints = EventHints(beat=60, runs=True)
    what: str
    square: int


class Rolled(Event, frozen=True, tag="rolled", omit_defaults=True):
    """A die was rolled; `result` counts what adds to it or takes from it."""

    hints = EventHints(beat=380)
    seat: int
    purpose: str
    pips: int
    result: int
    by_card: bool = False
    """A card decided the number: no die was rolled."""


class Stepped(Event, frozen=True, tag="stepped"):
    """A pawn walked one square."""

    hints = EventHints(beat=150, runs=True)
    seat: int
    start: int
    to: int


class FigureMoved(Event, frozen=True, tag="figure-moved"):
    """A figure moved one square."""

    hints = EventHints(beat=120, runs=True)
    seat: int
    start: int
    to: int


class Beaten(Event, frozen=True, tag="beaten"):
    """A figure was beaten in a fight."""

    hints = EventHints(beat=260, notable=True, counted=True)
    seat: int
    what: str
    square: int


class LifeGiven(Event, frozen=True, tag="life-given"):
    """A life token was given up to roll again."""

    hints = EventHints(notable=True, counted=True)
    seat: int
    left: int


class TokenTaken(Event, frozen=True, tag="token-taken"):
    """A token was picked up from the map."""

    hints = EventHints(notable=True, counted=True)
    seat: int
    what: str
    square: int


class Died(Event, frozen=True, tag="died"):
    """A player died and starts anew."""

    hints = EventHints(beat=600, notable=True)
    seat: int


class Won(Event, frozen=True, tag="won"):
    """The game is over."""

    hints = EventHints(notable=True)
    seats: tuple[int, ...]
    way: str


EVENTS: tuple[type[Event], ...] = (
    StartPlayerChosen,
    TurnBegan,
    TileDrawn,
    TilePlaced,
    TileLost,
    TilePutAside,
    NoTileFits,
    FigurePut,
    Rolled,
    Stepped,
    FigureMoved,
    Beaten,
    LifeGiven,
    TokenTaken,
    Died,
    Won,
)
