"""Lasting effects as plain data; `rules/lasting.py` says what they do."""

from __future__ import annotations

import msgspec


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """A lasting effect: its owner, its target and its end.

    It ends when `seat`'s turn begins or, with `ends`, at the end of that many of the seat's turns. It takes
    hold after `waits` of them.
    """

    what: str
    owner: int
    target: int
    seat: int
    ends: int = 0
    waits: int = 0
