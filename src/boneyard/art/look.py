"""How a tile looks."""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from boneyard.art.drawing import Drawing
from boneyard.art.grounds import CASTLE, FLOORS, GROUNDS, TOWN
from boneyard.art.svg import SQUARE, TILE, ArtError

Style = Literal["village", "town", "castle"]

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Decor:
    """Something in a square: it moves with its square when the tile is turned, but stays upright."""

    symbol: str
    column: int
    row: int
    dx: float = 0
    dy: float = 0
    size: float = SQUARE

    def turned(self, quarters: int) -> "Decor":
        column, row = self.column, self.row
        for _ in range(quarters % 4):
            column, row = 2 - row, column
        return Decor(self.symbol, column, row, self.dx, self.dy, self.size)


@dataclass(frozen=True)
class Big:
    """Something across squares, in tile units: it moves when the tile is turned, but stays upright."""

    symbol: str
    x: float
    y: float
    size: float

    def turned(self, quarters: int) -> "Big":
        x, y = self.x, self.y
        for _ in range(quarters % 4):
            x, y = TILE - y - self.size, x
        return Big(self.symbol, x, y, self.size)


@dataclass(frozen=True)
class TileLook:
    """A tile's drawing, and what the drawing can't express."""

    id: str
    drawing: tuple[str, ...]
    floor: str = "wood"
    decor: tuple[Decor, ...] = ()
    big: tuple[Big, ...] = ()

    def __post_init__(self) -> None:
        if not _ID.fullmatch(self.id):
            raise ArtError(f"tile id {self.id!r}: use only lower-case letters, digits and single hyphens")
        if self.floor not in FLOORS:
            raise ArtError(f"tile {self.id}: floor {self.floor!r} isn't one of {', '.join(FLOORS)}")
        try:
            letters = self.plan.letters
        except ArtError as error:
            raise ArtError(f"tile {self.id}: {error}") from None
        if unknown := sorted(letters - GROUNDS.keys()):
            raise ArtError(f"tile {self.id}: unknown square letter {', '.join(map(repr, unknown))}")

    @cached_property
    def plan(self) -> Drawing:
        return Drawing(self.drawing)

    @property
    def town(self) -> bool:
        return bool(self.plan.letters & TOWN)

    @property
    def castle(self) -> bool:
        return bool(self.plan.letters & CASTLE)

    @property
    def style(self) -> Style:
        """The kind of walls, doors and borders."""
        return "town" if self.town else "castle" if self.castle else "village"

    @property
    def drawbridge(self) -> bool:
        """A bridge over a moat is a drawbridge, drawn separately."""
        return self.plan.letters >= {"d", "="}

    def ground_plan(self, rotation: int) -> Drawing:
        """The turned drawing with moat under a drawbridge."""
        turned = self.plan.turned(rotation)
        return Drawing(tuple(row.replace("=", "d") for row in turned.rows)) if self.drawbridge else turned
