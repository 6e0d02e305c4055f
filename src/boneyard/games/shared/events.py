"""Events that the games share: what happened, for people; the rules never read them back.

An event's tag is its message id; its fields are the message's parameters.
"""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened."""


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

    seat: int
    tile: str
    x: int
    y: int
    rotation: int


class TileLost(Event, frozen=True, tag="tile-lost"):
    """A tile fits nowhere and leaves the game."""

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

    what: str
    square: int


class Rolled(Event, frozen=True, tag="rolled", omit_defaults=True):
    """A die was rolled; `result` counts what adds to it or takes from it."""

    seat: int
    purpose: str
    pips: int
    result: int
    by_card: bool = False
    """A card decided the number: no die was rolled."""


class Stepped(Event, frozen=True, tag="stepped"):
    """A pawn walked one square."""

    seat: int
    start: int
    to: int


class FigureMoved(Event, frozen=True, tag="figure-moved"):
    """A figure moved one square."""

    seat: int
    start: int
    to: int


class Beaten(Event, frozen=True, tag="beaten"):
    """A figure was beaten in a fight."""

    seat: int
    what: str
    square: int


class LifeGiven(Event, frozen=True, tag="life-given"):
    """A life token was given up to roll again."""

    seat: int
    left: int


class TokenTaken(Event, frozen=True, tag="token-taken"):
    """A token was picked up from the map."""

    seat: int
    what: str
    square: int


class Died(Event, frozen=True, tag="died"):
    """A player died and starts anew."""

    seat: int


class Won(Event, frozen=True, tag="won"):
    """The game is over."""

    seats: tuple[int, ...]
    way: str
