"""Sets of squares as the bits of a number."""

from __future__ import annotations

from collections.abc import Iterable


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


def mask_of(squares: Iterable[int]) -> int:
    """The mask of some squares.

    >>> bin(mask_of([0, 3]))
    '0b1001'
    """
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask
