"""What a restless bot may walk towards: squares that any game's view tells of."""

from __future__ import annotations

from collections.abc import Callable

from boneyard.games.shared.board import Board
from boneyard.games.shared.tile import CENTRE
from boneyard.pieces import figures as figures_on
from boneyard.pieces import things as things_on
from boneyard.pieces import tokens
from boneyard.sight import Sight, number_in

Squares = frozenset[int]


def goal(sight: Sight, board: Board, last_tile: str | None) -> Squares:
    """Where the game is won; else the figures on the way there.

    In a game with a book one fetches it, goes after who holds it, and carries it to the goal; in
    one without, the last tile of the stack is the goal.
    """
    holder, there = number_in(sight, "holder"), number_in(sight, "goal")
    if holder is not None:
        there = there if holder == sight.viewer else sight.seats[holder].pawn
    elif hasattr(sight, "holder"):
        there = number_in(sight, "book")
    elif last_tile is not None and (laid := board.find(last_tile)) is not None:
        there = laid * 9 + CENTRE
    return figures(sight, board, last_tile) if there is None else frozenset((there,))


def figures(sight: Sight, board: Board, last_tile: str | None) -> Squares:
    """Zombies or skeletons."""
    return frozenset(piece.square for piece in figures_on(sight))


def things(sight: Sight, board: Board, last_tile: str | None) -> Squares:
    """What can be picked up."""
    return frozenset(piece.square for piece in (*tokens(sight), *things_on(sight))) or figures(
        sight, board, last_tile
    )


def people(sight: Sight, board: Board, last_tile: str | None) -> Squares:
    """The other pawns."""
    me = sight.viewer
    return frozenset(seat.pawn for number, seat in enumerate(sight.seats) if number != me)


Mood = Callable[[Sight, Board, str | None], Squares]
MOODS: tuple[tuple[Mood, int], ...] = (
    (goal, 16),
    (figures, 2),
    (things, 3),
    (people, 2),
)
"""The moods, and how often each comes up."""
