"""Bots for people: easy, medium and hard, each beatable in its own way.

`easy` knows what is good but is careless. `medium` plays its own turn well, but answers nobody with a
card and moves figures without a thought. `hard` thinks about everything, for as long as it may.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import boneyard
from boneyard.bots.greedy import Greedy
from boneyard.bots.planner import Planner
from boneyard.engine.match import Look
from boneyard.games.shared.commands import STOP, Command, Die, Shift
from boneyard.sight import sight_of

SLIPS = 0.35
"""How often an easy bot does the first thing that comes to its mind."""
RESTLESS = 0.5
"""How often a medium bot moves a figure that it need not move."""
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
    """Greedy, but it plays no card in the turns of others, and moves figures as it comes."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.greedy = Greedy(rng)

    def __call__(self, look: Look[object], options: Sequence[Command]) -> Command:
        """No card where others act, any figure or none, else the best option."""
        if isinstance(options[0], Shift):
            some = options if options[-1] != STOP or self.rng.random() < RESTLESS else options[-1:]
            return some[int(self.rng.random() * len(some))]
        sight = sight_of(look())
        declines = boneyard.game(sight.game).windows.get(type(sight.agenda[-1]))
        return self.greedy(lambda: sight, options) if declines is None else declines


def hard(rng: Random) -> Planner:
    """A planner that is given time instead of iterations."""
    return Planner(rng, MANY, SECONDS)
