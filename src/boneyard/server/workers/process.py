"""A worker process as its parent sees it: it does one job at a time."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Protocol

import msgspec

from boneyard.games.catalogue import MORE_GAMES
from boneyard.server.workers.jobs import LENGTH, REPLIES, Limits, Ready, Reply
from boneyard.table.errors import Refused

MAIN = "boneyard.server.workers.worker"
START = 30.0
"""Seconds in which a process must be up."""
END = 1.0
"""Seconds that a process has to end by itself."""


class Lost(Refused):
    """The process doesn't reply any more, and why."""

    def __init__(self, why: str) -> None:
        super().__init__("fault")
        self.why = why


class NotStarted(Lost):
    """The process never came up; the job is not to blame."""


class Silent(Lost):
    """The process took too long and would again."""


class Worker(Protocol):
    """What a pool needs of a process; tests replace it."""

    async def ask(self, messages: bytes, seconds: float) -> Reply: ...

    async def end(self) -> None: ...


class WorkerProcess:
    def __init__(self, process: Process) -> None:
        self.process = process

    async def ask(self, messages: bytes, seconds: float) -> Reply:
        """The reply, if it comes in time; after `Lost` the process is unusable."""
        name = f"worker {self.process.pid}"
        try:
            async with asyncio.timeout(seconds):
                await self.send(messages)
                return await self.receive()
        except TimeoutError as error:
            raise Silent(f"{name} did not reply in {seconds:g} s") from error
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise Lost(f"{name} ended without a reply") from error
        except msgspec.DecodeError as error:
            raise Lost(f"{name} sent an invalid reply: {error}") from error

    async def send(self, messages: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(messages)
        await self.process.stdin.drain()

    async def receive(self) -> Reply:
        assert self.process.stdout is not None
        length = await self.process.stdout.readexactly(LENGTH)
        return REPLIES.decode(await self.process.stdout.readexactly(int.from_bytes(length, "big")))

    async def end(self) -> None:
        """Close the input, which ends the process; kill it if that doesn't help."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.close()
        try:
            async with asyncio.timeout(END):
                await self.process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        # The transports close only after their end was read.
        await stdout.read()
        with suppress(ConnectionError):
            await stdin.wait_closed()


async def start_process(limits: Limits, main: str = MAIN) -> WorkerProcess:
    """Start a process and wait until it is ready; it finds its modules where this one does."""
    command = (sys.executable, "-P", "-m", main, msgspec.json.encode(limits).decode())
    try:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            env=environment(),
            start_new_session=True,  # Ctrl-C in the terminal is for the server only
        )
    except OSError as error:
        raise NotStarted(f"can't start a worker: {error}") from error
    worker = WorkerProcess(process)
    try:
        if not isinstance(await worker.ask(b"", START), Ready):
            raise NotStarted(f"worker {process.pid} was not ready")
    except Lost as lost:
        await worker.end()
        raise NotStarted(lost.why) from lost
    except BaseException:
        await worker.end()
        raise
    return worker


def environment() -> dict[str, str]:
    """Where modules are, but none of the server's settings."""
    found = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("BONEYARD_") or name == MORE_GAMES
    }
    return {**found, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
