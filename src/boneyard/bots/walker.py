"""The yardstick: it walks to the nearest figure for its points and, once there is a goal, to the goal.

All else it answers with any option, but rarely with giving up.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boneyard.bots.restless import Restless
from boneyard.bots.targets import goal
from boneyard.engine.content import Content
from boneyard.engine.match import Look
from boneyard.games.shared.commands import STOP, Command, Step
from boneyard.sight import Sight, board_in, sight_of


class Walker(Restless):
    """Walks straight on; the road is all it looks at."""

    def __init__(self, rng: Random, content: Content) -> None:
        super().__init__(rng, content)
        self.mood = goal

    def __call__(self, look: Look[object], options: Sequence[Command]) -> Command:
        """A step nearer, else anything but giving up."""
        if isinstance(options[0], Step):
            return self.nearer(sight_of(look()), options)
        return self.any_but_giving_up(options)

    def nearer(self, sight: Sight, options: Sequence[Command]) -> Command:
        """The step that leads nearest to what it wants; where that is barred, it waits or does something."""
        bottom: object = getattr(sight, "bottom", None)
        self.last_tile = bottom if isinstance(bottom, str) else self.last_tile
        board = board_in(sight, self.content)
        far = self.distances(board, self.mood(sight, board, self.last_tile))
        here = far.get(sight.seats[sight.viewer or 0].pawn, 0)
        ahead = [option for option in options if isinstance(option, Step) and far.get(option.to, here) < here]
        if ahead:
            return ahead[0]
        return STOP if STOP in options and self.rng.random() < 0.5 else self.any_but_giving_up(options)
