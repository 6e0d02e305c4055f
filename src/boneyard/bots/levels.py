"""Bots for people: easy, medium and hard, each beatable in its own way.

`easy` knows what is good but is careless. `medium` walks and fights well, but answers no card and
moves figures without a thought for others. `hard` thinks about everything, for as long as it may.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import boneyard
from boneyard.bots.greedy import Greedy
from boneyard.bots.judges import judge_of
from boneyard.bots.luck import Luck
from boneyard.bots.planner import Planner
from boneyard.bots.playout import Playout
from boneyard.engine.match import Look
from boneyard.games.shared.commands import Command, Die
from boneyard.sight import sight_of

SLIPS = 0.35
"""How often an easy bot does the first thing that comes to its mind."""
SECONDS = 0.7
"""How long a hard bot may think; what is left of a second is for looking and answering."""
MANY = 100_000


class Careless:
    """Greedy, but for its slips."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.greedy = Greedy(rng)

    def __call__(self, look: Look[object], options: Sequence[Command]) -> Command:
        """The best option, or any that is no death."""
        if self.rng.random() < SLIPS:
            found = options[int(self.rng.random() * len(options))]
            if not isinstance(found, Die):
                return found
        return self.greedy(look, options)


class Steady:
    """Good walks and fights; all else as it comes."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def __call__(self, look: Look[object], options: Sequence[Command]) -> Command:
        """What a playout would answer."""
        sight = sight_of(look())
        assert sight.viewer is not None
        game = boneyard.game(sight.game)
        state = game.imagine(sight, self.rng)
        return Playout(game, judge_of(sight.game), Luck(self.rng), lazy=False).answer(
            state, sight.viewer, options
        )


def hard(rng: Random) -> Planner:
    """A planner that is given time instead of iterations."""
    return Planner(rng, MANY, SECONDS)
