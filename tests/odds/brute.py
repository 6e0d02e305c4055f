"""Odds the long way: every course of the real game, whole states as keys, fractions for numbers."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from random import Random
from typing import cast

from boneyard.engine.chance import CHANCE, Chances, random_pick
from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from tests.tables import twin

End = Callable[[State, Sequence[Event]], int | None]
"""Whether a walk is over: 1 for well, 0 for badly, None to go on."""
Options = Callable[[State, Sequence[Command]], Sequence[Command]]


class Brute:
    """What is best for a seat, by trying everything; a rival, if there is one, tries to prevent it."""

    def __init__(
        self, game: AnyGame, seat: int, end: End, options: Options | None = None, rival: int = -9
    ) -> None:
        self.game = game
        self.seat = seat
        self.end = end
        self.options = options or (lambda state, found: found)
        self.rival = rival
        self.known: dict[bytes, Fraction] = {}

    def value(self, state: State) -> Fraction:
        key = self.game.dump(state)
        if key not in self.known:
            self.known[key] = self.tried(state)
        return self.known[key]

    def tried(self, state: State) -> Fraction:
        actor = self.game.actors(state)[0]
        options = self.game.options(state, actor)
        if actor == CHANCE:
            chances = cast(Chances[Command], options)
            weights = chances.weights or (1,) * len(chances)
            values = [self.after(state, actor, option) for option in chances]
            return sum((w * v for w, v in zip(weights, values, strict=True)), Fraction()) / chances.total
        return self.after(state, actor, self.choice(state, actor, options))

    def choice(self, state: State, actor: int, options: Sequence[Command]) -> Command:
        """The best option of the seat, the worst for it of its rival; anybody else does nothing."""
        if actor not in (self.seat, self.rival):
            return options[0]
        pick = max if actor == self.seat else min
        return pick(self.options(state, options), key=lambda option: self.after(state, actor, option))

    def after(self, state: State, actor: int, option: Command) -> Fraction:
        copy = twin(state)
        told: list[Event] = []
        self.game.apply(copy, actor, option, told.append)
        end = self.end(copy, told)
        return self.value(copy) if end is None else Fraction(end)

    def played(self, state: State, rng: Random) -> int:
        """One course of the game with real dice, by the same choices."""
        state = twin(state)
        while True:
            actor = self.game.actors(state)[0]
            options = self.game.options(state, actor)
            if actor == CHANCE:
                option = random_pick(cast(Chances[Command], options), rng)
            else:
                option = self.choice(state, actor, options)
            told: list[Event] = []
            self.game.apply(state, actor, option, told.append)
            end = self.end(state, told)
            if end is not None:
                return end
