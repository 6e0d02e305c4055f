"""A random player for our games, using only `actors`, `options` and `apply`."""

import random
from collections.abc import Sequence

from boneyard import CHANCE, Chances
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from tally import Play, Played

SEATS = 4


def player(game: AnyGame) -> Play:
    """Plays a game, or its beginning. If several seats must answer at once, they answer in order."""
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
        return Played(counts, chances, state.turns, over)

    return play


def pick(options: Sequence[Command], number: float) -> Command:
    """An option for a number from 0 to 1; chance's by their weight."""
    if isinstance(options, Chances):
        command: Command = options.at(int(number * options.total))
        return command
    return options[int(number * len(options))]
