"""Chance for rollouts: within one determinization, every option meets the same dice.

Options that are compared with the same dice differ by their value and not by luck, so far fewer rollouts tell
which is better.
"""

from __future__ import annotations

from random import Random


class Luck:
    """Numbers from named streams; `rewind` repeats them."""

    __slots__ = ("known", "random", "used")

    def __init__(self, rng: Random) -> None:
        self.random = Random(rng.random()).random
        self.known: dict[str, list[float]] = {}
        self.used: dict[str, int] = {}

    def rewind(self) -> None:
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
