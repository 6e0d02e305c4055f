"""A game's heuristics and evaluation, with defaults for games that have none."""

from __future__ import annotations

from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.evaluation import Evaluation
from boneyard.games.shared.features import features_of
from boneyard.games.shared.heuristics import Heuristics
from boneyard.games.shared.state import BoardState

POINT = 0.2  # the weight of a point in a game without an evaluation


def by_points(state: BoardState) -> list[float]:
    return [POINT * points for points in state.points]


NO_HEURISTICS: Heuristics[BoardState] = Heuristics()
BY_POINTS: Evaluation[BoardState] = Evaluation(by_points, lambda state: False, {})


def heuristics_of(game: AnyGame) -> Heuristics[BoardState]:
    """For a bot that answers at once."""
    return features_of(game).heuristics or NO_HEURISTICS


def search_heuristics_of(game: AnyGame) -> Heuristics[BoardState]:
    """For a bot that searches."""
    return features_of(game).search_heuristics or heuristics_of(game)


def evaluation_of(game: AnyGame) -> Evaluation[BoardState]:
    return features_of(game).evaluation or BY_POINTS
