"""What MidEvil's rules require of its tiles."""

from __future__ import annotations

from collections.abc import Iterator

from boneyard.games.midevil.state import GOAL_TILE
from boneyard.games.shared.needed_tiles import centre_faults, place_faults
from boneyard.games.shared.tile import CENTRE, Tile
from boneyard.games.shared.wire import Tiles

START_TILE = "altar"
NEEDED = (START_TILE, GOAL_TILE)
ALTAR = "A"


def village_faults(tiles: Tiles) -> Iterator[str]:
    """ME-SETUP-3, ME-WIN-1: pawns start and win on the Altar; the book lies on the Graveyard's centre."""
    yield from place_faults(tiles)
    yield from altar_faults(tiles[START_TILE])
    yield from centre_faults(tiles[GOAL_TILE])


def altar_faults(tile: Tile) -> Iterator[str]:
    """ME-SETUP-6: no skeleton is put on the Altar's centre, which is known by its letter."""
    if tile.turned[0].squares[CENTRE] != ALTAR:
        yield tile.fault(f"the altar itself, {ALTAR!r}, must be in its centre")
    yield from centre_faults(tile)
