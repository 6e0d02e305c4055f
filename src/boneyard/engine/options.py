"""Options that are only built when they are read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress, count
from typing import TYPE_CHECKING, Generic, Protocol, SupportsIndex, TypeVar, overload

C = TypeVar("C")
C_co = TypeVar("C_co", covariant=True)
if TYPE_CHECKING:
    Cut = slice[SupportsIndex | None, SupportsIndex | None, SupportsIndex | None]
ONES = bytes.maketrans(b"01", b"\0\1")
UNREAD = object()
"""Stands for a command before any was read."""


class Lookup(Protocol[C_co]):
    def __getitem__(self, number: int, /) -> C_co: ...


class Masked(Sequence[C], Generic[C]):
    """The commands of a long table that a mask allows, followed by a few others.

    >>> options = Masked("abcdef", 0b10011, ("stop",))
    >>> list(options), len(options), options[2], options[3]
    (['a', 'b', 'e', 'stop'], 4, 'e', 'stop')
    >>> "e" in options, "c" in options, "stop" in options
    (True, False, True)
    """

    __slots__ = ("mask", "others", "picked", "size", "table")

    def __init__(self, table: Lookup[C], mask: int, others: tuple[C, ...] = ()) -> None:
        self.table = table
        self.mask = mask
        self.others = others
        self.size = mask.bit_count()
        self.picked: object = UNREAD
        """The last command read, usually the next one to be looked up."""

    def __len__(self) -> int:
        return self.size + len(self.others)

    def __iter__(self) -> Iterator[C]:
        flags = bin(self.mask)[:1:-1].encode().translate(ONES)
        yield from map(self.table.__getitem__, compress(count(), flags))
        yield from self.others

    @overload
    def __getitem__(self, index: int) -> C: ...
    @overload
    def __getitem__(self, index: Cut) -> Sequence[C]: ...
    def __getitem__(self, index: int | Cut) -> C | Sequence[C]:
        if not isinstance(index, int):
            return tuple(self)[index]
        if 0 <= index < self.size:
            picked = self.table[nth_bit(self.mask, index)]
            self.picked = picked
            return picked
        if index < 0:
            return self[range(len(self))[index]]
        return self.others[index - self.size]

    def __repr__(self) -> str:
        return repr(tuple(self))


POWERS = 14
LOWER_HALVES = tuple(((1 << (8 << power)) - 1, 8 << power) for power in reversed(range(POWERS)))
HALVES = tuple(LOWER_HALVES[POWERS - powers :] for powers in range(POWERS + 1))
"""By the number of halvings: the mask and length in bits of each lower half, longest first."""
BITS = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))


def nth_bit(mask: int, n: int) -> int:
    """The position of the n-th set bit, counted from the lowest; for up to 131,072 bits.

    It halves the mask until the byte with that bit is left.

    >>> nth_bit(0b101100, 0), nth_bit(0b101100, 2), nth_bit(1 << 300 | 1, 1), nth_bit(1 << 131_071 | 1, 1)
    (2, 5, 300, 131071)
    """
    position = 0
    for ones, length in HALVES[(mask.bit_length() - 1 >> 3).bit_length()]:
        count = (mask & ones).bit_count()
        if count <= n:
            n -= count
            mask >>= length
            position += length
    return position + BITS[mask & 255][n]
