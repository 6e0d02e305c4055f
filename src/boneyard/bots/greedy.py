"""A bot that judges every option by itself and takes the best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import boneyard
from boneyard.bots.judges import judge_of
from boneyard.engine.match import Look
from boneyard.games.shared.commands import Command
from boneyard.sight import sight_of


class Greedy:
    """One look, one judgement, the best option."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def __call__(self, look: Look[object], options: Sequence[Command]) -> Command:
        """The option that its game's judge likes best."""
        sight = sight_of(look())
        seat = sight.viewer
        assert seat is not None
        state = boneyard.game(sight.game).imagine(sight, self.rng)
        scores = judge_of(sight.game).scores(state, seat, options)
        return options[scores.index(max(scores))]
