"""Sets of squares as bit masks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache


def squares_in(mask: int) -> list[int]:
    """The squares of a mask, lowest first.

    >>> squares_in(0b1001)
    [0, 3]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


@lru_cache(maxsize=4096)
def shown_squares(mask: int) -> tuple[int, ...]:
    """`squares_in`, cached: consecutive views usually repeat it."""
    return tuple(squares_in(mask))


def mask_of(squares: Iterable[int]) -> int:
    """The mask of some squares.

    >>> bin(mask_of([0, 3]))
    '0b1001'
    """
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask
