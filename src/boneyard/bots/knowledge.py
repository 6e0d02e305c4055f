"""What bots know of a game, and what they do without where a game brings nothing."""

from __future__ import annotations

from typing import Protocol, cast

from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.evaluation import Evaluation
from boneyard.games.shared.features import features_of
from boneyard.games.shared.heuristics import Heuristics

POINT = 0.2
"""How much a point counts where nothing is known but that points are good."""


class Scored(Protocol):
    """What the states of all games have."""

    points: list[int]


def by_points(state: State) -> list[float]:
    """How far each seat has come, as far as its points tell."""
    return [POINT * points for points in cast(Scored, state).points]


NO_HEURISTICS: Heuristics[State] = Heuristics()
BY_POINTS: Evaluation[State] = Evaluation(by_points, lambda state: False, {})


def heuristics_of(game: AnyGame) -> Heuristics[State]:
    """The heuristics of a bot that answers at once."""
    return features_of(game).heuristics or NO_HEURISTICS


def search_heuristics_of(game: AnyGame) -> Heuristics[State]:
    """The heuristics of a bot that plans ahead."""
    return features_of(game).search_heuristics or heuristics_of(game)


def evaluation_of(game: AnyGame) -> Evaluation[State]:
    """How likely each seat is to win."""
    return features_of(game).evaluation or BY_POINTS
