"""Chance for playouts: in one imagined world the same things are rolled whatever is tried.

Options that are compared in the same world with the same luck differ by what they are worth, not by
the dice, so far fewer playouts tell which is better.
"""

from __future__ import annotations

from random import Random


class Luck:
    """Numbers by named streams: the n-th of a stream stays the same when it is rewound."""

    __slots__ = ("known", "random", "used")

    def __init__(self, rng: Random) -> None:
        self.random = Random(rng.random()).random
        self.known: dict[str, list[float]] = {}
        self.used: dict[str, int] = {}

    def rewind(self) -> None:
        """Begin again with the first numbers."""
        self.used = {}

    def below(self, stream: str, total: int) -> int:
        """The next number of a stream, from 0 to total - 1."""
        used = self.used
        n = used.get(stream, 0)
        used[stream] = n + 1
        known = self.known.get(stream)
        if known is None:
            known = self.known[stream] = []
        if n == len(known):
            known.append(self.random())
        return int(known[n] * total)
