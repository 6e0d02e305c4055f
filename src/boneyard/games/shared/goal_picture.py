"""The picture of a game's goal, as data: some tiles with things on them, and captions.

A game's `goal.toml` has it, with the game's own tiles; `boneyard.goal_drawing` draws it. The words are the
messages `goal-GAME` and `goal-GAME-CAPTION`.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct


class Caption(Struct, frozen=True):
    """Where a caption's centre is, in percent of the picture."""

    id: str
    x: int
    y: int


class GoalPicture(Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles have column, row and rotation; everything else a square of the whole board."""

    tiles: tuple[tuple[str, int, int, int], ...]
    captions: tuple[Caption, ...]
    walk: tuple[tuple[int, int], ...]
    pawn: tuple[int, int]
    figures: tuple[tuple[str, int, int], ...] = ()
    tokens: tuple[tuple[str, int, int], ...] = ()
    things: tuple[tuple[str, int, int], ...] = ()


def goal_picture(file: Traversable) -> GoalPicture:
    return msgspec.toml.decode(file.read_bytes(), type=GoalPicture)
