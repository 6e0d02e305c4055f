"""A game at a glance: a few panels, each with a picture, a title, and one or two sentences.

A game's `overview.toml` has the pictures. The words of a panel are the message `overview-GAME-PANEL`: its
title, `.text`, and `.picture`, which describes the picture.
"""

from __future__ import annotations

from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from boneyard.games.shared.picture import Picture
from boneyard.games.shared.prepare import prepare


class Panel(Picture, frozen=True, kw_only=True):
    """`rule` is where the rulebook says more."""

    id: str
    rule: str


class Overview(Struct, frozen=True, forbid_unknown_fields=True):
    panel: tuple[Panel, ...]


prepare(Overview)


def panels_of(file: Traversable | None) -> tuple[Panel, ...]:
    """A game's panels in their order; none if it has no overview."""
    return () if file is None else msgspec.toml.decode(file.read_bytes(), type=Overview).panel
