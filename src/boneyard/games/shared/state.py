"""The state that all board games have in common."""

from __future__ import annotations

from boneyard.engine.bag import Bag
from boneyard.engine.game import State
from boneyard.games.shared.board import Board


class BoardState(State):
    """Seats with pawns and points, taking turns on a map of tiles."""

    seats: int
    board: Board
    stack: Bag
    active: int
    turns: int
    pawns: list[int]
    points: list[int]
    __slots__ = tuple(__annotations__)
