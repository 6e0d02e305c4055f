"""Where things are on the castle's tiles, read off the map."""

from __future__ import annotations

from boneyard.games.midevil.state import CENTRE, MidState
from boneyard.games.shared.board import Board
from boneyard.games.shared.masks import mask_of

THRONE_TILE = "castle-3"
BRIDGE_TILE = "drawbridge"
PIT_TILE = "pit"
ALTAR_TILE = "altar"
FILTH_TILE = "filth"


def squares_of_kind(board: Board, tile: str, letter: str) -> list[int]:
    """The squares of a kind on the tile with this id, if it is on the table."""
    index = board.find(tile)
    if index is None:
        return []
    return [square for square in board.squares_of(index) if board.kinds[square] == letter]


def bridge_squares(board: Board) -> int:
    """CC-BRIDGE-1: the two squares towards the castle are the bridge."""
    return mask_of(squares_of_kind(board, BRIDGE_TILE, "="))


def opening(board: Board) -> int:
    """CC-BRIDGE-1: the outer square of the drawbridge's way is firm ground."""
    return squares_of_kind(board, BRIDGE_TILE, "r")[0]


def gate(board: Board) -> int:
    """The castle's gate."""
    return board.kinds.index("G")


def centre_of(board: Board, tile: str) -> int | None:
    """The centre of a tile, if it is on the table."""
    index = board.find(tile)
    return None if index is None else index * 9 + CENTRE


def castle_squares(board: Board) -> int:
    """The squares of the 12 castle tiles."""
    tiles = [n for n, laid in enumerate(board.tiles) if laid.tile.place and not laid.tile.lone]
    return mask_of(square for tile in tiles for square in board.squares_of(tile))


def wall_squares(board: Board) -> int:
    """CC-MOVE-2: the squares of the castle wall."""
    return mask_of(square for square, kind in enumerate(board.kinds) if kind == "W")


def outside_squares(board: Board) -> int:
    """CC-CARD-13: the legal squares of every tile but the castle's 12."""
    return board.legal & ~castle_squares(board)


def is_raised(state: MidState) -> bool:
    """CC-BRIDGE-1: whether nobody can step on the bridge."""
    return bool(state.barred)
