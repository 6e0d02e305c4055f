"""Positions to reckon the odds of: moments of real games at every table, with purses of all kinds."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import get_type_hints

import msgspec
from msgspec.structs import replace

from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.pieces import figures
from boneyard.sight import sight_of
from tests.tables import Table, moments, tables, twin

SEED = 2005
FEW = 4
"""Of things that hardly ever happen so many may happen, whatever the standard deviation says."""
FRONT = ("crossbow", "holy-water", "mace", "shield", "sword")


@dataclass(frozen=True)
class Found:
    """A position, the seat that is looked at, and where it came from."""

    game: AnyGame
    state: State
    view: msgspec.Struct
    seat: int
    rng: Random
    where: str


def struct(value: object) -> msgspec.Struct:
    assert isinstance(value, msgspec.Struct)
    return value


def tag(frame: object) -> str:
    return str(struct(frame).__struct_config__.tag)


def states(number: int, limit: int = 700, seed: int = SEED) -> Iterator[tuple[Table, State, Random, str]]:
    """A random moment of a game at each table in turn."""
    every = tables(seats=(2, 3, 4, 1))
    for index in range(number):
        table = every[index % len(every)]
        rng = Random(f"{seed}/{index}")
        stop = rng.randrange(80, limit)
        state = table.start()
        for moment in moments(table, stop):
            state = moment.state
        if state.agenda:
            yield table, twin(state), rng, f"{index} of seed {seed}: {table}, {stop} steps"


def positions(number: int, seed: int = SEED) -> Iterator[Found]:
    """Such moments, with a seat whose purse was changed at random, as its view shows them."""
    for table, state, rng, where in states(number, seed=seed):
        seat = rng.randrange(table.seats)
        view = with_purse(struct(table.game.view(state, seat)), seat, rng)
        yield Found(table.game, table.game.imagine(view, Random(1)), view, seat, rng, where)


def with_purse(view: msgspec.Struct, seat: int, rng: Random) -> msgspec.Struct:
    """A view in which a seat has other tokens, skeletons and cards, and something may hold for all."""
    seats = list(sight_of(view).seats)
    fields = struct(seats[seat]).__struct_fields__
    purse: dict[str, object] = {"life": rng.randint(0, 5), "dead": False}
    if "ammo" in fields:
        purse |= {"ammo": rng.randint(0, 4)}
        return replace(view, seats=with_seat(seats, seat, purse), bonus=rng.randint(0, 1))
    white, red, blue = rng.randint(0, 3), rng.randint(0, 2), rng.randint(0, 1)
    front = tuple(card for card in FRONT if rng.random() < 0.2)
    purse |= {"collection": (white, red, blue), "points": white + 2 * red + 3 * blue, "front": front}
    effects = [{"what": what, "owner": 0, "target": -1, "seat": 0} for what in ("lower", "no-raising")]
    held = [effect for effect in effects if rng.random() < 0.2]
    lasting = msgspec.convert(held, get_type_hints(type(view))["lasting"])
    return replace(view, seats=with_seat(seats, seat, purse), used=(), lasting=lasting)


def with_seat(seats: Sequence[object], seat: int, changes: dict[str, object]) -> tuple[object, ...]:
    changed = list(seats)
    changed[seat] = replace(struct(seats[seat]), **changes)
    return tuple(changed)


def a_figure(view: msgspec.Struct, rng: Random) -> int | None:
    """The square of some figure."""
    found = figures(sight_of(view))
    return rng.choice(found).square if found else None
