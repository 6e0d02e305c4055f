"""A place for one worker: it starts it, gives it requests, and replaces it when it is lost."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from boneyard.server.thinking import requests as r
from boneyard.server.thinking.faults import Closing, Failed
from boneyard.server.thinking.process import START, Lost, Worker
from boneyard.server.thinking.waiting import Job, Waiting

ATTEMPTS = 2
LESSONS = 50
"""So many content sets a worker keeps in mind; then a fresh one takes its place."""
log = logging.getLogger(__name__)


class Slot:
    """One worker at a time, and its next request."""

    def __init__(self, waiting: Waiting, start: Callable[[], Awaitable[Worker]], quick_only: bool) -> None:
        self.waiting = waiting
        self.start = start
        self.quick_only = quick_only
        self.worker: Worker | None = None

    async def serve(self) -> None:
        """Answer requests, until the task is cancelled."""
        try:
            await self.warm_up()
            while True:
                job = await self.waiting.take(self.quick_only)
                try:
                    await self.think(job)
                finally:
                    job.fail(Closing())
        finally:
            await self.let_go()

    async def warm_up(self) -> None:
        """Have a worker ready; where that fails, the first request tries again."""
        try:
            self.worker = await self.start()
        except Lost as lost:
            log.warning("%s", lost)

    async def think(self, job: Job) -> None:
        """Have a request answered, by a second worker if the first is lost over it."""
        for _ in range(ATTEMPTS):
            try:
                job.settle(await self.reply(job))
                return
            except Lost as lost:
                log.warning("%s was not answered: %s", job.what, lost)
                await self.let_go()
        job.fail(Failed())

    async def reply(self, job: Job) -> r.Reply:
        """What a worker says, once it knows the content."""
        lesson = job.game, job.content.hash
        worker = await self.worker_for(lesson)
        if lesson not in worker.learnt:
            learnt = await worker.ask(r.learn(job.game, job.content), START)
            if not isinstance(learnt, r.Ready):
                return learnt
            worker.learnt.add(lesson)
        return await worker.ask(job.message, job.seconds)

    async def worker_for(self, lesson: tuple[str, str]) -> Worker:
        """The worker; a fresh one if there is none, or if it has learnt enough for a life."""
        if (
            self.worker is not None
            and lesson not in self.worker.learnt
            and len(self.worker.learnt) >= LESSONS
        ):
            await self.let_go()
        if self.worker is None:
            self.worker = await self.start()
        return self.worker

    async def let_go(self) -> None:
        """End the worker; it is forgotten only then, so that an end which is cancelled is made up for."""
        if self.worker is not None:
            await self.worker.end()
            self.worker = None
