"""Requests that wait for a worker: fair between guests, and bounded.

The guest whose requests have taken the least of the workers' time goes first. So a guest with many tables or
expensive questions waits behind everybody else, and nobody else behind them. Bots at tables that nobody
looks at wait until nobody else does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from boneyard.engine.content import Content
from boneyard.server.thinking.faults import Busy, Closing, NotThought
from boneyard.server.thinking.requests import Reply


class Kind(Enum):
    """What is asked for: the last two by people."""

    QUICK_BOT = "a quick bot's choice"
    SLOW_BOT = "a choice by a bot that thinks by the clock"
    HINT = "a hint, which takes as long as a slow bot"
    QUESTION = "odds, or why something is forbidden"


QUESTIONS = frozenset({Kind.HINT, Kind.QUESTION})
NO_QUESTIONS = frozenset(Kind) - {Kind.QUESTION}
NOTHING_SLOW = frozenset({Kind.QUICK_BOT, Kind.QUESTION})


class Lesson(NamedTuple):
    """A game and the tiles and cards that it is played with."""

    game: str
    content: Content


@dataclass(eq=False)
class Job:
    """A request, the guest it is done for, and its answer to be."""

    kind: Kind
    guest: str
    table: str
    lesson: Lesson
    message: bytes
    what: str
    answer: asyncio.Future[Reply] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def settle(self, reply: Reply) -> None:
        """Give the answer, if anybody still wants it."""
        if not self.answer.done():
            self.answer.set_result(reply)

    def fail(self, fault: NotThought) -> None:
        """Say that there is no answer."""
        if not self.answer.done():
            self.answer.set_exception(fault)


class Waiting:
    """The queue: at most `most` bots and as many questions, of which `per_guest` are of one guest."""

    def __init__(self, most: int, per_guest: int) -> None:
        self.most = most
        self.per_guest = per_guest
        self.jobs: list[Job] = []
        self.used: dict[str, float] = {}
        """The seconds that each guest has had, where they are more than `level`."""
        self.level = 0.0
        """The seconds that the guest had who was served last: newcomers start from there."""
        self.is_seen: Callable[[str], bool] = lambda table: True
        """Whether anybody looks at a table."""
        self.news = asyncio.Event()

    @property
    def size(self) -> int:
        """How many requests wait."""
        return len(self.jobs)

    @property
    def unseen(self) -> int:
        """How many of them nobody looks out for."""
        return sum(map(self.is_unseen, self.jobs))

    @property
    def guests(self) -> int:
        """How many guests wait for an answer that somebody looks out for."""
        return len({job.guest for job in self.jobs if not self.is_unseen(job)})

    def is_unseen(self, job: Job) -> bool:
        """Whether a request is a bot's, at a table that nobody looks at."""
        return job.kind not in QUESTIONS and not self.is_seen(job.table)

    def put(self, job: Job) -> None:
        """Let a request wait; too many are refused."""
        if job.kind in QUESTIONS:
            alike = [other for other in self.jobs if other.kind in QUESTIONS]
            if sum(other.guest == job.guest for other in alike) >= self.per_guest:
                raise Busy
        else:
            alike = [other for other in self.jobs if other.kind not in QUESTIONS]
            if self.is_unseen(job) and sum(map(self.is_unseen, alike)) >= self.most // 2:
                raise Busy
        if len(alike) >= self.most:
            raise Busy
        self.jobs.append(job)
        self.news.set()

    async def take(self, kinds: Collection[Kind]) -> Job:
        """The next request of these kinds, as soon as there is one."""
        while (job := self.next(kinds)) is None:
            self.news.clear()
            await self.news.wait()
        return job

    def next(self, kinds: Collection[Kind]) -> Job | None:
        """The first request of the guest who has had least, those at seen tables before all others."""
        able = [job for job in self.jobs if job.kind in kinds]
        if not able:
            return None
        job = min(able, key=lambda job: (self.is_unseen(job), self.had(job.guest)))
        self.jobs.remove(job)
        self.level = max(self.level, self.had(job.guest))
        self.used = {guest: had for guest, had in self.used.items() if had > self.level}
        return job

    def had(self, guest: str) -> float:
        """The seconds that a guest has had; a pause is not saved up."""
        return self.used.get(guest, self.level)

    def charge(self, guest: str, seconds: float) -> None:
        """Count how long a worker was busy for a guest."""
        self.used[guest] = self.had(guest) + seconds

    def drop(self, job: Job) -> None:
        """Take a request out, if it still waits: its answer is not wanted any more."""
        if job in self.jobs:
            self.jobs.remove(job)

    def close(self) -> None:
        """Send everybody home."""
        for job in self.jobs:
            job.fail(Closing())
        self.jobs.clear()
