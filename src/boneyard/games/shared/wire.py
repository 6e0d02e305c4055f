"""Pieces of positions and views that the games share."""

from __future__ import annotations

from typing import cast

import msgspec

from boneyard.games.shared.board import ALL_THREE, Board
from boneyard.games.shared.shelf import Shelf
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


Laid = tuple[LaidTile, ...]
_boards: Shelf[tuple[Tiles, Laid, tuple[int, ...]], Board] = Shelf(256, letters=1_000_000)
"""Boards built last. A board weighs the square of its tiles, like the memory that it takes."""
RECENT = 8
"""A view mostly shows a known board with a few more tiles: no more are taken off to find it."""


_latest: list[tuple[Tiles, Laid, tuple[int, ...], Board]] = []
"""The board asked for last: a search asks for the same one again and again, and looking it up is slower."""


def board_of(tiles: Tiles, laid: Laid, positions: tuple[int, ...] = ALL_THREE) -> Board:
    """The board on which these tiles were laid in this order."""
    for same_tiles, same_laid, same_positions, board in _latest:
        if same_laid is laid and same_tiles is tiles and same_positions == positions:
            return board
    board = built(tiles, laid, positions)
    _latest[:] = [(tiles, laid, positions, board)]
    return board


def built(tiles: Tiles, laid: Laid, positions: tuple[int, ...]) -> Board:
    """A board that was built not long ago, with the tiles that were laid since."""
    board, known = Board(positions), 0
    for number in range(len(laid), max(0, len(laid) - RECENT), -1):
        found = _boards.get((tiles, laid[:number], positions))
        if found is not None:
            board, known = found, number
            break
    for tile in laid[known:]:
        board = board.with_tile(tiles[tile.tile], tile.x, tile.y, tile.rotation)
    if known < len(laid):
        _boards.put((tiles, laid, positions), board, len(laid) ** 2)
    return board
