"""Requests that wait for a worker: fair between tables, bounded, the quick ones first.

Each kind of request has a patience: how long it may politely wait while others go first. Whose patience
ends soonest is next, so that nobody is put off for ever. Within a kind the tables take turns. Only bots at
tables that nobody looks at wait until nobody else does.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from math import inf
from time import monotonic
from typing import NamedTuple

from boneyard.engine.content import Content
from boneyard.server.thinking.faults import Busy, Closing, NotThought
from boneyard.server.thinking.requests import Reply


class Lane(Enum):
    """Kinds of requests, with their patience in seconds."""

    PERSON = 0.0
    """Odds and reasons, which a person looks out for."""
    QUICK_BOT = 0.1
    HINT = 0.5
    """As slow as the bot that gives it, but a person waits."""
    SLOW_BOT = 1.0
    UNSEEN = inf
    """A bot's, however quick, at a table that nobody looks at."""

    @property
    def is_slow(self) -> bool:
        """Whether it keeps a worker busy for long; not all workers may be."""
        return self in (Lane.HINT, Lane.SLOW_BOT, Lane.UNSEEN)


BOTS = (Lane.QUICK_BOT, Lane.SLOW_BOT)


class Lesson(NamedTuple):
    """A game and the tiles and cards that it is played with."""

    game: str
    content: Content


@dataclass(eq=False)
class Job:
    """A request, who asks it, and its answer to be; `seconds` is how long a worker may be silent over it."""

    lane: Lane
    table: str
    lesson: Lesson
    message: bytes
    seconds: float
    what: str
    answer: asyncio.Future[Reply] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    due: float = 0.0
    waits_in: Lane = Lane.PERSON

    def settle(self, reply: Reply) -> None:
        """Give the answer, if anybody still wants it."""
        if not self.answer.done():
            self.answer.set_result(reply)

    def fail(self, fault: NotThought) -> None:
        """Say that there is no answer."""
        if not self.answer.done():
            self.answer.set_exception(fault)


class Waiting:
    """The queue: `most` requests in all, `per_table` of one table; half of all can be of unseen ones."""

    def __init__(self, most: int, per_table: int, clock: Callable[[], float] = monotonic) -> None:
        self.most = most
        self.per_table = per_table
        self.clock = clock
        self.lanes: dict[Lane, OrderedDict[str, deque[Job]]] = {lane: OrderedDict() for lane in Lane}
        self.counts: dict[str, int] = {}
        self.size = 0
        self.unseen = 0
        self.is_seen: Callable[[str], bool] = lambda table: True
        """Whether anybody looks at a table."""
        self.news = asyncio.Event()

    @property
    def pressing(self) -> int:
        """How many requests wait for which somebody looks out."""
        return self.size - self.unseen

    def put(self, job: Job) -> None:
        """Let a request wait; too many are refused."""
        lane = Lane.UNSEEN if job.lane in BOTS and not self.is_seen(job.table) else job.lane
        if self.size >= self.most or self.counts.get(job.table, 0) >= self.per_table:
            raise Busy
        if lane is Lane.UNSEEN and self.unseen >= self.most // 2:
            raise Busy
        self.line_up(job, lane)
        self.counts[job.table] = self.counts.get(job.table, 0) + 1
        self.size += 1
        self.news.set()

    def line_up(self, job: Job, lane: Lane) -> None:
        """Put a request at the end of a lane."""
        job.waits_in, job.due = lane, self.clock() + lane.value
        self.lanes[lane].setdefault(job.table, deque()).append(job)
        self.unseen += lane is Lane.UNSEEN

    def look(self) -> None:
        """Let those wait with the others at whose tables somebody looks by now."""
        unseen = self.lanes[Lane.UNSEEN]
        for table in [table for table in unseen if self.is_seen(table)]:
            jobs = unseen.pop(table)
            self.unseen -= len(jobs)
            for job in jobs:
                self.line_up(job, job.lane)

    async def take(self, quick_only: bool) -> Job:
        """The next request, as soon as there is one."""
        while (job := self.next(quick_only)) is None:
            self.news.clear()
            await self.news.wait()
        return job

    def next(self, quick_only: bool) -> Job | None:
        """The request whose patience ends soonest, among those whose turn it is."""
        self.look()
        heads = [
            next(iter(tables.values()))[0]
            for lane, tables in self.lanes.items()
            if tables and not (quick_only and lane.is_slow)
        ]
        if not heads:
            return None
        job = min(heads, key=lambda head: head.due)
        self.drop(job)
        if job.table in self.lanes[job.waits_in]:
            self.lanes[job.waits_in].move_to_end(job.table)
        return job

    def drop(self, job: Job) -> None:
        """Take a request out, if it still waits: it is begun, or its answer is not wanted any more."""
        tables = self.lanes[job.waits_in]
        if job not in tables.get(job.table, ()):
            return
        tables[job.table].remove(job)
        if not tables[job.table]:
            del tables[job.table]
        self.size -= 1
        self.unseen -= job.waits_in is Lane.UNSEEN
        self.counts[job.table] -= 1
        if not self.counts[job.table]:
            del self.counts[job.table]

    def close(self) -> None:
        """Send everybody home."""
        for tables in self.lanes.values():
            for jobs in tables.values():
                for job in jobs:
                    job.fail(Closing())
            tables.clear()
        self.counts.clear()
        self.size = self.unseen = 0
