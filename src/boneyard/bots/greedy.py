"""A bot that scores every option by itself and takes the best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import boneyard
from boneyard.bots.planner import Planner
from boneyard.engine.match import Look
from boneyard.games.shared.commands import Command
from boneyard.games.shared.features import features_of
from boneyard.sight import sight_of

FEW = 24
"""How many playouts stand in for the heuristics of a game that has none."""


class Greedy:
    """One look, one score for each option, the best of them."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.planner = Planner(rng, FEW)

    def __call__(self, look: Look[object], options: Sequence[Command]) -> Command:
        """The option that its game's heuristics score best; without heuristics, short playouts decide."""
        sight = sight_of(look())
        seat = sight.viewer
        assert seat is not None
        game = boneyard.game(sight.game)
        heuristics = features_of(game).heuristics
        if heuristics is None:
            return self.planner(lambda: sight, options)
        scores = heuristics.scores(game.imagine(sight, self.rng), seat, options)
        return options[scores.index(max(scores))]
