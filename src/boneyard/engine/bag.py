"""A bag of undrawn things. It has no order, so none can leak.

>>> bag = Bag({"bridge": 1, "lane": 3})
>>> len(bag), bag.count("lane")
(4, 3)
>>> bag.without("bridge")
Bag({'lane': 3})
>>> bag.without("lane").with_("mill")
Bag({'bridge': 1, 'lane': 2, 'mill': 1})
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping


class Bag:
    """An immutable multiset of titles, iterated in the order of their names.

    `pieces` is sorted, copies side by side, so drawing a piece by its number and removing it is an index and
    a slice, however many titles there are.
    """

    __slots__ = ("_counts", "pieces")

    pieces: tuple[str, ...]
    _counts: dict[str, int]

    def __init__(self, counts: Mapping[str, int]) -> None:
        self.pieces = tuple([title for title in sorted(counts) for _ in range(counts[title])])

    def __len__(self) -> int:
        return len(self.pieces)

    def __iter__(self) -> Iterator[str]:
        last = ""
        for title in self.pieces:
            if title != last:
                last = title
                yield title

    def __contains__(self, title: object) -> bool:
        if not isinstance(title, str):
            return False
        pieces = self.pieces
        place = bisect_left(pieces, title)
        return place < len(pieces) and pieces[place] == title

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and self.pieces == other.pieces

    def __hash__(self) -> int:
        return hash(self.pieces)

    def __repr__(self) -> str:
        return f"Bag({self.counts()})"

    def count(self, title: str) -> int:
        return self.pieces.count(title)

    def counts(self) -> dict[str, int]:
        """How many there are of each title. Don't change it: it is cached."""
        try:
            return self._counts
        except AttributeError:
            self._counts = dict(Counter(self.pieces))
            return self._counts

    def weights(self) -> tuple[int, ...]:
        return tuple(self.counts().values())

    def without(self, title: str) -> Bag:
        pieces = self.pieces
        place = bisect_left(pieces, title)
        return bag_of(pieces[:place] + pieces[place + 1 :])

    def with_(self, title: str) -> Bag:
        pieces = self.pieces
        place = bisect_left(pieces, title)
        return bag_of((*pieces[:place], title, *pieces[place:]))


def bag_of(pieces: tuple[str, ...]) -> Bag:
    """A bag of sorted pieces."""
    bag = Bag.__new__(Bag)
    bag.pieces = pieces
    return bag
