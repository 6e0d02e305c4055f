"""Playing an imagined state on, fast: good walks and fights, all else by chance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, cast

from boneyard.bots.judges import Judge
from boneyard.engine.chance import CHANCE, Chances
from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import STOP, Command, Step, step_to


class Timed(Protocol):
    """What all states have in common besides the engine's part."""

    turns: int


def turns_of(state: State) -> int:
    """How many turns have begun."""
    return cast(Timed, state).turns


LAZY = 0.5
"""How often somebody who may stop moving figures does."""


class Playout:
    """Plays a state on for some turns; a walk is thought out once and then followed."""

    def __init__(self, game: AnyGame, judge: Judge[State], rng: Random) -> None:
        self.game = game
        self.judge = judge
        self.random = rng.random
        self.route: tuple[int, ...] = ()
        self.walker = -1

    def run(self, state: State, until: int) -> None:
        """Play until so many turns have begun, or the game is over."""
        game, random = self.game, self.random
        self.route = ()
        while actors := game.actors(state):
            actor = actors[0]
            options = game.options(state, actor)
            if actor == CHANCE:
                assert isinstance(options, Chances)
                command = options.at(int(random() * options.total))
            elif len(options) == 1:
                command = options[0]
            elif turns_of(state) >= until:
                return
            else:
                command = self.answer(state, actor, options)
            game.apply(state, actor, command)

    def answer(self, state: State, seat: int, options: Sequence[Command]) -> Command:
        """A step of the walk, a judgement where it matters, else going on or anything."""
        first = options[0]
        if isinstance(first, Step):
            return self.step(state, seat, options)
        if type(state.agenda[-1]) in self.judge.light:
            scores = self.judge.scores(state, seat, options)
            return options[scores.index(max(scores))]
        if first in self.judge.going_on:
            return first
        last = options[-1]
        if last == STOP and self.random() < LAZY:
            return last
        return options[int(self.random() * len(options))]

    def step(self, state: State, seat: int, options: Sequence[Command]) -> Command:
        """The next step of the walk thought out, or of a new one."""
        if not self.route or self.walker != seat or step_to(self.route[0]) not in options:
            roads = self.judge.roads(state, seat)
            self.route = roads.best if roads else ()
            self.walker = seat
            if not self.route:
                return STOP if STOP in options else options[int(self.random() * len(options))]
        command = step_to(self.route[0])
        self.route = self.route[1:]
        return command if command in options else options[int(self.random() * len(options))]
