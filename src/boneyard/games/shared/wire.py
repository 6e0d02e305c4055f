"""Pieces of positions and views that the games share."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

import msgspec

from boneyard.games.shared.board import ALL_THREE, Board
from boneyard.games.shared.tile import Tile


class LaidTile(msgspec.Struct, frozen=True, gc=False):
    """A tile on the table."""

    tile: str
    x: int
    y: int
    rotation: int


class Tiles(dict[str, Tile]):
    """The tiles of one content set; two sets are the same only if they are one object."""

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other


def laid_tiles(board: Board) -> tuple[LaidTile, ...]:
    """The tiles of a board in the order of laying."""
    if board.told is None:
        board.told = tuple([LaidTile(laid.tile.id, laid.x, laid.y, laid.rotation) for laid in board.tiles])
    return cast(tuple[LaidTile, ...], board.told)


@lru_cache(maxsize=256)
def board_of(tiles: Tiles, laid: tuple[LaidTile, ...], positions: tuple[int, ...] = ALL_THREE) -> Board:
    """The board on which these tiles were laid in this order."""
    if not laid:
        return Board(positions)
    last = laid[-1]
    before = board_of(tiles, laid[:-1], positions)
    return before.with_tile(tiles[last.tile], last.x, last.y, last.rotation)
