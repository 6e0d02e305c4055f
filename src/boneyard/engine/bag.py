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

from collections.abc import Iterator


class Bag:
    """An immutable count of titles, in the order of their names."""

    __slots__ = ("_counts", "_size")

    def __init__(self, counts: dict[str, int], size: int | None = None) -> None:
        """Counts are put in order, unless their total is given: then they are in order already."""
        if size is None:
            counts = {title: counts[title] for title in sorted(counts) if counts[title]}
            size = sum(counts.values())
        self._counts = counts
        self._size = size

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[str]:
        return iter(self._counts)

    def __contains__(self, title: object) -> bool:
        return title in self._counts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and self._counts == other._counts

    def __hash__(self) -> int:
        return hash(tuple(self._counts.items()))

    def __repr__(self) -> str:
        return f"Bag({self._counts})"

    def count(self, title: str) -> int:
        """How many of a title are in the bag."""
        return self._counts.get(title, 0)

    def counts(self) -> dict[str, int]:
        """A new dictionary of what is in the bag."""
        return dict(self._counts)

    def weights(self) -> tuple[int, ...]:
        """The counts in the order of the titles."""
        return tuple(self._counts.values())

    def without(self, title: str, number: int = 1) -> Bag:
        """The bag after some of a title are taken out."""
        counts = self._counts.copy()
        counts[title] -= number
        if not counts[title]:
            del counts[title]
        return Bag(counts, self._size - number)

    def with_(self, title: str, number: int = 1) -> Bag:
        """The bag after some of a title are put in."""
        if title not in self._counts:
            return Bag({**self._counts, title: number})
        counts = self._counts.copy()
        counts[title] += number
        return Bag(counts, self._size + number)
