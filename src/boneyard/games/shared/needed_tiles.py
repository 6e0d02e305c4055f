"""Tiles that a game's rules know by id, and what must be true of them."""

from __future__ import annotations

from collections.abc import Iterator

from boneyard.games.shared.tile import CENTRE, Tile
from boneyard.games.shared.wire import Tiles
from boneyard.tile_drawing import LEGAL


def needed_faults(tiles: Tiles, needed: tuple[str, ...]) -> list[str]:
    faults = [
        f"tiles.toml:1: the game needs a tile with the id {name!r}" for name in needed if name not in tiles
    ]
    found = [tiles[name] for name in needed if name in tiles]
    return faults + [
        tile.fault("there is only one of it: count must be 1") for tile in found if tile.count != 1
    ]


def centre_faults(tile: Tile) -> Iterator[str]:
    """Pawns must be able to stand on the centre of the tile and walk from there."""
    letter = tile.turned[0].squares[CENTRE]
    if letter not in LEGAL:
        yield tile.fault(f"pawns start on its centre, but nobody can stand on {letter!r}")
    if tile.wild:
        yield tile.fault("pawns start on its centre, so it can't be wild: nobody can walk onto a wild tile")


def place_faults(tiles: Tiles) -> Iterator[str]:
    """In most games every tile but the first comes from the stack."""
    for tile in tiles.values():
        if tile.place is not None:
            yield tile.fault("tiles can't have a place in this game; it has no fixed layout")
