"""What all rooms share: store, workers, clock, metrics and callbacks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar

from boneyard.server.metrics import Metrics
from boneyard.server.store import Paused, Store, StoreError
from boneyard.server.store.base import Alone, Ownership
from boneyard.server.store.records import Change
from boneyard.server.workers import Workers
from boneyard.server.workers.trial import try_out
from boneyard.table.log_entries import Created
from boneyard.table.table import Table

T = TypeVar("T")
TO_FINISH = 5.0
"""Seconds that a closing server waits for pending writes."""
REST = 0.1
"""Seconds between two attempts to use the store."""


def server_time() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def try_in_thread(created: Created) -> None:
    """Try out a table in this process: only for servers without strangers."""
    await asyncio.to_thread(try_out, created)


@dataclass
class Services:
    store: Store
    workers: Workers
    now: Callable[[], int] = server_time
    metrics: Metrics = field(default_factory=Metrics)
    is_loaded: Callable[[], bool] = lambda: False
    """Whether new tables would slow down running ones."""
    on_over: Callable[[str], None] = lambda table: None
    """Called with the id of a table whose game has just ended, in the process that wrote it."""
    on_commit: Callable[[Table | None, Table], None] = lambda before, after: None
    """Called with a table before and after a commit, in the process that wrote it; with None before, when it
    was loaded.
    """
    on_settled: Callable[[Table], None] = lambda table: None
    """Called with a table that was loaded after another process had sent all its notifications."""
    has_pending_alerts: Callable[[str], bool] = lambda table: False
    """Whether notifications about a table of this process are pending."""
    try_out: Callable[[Created], Awaitable[None]] = try_in_thread
    """Refuse a new table that can't be played, away from the event loop."""
    ownership: Ownership = field(init=False)
    """Which process writes a table; a store that several processes share decides that itself."""
    writable: asyncio.Event = field(default_factory=asyncio.Event)
    background: set[asyncio.Task[object]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.writable.set()
        self.ownership = self.store if isinstance(self.store, Ownership) else Alone()
        self.store.on_pause(self.set_paused)

    def set_paused(self, paused: bool) -> None:
        if paused:
            self.writable.clear()
        else:
            self.writable.set()

    def in_background(self, work: Coroutine[None, None, None]) -> None:
        """Run something that nobody waits for. If the store fails, its sender will try again."""

        async def guarded() -> None:
            with suppress(StoreError):
                await work

        self.track(asyncio.create_task(guarded()))

    def track(self, task: asyncio.Task[object]) -> None:
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    def end(self, task: asyncio.Task[object]) -> None:
        """Cancel a task that may be reading or writing, and wait for it when closing."""
        self.track(task)
        task.cancel()

    async def finish(self) -> None:
        """Wait until nothing uses the store, unless it doesn't answer."""
        with suppress(TimeoutError):
            async with asyncio.timeout(TO_FINISH):
                while self.background:  # a task that ends may start another one
                    await asyncio.wait(self.background)

    async def commit(self, change: Change, *, counted: bool = True) -> None:
        """Write a change, as soon as the store isn't paused."""
        while True:
            began = time.perf_counter()
            try:
                await self.store.write(change)
            except Paused:
                await self.until_writable()
            else:
                break
        if counted:
            self.metrics.commits.observe(time.perf_counter() - began)

    async def retry(self, work: Callable[[], Awaitable[T]]) -> T:
        """Repeat something until the store isn't paused."""
        while True:
            try:
                return await work()
            except Paused:
                await self.until_writable()

    async def until_writable(self) -> None:
        """Wait until the store can write, plus a moment: perhaps only reading fails."""
        await asyncio.sleep(REST)
        await self.writable.wait()
