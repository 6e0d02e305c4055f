"""What a process remembers of the content sets it has read: people bring their own, without end."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

from boneyard.engine.content import Content

K = TypeVar("K")
V = TypeVar("V")
MOST = 200
"""More than any worker of a server keeps in mind, so that none forgets what it plays with."""
MOST_LETTERS = 500_000
"""Of all sets on a shelf together: what is read of a set takes a hundred times the room of its text."""


class Shelf(Generic[K, V]):
    """The things that were used last.

    >>> shelf = Shelf[str, int](2)
    >>> for name in "abac":
    ...     shelf.put(name, len(name))
    >>> shelf.get("a"), shelf.get("b"), shelf.get("c")
    (1, None, 1)

    Each weighs as much as the texts that it was made of, and of the heaviest there is still one.

    >>> shelf = Shelf[str, int](3, letters=10)
    >>> for name, letters in {"a": 4, "b": 4, "c": 4, "d": 40}.items():
    ...     shelf.put(name, letters, letters)
    ...     print(*shelf.things)
    a
    a b
    b c
    d
    """

    def __init__(self, most: int = MOST, letters: int = MOST_LETTERS) -> None:
        self.most = most
        self.letters = letters
        self.things: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self.tidying = Lock()
        """Several threads look and put; an order that changes while it is walked through is an error."""

    def get(self, key: K) -> V | None:
        """A thing that is still here."""
        with self.tidying:
            found = self.things.get(key)
            if found is None:
                return None
            self.things.move_to_end(key)
        return found[0]

    def find(self, key: K, letters: int, make: Callable[[], V]) -> V:
        """A thing that is still here, or is made now of so many letters."""
        found = self.get(key)
        if found is None:
            found = make()
            self.put(key, found, letters)
        return found

    def put(self, key: K, thing: V, letters: int = 0) -> None:
        """Keep a thing, and leave those that nobody has used for longest."""
        with self.tidying:
            self.things[key] = thing, letters
            self.things.move_to_end(key)
            left = sum(weight for _, weight in self.things.values())
            while len(self.things) > self.most or (left > self.letters and len(self.things) > 1):
                _, (_, weight) = self.things.popitem(last=False)
                left -= weight


KNOWN: Shelf[str, Content] = Shelf()
"""By the hash that names a set for people, which views tell. What was read of it is kept by the whole set."""


def known_content(content_hash: str, own: Callable[[], Content]) -> Content:
    """The content with a hash: the game's own, or one that was read not long ago."""
    found = own() if own().hash == content_hash else KNOWN.get(content_hash)
    if found is None:
        raise LookupError(f"the content {content_hash} was not read here, or long ago")
    return found
