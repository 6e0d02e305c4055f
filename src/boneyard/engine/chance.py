"""Chance is a player: it answers with a command drawn from weighted options.

The numbers come from named streams, so that the same seed gives the same dice whatever else
happened, and so that anybody can check them afterwards.

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
from boneyard.engine.fair import spelled
from boneyard.engine.options import UNREAD

if TYPE_CHECKING:
    from boneyard.engine.options import Cut

CHANCE = -1
"""The seat number of chance."""

C = TypeVar("C")


class Chances(Sequence[C]):
    """The options of chance, in the order of their text, with a weight each.

    `stream` names the source of the number, `total` is the sum of the weights.
    """

    __slots__ = ()
    stream: str
    total: int

    @property
    def weights(self) -> tuple[int, ...]:
        """The weight of each option."""
        raise NotImplementedError

    def at(self, number: int) -> C:
        """The option that a number from 0 to total - 1 means."""
        raise NotImplementedError

    def probability(self, command: C) -> float:
        """How likely an option is."""
        return self.weights[self.index(command)] / self.total


class EvenChances(tuple[C, ...], Chances[C]):
    """Options that are all alike, such as the sides of a die."""

    def __new__(cls, commands: Iterable[C], *, stream: str) -> EvenChances[C]:
        self = tuple.__new__(cls, commands)
        self.stream = stream
        self.total = len(self)
        return self

    @property
    def weights(self) -> tuple[int, ...]:
        """One each."""
        return (1,) * len(self)

    def at(self, number: int) -> C:
        """The option with this number."""
        return self[number]


class Lots(Chances[C]):
    """What may be drawn out of a bag: a command for each title in it.

    `commands` has the one for every title, `title_of` tells a command's title, if it is one of them.
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
        """The command that was drawn last: it is mostly the one to be looked for next."""

    @property
    def weights(self) -> tuple[int, ...]:
        """How many of each title there are."""
        return self.bag.weights()

    def at(self, number: int) -> C:
        """The command of the title that lies there."""
        picked = self.commands[self.bag.pieces[number]]
        self.picked = picked
        return picked

    def __len__(self) -> int:
        return self.bag.kinds

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
    """Where a number of chance came from: what a replay keeps of it."""

    stream: str
    n: int
    total: int
    number: int


class FairDice:
    """Numbers that were fixed by a seed before anybody could know them.

    HMAC-SHA-256 of the stream's name and count under the seed; the first eight bytes are taken
    as a number, and taken again where they would favour the small ones. `nonces` are what people
    added, by seat, None or empty where they did not.
    """

    def __init__(self, seed: str | bytes, game: str, nonces: Sequence[str | None] = ()) -> None:
        self.key = seed.encode() if isinstance(seed, str) else seed
        self.nonces = tuple(nonce or None for nonce in nonces)
        self.prefix = spelled(nonces) + game
        self.counts: dict[str, int] = {}
        self._keyed = hmac.new(self.key, digestmod="sha256")

    def copy(self) -> FairDice:
        """Dice that go on with the same numbers."""
        twin = FairDice.__new__(FairDice)
        twin.key, twin.nonces, twin.prefix = self.key, self.nonces, self.prefix
        twin._keyed = self._keyed
        twin.counts = self.counts.copy()
        return twin

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
            mixed = self._keyed.copy()  # quicker than keying anew, and no other thread gets its turn
            mixed.update(text)
            value = int.from_bytes(mixed.digest()[:8], "big")
            if value < limit:
                return value % total
            attempt += 1

    def pick(self, chances: Chances[C]) -> C:
        """The option that the next number means."""
        return chances.at(self.draw(chances).number)


def random_pick(chances: Chances[C], rng: Random) -> C:
    """Any of chance's options, by their weights."""
    return chances.at(rng.randrange(chances.total))
