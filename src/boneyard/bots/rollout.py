"""Fast rollouts of an imagined state: good walks and fights, everything else at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from boneyard.bots.luck import Luck
from boneyard.engine.chance import CHANCE, Chances
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import STOP, Command, Place, Step, step_to
from boneyard.games.shared.heuristics import Heuristics
from boneyard.games.shared.state import BoardState

WHIM = "whim"  # the stream of random answers


STAY = -1  # the end of a walk, in place of a square


class PlannedAnswer(NamedTuple):
    """A command; if it starts a planned walk, also the squares that follow, and STAY."""

    command: Command
    route: tuple[int, ...] = ()


class Rollout:
    """Plays a state on for some turns; a walk is planned once and then followed."""

    def __init__(self, game: AnyGame, heuristics: Heuristics[BoardState], luck: Luck) -> None:
        self.game = game
        self.heuristics = heuristics
        self.luck = luck
        self.route: tuple[int, ...] = ()
        self.walker = -1
        self.intended: tuple[int, ...] = ()
        self.turn = -1
        self.reply: PlannedAnswer | None = None

    def run(self, state: BoardState, until: int, seat: int = CHANCE, intended: tuple[int, ...] = ()) -> None:
        """Play until turn `until` begins or the game is over.

        The seat's current move continues along `intended`. If the first question was its own, `reply` is its
        answer.
        """
        game = self.game
        below = self.luck.below
        self.route = ()
        self.reply = None
        self.intend(state, intended)
        first = True
        while (actors := game.actors(state)) and state.turns < until:
            actor = actors[0]
            options = game.options(state, actor)
            if actor == CHANCE:
                assert isinstance(options, Chances)
                command = options.at(below(options.stream, options.total))
                first = False
            elif len(options) == 1:
                command = options[0]
            else:
                command = self.answer(state, actor, options)
                if first:
                    first = False
                    self.reply = PlannedAnswer(command, self.intended) if actor == seat else None
            game.apply(state, actor, command)

    def intend(self, state: BoardState, route: tuple[int, ...]) -> None:
        """Continue the current turn along this path."""
        self.intended = route
        self.turn = state.turns

    def carry_out(self, state: BoardState, seat: int, answer: PlannedAnswer) -> None:
        """Give an answer and play on until it is carried out or can't be."""
        game = self.game
        self.intend(state, answer.route)
        command = answer.command
        game.apply(state, seat, command)
        while self.intended and (actors := game.actors(state)) and state.turns == self.turn:
            options = game.options(state, actors[0])
            if isinstance(options, Chances):
                command = options.at(self.luck.below(options.stream, options.total))
            elif isinstance(options[0], Step) and self.intended[0] == STAY:
                return
            else:
                command = self.answer(state, actors[0], options)
            game.apply(state, actors[0], command)

    def answer(self, state: BoardState, seat: int, options: Sequence[Command]) -> Command:
        """A step of the walk, the best score where it matters, otherwise anything that carries on."""
        first = options[0]
        if isinstance(first, Step):
            return self.step(state, seat, options)
        if type(state.agenda[-1]) in self.heuristics.light or self.is_goal(first):
            scores = self.heuristics.scores(state, seat, options)
            return options[scores.index(max(scores))]
        if first in self.heuristics.going_on:
            return first
        return STOP if STOP in options else self.any_of(options)

    def is_goal(self, command: Command) -> bool:
        """Whether the command places the goal tile."""
        return isinstance(command, Place) and command.tile == self.game.goal

    def any_of(self, options: Sequence[Command]) -> Command:
        return options[self.luck.below(WHIM, len(options))]

    def step(self, state: BoardState, seat: int, options: Sequence[Command]) -> Command:
        """The next step of the intended or planned walk, or of a new one."""
        if self.intended and state.turns == self.turn:
            to, self.intended = self.intended[0], self.intended[1:]
            command = STOP if to == STAY else step_to(to)
            if command in options:
                return command
        if not self.route or self.walker != seat or step_to(self.route[0]) not in options:
            walks = self.heuristics.best_walks(state, seat)
            self.route = walks.best if walks else ()
            self.walker = seat
            if not self.route:
                stops = STOP in options and not (walks is None and self.heuristics.wanders)
                return STOP if stops else self.any_of(options)
        command = step_to(self.route[0])
        self.route = self.route[1:]
        return command if command in options else self.any_of(options)
