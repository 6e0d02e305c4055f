"""A tile's drawing as the pictures read it: squares by column and row, and the marks around them."""

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

from boneyard.art.svg import ArtError
from boneyard.tile_drawing import EDGES, turn_drawing


class Side(IntEnum):
    """Clockwise from the north."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def step(self) -> tuple[int, int]:
        """One square towards this side, as columns and rows."""
        return ((0, -1), (1, 0), (0, 1), (-1, 0))[self]

    @property
    def mask(self) -> int:
        """This side's bit in the names of roads: N1 E2 S4 W8."""
        return 1 << self

    @property
    def opposite(self) -> "Side":
        return Side((self + 2) % 4)


@dataclass(frozen=True)
class Drawing:
    rows: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(self.rows) != 7 or any(len(row) != 7 for row in self.rows):
            raise ArtError(f"a tile's drawing has 7 lines of 7 characters, not {list(self.rows)}")
        for column in range(3):
            for row in range(3):
                for side in Side:
                    self._check_mark(column, row, side)

    def _check_mark(self, column: int, row: int, side: Side) -> None:
        mark = self.edge(column, row, side)
        if mark not in EDGES:
            raise ArtError(f"unknown edge mark {mark!r} {side.name.lower()} of column {column}, row {row}")

    @cached_property
    def letters(self) -> frozenset[str]:
        return frozenset(self.rows[row][column] for row in (1, 3, 5) for column in (1, 3, 5))

    def square(self, column: int, row: int) -> str:
        return self.rows[2 * row + 1][2 * column + 1]

    def beyond(self, column: int, row: int, side: Side) -> str | None:
        """The letter of the next square on that side, or None beyond the rim."""
        dx, dy = side.step
        column, row = column + dx, row + dy
        return self.square(column, row) if 0 <= column < 3 and 0 <= row < 3 else None

    def edge(self, column: int, row: int, side: Side) -> str:
        """The mark on that side of a square; at the border of the tile it is the rim's."""
        dx, dy = side.step
        return self.rows[2 * row + 1 + dy][2 * column + 1 + dx]

    def is_exit(self, side: Side) -> bool:
        """A side is an exit if the middle of its rim is open."""
        dx, dy = side.step
        return self.edge(1 + dx, 1 + dy, side) == " "

    def turned(self, quarters: int) -> "Drawing":
        """Turned clockwise by quarter turns."""
        rows = self.rows
        for _ in range(quarters % 4):
            rows = turn_drawing(rows)
        return Drawing(rows)
