"""Which updates told of answers that were taken back, so that nobody goes on reading of them."""

from __future__ import annotations

Mark = tuple[int, int]
"""How many lines of the game an update had told of, with all before it; and the update's number."""


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
        latest = self.latest
        if not latest or latest[-1][0] < first:
            self.latest = ((lines, n),)
        elif latest[-1][0] != lines:
            self.latest = (*[mark for mark in latest if mark[0] >= first], (lines, n))

    def back_to(self, lines: int) -> int | None:
        """Where lines were taken back, the last update that still holds; -1 where none is known."""
        if not self.latest or lines >= self.latest[-1][0]:
            return None
        self.latest = tuple([mark for mark in self.latest if mark[0] <= lines])
        return self.latest[-1][1] if self.latest and self.latest[-1][0] == lines else -1
