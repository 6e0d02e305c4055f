"""How a game's views and commands become numbers, for reinforcement learning."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Generic, TypeVar

from boneyard.games.shared.commands import Command

V = TypeVar("V", contravariant=True)
LOWEST, HIGHEST = -1_000, 30_000
"""Between these all numbers lie; a game that goes on for ever stops counting its turns there."""
SEATS = 6
"""The most seats that any game has."""
DRAWN = "*"
"""Stands for the tile that was drawn."""
SIDES = (((0, 1, 2), (6, 7, 8)), ((2, 5, 8), (0, 3, 6)), ((6, 7, 8), (0, 1, 2)), ((0, 3, 6), (2, 5, 8)))
"""North, east, south, west: a tile's squares on that side, and those of the tile beyond that they touch."""

Site = tuple[int, int]


@dataclass(frozen=True)
class Bounds:
    """The ids of tiles and cards in the order of the content, and every place that a tile can come to.

    `tiles` is how many lie on the table at the very end; `cards` is empty in a game without any.
    """

    tile_ids: tuple[str, ...]
    tiles: int
    sites: tuple[Site, ...]
    cards: tuple[str, ...]
    ranged: tuple[str, ...]

    @property
    def squares(self) -> int:
        """Nine for each tile."""
        return self.tiles * 9


Arguments = Callable[[Bounds], Iterator[tuple[object, ...]]]
"""Every list of arguments that a kind of command can have, in the order of numbering."""


@dataclass(frozen=True)
class Encoding(Generic[V]):
    """How a game's views and commands become numbers.

    `arguments` has every kind of command that a seat can give. `planes` are sets of squares, by name. `seat`
    and `table` are numbers of one seat and of the whole table; `seat_names` and `table_names` say which.
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
    """No arguments."""
    return iter([()])


def squares(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    """Every square."""
    return product(range(bounds.squares))


def seats(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    """Every seat."""
    return product(range(SEATS))


def tiles(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    """Every tile by the order of laying."""
    return product(range(bounds.tiles))


def cards(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    """Every card."""
    return product(bounds.cards)


def places(bounds: Bounds) -> Iterator[tuple[object, ...]]:
    """Every place that a tile can come to, in each of four rotations."""
    return ((DRAWN, x, y, rotation) for (x, y), rotation in product(bounds.sites, range(4)))


def puts(*things: str) -> Arguments:
    """These things on every square."""
    return lambda bounds: product(things, range(bounds.squares))


def shifts(crossings: tuple[int, ...]) -> Arguments:
    """Every step of a figure: inside a tile, then across a side of it to any other tile."""

    def steps(bounds: Bounds) -> Iterator[tuple[object, ...]]:
        for tile in range(bounds.tiles):
            yield from ((tile * 9 + start, tile * 9 + to) for start in range(9) for to in _beside(start))
        for tile, other in product(range(bounds.tiles), repeat=2):
            if tile != other:
                for mine, theirs in SIDES:
                    yield from ((tile * 9 + mine[at], other * 9 + theirs[at]) for at in crossings)

    return steps


def _beside(square: int) -> Iterator[int]:
    row, column = divmod(square, 3)
    for to_row, to_column in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
        if 0 <= to_row < 3 and 0 <= to_column < 3:
            yield to_row * 3 + to_column
