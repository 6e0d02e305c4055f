"""The one place where tiles and boards are drawn.

A tile is composed from its 7x7 text drawing into an SVG symbol; a scene is composed from tiles,
figures and marks into one SVG file. The art knows letters and pictures, no rules.
"""

from boneyard.art.board import board_svg
from boneyard.art.bridge import BridgeState, bridge_id, bridge_symbol
from boneyard.art.inks import Theme
from boneyard.art.look import Big, Decor, TileLook
from boneyard.art.scene import (
    Figure,
    FigureKind,
    Highlight,
    HighlightKind,
    Pawn,
    PlacedTile,
    Scene,
    Square,
    Thing,
    ThingKind,
    Token,
    TokenKind,
    Walk,
)
from boneyard.art.sheet import sheet_version, symbol_sheet
from boneyard.art.svg import SQUARE, TILE, ArtError
from boneyard.art.tile import tile_id, tile_symbol

__all__ = [
    "SQUARE",
    "TILE",
    "ArtError",
    "Big",
    "BridgeState",
    "Decor",
    "Figure",
    "FigureKind",
    "Highlight",
    "HighlightKind",
    "Pawn",
    "PlacedTile",
    "Scene",
    "Square",
    "Theme",
    "Thing",
    "ThingKind",
    "TileLook",
    "Token",
    "TokenKind",
    "Walk",
    "board_svg",
    "bridge_id",
    "bridge_symbol",
    "sheet_version",
    "symbol_sheet",
    "tile_id",
    "tile_symbol",
]
