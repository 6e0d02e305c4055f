"""A board as it is to be drawn.

Places of tiles are columns and rows of tiles; x and y are squares of the whole board, three to a
tile: the upper left square of the tile at column 2, row -1 is x=6, y=-3.
"""

from dataclasses import dataclass
from typing import Literal

from boneyard.art.bridge import BridgeState
from boneyard.art.look import TileLook

FigureKind = Literal["white", "red", "blue", "black", "zombie"]
TokenKind = Literal["life", "ammo"]
ThingKind = Literal["horse", "book"]
HighlightKind = Literal["legal", "danger", "sel"]
Square = tuple[int, int]


@dataclass(frozen=True)
class PlacedTile:
    """A tile on the table. A title is shown on a ribbon, a number large and pale on the ground."""

    look: TileLook
    column: int
    row: int
    rotation: int = 0
    title: str | None = None
    number: int | None = None


@dataclass(frozen=True)
class Figure:
    """A skeleton or a zombie."""

    kind: FigureKind
    x: int
    y: int


@dataclass(frozen=True)
class Token:
    kind: TokenKind
    x: int
    y: int


@dataclass(frozen=True)
class Thing:
    """Something that belongs to people and stands by itself."""

    kind: ThingKind
    x: int
    y: int


@dataclass(frozen=True)
class Pawn:
    """A player's pawn; seats count from 1 to 6. `mine` has the golden ring."""

    seat: int
    initial: str
    x: int
    y: int
    mine: bool = False


@dataclass(frozen=True)
class Highlight:
    kind: HighlightKind
    x: int
    y: int


@dataclass(frozen=True)
class Walk:
    """A path from the square where a pawn stands through every square that it steps on."""

    squares: tuple[Square, ...]


@dataclass(frozen=True)
class Scene:
    """Everything on the table. The caption is what the picture is called for those who don't see it."""

    tiles: tuple[PlacedTile, ...]
    figures: tuple[Figure, ...] = ()
    tokens: tuple[Token, ...] = ()
    things: tuple[Thing, ...] = ()
    pawns: tuple[Pawn, ...] = ()
    highlights: tuple[Highlight, ...] = ()
    walk: Walk | None = None
    bridge: BridgeState = "up"
    caption: str = ""
