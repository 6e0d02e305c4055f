"""The task that writes to PostgreSQL: all waiting changes go into one transaction on its own connection.

If the database doesn't answer, it reports that, refuses new changes, and reconnects by itself. A change whose
COMMIT was cut off is answered when the server has said how its transaction ended.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import NamedTuple

from boneyard.cluster.leases import RENEW
from boneyard.cluster.link import DOWN, connect, hang_up, reason
from boneyard.cluster.log import CutOff, fate, write_group
from boneyard.server.store.errors import Paused, Unusable
from boneyard.server.store.records import Change

log = logging.getLogger(__name__)

BATCH = 512
"""The most changes in one transaction."""
BACKOFF = (0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds between attempts to write again."""
PROBE = """
    INSERT INTO probe (id, filler) VALUES (0, $1) ON CONFLICT (id) DO UPDATE SET filler = excluded.filler
    """


class Job(NamedTuple):
    """A change, and the future to resolve."""

    change: Change
    future: "asyncio.Future[None]"


class Renewal(NamedTuple):
    """Resolved with the tables of all renewed leases."""

    future: "asyncio.Future[frozenset[str]]"


class Writer:
    """Writes changes in groups, in the order they came."""

    def __init__(self, url: str, owner: str, on_pause: Callable[[bool], None]) -> None:
        self.paused = False
        self._url = url
        self._owner = owner
        self._on_pause = on_pause
        self._jobs: list[Job] = []
        self._renewals: list[Renewal] = []
        self._unknown: list[tuple[Job, str]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self._failures = 0

    async def open(self) -> None:
        self._link = await connect(self._url)
        self._task = asyncio.create_task(self._run(), name="boneyard-writer")

    def hang_up(self) -> None:
        """Stop at once, if it was ever opened; nothing waits to be written."""
        if self._task:
            self._task.cancel()
            self._link.terminate()

    async def close(self) -> None:
        """Write what waits, then hang up."""
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task
            await hang_up(self._link)

    async def write(self, change: Change) -> None:
        self._refuse_if_unavailable()
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.append(Job(change, future))
        self._wake.set()
        await future

    async def renew(self) -> frozenset[str]:
        """Renew all leases; returns their tables.

        It uses the writing connection: another one would wait for the locks of our own transaction.
        """
        self._refuse_if_unavailable()
        future: asyncio.Future[frozenset[str]] = asyncio.get_running_loop().create_future()
        self._renewals.append(Renewal(future))
        self._wake.set()
        return await future

    def _refuse_if_unavailable(self) -> None:
        if self._closing:
            raise Unusable("the store is closed")
        if self.paused:
            raise Paused("the database doesn't answer")

    async def _run(self) -> None:
        while not self._closing or self._jobs or self._renewals:
            await self._wake.wait()
            self._wake.clear()
            while self._jobs or self._renewals:
                await self._work()
            if self.paused:
                await self._recover()
        for job, _ in self._unknown:
            _refuse([job.future])

    async def _work(self) -> None:
        jobs, self._jobs = self._jobs[:BATCH], self._jobs[BATCH:]
        renewals, self._renewals = self._renewals, []
        if self.paused:
            _refuse([job.future for job in jobs])
            _refuse([renewal.future for renewal in renewals])
            return
        try:
            if renewals:
                await self._renew(renewals)
            if jobs:
                await self._write(jobs)
        except DOWN as error:
            _refuse([job.future for job in jobs])
            _refuse([renewal.future for renewal in renewals])
            self._pause(error)
        except Exception as error:
            # A bug must not leave anybody waiting, nor a transaction open.
            log.exception("the store's writer failed")
            _resolve([job.future for job in jobs], [error] * len(jobs))
            self._pause(error)

    async def _renew(self, renewals: Sequence[Renewal]) -> None:
        found = await self._link.fetch(RENEW, self._owner)
        held = frozenset(str(row["table_id"]) for row in found)
        for renewal in renewals:
            if not renewal.future.done():
                renewal.future.set_result(held)

    async def _write(self, jobs: Sequence[Job]) -> None:
        try:
            outcomes = await write_group(self._link, self._owner, [job.change for job in jobs])
        except CutOff as cut:
            for job, outcome in zip(jobs, cut.outcomes, strict=True):
                if outcome:
                    _resolve([job.future], [outcome])
                else:
                    self._unknown.append((job, cut.transaction))
            self._pause(cut)
        else:
            self._failures = 0
            _resolve([job.future for job in jobs], outcomes)

    def _pause(self, error: Exception) -> None:
        self._link.terminate()
        self._failures += 1
        self._wake.set()
        if not self.paused:
            log.warning("saving is paused: %s", reason(error))
            self.paused = True
            self._on_pause(True)

    async def _recover(self) -> None:
        """Reconnect until something can be written and all outcomes are known, or the store is closed."""
        while not self._closing:
            await asyncio.sleep(BACKOFF[min(self._failures, len(BACKOFF)) - 1])
            try:
                self._link.terminate()
                self._link = await connect(self._url)
                await self._settle()
                await self._link.execute(PROBE, bytes(64 * 1024))
            except DOWN as error:
                log.info("saving is still paused: %s", reason(error))
                self._failures += 1
                continue
            if not self._unknown:
                log.warning("saving works again")
                self.paused = False
                self._on_pause(False)
                return

    async def _settle(self) -> None:
        """Answer changes whose COMMIT was cut off, as far as the server knows their outcome."""
        for waiting in [*self._unknown]:
            job, transaction = waiting
            match await fate(self._link, transaction, job.change):
                case "committed":
                    _resolve([job.future], [None])
                case "aborted":
                    _refuse([job.future])
                case "in progress":
                    continue
            self._unknown.remove(waiting)


def _resolve(futures: Sequence["asyncio.Future[None]"], outcomes: Sequence[Exception | None]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.done():
            continue
        if outcome is None:
            future.set_result(None)
        else:
            future.set_exception(outcome)


def _refuse(futures: Sequence["asyncio.Future[None]"] | Sequence["asyncio.Future[frozenset[str]]"]) -> None:
    for future in futures:
        if not future.done():
            future.set_exception(Paused("the database doesn't answer"))
