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
    """An immutable count of titles, told in the order of their names."""

    __slots__ = ("_counts", "_ordered", "_size")

    def __init__(self, counts: dict[str, int], size: int | None = None, ordered: bool = False) -> None:
        """Any counts; who also gives their total has left out what there is none of."""
        if size is None:
            counts = {title: number for title, number in counts.items() if number}
            size = sum(counts.values())
        self._counts = counts
        self._size = size
        self._ordered = ordered

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[str]:
        return iter(self._in_order())

    def __contains__(self, title: object) -> bool:
        return title in self._counts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and self._counts == other._counts

    def __hash__(self) -> int:
        return hash(tuple(self._in_order().items()))

    def __repr__(self) -> str:
        return f"Bag({self._in_order()})"

    def _in_order(self) -> dict[str, int]:
        """The counts in the order of their titles, sorted when somebody first asks for it."""
        if not self._ordered:
            self._counts = dict(sorted(self._counts.items()))
            self._ordered = True
        return self._counts

    def count(self, title: str) -> int:
        """How many of a title are in the bag."""
        return self._counts.get(title, 0)

    def counts(self) -> dict[str, int]:
        """A new dictionary of what is in the bag."""
        return dict(self._in_order())

    def weights(self) -> tuple[int, ...]:
        """The counts in the order of the titles."""
        return tuple(self._in_order().values())

    def without(self, title: str, number: int = 1) -> Bag:
        """The bag after some of a title are taken out."""
        counts = self._counts.copy()
        if counts[title] == number:
            del counts[title]
        else:
            counts[title] -= number
        return Bag(counts, self._size - number, self._ordered)

    def with_(self, title: str, number: int = 1) -> Bag:
        """The bag after some of a title are put in."""
        counts = self._counts.copy()
        known = title in counts
        counts[title] = counts[title] + number if known else number
        return Bag(counts, self._size + number, known and self._ordered)
