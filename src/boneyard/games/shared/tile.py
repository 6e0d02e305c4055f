"""A tile and its four rotations: exits, doors and joined squares are derived from its drawing.

>>> from boneyard.tile_drawing import parse_drawing
>>> lane = Tile("lane", parse_drawing('''
... #     #
... #t r g#
...
... #g r t#
...
... #t r g#
... #     #'''))
>>> lane.turned[0].exits == NORTH | SOUTH
True
>>> lane.turned[1].exits == EAST | WEST
True
>>> lane.rotations
(0, 1, 2, 3)
"""

from __future__ import annotations

from typing import NamedTuple

from boneyard.tile_drawing import LEGAL, OPEN_EDGES, WALL_EDGES, turn_drawing

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
SIDES = (NORTH, EAST, SOUTH, WEST)
SIDE_NAMES = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}
OPPOSITE = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}
OFFSET = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
WAY = {side: way for way, side in enumerate(SIDES)}
BORDER = {NORTH: (0, 1, 2), EAST: (2, 5, 8), SOUTH: (6, 7, 8), WEST: (0, 3, 6)}
"""The three squares along each side, in reading order; the second is its middle."""
CENTRE = 4

INSIDE = frozenset("bkBf")
PIT = "p"
DOOR = "+"
WALLED = INSIDE | frozenset("W")
WALLED_OFF, BEYOND = -1, -2


def four_turns(drawing: tuple[str, ...]) -> tuple[Turned, ...]:
    drawings = [drawing]
    for _ in range(3):
        drawings.append(turn_drawing(drawings[-1]))
    return tuple(Turned(turned) for turned in drawings)


class Join(NamedTuple):
    """Two squares of a tile between which one can step."""

    a: int
    b: int
    door: bool


class Turned:
    def __init__(self, drawing: tuple[str, ...]) -> None:
        self.drawing = drawing
        self.squares = "".join(
            drawing[2 * row + 1][2 * column + 1] for row in range(3) for column in range(3)
        )
        self.legal = tuple(n for n in range(9) if self.squares[n] in LEGAL)
        self.inside = tuple(n for n in self.legal if self.squares[n] in INSIDE)
        self.rims = {side: tuple(self.sign(side, n) for n in BORDER[side]) for side in SIDES}
        self.exits = sum(side for side in SIDES if self.rims[side][1] == " ")
        self.legal_mask = sum(1 << n for n in self.legal)
        self.inside_mask = sum(1 << n for n in self.inside)
        self.openings = {side: self._openings(side) for side in SIDES}
        self.joins = tuple(self._joins())
        self.falls = tuple(self._falls())
        self.doors = tuple(self._doors())
        self.looks = tuple(tuple(self._look(n, side) for side in SIDES) for n in range(9))
        self.views = {side: self._views(side) for side in SIDES}

    def sign(self, side: int, square: int) -> str:
        """The mark on one side of a square."""
        dx, dy = OFFSET[side]
        return self.drawing[2 * (square // 3) + 1 + dy][2 * (square % 3) + 1 + dx]

    def edge(self, a: int, b: int) -> str:
        return self.drawing[a // 3 + b // 3 + 1][a % 3 + b % 3 + 1]

    def neighbours(self) -> list[tuple[int, int]]:
        """Every pair of adjacent squares, as (left, right) or (upper, lower)."""
        across = [(n, n + 1) for n in range(9) if n % 3 < 2]
        return across + [(n, n + 3) for n in range(6)]

    def _joins(self) -> list[Join]:
        return [
            Join(a, b, self.edge(a, b) == DOOR)
            for a, b in self.neighbours()
            if self.squares[a] in LEGAL and self.squares[b] in LEGAL and self.edge(a, b) in OPEN_EDGES
        ]

    def _falls(self) -> list[tuple[int, int]]:
        """Each way into a pit as (square, pit). Nobody walks it, but a pawn can be led in and climb out."""
        open_pairs = [pair for pair in self.neighbours() if self.edge(*pair) in OPEN_EDGES]
        return [
            (square, pit)
            for a, b in open_pairs
            for square, pit in ((a, b), (b, a))
            if self.squares[pit] == PIT and self.squares[square] in LEGAL
        ]

    def _openings(self, side: int) -> tuple[int, ...]:
        """The positions (0, 1 or 2) along a side at which one can leave the tile."""
        return tuple(
            position
            for position, square in enumerate(BORDER[side])
            if self.rims[side][position] in OPEN_EDGES and self.squares[square] in LEGAL
        )

    def _look(self, square: int, side: int) -> int:
        """The square seen next to another: a number, `WALLED_OFF`, or `BEYOND` the rim."""
        if square in BORDER[side]:
            rim = self.rims[side][BORDER[side].index(square)]
            walled = rim in WALL_EDGES or (rim == "#" and self.squares[square] in WALLED)
            return WALLED_OFF if walled else BEYOND
        dx, dy = OFFSET[side]
        other = square + dx + 3 * dy
        return WALLED_OFF if self.edge(square, other) in WALL_EDGES else other

    def _views(self, side: int) -> tuple[int, ...]:
        """The positions (0, 1 or 2) along a side at which one can look beyond the tile."""
        return tuple(n for n, square in enumerate(BORDER[side]) if self.looks[square][WAY[side]] == BEYOND)

    def _doors(self) -> list[tuple[int, int]]:
        """Each door inside the tile as (inside square, outside square)."""
        pairs = [(join.a, join.b) for join in self.joins if join.door]
        return [(a, b) if self.squares[a] in INSIDE else (b, a) for a, b in pairs]


class Tile:
    """A kind of tile: what is printed on it, and how it may be laid.

    `wild` sides match every side and join none (The Filth). Nothing may be laid next to a `lone` tile except
    at its exits (the Drawbridge). `place` is the tile's place in a fixed layout. `rotations` are those that
    look different: a crossroads may have only one. `source` is the file and line of the tile.
    """

    def __init__(
        self,
        id: str,
        drawing: tuple[str, ...],
        *,
        named: bool = False,
        count: int = 1,
        figures: int = 0,
        life: int = 0,
        ammo: int = 0,
        wild: bool = False,
        lone: bool = False,
        place: tuple[int, int] | None = None,
        floor: str = "wood",
        decor: tuple[tuple[str, int, int, int, int, int], ...] = (),
        big: tuple[tuple[str, int, int, int], ...] = (),
        title: dict[str, str] | None = None,
        source: str = "",
    ) -> None:
        self.id = id
        self.drawing = drawing
        self.named = named
        self.count = count
        self.figures = figures
        self.life = life
        self.ammo = ammo
        self.wild = wild
        self.lone = lone
        self.place = place
        self.floor = floor
        self.decor = decor
        self.big = big
        self.title = title or {}
        self.source = source
        self.turned = four_turns(drawing)
        looks = [turned.drawing for turned in self.turned]
        self.rotations = tuple(n for n, look in enumerate(looks) if look not in looks[:n])
        self._fits: dict[int, tuple[int, ...]] = {}

    def fault(self, reason: str) -> str:
        return f"{self.source}: {self.id}: {reason}"

    def rotations_for(self, site: int) -> tuple[int, ...]:
        """The rotations that are open (low four bits) and closed (next four) where a site requires it."""
        if self.wild:
            return self.rotations
        if site not in self._fits:
            must_open, must_close = site & 15, site >> 4
            self._fits[site] = tuple(
                rotation
                for rotation in self.rotations
                if self.turned[rotation].exits & must_open == must_open
                and not self.turned[rotation].exits & must_close
            )
        return self._fits[site]
