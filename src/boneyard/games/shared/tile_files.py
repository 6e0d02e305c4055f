"""Reads and checks the tiles of a content set."""

from __future__ import annotations

from boneyard.engine.content import BadContent, Content
from boneyard.games.shared.cache import ContentCache
from boneyard.games.shared.tile import Tile
from boneyard.games.shared.tile_check import shape_faults, tile_faults
from boneyard.games.shared.toml_content import (
    Row,
    TileRow,
    count_faults,
    id_faults,
    rows,
    text_faults,
    typed,
)
from boneyard.games.shared.wire import Tiles
from boneyard.tile_drawing import parse_drawing

NUMBERS = ("zombies", "skeletons", "life", "ammo")
"""The numbers that a tile can have in some game."""
WIDTH = 288
"""The width of a tile, in units of its decoration."""
FARTHEST = 9
"""The last column and row of a fixed layout."""


_tiles: ContentCache[Content, Tiles] = ContentCache(32)


def tiles_of(content: Content) -> Tiles:
    """Every tile of a content set, whichever game it is for."""
    return _tiles.find(content, content.letters, lambda: check_tiles(content))


def check_tiles(content: Content) -> Tiles:
    """The same, not cached."""
    faults: list[str] = []
    found = all_tiles(content, faults)
    if faults:
        raise BadContent(faults)
    return found


def all_tiles(content: Content, faults: list[str], numbers: tuple[str, ...] = NUMBERS) -> Tiles:
    tiles = Tiles()
    seen: dict[str, str] = {}
    for name, text in sorted(content.files.items()):
        if name.endswith("tiles.toml"):
            tiles.update(read_tiles(name, text, faults, seen, numbers))
    return tiles


def read_tiles(
    file: str,
    text: str,
    faults: list[str],
    seen: dict[str, str] | None = None,
    numbers: tuple[str, ...] = NUMBERS,
) -> dict[str, Tile]:
    """Every tile of a file by its id; problems are added to `faults`.

    `seen` has the places of ids in other files.
    """
    seen = {} if seen is None else seen
    tiles: dict[str, Tile] = {}
    for row in rows(file, text, "tile", faults):
        parsed = typed(row, TileRow, faults)
        if parsed is None:
            continue
        found = [
            *id_faults(row, parsed.id, seen),
            *_strange_numbers(row, numbers),
            *_row_faults(parsed),
            *shape_faults(parse_drawing(parsed.drawing)),
        ]
        if not found:
            tile = _tile(parsed, row)
            found = list(tile_faults(tile))
            if not found:
                tiles[tile.id] = tile
        faults.extend(row.fault(reason) for reason in found)
    return tiles


def _strange_numbers(row: Row, known: tuple[str, ...]) -> list[str]:
    return [
        f"this game has no {name}; its tiles have {', '.join(known)}: write one of these, or take {name} out"
        for name in NUMBERS
        if name in row.data and name not in known
    ]


def _row_faults(row: TileRow) -> list[str]:
    faults = text_faults("title", row.title) + count_faults(row.count)
    if min(row.zombies, row.skeletons, row.life, row.ammo) < 0:
        faults.append("numbers of figures and tokens can't be negative")
    if any(not (0 <= column < 3 and 0 <= line < 3) for _, column, line, *_ in row.decor):
        faults.append("column and row of decor count from 0 to 2")
    sizes = [*(size for *_, size in row.decor), *(size for *_, size in row.big)]
    if any(not 1 <= size <= WIDTH for size in sizes):
        faults.append(f"the size of decor and big must be from 1 to {WIDTH}")
    shifts = [*((dx, dy) for *_, dx, dy, _ in row.decor), *((x, y) for _, x, y, _ in row.big)]
    if any(not -WIDTH <= way <= WIDTH for shift in shifts for way in shift):
        faults.append(f"dx and dy of decor, x and y of big must be from {-WIDTH} to {WIDTH}")
    if row.place is not None and not all(0 <= way <= FARTHEST for way in row.place):
        faults.append(f"column and row of place count from 0 to {FARTHEST}")
    return faults


def _tile(row: TileRow, source: Row) -> Tile:
    return Tile(
        id=row.id,
        drawing=parse_drawing(row.drawing),
        named=row.named,
        count=row.count,
        figures=row.zombies + row.skeletons,
        life=row.life,
        ammo=row.ammo,
        wild=row.wild,
        lone=row.lone,
        place=row.place,
        floor=row.floor,
        decor=row.decor,
        big=row.big,
        title=row.title,
        source=source.place,
    )
