"""The layout of an observation: named parts of one long row of integers."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import NamedTuple, get_origin

import msgspec

from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.rl import SEATS, Bounds, Encoding
from boneyard.games.shared.tags import tag_of
from boneyard.games.shared.view import BoardView

GROUND = ("laid", "legal", "inside", "column", "row", "north", "east", "south", "west")
"""Planes of the map; a side is set if a pawn can cross it."""
LAID = ("id", "x", "y", "rotation")
"""Columns of a placed tile; its id is its index in the content, from 1."""
MOVED = "moved"  # a plane with the figures that have already moved
LISTED = 8  # entries that are encoded of a list in the agenda, after its length


class Part(NamedTuple):
    """A part of the row: its start, its shape, and the names along its first or last axis."""

    first: int
    shape: tuple[int, ...]
    names: tuple[str, ...]

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def last(self) -> int:
        """Where the next part starts."""
        return self.first + self.size


class FrameFields(NamedTuple):
    """Where a frame's flag is in the agenda, and the fields that follow it, with their widths."""

    first: int
    fields: tuple[tuple[str, int], ...]


class Layout:
    """The parts of a game's observations.

    `squares` has a plane for each name, then one for each seat's pawn. Seats are relative to the viewer, who
    is always 0.
    """

    def __init__(self, game: AnyGame, bounds: Bounds, encoding: Encoding[BoardView]) -> None:
        self.parts: dict[str, Part] = {}
        self.size = 0
        self.planes = (*GROUND, *encoding.planes, MOVED)
        pawns = tuple(f"pawn {seat}" for seat in range(SEATS))
        frames = (*game.frames, *game.works)
        names, self.frames = _agenda(frames)
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


def _agenda(frames: tuple[type[object], ...]) -> tuple[tuple[str, ...], Mapping[type[object], FrameFields]]:
    """For each kind of frame, a flag and its fields."""
    names: list[str] = []
    found: dict[type[object], FrameFields] = {}
    for kind in frames:
        assert issubclass(kind, msgspec.Struct)
        tag = tag_of(kind)
        fields = tuple((field.name, _width(field)) for field in msgspec.structs.fields(kind))
        found[kind] = FrameFields(len(names), fields)
        names.append(tag)
        for field, width in fields:
            names += [f"{tag} {field}", *(f"{tag} {field} {entry}" for entry in range(width - 1))]
    return tuple(names), found


def _width(field: msgspec.structs.FieldInfo) -> int:
    """1, or for a list its length and first entries."""
    listed = get_origin(field.type) is tuple and field.name != MOVED
    return 1 + LISTED if listed else 1
