"""How a game's views and commands are encoded as numbers, for reinforcement learning."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Generic, TypeVar

from boneyard.games.shared.commands import Command
from boneyard.games.shared.tile import BORDER, OPPOSITE, SIDES

V = TypeVar("V", contravariant=True)
LOWEST, HIGHEST = -1_000, 30_000
"""The range of all numbers; a game that never ends stops counting its turns there."""
SEATS = 6
"""The most seats of any game."""
DRAWN = "*"
"""Stands for the tile that was drawn."""
BORDERS = [(BORDER[side], BORDER[OPPOSITE[side]]) for side in SIDES]
"""By side: a tile's squares on it, and the adjacent squares of the next tile."""

Site = tuple[int, int]


@dataclass(frozen=True)
class Bounds:
    """The ids of tiles and cards in the order of the content, and every place where a tile can be laid.

    `tiles` is the number of tiles on the table at the very end. `effects` are the effects of the cards; a
    game without cards has none.
    """

    tile_ids: tuple[str, ...]
    tiles: int
    sites: tuple[Site, ...]
    cards: tuple[str, ...]
    effects: tuple[str, ...]

    @property
    def squares(self) -> int:
        return self.tiles * 9


Arguments = Callable[[Bounds], Iterator[tuple[object, ...]]]
"""Every combination of arguments of a kind of command, in the order of numbering."""


@dataclass(frozen=True)
class Encoding(Generic[V]):
    """How a game's views and commands are encoded as numbers.

    `arguments` has every kind of command that a seat can give. `planes` are named sets of squares. `seat` and
    `table` return the numbers of a seat and of the whole table; `seat_names` and `table_names` name them.
    """

    arguments: Mapping[type[Command], Arguments]
    planes: Mapping[str, Callable[[V], Sequence[int]]]
    seat_names: tuple[str, ...]
    seat: Callable[[V, int], Sequence[int]]
    table_names: tuple[str, ...]
    table: Callable[[V], Sequence[int]]
    hand: Callable[[V], Sequence[str]] = lambda view: ()
    front: Callable[[V, int], Sequence[str]] = lambda view, seat: ()
    discards: Callable[[V], Mapping[str, int]] = lambda view: {}


def nothing(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    return iter([()])


def squares(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    return product(range(bounds.squares))


def seats(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    return product(range(SEATS))


def tiles(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    return product(range(bounds.tiles))


def cards(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    return product(bounds.cards)


def places(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    return ((DRAWN, x, y, rotation) for (x, y), rotation in product(bounds.sites, range(4)))


def puts(*things: str) -> Arguments:
    return lambda bounds: product(things, range(bounds.squares))


def shifts(crossings: tuple[int, ...]) -> Arguments:
    """Every step of a figure: inside a tile, then across a side to any other tile."""

    def steps(bounds: Bounds) -> Iterator[tuple[object, ...]]:
        for tile in range(bounds.tiles):
            yield from ((tile * 9 + start, tile * 9 + to) for start in range(9) for to in _beside(start))
        for tile, other in product(range(bounds.tiles), repeat=2):
            if tile != other:
                for mine, theirs in BORDERS:
                    yield from ((tile * 9 + mine[at], other * 9 + theirs[at]) for at in crossings)

    return steps


def _beside(square: int) -> Iterator[int]:
    row, column = divmod(square, 3)
    for to_row, to_column in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
        if 0 <= to_row < 3 and 0 <= to_column < 3:
            yield to_row * 3 + to_column
