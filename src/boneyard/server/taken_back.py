"""Which updates told of answers that were taken back, so that nobody goes on reading of them."""

from __future__ import annotations

from typing import NamedTuple


class Mark(NamedTuple):
    """How many lines of the game an update had told of, with all before it."""

    lines: int
    n: int


class Marks:
    """A viewer's latest updates, by what they told of.

    >>> marks = Marks()
    >>> for lines, n in ((7, 0), (8, 1), (11, 2)):
    ...     marks.note(lines, n, first=7)
    >>> marks.back_to(11), marks.back_to(8), marks.back_to(5)
    (None, 1, -1)
    """

    def __init__(self) -> None:
        self.latest: tuple[Mark, ...] = ()

    def note(self, lines: int, n: int, first: int) -> None:
        """So many lines are told by the updates up to this one; the first ones are for good."""
        if not self.latest or self.latest[-1].lines != lines:
            self.latest = (*(mark for mark in self.latest if mark.lines >= first), Mark(lines, n))

    def back_to(self, lines: int) -> int | None:
        """Where lines were taken back, the last update that still holds; -1 where none is known."""
        if not self.latest or lines >= self.latest[-1].lines:
            return None
        self.latest = tuple(mark for mark in self.latest if mark.lines <= lines)
        return self.latest[-1].n if self.latest and self.latest[-1].lines == lines else -1
