"""What a process remembers of the content sets it has read: people bring their own, without end."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar

from boneyard.engine.content import Content

K = TypeVar("K")
V = TypeVar("V")
MOST = 200
"""More than any worker of a server keeps in mind, so that none forgets what it plays with."""


class Shelf(Generic[K, V]):
    """The things that were used last.

    >>> shelf = Shelf[str, int](2)
    >>> for name in "abac":
    ...     shelf.put(name, len(name))
    >>> shelf.get("a"), shelf.get("b"), shelf.get("c")
    (1, None, 1)
    """

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.things: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """A thing that is still here."""
        with suppress(KeyError):  # others may take it away meanwhile
            self.things.move_to_end(key)
            return self.things[key]
        return None

    def put(self, key: K, thing: V) -> None:
        """Keep a thing, and leave the one that nobody has used for longest."""
        self.things[key] = thing
        self.things.move_to_end(key)
        while len(self.things) > self.most:
            self.things.popitem(last=False)


KNOWN: Shelf[str, Content] = Shelf()
"""By the hash that names a set for people, which views tell. What was read of it is kept by the whole set."""


def known_content(content_hash: str, own: Callable[[], Content]) -> Content:
    """The content with a hash: the game's own, or one that was read not long ago."""
    found = own() if own().hash == content_hash else KNOWN.get(content_hash)
    if found is None:
        raise LookupError(f"the content {content_hash} was not read here, or long ago")
    return found
