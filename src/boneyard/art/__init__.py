"""SVG pictures of tiles and boards.

A tile becomes a symbol, made from its 7x7 text drawing; a scene of tiles, figures and marks becomes one SVG
file. This package knows letters and pictures, no rules.
"""

from boneyard.art.board import board_svg
from boneyard.art.bridge import BridgeState, bridge_id, bridge_symbol
from boneyard.art.flat import flat
from boneyard.art.inks import Theme, inks
from boneyard.art.look import Big, Decor, TileLook
from boneyard.art.scene import (
    CardFace,
    Die,
    Figure,
    FigureKind,
    Pawn,
    PlacedTile,
    Scene,
    Square,
    Thing,
    ThingKind,
    Token,
    TokenKind,
)
from boneyard.art.sheet import symbol_sheet
from boneyard.art.svg import SQUARE, TILE, ArtError
from boneyard.art.tile import tile_id, tile_symbol

__all__ = [
    "SQUARE",
    "TILE",
    "ArtError",
    "Big",
    "BridgeState",
    "CardFace",
    "Decor",
    "Die",
    "Figure",
    "FigureKind",
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
    "board_svg",
    "bridge_id",
    "bridge_symbol",
    "flat",
    "inks",
    "symbol_sheet",
    "tile_id",
    "tile_symbol",
]
