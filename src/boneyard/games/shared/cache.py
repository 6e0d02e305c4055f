"""A bounded cache for parsed content: users bring any number of content sets."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")
MOST = 200
"""More than any server worker keeps in use, so none loses the content it plays with."""
MOST_LETTERS = 250_000
"""The limit for all entries together; parsed content takes a hundred times the memory of its text."""


class ContentCache(Generic[K, V]):
    """A cache of the most recently used entries.

    >>> cache = ContentCache[str, int](2)
    >>> for name in "abac":
    ...     cache.put(name, len(name))
    >>> cache.get("a"), cache.get("b"), cache.get("c")
    (1, None, 1)

    Each entry weighs as much as the text it was made from. The newest entry stays, however heavy.

    >>> cache = ContentCache[str, int](3, letters=10)
    >>> for name, letters in {"a": 4, "b": 4, "c": 4, "d": 40}.items():
    ...     cache.put(name, letters, letters)
    ...     print(*cache.things)
    a
    a b
    b c
    d
    """

    def __init__(self, most: int = MOST, letters: int = MOST_LETTERS) -> None:
        self.most = most
        self.letters = letters
        self.things: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self.weight = 0
        self.tidying = Lock()
        """An OrderedDict must not change while another thread iterates over it."""

    def get(self, key: K) -> V | None:
        with self.tidying:
            found = self.things.get(key)
            if found is None:
                return None
            self.things.move_to_end(key)
        return found[0]

    def find(self, key: K, letters: int, make: Callable[[], V]) -> V:
        """The entry for a key, created from text of `letters` characters if it is missing."""
        found = self.get(key)
        if found is None:
            found = make()
            self.put(key, found, letters)
        return found

    def put(self, key: K, thing: V, letters: int = 0) -> None:
        """Add an entry, and drop those that weren't used for longest."""
        with self.tidying:
            _, before = self.things.pop(key, (None, 0))
            self.things[key] = thing, letters
            self.weight += letters - before
            while len(self.things) > self.most or (self.weight > self.letters and len(self.things) > 1):
                _, (_, weight) = self.things.popitem(last=False)
                self.weight -= weight
