"""The picture of a game's goal, as data: some tiles with things on them, and captions.

A game's `goal.toml` has it. The words are the messages `goal-GAME` and `goal-GAME-CAPTION`.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from boneyard.games.shared.picture import Picture
from boneyard.games.shared.prepare import prepare


class Caption(Struct, frozen=True):
    """Where a caption's centre is, in percent of the picture."""

    id: str
    x: int
    y: int


class GoalPicture(Picture, frozen=True, kw_only=True):
    captions: tuple[Caption, ...]


prepare(GoalPicture)


def goal_picture(file: Traversable) -> GoalPicture:
    return msgspec.toml.decode(file.read_bytes(), type=GoalPicture)
