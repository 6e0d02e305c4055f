"""The map: an immutable value that grows by one tile at a time and is shared by all copies.

Squares are numbered nine a tile in the order of laying. Every directed step between two
squares is a *move* with a number; for each square two masks over the moves say which of them
leave it and which enter it, so that the legal steps of a hundred figures are three operations.
"""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from boneyard.games.shared.commands import STOP, Shift, Step, Stop, step_to
from boneyard.games.shared.masks import mask_of
from boneyard.games.shared.tile import (
    BORDER,
    OFFSET,
    OPPOSITE,
    SIDES,
    WALL_EDGES,
    Tile,
    Turned,
)

MIDDLE = (1,)
ALL_THREE = (0, 1, 2)


class Laid(NamedTuple):
    """A tile on the table: its place in the grid of tiles and its quarter turns."""

    tile: Tile
    x: int
    y: int
    rotation: int

    @property
    def turned(self) -> Turned:
        """The tile as it lies."""
        return self.tile.turned[self.rotation]


class Site(NamedTuple):
    """A free place beside the map: the sides that must be exits, those that must not."""

    must_open: int
    must_close: int
    barred: bool


class Board:
    """All tiles laid so far and what follows from them.

    `positions` says which of the three pairs of squares along a side two exits join.
    """

    def __init__(self, positions: tuple[int, ...] = ALL_THREE) -> None:
        self.positions = positions
        self.tiles: tuple[Laid, ...] = ()
        self.at: dict[tuple[int, int], int] = {}
        self.sites: dict[tuple[int, int], Site] = {}
        self.kinds = ""
        self.legal = 0
        self.inside = 0
        self.neighbours: list[tuple[int, ...]] = []
        self.walks: list[tuple[Step | Stop, ...]] = []
        self.moves: list[Shift] = []
        self.leave: list[int] = []
        self.enter: list[int] = []
        self.doors: frozenset[tuple[int, int]] = frozenset()
        self.falls: dict[int, int] = {}
        self.touched: tuple[int, ...] = ()
        self.open_sides = 0
        self.first: dict[str, int] = {}
        self.looks: list[tuple[int, int, int, int]] = []
        self.sights: dict[tuple[int, int], int] = {}

    def with_tile(self, tile: Tile, x: int, y: int, rotation: int) -> Board:
        """This board and one more tile; where the tile fits is `placements`' business."""
        new = Board(self.positions)
        laid = Laid(tile, x, y, rotation)
        first = len(self.tiles) * 9
        new.tiles = (*self.tiles, laid)
        new.at = {**self.at, (x, y): len(self.tiles)}
        new.kinds = self.kinds + laid.turned.squares
        new.legal = self.legal | sum(1 << first + n for n in laid.turned.legal)
        new.inside = self.inside | sum(1 << first + n for n in laid.turned.inside)
        new.doors = self.doors | {(first + a, first + b) for a, b in laid.turned.doors()}
        new.falls = {**self.falls, **{first + square: first + pit for square, pit in laid.turned.falls}}
        across = new._across(laid)
        new.touched = tuple(theirs for _, theirs in across)
        new._join(self, [(first + join.a, first + join.b) for join in laid.turned.joins] + across)
        new.sites = self._sites_with(laid)
        new.open_sides = sum(site.must_open.bit_count() for site in new.sites.values() if not site.barred)
        new.first = {tile.id: len(self.tiles), **self.first}
        new._look_around(self, laid, first)
        return new

    def _across(self, laid: Laid) -> list[tuple[int, int]]:
        """Pairs of squares that the new tile joins with its neighbours."""
        pairs = []
        first = (len(self.tiles) - 1) * 9
        for side in SIDES:
            other = self._neighbour(laid, side)
            if other is None or laid.tile.wild or other.tile.wild:
                continue
            back = OPPOSITE[side]
            theirs = self.at[other.x, other.y] * 9
            for position in self._positions(laid, other):
                if laid.turned.is_open(side, position) and other.turned.is_open(back, position):
                    pairs.append(
                        (
                            first + BORDER[side][position],
                            theirs + BORDER[back][position],
                        )
                    )
        return pairs

    def _positions(self, one: Laid, other: Laid) -> tuple[int, ...]:
        """Parts of one fixed layout join wherever they are drawn so."""
        return ALL_THREE if one.tile.place and other.tile.place else self.positions

    def _neighbour(self, laid: Laid, side: int) -> Laid | None:
        dx, dy = OFFSET[side]
        index = self.at.get((laid.x + dx, laid.y + dy))
        return None if index is None else self.tiles[index]

    def _join(self, old: Board, pairs: list[tuple[int, int]]) -> None:
        """Number the new moves and add them to the masks of their squares."""
        fresh = [()] * 9
        self.neighbours = [*old.neighbours, *fresh]
        self.walks = [*old.walks, *[(STOP,)] * 9]
        self.leave = [*old.leave, *[0] * 9]
        self.enter = [*old.enter, *[0] * 9]
        self.moves = [*old.moves]
        for a, b in pairs:
            for start, to in ((a, b), (b, a)):
                bit = 1 << len(self.moves)
                self.moves.append(Shift(start, to))
                self.leave[start] |= bit
                self.enter[to] |= bit
                self.neighbours[start] = (*self.neighbours[start], to)
                self.walks[start] = (step_to(to), *self.walks[start])

        for square, pit in self.falls.items():
            if step_to(square) not in self.walks[pit]:
                self.walks[pit] = (step_to(square), *self.walks[pit])

    def _sites_with(self, laid: Laid) -> dict[tuple[int, int], Site]:
        sites = dict(self.sites)
        sites.pop((laid.x, laid.y), None)
        for side in SIDES:
            dx, dy = OFFSET[side]
            place = laid.x + dx, laid.y + dy
            if place in self.at:
                continue
            site = sites.get(place, Site(0, 0, False))
            back = OPPOSITE[side]
            if laid.tile.wild:
                sites[place] = site
            elif laid.turned.exits & side:
                sites[place] = site._replace(must_open=site.must_open | back)
            else:
                sites[place] = Site(
                    site.must_open,
                    site.must_close | back,
                    site.barred or laid.tile.lone,
                )
        return sites

    def placements(self, tile: Tile) -> list[tuple[int, int, int]]:
        """ME-TILE-1, ME-TILE-2: every place and rotation where the tile may be laid."""
        if tile.wild:
            rotation = tile.rotations[0]
            return [(x, y, rotation) for (x, y), site in self.sites.items() if not site.barred]
        return [
            (x, y, rotation)
            for (x, y), site in self.sites.items()
            if site.must_open and not site.barred
            for rotation in tile.rotations_for(site.must_open, site.must_close)
        ]

    def joining_placements(self, tile: Tile) -> list[tuple[int, int, int]]:
        """ME-TURN-2: every place and rotation where one exit joins, other roads cut off or not."""
        return [
            (x, y, rotation)
            for (x, y), site in self.sites.items()
            if not site.barred
            for rotation in tile.rotations
            if tile.turned[rotation].exits & site.must_open
        ]

    def open_sides_after(self, tile: Tile, x: int, y: int, rotation: int) -> int:
        """How many open sides a placement would leave."""
        site = self.sites[x, y]
        left = self.open_sides - site.must_open.bit_count()
        if tile.wild:
            return left
        exits = tile.turned[rotation].exits & ~(site.must_open | site.must_close)
        return left + sum(1 for side in SIDES if exits & side and self._is_permitted(x, y, side))

    def _is_permitted(self, x: int, y: int, side: int) -> bool:
        dx, dy = OFFSET[side]
        place = x + dx, y + dy
        site = self.sites.get(place)
        return place not in self.at and not (site is not None and site.barred)

    def squares_of(self, index: int) -> range:
        """The numbers of a tile's nine squares."""
        return range(index * 9, index * 9 + 9)

    def coordinates(self, square: int) -> tuple[int, int]:
        """A square's column and row on the whole map."""
        laid = self.tiles[square // 9]
        return laid.x * 3 + square % 3, laid.y * 3 + square % 9 // 3

    def square_at(self, x: int, y: int) -> int | None:
        """The square at a column and row of the whole map."""
        index = self.at.get((x // 3, y // 3))
        return None if index is None else index * 9 + y % 3 * 3 + x % 3

    def find(self, tile_id: str) -> int | None:
        """The index of the first tile with this id."""
        return self.first.get(tile_id)

    def is_inside(self, square: int) -> bool:
        """Whether a square is inside a building."""
        return bool(self.inside >> square & 1)

    def distances(self, start: int) -> dict[int, int]:
        """Steps from a square to every square that can be reached."""
        found = {start: 0}
        queue = deque([start])
        while queue:
            square = queue.popleft()
            for to in self.neighbours[square]:
                if to not in found:
                    found[to] = found[square] + 1
                    queue.append(to)
        return found

    def _look_around(self, old: Board, laid: Laid, first: int) -> None:
        """For each square the neighbours north, east, south and west that no wall hides, or -1."""
        self.looks = [*old.looks, *(self._looks_from(first + n) for n in range(9))]
        for side in SIDES:
            other = self._neighbour(laid, side)
            if other is not None:
                index = self.at[other.x, other.y]
                for n in BORDER[OPPOSITE[side]]:
                    self.looks[index * 9 + n] = self._looks_from(index * 9 + n)
        self.sights = {
            key: seen
            for key, seen in old.sights.items()
            if max(abs(self.tiles[key[0] // 9].x - laid.x), abs(self.tiles[key[0] // 9].y - laid.y)) > 2
        }

    def _looks_from(self, square: int) -> tuple[int, int, int, int]:
        north, east, south, west = (self._look(square, side) for side in SIDES)
        return north, east, south, west

    def in_sight(self, square: int, reach: int) -> int:
        """ME-RANGE-4: a mask of the squares up to `reach` away to which a shortest chain crosses no wall."""
        key = square, reach
        if key not in self.sights:
            seen = 0
            for vertical in (0, 2):
                for horizontal in (1, 3):
                    ring = {square}
                    for _ in range(reach):
                        ring = {self.looks[s][way] for s in ring for way in (vertical, horizontal)} - {-1}
                        seen |= mask_of(ring)
            self.sights[key] = seen
        return self.sights[key]

    def _look(self, square: int, side: int) -> int:
        """The map square beside this one, unless a wall stands between them; doors let a shot pass."""
        x, y = self.coordinates(square)
        dx, dy = OFFSET[side]
        to = self.square_at(x + dx, y + dy)
        if to is None:
            return -1
        here, there = self.tiles[square // 9], self.tiles[to // 9]
        if here is there:
            return -1 if here.turned.edge(square % 9, to % 9) in WALL_EDGES else to
        position = BORDER[side].index(square % 9)
        back = OPPOSITE[side]
        walled = here.turned.blocks_sight(side, position) or there.turned.blocks_sight(back, position)
        return -1 if walled else to
