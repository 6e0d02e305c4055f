"""A random bot that mostly walks towards something, so that its games reach the late rules.

It picks a mood for each turn (the goal, figures to fight, things to pick up, people to meet) and
follows it with most of its steps; all else it answers at random, but rarely with giving up.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boneyard.bots.targets import MOODS, Mood, Squares
from boneyard.engine.content import Content
from boneyard.engine.match import Look
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import STOP, Command, Die, Step, Stop
from boneyard.sight import Sight, board_in, sight_of

RESOLVE = 0.8
"""How often it follows its mood."""
CURIOSITY = 0.15
"""How often it does something else than walk, where the move allows it: lower a bridge, mount."""
PATIENCE = 4
"""How often it looks for something better than giving up."""


class Restless:
    """Plays mostly towards the goal."""

    def __init__(self, rng: Random, content: Content) -> None:
        self.rng = rng
        self.content = content
        self.turn = -1
        self.mood: Mood = MOODS[0][0]
        self.last_tile: str | None = None
        self.known: tuple[tuple[Board, Squares], dict[int, int]] | None = None

    def __call__(self, look: Look[object], options: Sequence[Command]) -> Command:
        """A step in the mood of this turn, else anything."""
        if self.rng.random() < RESOLVE and isinstance(options[0], Step):
            return self.nearer(sight_of(look()), options)
        return self.any_but_giving_up(options)

    def any_but_giving_up(self, options: Sequence[Command]) -> Command:
        """Any option; stopping and dying only where little else is offered."""
        for _ in range(PATIENCE):
            command = options[int(self.rng.random() * len(options))]
            if not isinstance(command, Stop | Die):
                break
        return command

    def nearer(self, sight: Sight, options: Sequence[Command]) -> Command:
        """The step that leads nearest to what the mood wants."""
        if sight.turns != self.turn:
            self.turn = sight.turns
            moods, weights = zip(*MOODS, strict=True)
            self.mood = self.rng.choices(moods, weights)[0]
            bottom: object = getattr(sight, "bottom", None)
            self.last_tile = bottom if isinstance(bottom, str) else self.last_tile
        board = board_in(sight, self.content)
        far = self.distances(board, self.mood(sight, board, self.last_tile))
        here = far.get(sight.seats[sight.viewer or 0].pawn, 0)
        steps = [option for option in options if isinstance(option, Step) and option.to in far]
        others = [option for option in options if not isinstance(option, Step | Stop)]
        ahead = [step for step in steps if far[step.to] < here]
        if others and (not ahead or self.rng.random() < CURIOSITY):
            return self.rng.choice(others)
        if ahead or not steps:
            return self.rng.choice(ahead) if ahead else self.any_but_giving_up(options)
        # The way on is barred for now, so it waits where it may.
        return STOP if STOP in options else self.rng.choice(steps)

    def distances(self, board: Board, targets: Squares) -> dict[int, int]:
        """How far every square is from the nearest target; the last answer is remembered."""
        key = board, targets
        if self.known is None or self.known[0] != key:
            far: dict[int, int] = {}
            ring = list(targets)
            steps = 0
            while ring:
                far.update(dict.fromkeys(ring, steps))
                ring = list({to for square in ring for to in board.neighbours[square] if to not in far})
                steps += 1
            self.known = key, far
        return self.known[1]
