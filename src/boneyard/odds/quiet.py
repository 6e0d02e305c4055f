"""Positions to reckon with: those that a view shows, with no card in any hand.

Odds never guess at hidden cards: nobody plays one from the hand. So no window opens, and what is
left of a view is public; `imagine` makes a state of it.
"""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
from msgspec.structs import replace

import boneyard
from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.odds.model import model_of
from boneyard.pieces import figures
from boneyard.sight import Sight, sight_of


def struct(value: object) -> msgspec.Struct:
    """A view, or a part of it, as the plain data it is."""
    assert isinstance(value, msgspec.Struct)
    return value


def game_of(view: object) -> AnyGame:
    """The game that a view shows."""
    return boneyard.game(sight_of(view).game)


def without_cards(view: object, own: bool = True) -> msgspec.Struct:
    """A view in which nobody holds a card or has chosen one in secret; the viewer's hand may stay."""
    sight = sight_of(view)
    if "hand" not in struct(view).__struct_fields__:
        return struct(view)
    seats = tuple(
        replace(struct(seat), hand=0) if own or number != sight.viewer else seat
        for number, seat in enumerate(sight.seats)
    )
    agenda = tuple(
        replace(struct(frame), sealed=()) if hasattr(frame, "sealed") else frame for frame in sight.agenda
    )
    return replace(struct(view), seats=seats, agenda=agenda, **({"hand": ()} if own else {}))


def imagined(view: object) -> State:
    """The state that a view without cards shows; what is undrawn has no order, so there is but one."""
    return game_of(view).imagine(view, Random(0))


def settling(view: object, seat: int, square: int) -> msgspec.Struct:
    """A view in which a seat's turn has come and its pawn stands on a square, about to settle it."""
    return in_turn(view, seat, square, model_of(game_of(view)).settling(seat))


def moving(view: object, seat: int) -> msgspec.Struct:
    """A view in which a seat is on its move, with squares in plenty."""
    return in_turn(view, seat, sight_of(view).seats[seat].pawn, model_of(game_of(view)).moving(seat))


def in_turn(view: object, seat: int, square: int, agenda: tuple[object, ...]) -> msgspec.Struct:
    """A view in which it is a seat's turn, with another agenda."""
    seats = list(sight_of(view).seats)
    seats[seat] = replace(struct(seats[seat]), pawn=square)  # type: ignore[call-overload]
    return replace(struct(view), active=seat, seats=tuple(seats), agenda=agenda)


def tag_of(frame: object) -> str:
    """The word that names a frame or an event."""
    return tag_of_kind(type(struct(frame)))


@cache
def tag_of_kind(kind: type[msgspec.Struct]) -> str:
    """The same, for all of a kind."""
    return str(kind.__struct_config__.tag)


def seat_in(frame: object, default: int) -> int:
    """The seat that a frame names, else another."""
    seat: object = getattr(frame, "seat", default)
    return seat if isinstance(seat, int) else default


def seat_of(view: object, seat: int | None) -> int:
    """The seat that is meant: the one named, else the viewer's, else the one whose turn it is."""
    sight = sight_of(view)
    if seat is not None:
        return seat
    return sight.active if sight.viewer is None else sight.viewer


def figure_at(sight: Sight, square: int) -> str | None:
    """The kind of the figure on a square."""
    return next((piece.kind for piece in figures(sight) if piece.square == square), None)
