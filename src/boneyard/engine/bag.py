"""A bag: what nobody has seen yet. It has no order, so none can leak.

>>> bag = Bag({"bridge": 1, "lane": 3})
>>> len(bag), bag.count("lane")
(4, 3)
>>> bag.without("bridge")
Bag({'lane': 3})
>>> bag.without("lane").with_("mill")
Bag({'bridge': 1, 'lane': 2, 'mill': 1})
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from itertools import accumulate


class Bag:
    """An immutable count of titles, told in the order of their names.

    Bags that come from one another share their titles, so that taking one out writes only the counts.
    """

    __slots__ = ("_counts", "_places", "_size", "_titles", "_told")

    _titles: tuple[str, ...]
    _places: dict[str, int]
    _counts: tuple[int, ...]
    _size: int
    _told: dict[str, int]

    def __init__(
        self, counts: Mapping[str, int], like: Bag | None = None, amounts: tuple[int, ...] = (), size: int = 0
    ) -> None:
        """Any counts; or so much of each title of another bag."""
        if like is not None:
            self._titles = like._titles
            self._places = like._places
            self._counts = amounts
            self._size = size
            return
        self._titles = tuple(sorted(counts))
        self._places = {title: place for place, title in enumerate(self._titles)}
        self._counts = tuple([counts[title] for title in self._titles])
        self._size = sum(self._counts)

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[str]:
        return (title for title, count in zip(self._titles, self._counts, strict=True) if count)

    def __contains__(self, title: object) -> bool:
        place = self._places.get(title) if isinstance(title, str) else None
        return place is not None and self._counts[place] > 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and self.counts() == other.counts()

    def __hash__(self) -> int:
        return hash(tuple(self.counts().items()))

    def __repr__(self) -> str:
        return f"Bag({self.counts()})"

    def count(self, title: str) -> int:
        """How many of a title are in the bag."""
        place = self._places.get(title)
        return 0 if place is None else self._counts[place]

    def counts(self) -> dict[str, int]:
        """How many of each title are in the bag; not to be changed, since a bag tells it once."""
        try:
            return self._told
        except AttributeError:
            zipped = zip(self._titles, self._counts, strict=True)
            self._told = {title: count for title, count in zipped if count}
            return self._told

    def weights(self) -> tuple[int, ...]:
        """The counts in the order of the titles."""
        return tuple([count for count in self._counts if count])

    @property
    def kinds(self) -> int:
        """How many different titles are in the bag."""
        return len(self._counts) - self._counts.count(0)

    def at(self, number: int) -> str:
        """The title that a number from 0 to the size means, when the titles lie in their order."""
        return self._titles[bisect_right(list(accumulate(self._counts)), number)]

    def emptied(self) -> Bag:
        """A bag for the same titles with nothing in it."""
        return Bag(NOTHING, self, (0,) * len(self._counts), 0)

    def without(self, title: str, number: int = 1) -> Bag:
        """The bag after some of a title are taken out."""
        return self.with_(title, -number)

    def with_(self, title: str, number: int = 1) -> Bag:
        """The bag after some of a title are put in."""
        place = self._places.get(title)
        if place is None:
            return Bag({**self.counts(), title: number})
        counts = list(self._counts)
        counts[place] += number
        return Bag(NOTHING, self, tuple(counts), self._size + number)


NOTHING: Mapping[str, int] = {}
