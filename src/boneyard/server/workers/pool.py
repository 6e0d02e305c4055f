"""A pool of worker processes that share a queue.

A process that dies is replaced and its request tried once more; one that hangs is killed, and its request
fails. One lost process costs one reply, at most.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from time import monotonic

import msgspec

from boneyard.server.workers.jobs import Broken, Done, Learn, Limits, NotDone, Reply, framed
from boneyard.server.workers.process import Lost, Silent, Worker
from boneyard.server.workers.queue import Lane, Queue, Request
from boneyard.table.errors import Refused

ATTEMPTS = 2
MOST_LOAD = 500_000
"""Characters of content that a process reads before it is replaced: each takes a hundred bytes of memory.
"""
SET_LOAD = 10_000
"""Added for each content set."""
Start = Callable[[Limits], Awaitable[Worker]]
log = logging.getLogger(__name__)


class Slot:
    """Starts, uses and replaces one process."""

    def __init__(self, lanes: Collection[Lane], limits: Limits, start: Start) -> None:
        self.lanes = lanes
        self.limits = limits
        self.start = start
        self.worker: Worker | None = None
        self.known: set[str] = set()
        """Hashes of the content that the process has been sent."""
        self.load = 0
        self.task: asyncio.Task[None] | None = None

    async def answer(self, request: Request) -> Reply:
        """The reply, from a second process if the first one died."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return await self.ask(request)
            except Lost as lost:
                log.warning("%s was not done: %s", request.name, lost.why)
                await self.end_worker()
                if attempt == ATTEMPTS or isinstance(lost, Silent):
                    raise
        raise AssertionError("the last attempt returns or raises")

    async def ask(self, request: Request) -> Reply:
        content, load, messages = request.content, request.load, request.message
        if content is not None and content.hash not in self.known:
            load += content.letters + SET_LOAD
        if self.load + load > MOST_LOAD:
            await self.end_worker()
        worker = await self.started()
        if content is not None and content.hash not in self.known:
            self.known.add(content.hash)
            messages = framed(Learn(content.name, content.files)) + messages
        self.load += load
        return await worker.ask(messages, self.limits.silence)

    async def started(self) -> Worker:
        if self.worker is None:
            self.known, self.load = set(), 0
            self.worker = await self.start(self.limits)
        return self.worker

    async def end_worker(self) -> None:
        """End the process; forget it only after that, so that a cancelled end is repeated."""
        if self.worker is not None:
            await self.worker.end()
            self.worker = None


class Pool:
    """Processes and their lanes, started on demand. Use all methods on one event loop."""

    def __init__(
        self,
        lanes: Sequence[Collection[Lane]],
        queue: Queue,
        limits: Limits,
        start: Start,
        *,
        warm: bool = False,
    ) -> None:
        self.slots = [Slot(each, limits, start) for each in lanes]
        self.queue = queue
        self.warm = warm
        """Whether the first request starts all processes, so that the next ones find them ready."""
        self.closing = False

    @property
    def size(self) -> int:
        return self.queue.size + sum(slot.task is not None for slot in self.slots)

    async def run(self, request: Request) -> msgspec.Raw:
        """The result of a job; cancelling withdraws it."""
        if self.closing:
            raise Refused("busy")
        self.queue.put(request)
        if self.warm:
            self.warm_up()
        self.dispatch()
        try:
            reply = await request.reply
        finally:
            self.queue.drop(request)
        match reply:
            case Done(result):
                return result
            case NotDone(code, data):
                raise Refused(code, **data)
            case Broken(trace):
                log.warning("%s failed: %s", request.name, trace)
            case _:
                log.warning("%s was answered with %s", request.name, type(reply).__name__)
        raise Refused("fault")

    def dispatch(self) -> None:
        """Give each idle process its next request."""
        for slot in self.slots:
            if slot.task is None and (request := self.queue.take(slot.lanes)) is not None:
                slot.task = asyncio.create_task(self.serve(slot, request))

    async def serve(self, slot: Slot, request: Request) -> None:
        began = monotonic()
        try:
            request.settle(await slot.answer(request))
        except Lost as lost:
            request.fail(lost)
        finally:
            request.fail(Refused("busy"))
            self.queue.charge(request.guest, monotonic() - began)
            self.release(slot)

    def release(self, slot: Slot) -> None:
        slot.task = None
        if not self.closing:
            self.dispatch()

    def warm_up(self) -> None:
        for slot in self.slots:
            if slot.task is None and slot.worker is None:
                slot.task = asyncio.create_task(self.prepare(slot))

    async def prepare(self, slot: Slot) -> None:
        try:
            await slot.started()
        except Lost as lost:  # the next request tries again
            log.warning("%s", lost.why)
        finally:
            self.release(slot)

    async def close(self) -> None:
        """End all processes; refuse waiting requests as `busy`."""
        self.closing = True
        self.queue.close()
        tasks = [slot.task for slot in self.slots if slot.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(slot.end_worker() for slot in self.slots))
