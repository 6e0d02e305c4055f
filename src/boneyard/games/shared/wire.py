"""Parts of positions and views that the games share."""

from __future__ import annotations

import msgspec

from boneyard.games.shared.board import ALL_THREE, Board
from boneyard.games.shared.cache import ContentCache
from boneyard.games.shared.tile import Tile


class LaidTile(msgspec.Struct, frozen=True, gc=False):
    """A tile on the table; `rotation` is in quarter turns, clockwise."""

    tile: str
    x: int
    y: int
    rotation: int


class Tiles(dict[str, Tile]):
    """The tiles of one content set, compared by identity so that it can be a cheap cache key."""

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other


def laid_tiles(board: Board) -> tuple[LaidTile, ...]:
    if board.shown_tiles is None:
        board.shown_tiles = tuple(
            [LaidTile(laid.tile.id, laid.x, laid.y, laid.rotation) for laid in board.tiles]
        )
    return board.shown_tiles


Laid = tuple[LaidTile, ...]
_boards: ContentCache[tuple[Tiles, Laid, tuple[int, ...]], Board] = ContentCache(256, letters=1_000_000)
"""Recently built boards. A board's weight is the square of its tiles, like its memory."""
RECENT = 8
"""A view usually shows a known board plus a few tiles; how many to leave out when looking for it."""


_latest: list[tuple[Tiles, Laid, tuple[int, ...], Board]] = []
"""The last board: a search asks for the same one repeatedly, and looking it up in the cache is slower."""


def board_of(tiles: Tiles, laid: Laid, positions: tuple[int, ...] = ALL_THREE) -> Board:
    for same_tiles, same_laid, same_positions, board in _latest:
        if same_laid is laid and same_tiles is tiles and same_positions == positions:
            return board
    board = built(tiles, laid, positions)
    _latest[:] = [(tiles, laid, positions, board)]
    return board


def built(tiles: Tiles, laid: Laid, positions: tuple[int, ...]) -> Board:
    """A recently built board, plus the tiles laid since."""
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
