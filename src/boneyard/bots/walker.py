"""The yardstick: it walks to the nearest figure and, once there is a goal, to the goal.

Everything else is random, but it rarely stops or dies by choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boneyard.bots.restless import Restless
from boneyard.bots.targets import goal
from boneyard.engine.content import Content
from boneyard.engine.match import Look
from boneyard.games.shared.commands import STOP, Command, Step
from boneyard.games.shared.view import BoardView


class Walker(Restless):
    def __init__(self, rng: Random, content: Content) -> None:
        super().__init__(rng, content)
        self.mood = goal

    def __call__(self, look: Look[BoardView], options: Sequence[Command]) -> Command:
        if isinstance(options[0], Step):
            return self.nearer(look(), options)
        return self.any_but_giving_up(options)

    def nearer(self, view: BoardView, options: Sequence[Command]) -> Command:
        """The step that leads closest to its target; if it is blocked, wait or do something else."""
        board = view.board(self.content)
        far = self.distances(board, self.mood(view, board))
        here = far.get(view.seats[view.viewer or 0].pawn, 0)
        ahead = [option for option in options if isinstance(option, Step) and far.get(option.to, here) < here]
        if ahead:
            return ahead[0]
        return STOP if STOP in options and self.rng.random() < 0.5 else self.any_but_giving_up(options)
