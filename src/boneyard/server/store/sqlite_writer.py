"""The thread that writes a SQLite file: the only one that writes or checkpoints it.

Requests of one round of the event loop are handed over together. All waiting changes go into one transaction,
and are answered after its COMMIT with one call to the event loop. If the file can't be written, the thread
reports it, refuses new changes, and retries by itself.

After a COMMIT that failed, SQLite has rolled back; the changes are looked up all the same, because only what
was read back is known. A change answered with `Paused` can still turn up if the power fails right after (its
pages may have reached the disk): submitting it again then succeeds.
"""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TypeAlias, cast

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from boneyard.server.store.errors import Conflict, Paused, Unusable
from boneyard.server.store.records import Change
from boneyard.server.store.sqlite_disk import Disk

log = logging.getLogger(__name__)
Work: TypeAlias = Callable[[Connection], object]
Waiting: TypeAlias = "asyncio.Future[object]"
Answer: TypeAlias = tuple[Waiting, object]
"""The waiting future, and its result or exception."""

BATCH = 512
"""The most changes in one transaction."""
IDLE = 0.5
"""Seconds without work after which the write-ahead log is emptied."""
BACKOFF = (0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds between attempts to write again."""


class Job:
    """Something to write, and the future to resolve."""

    __slots__ = ("future", "work")

    def __init__(self, work: Change | Work, future: Waiting) -> None:
        self.work = work
        self.future = future


class Writer:
    """Takes changes on the event loop and hands them to its thread."""

    def __init__(self, path: Path, on_pause: Callable[[bool], None]) -> None:
        self.paused = False
        self._on_pause = on_pause
        self._loop = asyncio.get_running_loop()
        self._gathered: list[Job] = []
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._opened: Waiting = self._loop.create_future()
        self._closed: Waiting = self._loop.create_future()
        self._thread = threading.Thread(target=self._main, args=(path,), name="boneyard-writer", daemon=True)
        self._closing = False
        self._retry_at = 0.0
        self._failures = 0
        self._full = False
        self._unknown: list[Job] = []

    async def open(self) -> None:
        """Start the thread, which opens and migrates the file."""
        self._thread.start()
        await self._opened

    async def close(self) -> None:
        """Write what waits, empty the write-ahead log, close the file."""
        self._closing = True
        self._hand_over()
        self._queue.put(None)
        await self._closed
        self._thread.join()

    async def submit(self, work: Change | Work) -> object:
        """Wait until a change is written or other work is done; returns its result."""
        if self.paused:
            raise Paused("the database can't be written")
        if self._closing:
            raise Unusable("the store is closed")
        future: Waiting = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(Job(work, future))
        return await future

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    # From here on, everything runs in the thread.

    def _main(self, path: Path) -> None:
        try:
            self._disk = Disk(path)
        except Exception as error:  # noqa: BLE001  # the opener must get any error
            self._answer([(self._opened, error)])
            return
        self._answer([(self._opened, None)])
        is_open = True
        while is_open:
            is_open, jobs = self._take()
            self._work(jobs)
        self._answer([(job.future, Paused("the store was closed")) for job in self._unknown])
        self._disk.empty_wal()
        self._disk.close()
        self._answer([(self._closed, None)])

    def _take(self) -> tuple[bool, list[Job]]:
        """All waiting jobs, after waiting for one; False when it is time to close."""
        jobs: list[Job] = []
        try:
            more = self._queue.get(timeout=self._patience())
            while more is not None:
                jobs += more
                if len(jobs) >= BATCH:
                    return True, jobs
                more = self._queue.get_nowait()
        except Empty:
            return True, jobs
        return False, jobs

    def _patience(self) -> float | None:
        if self.paused:
            return max(0.0, self._retry_at - time.monotonic())
        return IDLE if self._disk.has_wal else None

    def _work(self, jobs: list[Job]) -> None:
        if self.paused:
            self._answer([(job.future, Paused("the database can't be written")) for job in jobs])
            if time.monotonic() >= self._retry_at:
                self._try_again()
        elif jobs:
            self._write([job for job in jobs if isinstance(job.work, Change)])
            for job in jobs:
                if not isinstance(job.work, Change):
                    self._run(job, job.work)
            self._disk.bound_wal()
        else:
            self._disk.empty_wal()

    def _write(self, jobs: list[Job]) -> None:
        changes = [cast(Change, job.work) for job in jobs]
        if not changes:
            return
        try:
            outcomes: Sequence[object] = self._disk.commit(changes)
        except sqlite3.Error as error:
            self._pause(error)
            self._settle(jobs)
        except Exception as error:  # a bug must not leave anybody waiting
            log.exception("the store's writer failed")
            self._answer([(job.future, error) for job in jobs])
        else:
            self._failures = 0
            self._answer([(job.future, outcome) for job, outcome in zip(jobs, outcomes, strict=True)])

    def _settle(self, jobs: list[Job]) -> None:
        """Answer the jobs of a failed transaction; those that can't be looked up now wait on."""
        for job in jobs:
            try:
                there = self._disk.is_written(cast(Change, job.work))
            except sqlite3.Error:
                self._unknown.append(job)
            else:
                self._answer([(job.future, None if there else Paused("the database can't be written"))])

    def _run(self, job: Job, work: Work) -> None:
        try:
            outcome = self._disk.run(work)
        except IntegrityError:
            outcome = Conflict("", "other")
        except DBAPIError as error:
            self._pause(error.orig if isinstance(error.orig, sqlite3.Error) else error)
            outcome = Paused("the database can't be written")
        except Exception as error:  # noqa: BLE001  # the caller gets it
            outcome = error
        self._answer([(job.future, outcome)])

    def _pause(self, error: Exception) -> None:
        delay = BACKOFF[min(self._failures, len(BACKOFF) - 1)]
        self._failures += 1
        self._retry_at = time.monotonic() + delay
        self._full = getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL
        if not self.paused:
            log.warning("saving is paused: %s", error)
            self.paused = True
            self._call(lambda: self._on_pause(True))

    def _try_again(self) -> None:
        """Resume once something could be written; failures count on until a change was."""
        try:
            if not self._full:
                self._disk.reopen()
            self._disk.probe()
        except sqlite3.Error as error:
            self._pause(error)
            return
        unknown, self._unknown = self._unknown, []
        self._settle(unknown)
        log.warning("saving works again")
        self.paused = False
        self._call(lambda: self._on_pause(False))

    def _answer(self, answers: Sequence[Answer]) -> None:
        """One call to the event loop for all of them."""
        if answers:
            self._call(lambda: _resolve(answers))

    def _call(self, function: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the event loop is closed: nobody waits
            self._loop.call_soon_threadsafe(function)


def _resolve(answers: Sequence[Answer]) -> None:
    for future, outcome in answers:
        if future.done():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
