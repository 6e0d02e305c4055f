"""Events that the games share: what happened, for people. Rules never read them back.

An event's tag is its message id; its fields are the message's parameters.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec


class EventHints(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a client shows a kind of event."""

    beat: int = 0
    """Milliseconds to wait before the next event is shown."""
    notable: bool = False
    """Worth telling a player who was away."""
    counted: bool = False
    """So frequent that a player who was away only gets a count, per turn and seat."""
    runs: bool = False
    """Equal ones in a row become one sentence."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    hints: ClassVar[EventHints] = EventHints()

    # What an event may name; the kinds that name it have a field instead.
    @property
    def seat(self) -> int | None:
        return None

    @property
    def seats(self) -> tuple[int, ...]:
        return ()

    @property
    def square(self) -> int | None:
        return None

    @property
    def card(self) -> str | None:
        return None

    @property
    def target(self) -> int | None:
        return None


class StartPlayerChosen(Event, frozen=True, tag="start-player"):
    seat: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: int
    turn: int


class TileDrawn(Event, frozen=True, tag="tile-drawn"):
    seat: int
    tile: str


class TilePlaced(Event, frozen=True, tag="tile-placed"):
    hints = EventHints(beat=420, notable=True)
    seat: int
    tile: str
    x: int
    y: int
    rotation: int


class TileLost(Event, frozen=True, tag="tile-lost"):
    """The tile fits nowhere and leaves the game."""

    hints = EventHints(notable=True)
    seat: int
    tile: str


class TilePutAside(Event, frozen=True, tag="tile-put-aside"):
    """The tile can't be placed now; it goes back into the stack afterwards."""

    seat: int
    tile: str


class NoTileFits(Event, frozen=True, tag="no-tile-fits"):
    """No tile of the stack can be placed, so none is drawn."""

    seat: int


class FigurePut(Event, frozen=True, tag="figure-put"):
    hints = EventHints(beat=60, runs=True)
    what: str
    square: int


class Rolled(Event, frozen=True, tag="rolled", omit_defaults=True):
    """A die was rolled; `result` includes bonuses and penalties."""

    hints = EventHints(beat=380)
    seat: int
    purpose: str
    pips: int
    result: int
    by_card: bool = False
    """A card decided the number: no die was rolled."""


class Stepped(Event, frozen=True, tag="stepped"):
    hints = EventHints(beat=150, runs=True)
    seat: int
    start: int
    to: int


class FigureMoved(Event, frozen=True, tag="figure-moved"):
    hints = EventHints(beat=120, runs=True)
    seat: int
    start: int
    to: int


class Beaten(Event, frozen=True, tag="beaten"):
    hints = EventHints(beat=260, notable=True, counted=True)
    seat: int
    what: str
    square: int


class LifeGiven(Event, frozen=True, tag="life-given"):
    hints = EventHints(notable=True, counted=True)
    seat: int
    left: int


class TokenTaken(Event, frozen=True, tag="token-taken"):
    hints = EventHints(notable=True, counted=True)
    seat: int
    what: str
    square: int


class Died(Event, frozen=True, tag="died"):
    hints = EventHints(beat=600, notable=True)
    seat: int


class Won(Event, frozen=True, tag="won"):
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
