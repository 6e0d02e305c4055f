"""Odds by brute force: every course of the real game, with whole states as keys and fractions as numbers."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from random import Random
from typing import cast

from boneyard.engine.chance import CHANCE, Chances, random_pick
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.state import BoardState

End = Callable[[BoardState, Sequence[Event]], int | None]
"""1 if it ended well, 0 if badly, None if it isn't over."""
Options = Callable[[BoardState, Sequence[Command]], Sequence[Command]]


class Brute:
    """The best result for a seat, by trying everything; a rival tries to prevent it."""

    def __init__(
        self, game: AnyGame, seat: int, end: End, options: Options | None = None, rival: int = -9
    ) -> None:
        self.game = game
        self.seat = seat
        self.end = end
        self.options = options or (lambda state, found: found)
        self.rival = rival
        self.known: dict[bytes, Fraction] = {}

    def value(self, state: BoardState) -> Fraction:
        key = self.game.dump(state)
        if key not in self.known:
            self.known[key] = self.tried(state)
        return self.known[key]

    def tried(self, state: BoardState) -> Fraction:
        actor = self.game.actors(state)[0]
        options = self.game.options(state, actor)
        if actor == CHANCE:
            chances = cast(Chances[Command], options)
            weights = chances.weights or (1,) * len(chances)
            values = [self.after(state, actor, option) for option in chances]
            return sum((w * v for w, v in zip(weights, values, strict=True)), Fraction()) / chances.total
        return self.after(state, actor, self.choice(state, actor, options))

    def choice(self, state: BoardState, actor: int, options: Sequence[Command]) -> Command:
        """The best option of the seat, the worst for it of its rival; anybody else does nothing."""
        if actor not in (self.seat, self.rival):
            return options[0]
        pick = max if actor == self.seat else min
        return pick(self.options(state, options), key=lambda option: self.after(state, actor, option))

    def after(self, state: BoardState, actor: int, option: Command) -> Fraction:
        copy = state.copy()
        events: list[Event] = []
        self.game.apply(copy, actor, option, events.append)
        end = self.end(copy, events)
        return self.value(copy) if end is None else Fraction(end)

    def played(self, state: BoardState, rng: Random) -> int:
        """One course of the game with real dice, by the same choices."""
        state = state.copy()
        while True:
            actor = self.game.actors(state)[0]
            options = self.game.options(state, actor)
            if actor == CHANCE:
                option = random_pick(cast(Chances[Command], options), rng)
            else:
                option = self.choice(state, actor, options)
            events: list[Event] = []
            self.game.apply(state, actor, option, events.append)
            end = self.end(state, events)
            if end is not None:
                return end
