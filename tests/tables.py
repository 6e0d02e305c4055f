"""Tables to test on: every game, its printings and options, and several numbers of seats."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product

import boneyard
from boneyard.engine.game import Setup, State
from boneyard.games.catalogue import AnyGame

Choice = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Table:
    """A setup of one game, and the seed of what is played at it."""

    game_id: str
    seats: int
    settings: Choice
    seed: int = 1

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.settings)
        return f"{self.game_id}-{self.seats}{chosen}-seed{self.seed}"

    @property
    def game(self) -> AnyGame:
        return boneyard.game(self.game_id)

    @cached_property
    def setup(self) -> Setup:
        return self.game.setup(self.seats, None, **dict(self.settings))

    def start(self) -> State:
        return self.game.start(self.setup)


def choices(game: AnyGame) -> list[Choice]:
    """The defaults, and each other value of each option by itself, with every printing."""
    printings = [s for s in game.settings if s.name == "printing"]
    others = [s for s in game.settings if s.name != "printing"]
    bases: list[Choice] = [(("printing", value),) for s in printings for value in s.values] or [()]
    single: list[Choice] = [((s.name, value),) for s in others for value in s.values[1:]]
    return [(*base, *one) for base, one in product(bases, [(), *single])]


def tables(seats: tuple[int, ...] = (1, 2, 3, 6)) -> list[Table]:
    """Every game with every choice of options; the numbers of seats take turns."""
    found = []
    for game_id in boneyard.game_ids():
        game = boneyard.game(game_id)
        allowed = [n for n in seats if n in game.seats]
        for number, chosen in enumerate(choices(game)):
            found.append(Table(game_id, allowed[number % len(allowed)], chosen, seed=number + 1))
        for n in allowed[len(choices(game)) :]:
            found.append(Table(game_id, n, (), seed=100 + n))
    return found


def walk(table: Table, steps: int) -> Iterator[tuple[int, State]]:
    """The states of a random game, one after another; each is changed when the next is asked for."""
    game = table.game
    rng = random.Random(table.seed)
    state = table.start()
    for step in range(steps):
        yield step, state
        actors = game.actors(state)
        if not actors:
            return
        actor = rng.choice(actors)
        game.apply(state, actor, rng.choice(game.options(state, actor)))
