"""What a restless bot may walk towards: squares that any game's view tells of."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.games.shared.board import Board
from boneyard.sight import Sight, squares_named

Squares = frozenset[int]
CENTRE = 4
GOALS = frozenset({"helipad", "graveyard"})


def goal(sight: Sight, board: Board) -> Squares:
    """The centre of a goal tile, else the edge of the map, where it will come."""
    laid = [index for index, tile in enumerate(board.tiles) if tile.tile.id in GOALS]
    return frozenset(index * 9 + CENTRE for index in laid) or figures(sight, board)


def figures(sight: Sight, board: Board) -> Squares:
    """Zombies or skeletons."""
    return squares_named(sight, "zombies", "skeletons")


def things(sight: Sight, board: Board) -> Squares:
    """What can be picked up."""
    return squares_named(sight, "life", "ammo", "horses") or figures(sight, board)


def people(sight: Sight, board: Board) -> Squares:
    """The other pawns."""
    me = sight.viewer
    return frozenset(seat.pawn for number, seat in enumerate(sight.seats) if number != me)


MOODS: tuple[tuple[Callable[[Sight, Board], Squares], int], ...] = (
    (goal, 10),
    (figures, 5),
    (things, 3),
    (people, 2),
)
"""The moods, and how often each comes up."""
