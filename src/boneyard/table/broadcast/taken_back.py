"""Which updates told of answers that were taken back, so that clients can drop their events."""

from __future__ import annotations

Mark = tuple[int, int]
"""The number of lines that an update and those before it told of, and the update's number."""


class Marks:
    """A viewer's latest updates, by the lines they told of.

    >>> marks = Marks()
    >>> for lines, n in ((7, 0), (8, 1), (11, 2)):
    ...     marks.note(lines, n, first=7)
    >>> marks.back_to(11), marks.back_to(8), marks.back_to(5)
    (None, 1, -1)
    """

    def __init__(self) -> None:
        self.latest: tuple[Mark, ...] = ()

    def note(self, lines: int, n: int, first: int) -> None:
        """Update `n` brings the viewer to `lines`; lines before `first` can't be taken back."""
        latest = self.latest
        if not latest or latest[-1][0] < first:
            self.latest = ((lines, n),)
        elif latest[-1][0] != lines:
            self.latest = (*[mark for mark in latest if mark[0] >= first], (lines, n))

    def back_to(self, lines: int) -> int | None:
        """After an undo, the last update that still holds, or -1 if unknown; None without an undo."""
        if not self.latest or lines >= self.latest[-1][0]:
            return None
        self.latest = tuple([mark for mark in self.latest if mark[0] <= lines])
        return self.latest[-1][1] if self.latest and self.latest[-1][0] == lines else -1
