"""A place for one worker: it starts it, gives it requests, and replaces it when it is lost."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from time import monotonic

from boneyard.games.shared.shelf import MOST_LETTERS
from boneyard.server.thinking import requests as r
from boneyard.server.thinking.faults import Closing, Failed
from boneyard.server.thinking.process import START, Lost, Silent, Worker, trace_of
from boneyard.server.thinking.waiting import Job, Kind, Lesson, Waiting

ATTEMPTS = 2
LESSONS = 50
"""So many content sets a worker keeps in mind, or as many letters as its shelves; then another follows."""
log = logging.getLogger(__name__)


class Slot:
    """One worker at a time, and its next request."""

    def __init__(
        self,
        waiting: Waiting,
        start: Callable[[], Awaitable[Worker]],
        kinds: Collection[Kind],
        first: Lesson,
        patience: float,
    ) -> None:
        self.waiting = waiting
        self.start = start
        self.kinds = kinds
        self.first = first
        self.patience = patience
        self.worker: Worker | None = None
        self.letters = 0
        """Of all content sets that it has learnt."""

    async def serve(self) -> None:
        """Answer requests, until the task is cancelled."""
        try:
            await self.warm_up()
            while True:
                job = await self.waiting.take(self.kinds)
                began = monotonic()
                try:
                    await self.think(job)
                finally:
                    self.waiting.charge(job.guest, monotonic() - began)
                    job.fail(Closing())
        finally:
            await self.let_go()

    async def warm_up(self) -> None:
        """Have a worker ready that knows what is played; where that fails, the first request tries again."""
        try:
            await self.taught(self.first)
        except Lost as lost:
            log.warning("%s", lost)
            await self.let_go()

    async def think(self, job: Job) -> None:
        """Have a request answered, by a second worker if the first one died over it."""
        for _ in range(ATTEMPTS):
            try:
                job.settle(await self.reply(job))
                return
            except Lost as lost:
                log.warning("%s was not answered: %s", job.what, lost)
                await self.let_go()
                if isinstance(lost, Silent):
                    break
        job.fail(Failed())

    async def reply(self, job: Job) -> r.Reply:
        """What a worker says, once it knows the content."""
        worker = await self.taught(job.lesson)
        return await worker.ask(job.message, self.patience)

    async def taught(self, lesson: Lesson) -> Worker:
        """A worker that knows a game with its content; a fresh one when the old one has learnt too much."""
        known, letters = (lesson.game, lesson.content.hash), lesson.content.letters
        if self.worker is not None and known not in self.worker.learnt and self.is_full(letters):
            await self.let_go()
        if self.worker is None:
            self.worker, self.letters = await self.start(), 0
        if known not in self.worker.learnt:
            self.letters += letters
            reply = await self.worker.ask(r.learn(lesson.game, lesson.content), START)
            if not isinstance(reply, r.Ready):
                raise Lost(f"the content {known} could not be used: {trace_of(reply)}")
            self.worker.learnt.add(known)
        return self.worker

    def is_full(self, letters: int) -> bool:
        """Whether the worker has learnt so much that a set with so many letters more would be too much."""
        assert self.worker is not None
        return len(self.worker.learnt) >= LESSONS or self.letters + letters > MOST_LETTERS

    async def let_go(self) -> None:
        """End the worker; it is forgotten only then, so that an end which is cancelled is made up for."""
        if self.worker is not None:
            await self.worker.end()
            self.worker = None
