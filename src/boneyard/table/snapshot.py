"""A game in the middle, as the store keeps it."""

from __future__ import annotations

import msgspec


class Saved(msgspec.Struct, frozen=True):
    """A play as a snapshot keeps it."""

    state: msgspec.Raw
    lines: int
    counts: dict[str, int]
    numbers: tuple[int, ...]
    version: str
    """Of the program: another one may play by other rules."""
    rules: int = 1
    """The number of the game's rules."""
