"""The map: an immutable value that grows one tile at a time and is shared by all copies of a state.

Each tile adds nine squares, numbered in the order of laying. Every directed step between two squares is
a *move* with a number. For each square, two masks over the moves say which of them leave and enter it,
so finding the legal steps of a hundred figures takes three operations.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from boneyard.games.shared.commands import MOST_SHARED, STOP, Shift, Step, Stop, shift, step_to
from boneyard.games.shared.tile import (
    BORDER,
    OFFSET,
    OPPOSITE,
    SIDES,
    WAY,
    Tile,
    Turned,
)

if TYPE_CHECKING:
    from boneyard.games.shared.wire import LaidTile

MIDDLE = (1,)
ALL_THREE = (0, 1, 2)


AHEAD = tuple(
    tuple((way, gone | 1 << way) for way in range(4) if not gone >> (way ^ 2) & 1) for gone in range(16)
)
"""By the directions a shortest path has gone in: those it can go on in, and what it has gone in then.

Directions are indexes into `SIDES`; it never goes back.
"""
HIDDEN = 0
ANY_DISTANCE = 30_000
"""More steps than any map has."""


class Laid(NamedTuple):
    """A tile on the table: its place in the grid of tiles, and its rotation in quarter turns."""

    tile: Tile
    x: int
    y: int
    rotation: int

    @property
    def turned(self) -> Turned:
        return self.tile.turned[self.rotation]


BARRED = 256
"""A site where nothing may be laid."""


class Ways(NamedTuple):
    """The moves and looks inside a tile by its own squares, independent of where it is laid."""

    moves: tuple[tuple[int, int], ...]
    walks: tuple[tuple[int, ...], ...]
    leave: tuple[int, ...]
    enter: tuple[int, ...]
    looks: array[int]


class Stamp(NamedTuple):
    """What a tile adds to a board if its first square has a given number."""

    moves: list[Shift]
    walks: list[tuple[Step | Stop, ...]]


@lru_cache(maxsize=1024)  # users bring any number of tiles
def ways_of(turned: Turned) -> Ways:
    """The moves inside a tile, numbered from 0. One can step out of a pit, but not into it."""
    there = [(join.a, join.b) for join in turned.joins]
    moves = there + [(b, a) for a, b in there]
    walks: list[tuple[int, ...]] = [()] * 9
    leave, enter = [0] * 9, [0] * 9
    for number, (a, b) in enumerate(moves):
        walks[a] += (b,)
        leave[a] |= 1 << number
        enter[b] |= 1 << number
    for square, pit in turned.falls:
        walks[pit] += (square,)
    looks = [to - square if to >= 0 else HIDDEN for square in range(9) for to in turned.looks[square]]
    return Ways(tuple(moves), tuple(walks), tuple(leave), tuple(enter), array("h", looks))


@lru_cache(maxsize=64)  # a search lays the same tile many times; games rarely do
def stamp(turned: Turned, first: int) -> Stamp:
    """The moves inside a tile whose first square has this number; independent of the game."""
    ways = ways_of(turned)
    return Stamp(
        [shift(first + a, first + b) for a, b in ways.moves],
        [walk_to(first, squares) for squares in ways.walks],
    )


@lru_cache(maxsize=MOST_SHARED)
def walk_to(first: int, squares: tuple[int, ...]) -> tuple[Step | Stop, ...]:
    """Steps to some squares of a tile, or stopping. Cached because many squares have the same neighbours."""
    return (*[step_to(first + square) for square in squares], STOP)


class Board:
    """All tiles laid so far, and everything derived from them.

    - `sites`: the free places beside the map. The low four bits are sides that must be exits, the next four
      those that must not be, then `BARRED`
    - `rooms`: the squares inside named buildings
    - `positions`: which of the three pairs of squares along a side two exits join
    - `touched`: the older squares that got new moves with the last tile
    - `looks`: four numbers per square, what to add for the square seen on each of `SIDES`, or `HIDDEN`

    A server holds thousands of boards, so rarely needed values are computed on demand and numbers are packed.
    """

    def __init__(self, positions: tuple[int, ...] = ALL_THREE) -> None:
        self.positions = positions
        self.tiles: tuple[Laid, ...] = ()
        self.at: dict[tuple[int, int], int] = {}
        self.first: dict[str, int] = {}
        self.sites: dict[tuple[int, int], int] = {}
        self.open_sides = 0
        self.kinds = ""
        self.legal = 0
        self.inside = 0
        self.rooms = 0
        self.doors: frozenset[tuple[int, int]] = frozenset()
        self.falls: dict[int, int] = {}
        self.near: list[tuple[int, ...]] | None = None
        """The neighbours of all squares, computed on demand."""
        self.walks: list[tuple[Step | Stop, ...]] = []
        self.moves: list[Shift] = []
        self.leave: list[int] = []
        self.enter: list[int] = []
        self.touched: tuple[int, ...] = ()
        self.looks = array("h")
        self.sights: dict[int, list[int]] = {}
        self.shown_tiles: tuple[LaidTile, ...] | None = None
        """The tiles as views show them, computed on demand."""
        self.steps: dict[tuple[int, int], array[int]] = {}
        """The squares to walk to a target, past barred squares; see `goals.steps_to`."""

    def with_tile(self, tile: Tile, x: int, y: int, rotation: int) -> Board:
        """This board plus a tile; `placements` says where it fits."""
        new = Board(self.positions)
        laid = Laid(tile, x, y, rotation)
        turned = tile.turned[rotation]
        index = len(self.tiles)
        first = index * 9
        new.tiles = (*self.tiles, laid)
        new.at = {**self.at, (x, y): index}
        new.first = self.first if tile.id in self.first else {**self.first, tile.id: index}
        new.kinds = self.kinds + turned.squares
        new.legal = self.legal | turned.legal_mask << first
        new.inside = self.inside | turned.inside_mask << first
        new.rooms = self.rooms | turned.inside_mask << first if tile.named else self.rooms
        new.doors = self.doors
        if turned.doors:
            new.doors |= {(first + a, first + b) for a, b in turned.doors}
        new.falls = self.falls
        if turned.falls:
            new.falls = {**self.falls, **{first + square: first + pit for square, pit in turned.falls}}
        new._stamp(self, stamp(turned, first), ways_of(turned))
        beside = new._beside(laid)
        new._join(new._across(laid, beside))
        new._open_sight(laid, beside)
        new.sites = self._sites_with(laid)
        new.open_sides = self.open_sides_after(tile, x, y, rotation)
        new.sights = self._far_sights(laid) if self.sights else {}
        return new

    def _beside(self, laid: Laid) -> list[tuple[int, int]]:
        """The sides of a tile that touch another, with the other's number."""
        places = [(side, self.at.get((laid.x + dx, laid.y + dy))) for side, (dx, dy) in OFFSET.items()]
        return [(side, index) for side, index in places if index is not None]

    def _across(self, laid: Laid, beside: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """The squares on both sides of each crossing between a tile and those beside it."""
        pairs: list[tuple[int, int]] = []
        first = (len(self.tiles) - 1) * 9
        for side, index in beside:
            other = self.tiles[index]
            if laid.tile.wild or other.tile.wild:
                continue
            back = OPPOSITE[side]
            theirs = other.turned.openings[back]
            positions = ALL_THREE if laid.tile.place and other.tile.place else self.positions
            pairs += [
                (first + BORDER[side][position], index * 9 + BORDER[back][position])
                for position in laid.turned.openings[side]
                if position in theirs and position in positions
            ]
        return pairs

    def _stamp(self, old: Board, stamp: Stamp, ways: Ways) -> None:
        base = len(old.moves)
        self.moves = [*old.moves, *stamp.moves]
        self.walks = [*old.walks, *stamp.walks]
        self.leave = [*old.leave, *[mask << base for mask in ways.leave]]
        self.enter = [*old.enter, *[mask << base for mask in ways.enter]]
        self.looks = old.looks + ways.looks

    def _join(self, pairs: list[tuple[int, int]]) -> None:
        self.touched = tuple([theirs for _, theirs in pairs])
        for a, b in pairs:
            for start, to in ((a, b), (b, a)):
                bit = 1 << len(self.moves)
                self.moves.append(shift(start, to))
                self.leave[start] |= bit
                self.enter[to] |= bit
                self.walks[start] = (step_to(to), *self.walks[start])

    def _sites_with(self, laid: Laid) -> dict[tuple[int, int], int]:
        """The free places after a tile is laid, and what its sides require of them."""
        sites = self.sites.copy()
        sites.pop((laid.x, laid.y), None)
        exits = laid.turned.exits
        for side in SIDES:
            dx, dy = OFFSET[side]
            place = laid.x + dx, laid.y + dy
            if place in self.at:
                continue
            site = sites.get(place, 0)
            if not laid.tile.wild:
                site |= OPPOSITE[side] if exits & side else OPPOSITE[side] << 4
                if laid.tile.lone and not exits & side:
                    site |= BARRED
            sites[place] = site
        return sites

    def placements(self, tile: Tile) -> list[tuple[int, int, int]]:
        """ME-TILE-1, ME-TILE-2: every place and rotation where the tile may be laid."""
        if tile.wild:
            rotation = tile.rotations[0]
            return [(x, y, rotation) for (x, y), site in self.sites.items() if site < BARRED]
        return [
            (x, y, rotation)
            for (x, y), site in self.sites.items()
            if site & 15 and site < BARRED
            for rotation in tile.rotations_for(site)
        ]

    def joining_placements(self, tile: Tile) -> list[tuple[int, int, int]]:
        """ME-TURN-2: every place and rotation where one exit joins, even if other roads are cut off."""
        return [
            (x, y, rotation)
            for (x, y), site in self.sites.items()
            if site < BARRED
            for rotation in tile.rotations
            if tile.turned[rotation].exits & site & 15
        ]

    def open_sides_after(self, tile: Tile, x: int, y: int, rotation: int) -> int:
        """How many exits will lead to a free, permitted place once a tile is laid."""
        site = self.sites.get((x, y), 0)
        left = self.open_sides - (site & 15).bit_count()
        if tile.wild:
            return left
        exits = tile.turned[rotation].exits & ~(site | site >> 4)
        for side in SIDES:
            dx, dy = OFFSET[side]
            place = x + dx, y + dy
            beyond = self.sites.get(place, 0)
            if exits & side:
                left += place not in self.at and beyond < BARRED
            elif tile.lone and beyond < BARRED:
                left -= (beyond & 15).bit_count()
        return left

    def tile_mask(self, index: int) -> int:
        return 0x1FF << index * 9

    def squares_of(self, index: int) -> range:
        return range(index * 9, index * 9 + 9)

    def coordinates(self, square: int) -> tuple[int, int]:
        laid = self.tiles[square // 9]
        return laid.x * 3 + square % 3, laid.y * 3 + square % 9 // 3

    def square_at(self, x: int, y: int) -> int | None:
        index = self.at.get((x // 3, y // 3))
        return None if index is None else index * 9 + y % 3 * 3 + x % 3

    def find(self, tile_id: str) -> int | None:
        return self.first.get(tile_id)

    def is_inside(self, square: int) -> bool:
        return bool(self.inside >> square & 1)

    @property
    def neighbours(self) -> list[tuple[int, ...]]:
        """The squares that moves lead to from each square, in the order of the moves."""
        if self.near is None:
            near: list[list[int]] = [[] for _ in self.leave]
            for move in self.moves:
                near[move.start].append(move.to)
            self.near = list(map(tuple, near))
        return self.near

    def distances(self, *starts: int, most: int = ANY_DISTANCE) -> dict[int, int]:
        """How many steps each square is from the nearest start, for squares at most `most` steps away."""
        neighbours = self.neighbours
        found = dict.fromkeys(starts, 0)
        ring = list(starts)
        for steps in range(1, most + 1):
            beyond = []
            for here in ring:
                for to in neighbours[here]:
                    if to not in found:
                        found[to] = steps
                        beyond.append(to)
            if not beyond:
                break
            ring = beyond
        return found

    def _far_sights(self, laid: Laid) -> dict[int, list[int]]:
        """Known sights from squares too far away for a new tile to matter."""
        tiles = self.tiles
        return {
            square: seen
            for square, seen in self.sights.items()
            if max(abs(tiles[square // 9].x - laid.x), abs(tiles[square // 9].y - laid.y)) > 2
        }

    def in_sight(self, square: int, reach: int) -> int:
        """ME-RANGE-4: a mask of the squares up to `reach` away to which a shortest path crosses no wall."""
        seen = self.sights.get(square)
        if seen is None or len(seen) <= reach:
            seen = self.sights[square] = self._see_from(square, reach)
        return seen[reach]

    def _see_from(self, square: int, reach: int) -> list[int]:
        looks_of = self.looks
        seen = 0
        rings = [seen]
        edge = {square: 0}
        for _ in range(reach):
            beyond: dict[int, int] = {}
            for here, gone in edge.items():
                for way, going in AHEAD[gone]:
                    look = looks_of[4 * here + way]
                    if look:  # not hidden
                        beyond[here + look] = going
            for square in beyond:
                seen |= 1 << square
            rings.append(seen)
            edge = beyond
        return rings

    def _open_sight(self, laid: Laid, beside: list[tuple[int, int]]) -> None:
        """A new tile and its neighbours see each other where neither has a wall; shots pass through doors."""
        first = (len(self.tiles) - 1) * 9
        for side, index in beside:
            back, way = OPPOSITE[side], WAY[side]
            theirs = self.tiles[index].turned.views[back]
            for position in laid.turned.views[side]:
                if position in theirs:
                    a = first + BORDER[side][position]
                    b = index * 9 + BORDER[back][position]
                    self.looks[4 * a + way] = b - a
                    self.looks[4 * b + (way ^ 2)] = a - b
