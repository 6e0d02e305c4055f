"""What bots know of a game, and what they do without where a game brings nothing."""

from __future__ import annotations

from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.features import features_of
from boneyard.games.shared.heuristics import Heuristics

NOTHING_KNOWN: Heuristics[State] = Heuristics()


def heuristics_of(game: AnyGame) -> Heuristics[State]:
    """The heuristics of a bot that answers at once."""
    return features_of(game).heuristics or NOTHING_KNOWN


def search_heuristics_of(game: AnyGame) -> Heuristics[State]:
    """The heuristics of a bot that plans ahead."""
    return features_of(game).search_heuristics or heuristics_of(game)
