"""One channel: a bounded queue, a few tasks that empty it, retries, and counts."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from boneyard.server.notify.notice import Notice, Undelivered

T = TypeVar("T")
Send = Callable[[Notice, T], Awaitable[None]]
Gone = Callable[[T], Awaitable[None]]

log = logging.getLogger("boneyard.notify")
QUEUED = 1000
AT_ONCE = 4
DELAYS = (5.0, 60.0, 600.0)
"""Seconds before each retry."""


class Job(Generic[T]):
    """A notice to one target."""

    __slots__ = ("notice", "target", "tries")

    def __init__(self, notice: Notice, target: T) -> None:
        self.notice = notice
        self.target = target
        self.tries = 0


class Outbox(Generic[T]):
    """Sends notices by one channel in the background; putting one never waits.

    A job counts until it is done, also while it waits for a retry.
    """

    def __init__(
        self,
        channel: str,
        send: Send[T],
        counts: Counter[tuple[str, str]],
        *,
        gone: Gone[T] | None = None,
        most: int = QUEUED,
        at_once: int = AT_ONCE,
        delays: Sequence[float] = DELAYS,
    ) -> None:
        self.channel = channel
        self.send = send
        self.counts = counts
        self.gone = gone
        self.most = most
        self.at_once = at_once
        self.delays = delays
        self.jobs: set[Job[T]] = set()
        self.queue: asyncio.Queue[Job[T]] = asyncio.Queue()
        self.tasks: set[asyncio.Task[None]] = set()
        self.timers: dict[Job[T], asyncio.TimerHandle] = {}
        self.idle = asyncio.Event()
        self.idle.set()

    def put(self, notice: Notice, target: T) -> bool:
        """Queue a notice unless the queue is full; returns whether it was taken."""
        if len(self.jobs) >= self.most:
            self.count("dropped")
            return False
        job = Job(notice, target)
        self.jobs.add(job)
        self.idle.clear()
        self.queue.put_nowait(job)
        while len(self.tasks) < self.at_once:
            self.tasks.add(asyncio.create_task(self.work(), name=f"notify-{self.channel}"))
        return True

    def drop(self, unwanted: Callable[[Notice, object], bool]) -> None:
        for job in [job for job in self.jobs if unwanted(job.notice, job.target)]:
            self.count("withdrawn")
            self.done(job)

    def count(self, outcome: str) -> None:
        self.counts[self.channel, outcome] += 1

    async def work(self) -> None:
        while True:
            job = await self.queue.get()
            if job not in self.jobs:
                continue
            try:
                await self.attempt(job)
            except Exception as error:  # noqa: BLE001  # one bad notice must not stop the task
                log.error("notice not sent: channel=%s error=%s", self.channel, type(error).__name__)
                self.count("error")
                self.done(job)

    async def attempt(self, job: Job[T]) -> None:
        """Send once; a temporary failure is retried later by any free task."""
        try:
            await self.send(job.notice, job.target)
        except Undelivered as error:
            await self.failed(job, error)
        else:
            self.count("sent")
            self.done(job)

    async def failed(self, job: Job[T], error: Undelivered) -> None:
        if error.again and job.tries < len(self.delays) and job in self.jobs:
            delay = self.delays[job.tries]
            job.tries += 1
            self.count("retried")
            loop = asyncio.get_running_loop()
            self.timers[job] = loop.call_later(delay, self.requeue, job)
            return
        # Only the reason: addresses, paths and notices can be secret.
        log.warning(
            "notice not sent: channel=%s reason=%s tries=%d", self.channel, error.reason, job.tries + 1
        )
        self.count(error.reason)
        if error.reason == "gone" and self.gone is not None:
            await self.gone(job.target)
        self.done(job)

    def requeue(self, job: Job[T]) -> None:
        self.timers.pop(job, None)
        self.queue.put_nowait(job)

    def done(self, job: Job[T]) -> None:
        self.jobs.discard(job)
        if timer := self.timers.pop(job, None):
            timer.cancel()
        if not self.jobs:
            self.idle.set()

    async def close(self) -> None:
        for job in list(self.jobs):
            self.count("dropped")
            self.done(job)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks.clear()
