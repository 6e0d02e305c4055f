"""The states that a search imagines, and what it may keep of them for the next question."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from boneyard.bots.luck import Luck
from boneyard.bots.playout import Answer
from boneyard.engine.chance import CHANCE
from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.sight import Sight

Known = tuple[Answer, float]
"""An answer, and what came of it."""


class World:
    """One state that fits a view, and its luck.

    `tried` has for each option by its number how the playout answered the question that came next,
    if that was one of the same seat, and what came of it; `known` is such an answer, tried before.
    """

    __slots__ = ("known", "luck", "state", "tried")

    def __init__(self, state: State, luck: Luck, known: Known | None = None) -> None:
        self.state = state
        self.luck = luck
        self.known = known
        self.tried: dict[int, tuple[Answer | None, float]] = {}


class Worlds:
    """The worlds of one question, in the order in which they are tried; the first may be older."""

    def __init__(
        self,
        game: AnyGame,
        sight: Sight,
        rng: Random,
        ahead: Callable[[State], int],
        last: Worlds | None = None,
    ) -> None:
        """Playouts end when turn `until` begins, `ahead` of now; what the last question left is kept."""
        assert sight.viewer is not None
        self.game = game
        self.sight = sight
        self.seat = sight.viewer
        self.rng = rng
        kept = last.beyond(sight) if last is not None else []
        self.found = list(kept)
        self.until = sight.turns + ahead(self.at(0).state)
        if kept and last is not None and last.until != self.until:
            self.found = []
        self.chosen: tuple[Command, int] | None = None

    def at(self, number: int) -> World:
        """The world with this number."""
        while len(self.found) <= number:
            self.found.append(World(self.game.imagine(self.sight, self.rng), Luck(self.rng)))
        return self.found[number]

    def choose(self, command: Command, number: int) -> None:
        """The answer that was given."""
        self.chosen = command, number

    def beyond(self, sight: Sight) -> list[World]:
        """The same worlds after the chosen answer, where a playout went on to the question asked now.

        They are of use only if nothing else has become known since, no die and no other seat having
        answered in between: if they show the seat all that it sees now. And playouts must end alike.
        """
        if self.chosen is None or sight.viewer != self.seat:
            return []
        command, number = self.chosen
        found: list[World] = []
        for world in self.found:
            reply, value = world.tried.get(number, (None, 0.0))
            if reply is None:
                continue
            state = world.state
            self.game.apply(state, self.seat, command)
            go_on(self.game, state)
            if self.game.view(state, self.seat) == sight:
                found.append(World(state, world.luck, (reply, value)))
        return found


def go_on(game: AnyGame, state: State) -> None:
    """Answer wherever there is one option only, up to a choice or a die."""
    while actors := game.actors(state):
        options = game.options(state, actors[0])
        if actors[0] == CHANCE or len(options) > 1:
            return
        game.apply(state, actors[0], options[0])
