"""The board of a position as text: tiles as a grid of names, figures as a picture.

The grid has each tile's name, quarter turns and, if the order of laying matters, number: `3:street/1`;
`-` is a free place. The picture has three by three characters per tile.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from boneyard.games.shared.board import Board
from boneyard.games.shared.position.sketch import BadPosition, require_known, square_name, tile_name
from boneyard.games.shared.tile import OFFSET, OPPOSITE, SIDES, Tile
from boneyard.games.shared.wire import LaidTile, Tiles, board_of
from boneyard.tile_drawing import LEGAL

CELL = re.compile(r"(?:(\d+):)?([a-z][a-z0-9-]*)(?:/([0-3]))?")
MOST_LAID = 1_000
"""More would take seconds to lay, and gigabytes."""
Lines = list[tuple[int, str]]
"""The lines of a block with their numbers."""


def write_grid(board: Board) -> list[str]:
    columns, rows = extent(board)
    cells = [[_cell(board, x, y) for x in columns] for y in rows]
    widths = [max(len(row[n]) for row in cells) for n in range(len(columns))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in cells
    ]


def _cell(board: Board, x: int, y: int) -> str:
    index = board.at.get((x, y))
    if index is None:
        return "-"
    laid = board.tiles[index]
    return f"{index}:{laid.tile.id}" + (f"/{laid.rotation}" if laid.rotation else "")


def extent(board: Board) -> tuple[range, range]:
    """The columns and rows of tiles that the map covers."""
    xs = [laid.x for laid in board.tiles]
    ys = [laid.y for laid in board.tiles]
    return range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)


def read_grid(
    lines: Lines, tiles: Tiles, anchor: LaidTile, positions: tuple[int, ...], loose: frozenset[str]
) -> Board:
    """The board of a grid; `anchor` is the tile that fixes its coordinates.

    A side of a `loose` tile may meet any side.
    """
    cells = list(_cells(lines, tiles))
    home = [(x, y) for _, x, y, _, tile, _ in cells if tile == anchor.tile]
    if not home:
        raise BadPosition(lines[0][0] if lines else 0, f"the board has no {anchor.tile!r}")
    dx, dy = anchor.x - home[0][0], anchor.y - home[0][1]
    order = _order([(number, tile == anchor.tile) for _, _, _, number, tile, _ in cells], lines[0][0])
    laid = [LaidTile(tile, x + dx, y + dy, rotation) for _, x, y, _, tile, rotation in cells]
    _check_counts(cells, tiles)
    board = board_of(tiles, tuple(laid[n] for n in order), positions)
    line_of = {(x + dx, y + dy): line for line, x, y, _, _, _ in cells}
    _check_sides(board, line_of, loose)
    _check_joined(board, line_of)
    return board


Cell = tuple[int, int, int, int | None, str, int]


def _cells(lines: Lines, tiles: Mapping[str, Tile]) -> Iterator[Cell]:
    for y, (line, text) in enumerate(lines):
        for x, word in enumerate(text.split()):
            if word == "-":
                continue
            match = CELL.fullmatch(word)
            if match is None:
                raise BadPosition(line, f"{word!r} isn't a tile; write NAME or NAME/TURNS, such as street/1")
            number, tile, turns = match.groups()
            require_known(line, tile, tiles, "tile")
            yield line, x, y, None if number is None else int(number), tile, int(turns or 0)


def _order(cells: list[tuple[int | None, bool]], line: int) -> list[int]:
    """The cells in the order of laying: numbered ones by their number, then the anchor, then as read."""
    order: dict[int, int] = {}
    for cell, (number, _) in enumerate(cells):
        if number is not None:
            if number in order or number >= len(cells):
                raise BadPosition(line, f"number the tiles 0 to {len(cells) - 1}, each once, not {number}")
            order[number] = cell
    rest = sorted((n for n, (number, _) in enumerate(cells) if number is None), key=lambda n: not cells[n][1])
    free = (n for n in range(len(cells)) if n not in order)
    order.update(zip(free, rest, strict=True))
    return [order[n] for n in range(len(cells))]


def _check_counts(cells: list[Cell], tiles: Mapping[str, Tile]) -> None:
    if len(cells) > MOST_LAID:
        raise BadPosition(cells[0][0], f"a map can have at most {MOST_LAID} tiles")
    used: dict[str, int] = {}
    for line, _, _, _, tile, _ in cells:
        used[tile] = used.get(tile, 0) + 1
        if used[tile] > tiles[tile].count:
            raise BadPosition(line, f"there are only {tiles[tile].count} of {tile!r}")


def _check_sides(board: Board, line_of: Mapping[tuple[int, int], int], loose: frozenset[str]) -> None:
    """ME-TILE-2: an exit meets an exit, a closed side a closed side."""
    for index, laid in enumerate(board.tiles):
        for side in SIDES:
            other = _beside(board, index, side)
            if other is None or _is_loose(board, index, loose) or _is_loose(board, other, loose):
                continue
            if laid.tile.place and board.tiles[other].tile.place:
                continue  # parts of a fixed layout meet as drawn
            theirs = board.tiles[other].turned.exits & OPPOSITE[side]
            if bool(laid.turned.exits & side) != bool(theirs):
                names = f"{tile_name(board, index)!r} and {tile_name(board, other)!r}"
                raise BadPosition(
                    line_of[laid.x, laid.y], f"{names} don't match: an exit meets a closed side (ME-TILE-2)"
                )


def _is_loose(board: Board, index: int, loose: frozenset[str]) -> bool:
    tile = board.tiles[index].tile
    return tile.wild or tile.id in loose


def _beside(board: Board, index: int, side: int) -> int | None:
    laid = board.tiles[index]
    dx, dy = OFFSET[side]
    return board.at.get((laid.x + dx, laid.y + dy))


def _check_joined(board: Board, line_of: Mapping[tuple[int, int], int]) -> None:
    reached = {0}
    fresh = [0]
    while fresh:
        index = fresh.pop()
        beside = {_beside(board, index, side) for side in SIDES} - {None} - reached
        fresh.extend(other for other in beside if other is not None)
        reached |= set(fresh)
    for index, laid in enumerate(board.tiles):
        if index not in reached:
            raise BadPosition(
                line_of[laid.x, laid.y], f"{tile_name(board, index)!r} lies apart from the rest of the map"
            )


def write_picture(board: Board, letters: Mapping[int, str]) -> list[str]:
    """The squares as characters: `letters`, else `.` for legal and `#` for illegal squares."""
    columns, rows = extent(board)
    lines: list[str] = []
    for y in rows:
        if lines:
            lines.append("")
        for row in range(3):
            parts = [_row(board, board.at.get((x, y)), row, letters) for x in columns]
            lines.append(" ".join(parts).rstrip())
    return lines


def _row(board: Board, index: int | None, row: int, letters: Mapping[int, str]) -> str:
    if index is None:
        return "   "
    first = index * 9 + row * 3
    return "".join(letters.get(square) or _ground(board, square) for square in range(first, first + 3))


def _ground(board: Board, square: int) -> str:
    return "." if board.kinds[square] in LEGAL else "#"


def read_picture(board: Board, lines: Lines) -> dict[int, tuple[str, int]]:
    """The characters of a picture other than `.` and `#`, with their lines."""
    columns, rows = extent(board)
    drawn = [(line, text) for line, text in lines if text.strip()]
    if len(drawn) != len(rows) * 3:
        at = drawn[-1][0] if drawn else 0
        raise BadPosition(
            at, f"the picture has {len(drawn)} lines; {len(rows)} rows of tiles need {len(rows) * 3}"
        )
    found: dict[int, tuple[str, int]] = {}
    for number, (line, text) in enumerate(drawn):
        for x in columns:
            index = board.at.get((x, rows[number // 3]))
            part = text.ljust(4 * len(columns))[(x - columns[0]) * 4 :][:4]
            if index is None:
                if part.strip():
                    raise BadPosition(line, f"{part.strip()!r} is drawn where there is no tile")
                continue
            for column in range(3):
                square = index * 9 + number % 3 * 3 + column
                _read_square(board, square, part[column], line, found)
    return found


def _read_square(
    board: Board, square: int, letter: str, line: int, found: dict[int, tuple[str, int]]
) -> None:
    if letter == " ":
        raise BadPosition(line, f"{square_name(board, square)} isn't drawn")
    if letter in ".#":
        ground = _ground(board, square)
        if letter != ground:
            who = "nobody" if ground == "#" else "a figure"
            raise BadPosition(
                line, f"{who} can stand on {square_name(board, square)}: draw {ground!r}, not {letter!r}"
            )
        return
    found[square] = (letter, line)
