"""Where the castle's parts are on the map."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from boneyard.games.midevil.state import MidState
from boneyard.games.shared.board import Board
from boneyard.games.shared.masks import mask_of
from boneyard.games.shared.tile import CENTRE

THRONE_TILE = "castle-3"
BRIDGE_TILE = "drawbridge"
PIT_TILE = "pit"
ALTAR_TILE = "altar"
FILTH_TILE = "filth"


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the castle's parts are: masks of squares, and two squares (-1 if not laid)."""

    castle: int
    bridge: int
    bridge_ends: tuple[int, int]
    gate: int
    opening: int


@lru_cache(maxsize=16)  # each keeps a whole board alive
def plan_of(board: Board) -> Plan:
    """CC-BRIDGE-1: the castle's 12 tiles; the bridge and the opening beyond it.

    A new tile makes a new board, so this is computed once per tile.
    """
    tiles = [n for n, laid in enumerate(board.tiles) if laid.tile.place and not laid.tile.lone]
    castle = sum(board.tile_mask(tile) for tile in tiles)
    index = board.find(BRIDGE_TILE)
    way = [] if index is None else list(board.squares_of(index))
    bridge = mask_of(square for square in way if board.kinds[square] == "=")
    gate = board.kinds.find("G")
    opening = next((square for square in way if board.kinds[square] == "r"), -1)
    return Plan(castle, bridge, (gate, opening), gate, opening)


@lru_cache(maxsize=16)  # each keeps a whole board alive
def wall_of(board: Board) -> int:
    """CC-MOVE-2: the wall around castle and courtyard."""
    mask = 0
    square = board.kinds.find("W")
    while square >= 0:
        mask |= 1 << square
        square = board.kinds.find("W", square + 1)
    return mask


def centre_of(board: Board, tile: str) -> int | None:
    index = board.find(tile)
    return None if index is None else index * 9 + CENTRE


def outside_squares(board: Board) -> int:
    """CC-CARD-13: the legal squares of all tiles except the castle's 12."""
    return board.legal & ~plan_of(board).castle


def is_raised(state: MidState) -> bool:
    """CC-BRIDGE-1: nobody can step on the bridge."""
    return bool(state.barred)
