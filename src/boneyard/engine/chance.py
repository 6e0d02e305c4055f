"""Chance is a player: it answers with a command drawn from weighted options.

The numbers come from named streams, so that the same seed gives the same dice whatever else
happened, and so that anybody can check them afterwards.

>>> dice = Chances(("one", "two", "three"), stream="dice")
>>> fair = FairDice("secret", game="town")
>>> [fair.draw(dice).number for _ in range(5)]
[1, 0, 2, 2, 0]
>>> fair.draw(dice)
Draw(stream='dice', n=5, total=3, number=0)
"""

from __future__ import annotations

import hmac
from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate
from random import Random
from typing import NamedTuple, TypeVar

CHANCE = -1
"""The seat number of chance."""

C = TypeVar("C")


class Chances(tuple[C, ...]):
    """The options of chance, in the order of their text, with a weight each.

    `stream` names the source of the number; `weights` is None where all weigh the same.
    """

    weights: tuple[int, ...] | None
    stream: str
    total: int

    def __new__(
        cls, commands: Iterable[C], weights: tuple[int, ...] | None = None, *, stream: str
    ) -> Chances[C]:
        self = tuple.__new__(cls, commands)
        self.weights = weights
        self.stream = stream
        self.total = len(self) if weights is None else sum(weights)
        return self

    def at(self, number: int) -> C:
        """The option that a number from 0 to total - 1 means."""
        if self.weights is None:
            return self[number]
        return self[bisect_right(tuple(accumulate(self.weights)), number)]

    def probability(self, command: C) -> float:
        """How likely an option is."""
        index = self.index(command)
        return (1 if self.weights is None else self.weights[index]) / self.total


class Draw(NamedTuple):
    """Where a number of chance came from: what a replay keeps of it."""

    stream: str
    n: int
    total: int
    number: int


class FairDice:
    """Numbers that were fixed by a seed before anybody could know them.

    HMAC-SHA-256 of the stream's name and count under the seed; the first eight bytes are taken
    as a number, and taken again where they would favour the small ones.
    """

    def __init__(self, seed: str | bytes, game: str, nonces: tuple[str, ...] = ()) -> None:
        self.key = seed.encode() if isinstance(seed, str) else seed
        self.prefix = "".join(nonces) + game
        self.counts: dict[str, int] = {}

    def draw(self, chances: Chances[C]) -> Draw:
        """The next number of the options' stream."""
        n = self.counts.get(chances.stream, 0)
        self.counts[chances.stream] = n + 1
        return Draw(chances.stream, n, chances.total, self.number(chances.stream, n, chances.total))

    def number(self, stream: str, n: int, total: int) -> int:
        """The n-th number of a stream, below `total`."""
        limit = 2**64 // total * total
        attempt = 0
        while True:
            text = f"{self.prefix}|{stream}|{n}|{attempt}".encode()
            value = int.from_bytes(hmac.digest(self.key, text, "sha256")[:8], "big")
            if value < limit:
                return value % total
            attempt += 1

    def pick(self, chances: Chances[C]) -> C:
        """The option that the next number means."""
        return chances.at(self.draw(chances).number)


def random_pick(chances: Chances[C], rng: Random) -> C:
    """Any of chance's options, by their weights."""
    return chances.at(rng.randrange(chances.total))
