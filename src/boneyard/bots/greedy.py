"""A bot that scores every option by itself and takes the best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import boneyard
from boneyard.bots.knowledge import heuristics_of
from boneyard.engine.match import Look
from boneyard.games.shared.commands import Command
from boneyard.sight import sight_of


class Greedy:
    """One look, one score for each option, the best of them."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def __call__(self, look: Look[object], options: Sequence[Command]) -> Command:
        """The option that its game's heuristics score best."""
        sight = sight_of(look())
        seat = sight.viewer
        assert seat is not None
        game = boneyard.game(sight.game)
        scores = heuristics_of(game).scores(game.imagine(sight, self.rng), seat, options)
        return options[scores.index(max(scores))]
