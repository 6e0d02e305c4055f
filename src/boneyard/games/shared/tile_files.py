"""The tiles of a content set, read from `tiles.toml` and checked."""

from __future__ import annotations

import re

from boneyard.games.shared.tile import Tile, parse_drawing
from boneyard.games.shared.tile_check import shape_faults, tile_faults
from boneyard.games.shared.toml_content import TileRow, rows, typed

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def read_tiles(file: str, text: str, faults: list[str]) -> dict[str, Tile]:
    """Every tile of a file by its id; what is wrong is added to `faults`."""
    tiles: dict[str, Tile] = {}
    for row in rows(file, text, "tile", faults):
        parsed = typed(row, TileRow, faults)
        if parsed is None:
            continue
        found = [
            *_row_faults(parsed, tiles),
            *shape_faults(parse_drawing(parsed.drawing)),
        ]
        if not found:
            tile = _tile(parsed)
            found = list(tile_faults(tile))
            if not found:
                tiles[tile.id] = tile
        faults.extend(row.fault(reason) for reason in found)
    return tiles


def _row_faults(row: TileRow, known: dict[str, Tile]) -> list[str]:
    faults = []
    if not NAME.fullmatch(row.id):
        faults.append("an id is small letters, digits and single hyphens")
    if row.id in known:
        faults.append("this id is used twice")
    if row.count < 1:
        faults.append("count must be 1 or more")
    if min(row.zombies, row.skeletons, row.life, row.ammo) < 0:
        faults.append("numbers of figures and tokens can't be negative")
    return faults


def _tile(row: TileRow) -> Tile:
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
    )
