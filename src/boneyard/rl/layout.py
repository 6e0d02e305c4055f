"""Where everything stands in an observation: named parts of one long row of whole numbers."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import NamedTuple, get_origin

import msgspec

from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.rl import SEATS, Bounds, Encoding

GROUND = ("laid", "legal", "inside", "column", "row", "north", "east", "south", "west")
"""What is known of a square from the map alone; the sides are those one can walk across."""
LAID = ("id", "x", "y", "rotation")
"""What is known of a tile on the table; its id counts from 1 in the order of the content."""
MOVED = "moved"
"""The figures that have moved already; they have a plane."""
LISTED = 8
"""How many entries of a list in the agenda are told, after their number."""


class Part(NamedTuple):
    """A part of the row: where it begins, its shape, and the names along its first or last axis."""

    first: int
    shape: tuple[int, ...]
    names: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many numbers."""
        return prod(self.shape)

    @property
    def last(self) -> int:
        """Where the next part begins."""
        return self.first + self.size


class Asked(NamedTuple):
    """Where a kind of frame stands in the agenda's part, and the fields after its mark, with their widths."""

    first: int
    fields: tuple[tuple[str, int], ...]


class Layout:
    """The parts of a game's observations.

    `squares` has a plane for each name, then one for each seat's pawn. Seats are counted from the one
    that looks, so 0 is always oneself.
    """

    def __init__(self, game: AnyGame, bounds: Bounds, encoding: Encoding[object]) -> None:
        self.parts: dict[str, Part] = {}
        self.size = 0
        self.planes = (*GROUND, *encoding.planes, MOVED)
        pawns = tuple(f"pawn {seat}" for seat in range(SEATS))
        frames = (*game.frames, *game.works)
        names, self.asked = _agenda(frames)
        self._add("squares", (len(self.planes) + SEATS, bounds.squares), (*self.planes, *pawns))
        self._add("tiles", (bounds.tiles, len(LAID)), LAID)
        self._add("stack", (len(bounds.tile_ids),), bounds.tile_ids)
        self._add("drawn", (len(bounds.tile_ids),), bounds.tile_ids)
        self._add("me", (SEATS,), tuple(f"seat {seat}" for seat in range(SEATS)))
        self._add("seats", (SEATS, 2 + len(encoding.seat_names)), ("there", "active", *encoding.seat_names))
        self._add("table", (len(encoding.table_names),), encoding.table_names)
        self._add("agenda", (len(names),), names)
        if bounds.cards:
            self._add("hand", (len(bounds.cards),), bounds.cards)
            self._add("fronts", (SEATS, len(bounds.cards)), bounds.cards)
            self._add("discards", (len(bounds.cards),), bounds.cards)

    def _add(self, name: str, shape: tuple[int, ...], names: tuple[str, ...]) -> None:
        self.parts[name] = part = Part(self.size, shape, names)
        self.size = part.last

    def __getitem__(self, name: str) -> Part:
        return self.parts[name]


def _agenda(frames: tuple[type[object], ...]) -> tuple[tuple[str, ...], Mapping[type[object], Asked]]:
    """For each kind of frame a mark and its fields, side by side."""
    names: list[str] = []
    found: dict[type[object], Asked] = {}
    for kind in frames:
        assert issubclass(kind, msgspec.Struct)
        tag = str(kind.__struct_config__.tag)
        fields = tuple((field.name, _width(field)) for field in msgspec.structs.fields(kind))
        found[kind] = Asked(len(names), fields)
        names.append(tag)
        for field, width in fields:
            names += [f"{tag} {field}", *(f"{tag} {field} {entry}" for entry in range(width - 1))]
    return tuple(names), found


def _width(field: msgspec.structs.FieldInfo) -> int:
    """One number, or for a list its length and its first entries."""
    listed = get_origin(field.type) is tuple and field.name != MOVED
    return 1 + LISTED if listed else 1
