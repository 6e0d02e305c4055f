"""Effects that last, as plain data; what they do is in `rules/lasting.py`."""

from __future__ import annotations

import msgspec


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """An effect that lasts: whose it is, whom it concerns and until when.

    It ends when `seat`'s turn begins or, with `ends`, at the end of so many of that seat's turns;
    it takes hold after `waits` of them.
    """

    what: str
    owner: int
    target: int
    seat: int
    ends: int = 0
    waits: int = 0
