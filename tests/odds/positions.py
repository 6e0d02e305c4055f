"""Positions to compute odds on: moments of real games at every table, with all kinds of resources."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import get_type_hints

import msgspec
from msgspec.structs import replace

import boneyard
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView
from tests.odds.boards import CLEARING, GRAVEYARD, STREET, at
from tests.tables import Table, moments, tables

SEED = 2005
FEW = 4
"""How often a very rare event may happen, whatever the standard deviation says."""
FRONT = ("crossbow", "holy-water", "mace", "shield", "sword")
LONGEST = 5


@dataclass(frozen=True)
class Found:
    """A position, the seat to look at, and where it came from."""

    game: AnyGame
    state: BoardState
    view: BoardView
    seat: int
    rng: Random
    where: str


def struct(value: object) -> msgspec.Struct:
    assert isinstance(value, msgspec.Struct)
    return value


def tag(frame: object) -> str:
    return str(struct(frame).__struct_config__.tag)


def states(
    number: int, limit: int = 700, seed: int = SEED
) -> Iterator[tuple[Table, BoardState, Random, str]]:
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
            yield table, state.copy(), rng, f"{index} of seed {seed}: {table}, {stop} steps"


def positions(number: int, seed: int = SEED) -> Iterator[Found]:
    """Such moments as a seat's view, with random resources of that seat."""
    for table, state, rng, where in states(number, seed=seed):
        seat = rng.randrange(table.seats)
        view = with_resources(table.game.view(state, seat), seat, rng)
        yield Found(table.game, table.game.imagine(view, Random(1)), view, seat, rng, where)


def with_resources(view: BoardView, seat: int, rng: Random) -> BoardView:
    """A view in which a seat has random tokens, skeletons and cards, perhaps with lasting effects."""
    seats = list(view.seats)
    fields = struct(seats[seat]).__struct_fields__
    resources: dict[str, object] = {"life": rng.randint(0, 5), "dead": False}
    if "ammo" in fields:
        resources |= {"ammo": rng.randint(0, 4)}
        return replace(view, seats=with_seat(seats, seat, resources), bonus=rng.randint(0, 1))
    white, red, blue = rng.randint(0, 3), rng.randint(0, 2), rng.randint(0, 1)
    front = tuple(card for card in FRONT if rng.random() < 0.2)
    resources |= {"collection": (white, red, blue), "points": white + 2 * red + 3 * blue, "front": front}
    effects = [{"what": what, "owner": 0, "target": -1, "seat": 0} for what in ("lower", "no-raising")]
    held = [effect for effect in effects if rng.random() < 0.2]
    lasting = msgspec.convert(held, get_type_hints(type(view))["lasting"])
    return replace(view, seats=with_seat(seats, seat, resources), used=(), lasting=lasting)


def with_seat(seats: Sequence[object], seat: int, changes: dict[str, object]) -> tuple[object, ...]:
    changed = list(seats)
    changed[seat] = replace(struct(seats[seat]), **changes)
    return tuple(changed)


def a_figure(view: BoardView, rng: Random) -> int | None:
    """The square of some figure."""
    found = view.figures()
    return rng.choice(found).square if found else None


def a_path(found: Found, most_fights: int) -> list[int]:
    """A way from a pawn, no square twice, towards figures where possible."""
    sight = found.view
    content = found.state.kit.setup.content  # type: ignore[attr-defined]
    board = sight.board(content)
    taken = {piece.square for piece in sight.figures()}
    path = [sight.seats[found.seat].pawn]
    fights = 0
    while len(path) <= LONGEST:
        ahead = [square for square in board.neighbours[path[-1]] if square not in path]
        if fights == most_fights:
            ahead = [square for square in ahead if square not in taken]
        if not ahead:
            break
        path.append(found.rng.choice([square for square in ahead if square in taken] or ahead))
        fights += path[-1] in taken
    return path[1:]


def zombie(resources: str, option: str = "", more: str = "") -> BoardView:
    text = STREET.format(resources=resources, option=option, more=more, far=".", frame="fight-roll")
    return view(at(text), text)


def skeleton(resources: str, option: str = "", kind: str = "white") -> BoardView:
    text = CLEARING.format(resources=resources, option=option, kind=kind)
    return view(at(text), text)


def black(resources: str) -> BoardView:
    text = GRAVEYARD.format(resources=resources)
    return view(at(text), text)


def view(state: BoardState, text: str, seat: int = 0) -> BoardView:
    return boneyard.game(text.partition(",")[0]).view(state, seat)
