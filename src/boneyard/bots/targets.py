"""Squares that a restless bot may walk to, from any game's view."""

from __future__ import annotations

from collections.abc import Callable

import boneyard
from boneyard.games.shared.board import Board
from boneyard.games.shared.view import BoardView

Squares = frozenset[int]


def goal(view: BoardView, board: Board) -> Squares:
    """The square where the game is won, or else figures."""
    target = view.target(board, boneyard.game(view.game).goal)
    return figures(view, board) if target is None else frozenset((target,))


def figures(view: BoardView, board: Board) -> Squares:
    return frozenset(piece.square for piece in view.figures())


def things(view: BoardView, board: Board) -> Squares:
    """Tokens and things to pick up, or else figures."""
    found = frozenset(piece.square for piece in (*view.tokens(), *view.things()))
    return found or figures(view, board)


def people(view: BoardView, board: Board) -> Squares:
    return frozenset(seat.pawn for number, seat in enumerate(view.seats) if number != view.viewer)


Mood = Callable[[BoardView, Board], Squares]
MOODS: tuple[tuple[Mood, int], ...] = (
    (goal, 16),
    (figures, 2),
    (things, 3),
    (people, 2),
)  # with their weights
