"""Setups for tests: every game, its printings and options, and several numbers of seats."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from random import Random
from typing import NamedTuple, cast

import boneyard
from boneyard.bots import Bot, bot
from boneyard.engine.chance import CHANCE, Chances, random_pick
from boneyard.engine.game import Setup
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.games.shared.state import BoardState

Choice = tuple[tuple[str, str], ...]
KINDS = ("random", "restless")


@dataclass(frozen=True)
class Table:
    """A setup, its kind of players, and a seed."""

    game_id: str
    seats: int
    settings: Choice
    kind: str = "random"
    seed: int = 1

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.settings)
        return f"{self.game_id}-{self.seats}{chosen}-{self.kind}-seed{self.seed}"

    @property
    def game(self) -> AnyGame:
        return boneyard.game(self.game_id)

    @cached_property
    def setup(self) -> Setup:
        return self.game.setup(self.seats, None, **dict(self.settings))

    def start(self) -> BoardState:
        return self.game.start(self.setup)

    def at(self, place: str) -> str:
        """How to reproduce a failure."""
        return f"at {place} of {self!r}"


class Moment(NamedTuple):
    """A state, and the answer that comes next."""

    step: int
    state: BoardState
    actor: int
    command: Command


def choices(game: AnyGame) -> list[Choice]:
    """The defaults, and each other value of each option on its own, with every printing."""
    printings = [s for s in game.settings if s.name == "printing"]
    others = [s for s in game.settings if s.name != "printing"]
    bases: list[Choice] = [(("printing", value),) for s in printings for value in s.values] or [()]
    single: list[Choice] = [((s.name, value),) for s in others for value in s.values[1:]]
    return [(*base, *one) for base, one in product(bases, [(), *single])]


def tables(games: int = 1, seats: tuple[int, ...] = (2, 3, 1, 6)) -> list[Table]:
    """This many games of every game with every choice of options.

    The number of seats varies in turn, and so do random and restless bots.
    """
    found = []
    for game_id in boneyard.game_ids():
        game = boneyard.game(game_id)
        allowed = [n for n in seats if n in game.seats]
        every = [(chosen, number) for number in range(games) for chosen in choices(game)]
        every += [((), 0)] * (len(allowed) - len(every))
        for index, (chosen, number) in enumerate(every):
            kind = KINDS[(index + number) % 2]
            found.append(Table(game_id, allowed[index % len(allowed)], chosen, kind, seed=index + 1))
    return found


def idle(look: object, options: Sequence[Command]) -> Command:
    """Does as little as possible, so that a game reaches its last round."""
    quiet = [command for command in options if command.text() in ("stop", "pass", "throw")]
    return quiet[0] if quiet else options[-1]


def players(table: Table) -> list[Bot]:
    """The players of a setup."""
    if table.kind == "idle":
        return [idle] * table.seats
    return [bot(table.kind, f"{table}/{seat}", table.setup.content) for seat in range(table.seats)]


def moments(
    table: Table, limit: int, tell: Callable[[Event], None] | None = None, state: BoardState | None = None
) -> Iterator[Moment]:
    """A game from its start or a state, moment by moment; if several may answer, one at random does."""
    game = table.game
    state = state or table.start()
    rng = Random(f"{table}")
    bots = players(table)
    for step in range(limit):
        actors = game.actors(state)
        if not actors:
            return
        actor = actors[0] if len(actors) == 1 else rng.choice(actors)
        options = game.options(state, actor)
        if actor == CHANCE:
            command = random_pick(cast(Chances[Command], options), rng)
        else:
            seat = actor
            command = bots[seat](lambda seat=seat: game.view(state, seat), options)  # type: ignore[misc]
        yield Moment(step, state, actor, command)
        game.apply(state, actor, command, tell)


def is_looked_at(step: int, burst: int, period: int) -> bool:
    """Whether a moment is in a burst: the first moments of each period."""
    return step % period < burst
