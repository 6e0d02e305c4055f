"""A board as data for drawing.

Tiles have columns and rows; x and y count squares of the whole board, three per tile: the upper left square
of the tile at column 2, row -1 is x=6, y=-3.
"""

from dataclasses import dataclass
from typing import Literal

from boneyard.art.bridge import BridgeState
from boneyard.art.look import TileLook

FigureKind = Literal["white", "red", "blue", "black", "zombie"]
TokenKind = Literal["life", "ammo"]
ThingKind = Literal["horse", "book"]
Square = tuple[int, int]


@dataclass(frozen=True)
class PlacedTile:
    """The title is shown on a ribbon, the number large and pale on the ground."""

    look: TileLook
    column: int
    row: int
    rotation: int = 0
    title: str | None = None
    number: int | None = None


@dataclass(frozen=True)
class Figure:
    """A skeleton or zombie."""

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
    """Something that players own, standing by itself."""

    kind: ThingKind
    x: int
    y: int


@dataclass(frozen=True)
class Pawn:
    """Seats count from 1 to 6. `mine` adds a golden ring; `kind` is the symbol, as its game wants it."""

    seat: int
    initial: str
    x: int
    y: int
    mine: bool = False
    kind: str = "pawn"


@dataclass(frozen=True)
class Die:
    """A die beside the tiles or on them; x and y can lie between squares."""

    pips: int
    x: float
    y: float


@dataclass(frozen=True)
class CardFace:
    """A card's outline and picture, beside the tiles or on them."""

    kind: str
    symbol: str
    x: float
    y: float


@dataclass(frozen=True)
class Scene:
    """Everything on the table; a walk is drawn as a path. The caption is text for screen readers."""

    tiles: tuple[PlacedTile, ...]
    figures: tuple[Figure, ...] = ()
    tokens: tuple[Token, ...] = ()
    things: tuple[Thing, ...] = ()
    pawns: tuple[Pawn, ...] = ()
    bridge: BridgeState = "up"
    walk: tuple[Square, ...] = ()
    dice: tuple[Die, ...] = ()
    cards: tuple[CardFace, ...] = ()
    caption: str = ""
