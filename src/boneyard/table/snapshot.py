from __future__ import annotations

import msgspec


class Saved(msgspec.Struct, frozen=True):
    """A game in progress, as a snapshot stores it."""

    state: msgspec.Raw
    lines: int
    counts: dict[str, int]
    numbers: tuple[int, ...]
    version: str
    """The program's version: another one may have other rules."""
    rules: int = 1
    """The number of the game's rules."""
