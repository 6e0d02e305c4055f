"""What rooms share: the store, the workers, the time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar

from boneyard.server.metrics import Metrics
from boneyard.server.store import Paused, Store, StoreError
from boneyard.server.store.ownership import Alone, Ownership
from boneyard.server.store.records import Change
from boneyard.server.workers import Workers
from boneyard.server.workers.trial import try_out
from boneyard.table.log_entries import Created
from boneyard.table.table import Table

T = TypeVar("T")
TO_FINISH = 5.0
"""Seconds that a closing server waits for what is on its way to the store."""
REST = 0.1
"""Seconds between two attempts to use the store."""


def server_time() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def in_a_thread(created: Created) -> None:
    """Try out a table in this process, where nobody but its host has anything to fear."""
    await asyncio.to_thread(try_out, created)


@dataclass
class Services:
    """The parts of a server that every room needs."""

    store: Store
    workers: Workers
    now: Callable[[], int] = server_time
    metrics: Metrics = field(default_factory=Metrics)
    is_loaded: Callable[[], bool] = lambda: False
    """Whether this process has so much to do that running tables would suffer from new ones."""
    on_over: Callable[[str], None] = lambda table: None
    """Hears the id of a table whose game has just ended, in the process that wrote it."""
    on_kept: Callable[[Table | None, Table], None] = lambda before, after: None
    """Hears what a table was and is, in the process that wrote it; nothing was before it is read again."""
    on_settled: Callable[[Table], None] = lambda table: None
    """Hears of a table that is read again after another process has told people all that they had to know."""
    is_untold: Callable[[str], bool] = lambda table: False
    """Whether people wait to be told of a table that this process writes."""
    try_out: Callable[[Created], Awaitable[None]] = in_a_thread
    """Refuses a new table that can't be played, away from the event loop."""
    ownership: Ownership = field(init=False)
    """Which process writes a table; a store that several processes share decides that itself."""
    works: asyncio.Event = field(default_factory=asyncio.Event)
    asides: set[asyncio.Task[None]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.works.set()
        self.ownership = self.store if isinstance(self.store, Ownership) else Alone()
        self.store.on_pause(self.heard)

    def heard(self, paused: bool) -> None:
        """The store can't write, or can again."""
        if paused:
            self.works.clear()
        else:
            self.works.set()

    def aside(self, work: Coroutine[None, None, None]) -> None:
        """Do something that nobody waits for; what can't be sent is sent again by who asked."""

        async def guarded() -> None:
            with suppress(StoreError):
                await work

        self.remember(asyncio.create_task(guarded()))

    def remember(self, task: asyncio.Task[None]) -> None:
        """Something is not over before this is."""
        self.asides.add(task)
        task.add_done_callback(self.asides.discard)

    def end(self, task: asyncio.Task[None]) -> None:
        """Stop something that may be in the middle of reading or writing."""
        self.remember(task)
        task.cancel()

    async def finish(self) -> None:
        """Wait until nothing uses the store any more, unless it does not answer."""
        if self.asides:
            await asyncio.wait(self.asides, timeout=TO_FINISH)

    async def commit(self, change: Change, *, counted: bool = True) -> None:
        """Write a change until it is written."""
        await self.insist(lambda: self.write(change, counted=counted))

    async def write(self, change: Change, *, counted: bool = True) -> None:
        """Write a change, and note in the metrics how long that took, if it is `counted` there."""
        began = time.perf_counter()
        await self.store.write(change)
        if counted:
            self.metrics.commits.observe(time.perf_counter() - began)

    async def insist(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something with the store, however often it can't."""
        while True:
            try:
                return await work()
            except Paused:
                await self.saving()

    async def saving(self) -> None:
        """Wait until the store can write again, and a moment: it may be that it can only not be read."""
        await asyncio.sleep(REST)
        await self.works.wait()
