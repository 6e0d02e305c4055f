"""What waits for the one task that takes it; a queue of asyncio is made for a crowd, and weighs as much."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """As much of `asyncio.Queue` as is used here: anybody puts something in, one task waits for it."""

    __slots__ = ("items", "taker")

    def __init__(self) -> None:
        self.items: list[T] = []
        self.taker: asyncio.Future[None] | None = None

    def put_nowait(self, item: T) -> None:
        """Put something in, which wakes the task that waits."""
        self.items.append(item)
        if self.taker is not None and not self.taker.done():
            self.taker.set_result(None)

    def get_nowait(self) -> T:
        """The first one that waits."""
        return self.items.pop(0)

    async def get(self) -> T:
        """The first one, as soon as there is one."""
        while not self.items:
            self.taker = asyncio.get_running_loop().create_future()
            await self.taker
        return self.items.pop(0)

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self.items

    def qsize(self) -> int:
        """How many wait."""
        return len(self.items)
