"""How to win, and how far everybody is, in words."""

from __future__ import annotations

from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.board import Board
from boneyard.games.shared.features import features_of
from boneyard.games.shared.view import BoardView
from boneyard.terminal.teller import Teller


def goal_lines(game: AnyGame, view: BoardView, board: Board, teller: Teller, reader: int) -> list[str]:
    """One line per way to win; none if the game doesn't tell them."""
    model = features_of(game).goals
    if model is None:
        return []
    return [
        ". ".join(teller.sentence(sentence, board, reader) for sentence in (goal.title, goal.status)) + "."
        for goal in model.make(view, board, teller.content).ways
    ]
