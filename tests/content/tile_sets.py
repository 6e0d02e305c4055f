"""The games' tiles, and the castle as laid out, for tests."""

import boneyard
from boneyard.games.shared.board import Board
from boneyard.games.shared.content_set import tiles_of
from boneyard.games.shared.tile import Tile

TOWN = dict(tiles_of(boneyard.game("zombie-invasion").default_content()))
VILLAGE = dict(tiles_of(boneyard.game("midevil").default_content()))
CASTLE = {
    name: tile
    for name, tile in tiles_of(boneyard.game("castle-of-chaos").default_content()).items()
    if name not in VILLAGE
}
SETS = {"zombie-invasion": TOWN, "midevil": VILLAGE, "castle-of-chaos": CASTLE}
ALL = [*TOWN.values(), *VILLAGE.values(), *CASTLE.values()]
LOOSE = [tile for tile in ALL if not tile.place and not tile.wild]
"""Tiles that are drawn from the stack and join others."""


def in_place() -> dict[tuple[int, int], Tile]:
    """The tiles of the fixed layout by place."""
    return {tile.place: tile for tile in CASTLE.values() if tile.place}


def laid_castle() -> Board:
    """CC-SETUP-1: the castle with the Drawbridge at its gate, starting with tile 1."""
    board = Board()
    for (x, y), tile in in_place().items():
        board = board.with_tile(tile, x, y, 0)
    return board
