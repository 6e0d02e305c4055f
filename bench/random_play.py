"""How a random player drives any of our games: `actors`, `options` and `apply`, nothing else."""

import random
from collections.abc import Sequence
from typing import Protocol, cast

from boneyard import CHANCE, Chances, State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from tally import Play, Played

SEATS = 4


class Board(Protocol):
    """A map of tiles."""

    tiles: Sequence[object]


class Table(Protocol):
    """What the benchmark asks of every state beside playing it."""

    board: Board
    turns: int

    def copy(self) -> State:
        """A twin."""
        ...


def table(state: State) -> Table:
    """A state as all our games have it."""
    return cast(Table, state)


def player(game: AnyGame) -> Play:
    """Plays a game, or its beginning. Where several seats are asked at once, the first answers first."""
    setup = game.setup(seats=SEATS)
    actors, options_of, apply = game.actors, game.options, game.apply

    def play(rng: random.Random, limit: int) -> Played:
        state = game.start(setup)
        draw = rng.random
        counts: list[int] = []
        chances = 0
        over = False
        for _ in range(limit):
            acting = actors(state)
            if not acting:
                over = True
                break
            actor = acting[0]
            options = options_of(state, actor)
            if actor == CHANCE:
                chances += 1
                # A cast would be a call: the options of chance are Chances.
                apply(state, actor, options.at(int(draw() * options.total)))  # type: ignore[attr-defined]
            else:
                count = len(options)
                counts.append(count)
                apply(state, actor, options[int(draw() * count)])
        return Played(counts, chances, table(state).turns, over)

    return play


def pick(options: Sequence[Command], number: float) -> Command:
    """Any option, for a number from 0 to 1; those of chance by their weight."""
    if isinstance(options, Chances):
        command: Command = options.at(int(number * options.total))
        return command
    return options[int(number * len(options))]
