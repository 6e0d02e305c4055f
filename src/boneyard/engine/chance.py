"""Chance is a player: it answers with a command drawn from weighted options.

The numbers come from named streams, so the same seed gives the same dice whatever else happens, and
anybody can check them afterwards.

>>> dice = EvenChances(("one", "two", "three"), stream="dice")
>>> fair = FairDice("secret", game="town")
>>> [fair.draw(dice).number for _ in range(5)]
[1, 0, 2, 2, 0]
>>> fair.draw(dice)
Draw(stream='dice', n=5, total=3, number=0)
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple, TypeVar, overload

from boneyard.engine.bag import Bag
from boneyard.engine.fair import nonce_prefix
from boneyard.engine.options import UNREAD

if TYPE_CHECKING:
    from boneyard.engine.options import Cut

CHANCE = -1
"""Chance's number as an actor."""

C = TypeVar("C")


class Chances(Sequence[C]):
    """The options of chance, sorted by their text, each with a weight.

    `stream` names the stream the number comes from, `total` is the sum of the weights.
    """

    __slots__ = ()
    stream: str
    total: int

    @property
    def weights(self) -> tuple[int, ...]:
        raise NotImplementedError

    def at(self, number: int) -> C:
        """The option for a number from 0 to total - 1."""
        raise NotImplementedError


class EvenChances(tuple[C, ...], Chances[C]):
    def __new__(cls, commands: Iterable[C], *, stream: str) -> EvenChances[C]:
        self = tuple.__new__(cls, commands)
        self.stream = stream
        self.total = len(self)
        return self

    @property
    def weights(self) -> tuple[int, ...]:
        return (1,) * len(self)

    def at(self, number: int) -> C:
        return self[number]


class BagChances(Chances[C]):
    """Draws from a bag: one command per title in it.

    `commands` maps every title to its command; `title_of` is the inverse, None for other commands.
    """

    __slots__ = ("bag", "commands", "picked", "stream", "title_of", "total")

    def __init__(
        self, bag: Bag, commands: Mapping[str, C], title_of: Callable[[object], str | None], stream: str
    ) -> None:
        self.bag = bag
        self.commands = commands
        self.title_of = title_of
        self.stream = stream
        self.total = len(bag.pieces)
        self.picked: object = UNREAD
        """The last command drawn, usually the next one to be looked up."""

    @property
    def weights(self) -> tuple[int, ...]:
        return self.bag.weights()

    def at(self, number: int) -> C:
        picked = self.commands[self.bag.pieces[number]]
        self.picked = picked
        return picked

    def __len__(self) -> int:
        return len(self.bag.counts())

    def __iter__(self) -> Iterator[C]:
        return map(self.commands.__getitem__, self.bag)

    def __contains__(self, command: object) -> bool:
        if command is self.picked:
            return True
        title_of = self.title_of
        return title_of(command) in self.bag

    @overload
    def __getitem__(self, index: int) -> C: ...
    @overload
    def __getitem__(self, index: Cut) -> Sequence[C]: ...
    def __getitem__(self, index: int | Cut) -> C | Sequence[C]:
        return tuple(self)[index]


class Draw(NamedTuple):
    """The origin of a number of chance; replays store it."""

    stream: str
    n: int
    total: int
    number: int


class FairDice:
    """Numbers fixed by a seed before anybody could know them.

    Each is the first eight bytes of an HMAC-SHA-256 of the stream's name and count under the seed, drawn
    again where a remainder would favour small numbers. `nonces` are the players' additions by seat, None or
    empty where there is none.
    """

    def __init__(self, seed: str | bytes, game: str, nonces: Sequence[str | None] = ()) -> None:
        self.key = seed.encode() if isinstance(seed, str) else seed
        self.nonces = tuple(nonce or None for nonce in nonces)
        self.prefix = nonce_prefix(nonces) + game
        self.counts: dict[str, int] = {}
        self._keyed = hmac.new(self.key, digestmod="sha256")

    def copy(self) -> FairDice:
        """Dice that continue with the same numbers."""
        copy = FairDice.__new__(FairDice)
        copy.key, copy.nonces, copy.prefix = self.key, self.nonces, self.prefix
        copy._keyed = self._keyed
        copy.counts = self.counts.copy()
        return copy

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
            mixed = self._keyed.copy()  # faster than a new HMAC, which also releases the GIL
            mixed.update(text)
            value = int.from_bytes(mixed.digest()[:8], "big")
            if value < limit:
                return value % total
            attempt += 1

    def pick(self, chances: Chances[C]) -> C:
        return chances.at(self.draw(chances).number)


def random_pick(chances: Chances[C], rng: Random) -> C:
    return chances.at(rng.randrange(chances.total))
