"""A random bot that mostly walks towards something, so that its games reach the late rules.

Each turn it picks a mood (the goal, figures to fight, things to pick up, people to meet) and follows it with
most of its steps. Everything else is random, but it rarely stops or dies by choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boneyard.bots.targets import MOODS, Mood, Squares
from boneyard.engine.content import Content
from boneyard.engine.match import Look
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import STOP, Command, Die, Step, Stop
from boneyard.games.shared.view import BoardView

RESOLVE = 0.8  # how often it follows its mood
CURIOSITY = 0.15  # how often it does something other than walk, such as mount a horse
PATIENCE = 4  # tries to find something better than giving up


class Restless:
    def __init__(self, rng: Random, content: Content) -> None:
        self.rng = rng
        self.content = content
        self.turn = -1
        self.mood: Mood = MOODS[0][0]
        self.known: tuple[tuple[Board, Squares], dict[int, int]] | None = None

    def __call__(self, look: Look[BoardView], options: Sequence[Command]) -> Command:
        if self.rng.random() < RESOLVE and isinstance(options[0], Step):
            return self.nearer(look(), options)
        return self.any_but_giving_up(options)

    def any_but_giving_up(self, options: Sequence[Command]) -> Command:
        """Any option; stops or dies only if there is little else."""
        for _ in range(PATIENCE):
            command = options[int(self.rng.random() * len(options))]
            if not isinstance(command, Stop | Die):
                break
        return command

    def nearer(self, view: BoardView, options: Sequence[Command]) -> Command:
        """The step that leads closest to a target of the mood."""
        if view.turns != self.turn:
            self.turn = view.turns
            moods, weights = zip(*MOODS, strict=True)
            self.mood = self.rng.choices(moods, weights)[0]
        board = view.board(self.content)
        far = self.distances(board, self.mood(view, board))
        here = far.get(view.seats[view.viewer or 0].pawn, 0)
        steps = [option for option in options if isinstance(option, Step) and option.to in far]
        others = [option for option in options if not isinstance(option, Step | Stop)]
        ahead = [step for step in steps if far[step.to] < here]
        if others and (not ahead or self.rng.random() < CURIOSITY):
            return self.rng.choice(others)
        if ahead or not steps:
            return self.rng.choice(ahead) if ahead else self.any_but_giving_up(options)
        # The path is blocked for now, so wait if possible.
        return STOP if STOP in options else self.rng.choice(steps)

    def distances(self, board: Board, targets: Squares) -> dict[int, int]:
        """The distance of every square to the nearest target, cached for the last arguments."""
        key = board, targets
        if self.known is None or self.known[0] != key:
            self.known = key, board.distances(*targets)
        return self.known[1]
