"""The map reduced to what decides where a tile fits: exits and free places.

It knows no squares and is changed in place, so that whole stacks are laid in about a millisecond.
It follows the same rules as `Board`; a test lays tiles on both and compares.
"""

from __future__ import annotations

from typing import NamedTuple

from boneyard.games.shared.tile import OFFSET, OPPOSITE, SIDES, Tile

Place = tuple[int, int]
BEYOND = tuple((side, *OFFSET[side], OPPOSITE[side]) for side in SIDES)


class Placement(NamedTuple):
    """A place in the grid of tiles, and the quarter turns of the tile laid there."""

    x: int
    y: int
    rotation: int


class ExitMap:
    """`sites` are the free places beside the map, with the sides that must be open and closed there."""

    def __init__(self) -> None:
        self.filled: set[Place] = set()
        self.barred: set[Place] = set()
        self.sites: dict[Place, tuple[int, int]] = {}

    def lay(self, tile: Tile, x: int, y: int, rotation: int) -> None:
        """Put a tile on the table; whether it fits is `placements`' business."""
        self.filled.add((x, y))
        self.sites.pop((x, y), None)
        exits = tile.turned[rotation].exits
        for side, dx, dy, back in BEYOND:
            place = x + dx, y + dy
            if place in self.filled:
                continue
            must_open, must_close = self.sites.get(place, (0, 0))
            if tile.wild:
                self.sites[place] = must_open, must_close
            elif exits & side:
                self.sites[place] = must_open | back, must_close
            else:
                self.sites[place] = must_open, must_close | back
                if tile.lone:
                    self.barred.add(place)

    def placements(self, tile: Tile) -> list[Placement]:
        """ME-TILE-1, ME-TILE-2, CC-TILE-1, CC-TILE-2: where the tile may be laid."""
        if tile.wild:
            return [Placement(x, y, tile.rotations[0]) for x, y in self.sites if (x, y) not in self.barred]
        return [
            Placement(x, y, rotation)
            for (x, y), (must_open, must_close) in self.sites.items()
            if must_open and (x, y) not in self.barred
            for rotation in tile.rotations_for(must_open | must_close << 4)
        ]

    def joining_placements(self, tile: Tile) -> list[Placement]:
        """ME-TURN-2: where one exit of the tile joins, even if other roads are cut off."""
        return [
            Placement(x, y, rotation)
            for (x, y), (must_open, _) in self.sites.items()
            if (x, y) not in self.barred
            for rotation in tile.rotations
            if tile.turned[rotation].exits & must_open
        ]

    def open_sides(self) -> int:
        """ME-TURN-2: how many exits have a free, permitted place beyond them."""
        return sum(
            must_open.bit_count() for place, (must_open, _) in self.sites.items() if place not in self.barred
        )

    def opened_by(self, tile: Tile, placement: Placement) -> int:
        """How many open sides a placement adds, less those that it uses up."""
        x, y, rotation = placement
        must_open, must_close = self.sites[x, y]
        if tile.wild:
            return -must_open.bit_count()
        added = tile.turned[rotation].exits & ~(must_open | must_close)
        return -must_open.bit_count() + sum(
            1 for side, dx, dy, _ in BEYOND if added & side and self._is_free(x + dx, y + dy)
        )

    def _is_free(self, x: int, y: int) -> bool:
        return (x, y) not in self.filled and (x, y) not in self.barred
