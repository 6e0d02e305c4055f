"""The pieces that a view shows on the map, whichever game it is of."""

from __future__ import annotations

from typing import NamedTuple

from boneyard.sight import Sight, flat, number_in, squares_named


class Piece(NamedTuple):
    """A figure, token or thing on a square."""

    kind: str
    square: int


def figures(sight: Sight) -> list[Piece]:
    """Zombies and skeletons."""
    found = [Piece("zombie", square) for square in sorted(squares_named(sight, "zombies"))]
    by_colour: object = getattr(sight, "skeletons", {})
    if isinstance(by_colour, dict):
        for colour, squares in by_colour.items():
            found += [Piece(str(colour), square) for square in flat(squares)]
    return found


def tokens(sight: Sight) -> list[Piece]:
    """What can be picked up."""
    return [Piece(kind, square) for kind in ("life", "ammo") for square in sorted(squares_named(sight, kind))]


def things(sight: Sight) -> list[Piece]:
    """Horses left behind, and the book where nobody holds it."""
    waiting = [number_in(seat, "horse") for seat in sight.seats]
    found = [Piece("horse", square) for square in waiting if square is not None]
    book = number_in(sight, "book")
    return found if book is None else [*found, Piece("book", book)]
