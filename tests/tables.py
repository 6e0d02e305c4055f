"""Tables to test on: every game, its printings and options, and several numbers of seats."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from random import Random
from typing import NamedTuple, Protocol, cast

import boneyard
from boneyard.bots import Bot, bot
from boneyard.engine.chance import CHANCE, Chances, random_pick
from boneyard.engine.game import Setup, State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event

Choice = tuple[tuple[str, str], ...]
KINDS = ("random", "restless")


@dataclass(frozen=True)
class Table:
    """A setup of one game, the kind of players at it, and the seed of what they play."""

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

    def start(self) -> State:
        return self.game.start(self.setup)

    def at(self, place: str) -> str:
        """Where a test failed: what is needed to see it again."""
        return f"at {place} of {self!r}"


class Moment(NamedTuple):
    """A state, and the answer that will be given when the next moment is asked for."""

    step: int
    state: State
    actor: int
    command: Command


class Copies(Protocol):
    def copy(self) -> State: ...


def twin(state: State) -> State:
    """A copy to try things out on."""
    return cast(Copies, state).copy()


def choices(game: AnyGame) -> list[Choice]:
    """The defaults, and each other value of each option by itself, with every printing."""
    printings = [s for s in game.settings if s.name == "printing"]
    others = [s for s in game.settings if s.name != "printing"]
    bases: list[Choice] = [(("printing", value),) for s in printings for value in s.values] or [()]
    single: list[Choice] = [((s.name, value),) for s in others for value in s.values[1:]]
    return [(*base, *one) for base, one in product(bases, [(), *single])]


def tables(games: int = 1, seats: tuple[int, ...] = (2, 3, 1, 6)) -> list[Table]:
    """Every game with every choice of options, so many games of each.

    The numbers of seats take turns, and random bots with restless ones.
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
    """Does as little as it can, so that a game reaches its last round."""
    quiet = [command for command in options if command.text() in ("stop", "pass", "throw")]
    return quiet[0] if quiet else options[-1]


def players(table: Table) -> list[Bot]:
    """Who sits at a table."""
    if table.kind == "idle":
        return [idle] * table.seats
    return [bot(table.kind, f"{table}/{seat}", table.setup.content) for seat in range(table.seats)]


def moments(
    table: Table, limit: int, tell: Callable[[Event], None] | None = None, state: State | None = None
) -> Iterator[Moment]:
    """A game, from its start or on from a state, moment by moment; where several may answer, any does."""
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
    """Whether a moment belongs to a burst: so many moments in a row of each period."""
    return step % period < burst
