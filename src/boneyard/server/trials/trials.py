"""Trials as the server sees them: in processes of their own, few at once, none for ever."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from contextlib import suppress

import msgspec

from boneyard.server.thinking.process import environment
from boneyard.server.trials.requests import LENGTH, Fault, read
from boneyard.server.trials.trial import is_foreign
from boneyard.table import log_entries
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Created

COMMAND = (sys.executable, "-P", "-m", "boneyard.server.trials.process")
AT_ONCE = 2
MOST_WAITING = 64
MOST_OF_A_GUEST = 4
"""Nobody keeps others from making tables."""
PATIENCE = 60.0
"""Seconds after which a silent process is killed; it stops by itself after less, in processor time."""
MOST_TRIED = 500
"""Trials after which a process is replaced, so that nothing piles up in it."""
log = logging.getLogger(__name__)


class Trials:
    """Tries out tables; their hosts wait for that, and nobody else."""

    def __init__(self, at_once: int = AT_ONCE, patience: float = PATIENCE) -> None:
        self.desks = asyncio.Semaphore(at_once)
        self.idle: list[tuple[Process, int]] = []
        """Processes that wait for work, and how much each has done."""
        self.patience = patience
        self.waiting: Counter[str] = Counter()

    async def try_out(self, created: Created) -> None:
        """Refuse a table that can't be played, or `busy` where too much is tried out already."""
        if not is_foreign(created):
            return
        host = created.host
        if self.waiting.total() >= MOST_WAITING or self.waiting[host] >= MOST_OF_A_GUEST:
            raise Refused("busy")
        self.waiting[host] += 1
        try:
            async with self.desks:
                fault = await self.asked(log_entries.encode(created))
        finally:
            self.waiting[host] -= 1
            self.waiting += Counter()  # forget who does not wait
        fault.refuse()

    async def asked(self, message: bytes) -> Fault:
        """What a process says; one that is lost over a table has said enough."""
        process, done = self.idle.pop() if self.idle else (await started(), 0)
        kept = False
        try:
            async with asyncio.timeout(self.patience):
                fault = await answer_of(process, message)
            kept = done + 1 < MOST_TRIED
            return fault
        except (TimeoutError, EOFError, ConnectionError, msgspec.DecodeError) as error:
            log.warning("a table could not be tried out: %s", type(error).__name__)
            return Fault("bad-setup", "it takes too much time or memory to set up")
        finally:
            if kept:
                self.idle.append((process, done + 1))
            else:
                await ended(process)

    async def close(self) -> None:
        """End all processes."""
        while self.idle:
            await ended(self.idle.pop()[0])


async def started() -> Process:
    """A fresh process."""
    try:
        return await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, env=environment(), start_new_session=True
        )
    except OSError as error:
        log.error("no process for trials could be started: %s", error)
        raise Refused("busy") from error


async def answer_of(process: Process, message: bytes) -> Fault:
    """Send a table, and read what is wrong with it."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(len(message).to_bytes(LENGTH, "big") + message)
    await process.stdin.drain()
    length = await process.stdout.readexactly(LENGTH)
    return read(await process.stdout.readexactly(int.from_bytes(length, "big")))


async def ended(process: Process) -> None:
    """Kill a process, and leave nothing of it behind."""
    with suppress(ProcessLookupError):
        process.kill()
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.close()
    await process.wait()
    await process.stdout.read()
    with suppress(ConnectionError):
        await process.stdin.wait_closed()
