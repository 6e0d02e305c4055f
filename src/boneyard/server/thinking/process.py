"""A worker process as its parent sees it: it is asked one thing at a time."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Protocol

import msgspec

from boneyard.server.thinking.requests import LENGTH, REPLIES, Ready, Reply, TooMuch, Trouble

BOTS = "boneyard.bots.kinds:bot"
"""Where workers find their bots: MODULE:FUNCTION."""
START = 30.0
"""Seconds in which a process must be up, or have read a content set."""
END = 1.0
"""Seconds that a process has to end by itself."""


class Lost(Exception):
    """A worker that does not answer any more, and why."""


class Silent(Lost):
    """A worker that took too long, so it would take too long again."""


class Worker(Protocol):
    """Who can be asked; tests put others in its place."""

    learnt: set[tuple[str, str]]

    async def ask(self, message: bytes, seconds: float) -> Reply:
        """The reply to a request, if it comes in time."""
        ...

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        ...


class WorkerProcess:
    """A process, its pipes, and which content it has learnt."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.learnt: set[tuple[str, str]] = set()

    async def ask(self, message: bytes, seconds: float) -> Reply:
        """The reply to a request, if it comes in time; after `Lost` the process is of no more use."""
        try:
            async with asyncio.timeout(seconds):
                await self.send(message)
                return await self.receive()
        except TimeoutError as error:
            raise Silent(f"worker {self.process.pid} did not answer in {seconds:g} s") from error
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise Lost(f"worker {self.process.pid} ended without an answer") from error
        except msgspec.DecodeError as error:
            raise Lost(f"worker {self.process.pid} wrote what is no answer: {error}") from error

    async def send(self, message: bytes) -> None:
        """Write to the process."""
        assert self.process.stdin is not None
        self.process.stdin.write(message)
        await self.process.stdin.drain()

    async def receive(self) -> Reply:
        """Read one message of the process."""
        assert self.process.stdout is not None
        length = await self.process.stdout.readexactly(LENGTH)
        return REPLIES.decode(await self.process.stdout.readexactly(int.from_bytes(length, "big")))

    async def end(self) -> None:
        """Close the input, which ends the process; kill it where that does not help."""
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
        # The transports are closed only when their ends have been seen.
        await stdout.read()
        with suppress(ConnectionError):
            await stdin.wait_closed()


async def start_worker(bots: str = BOTS) -> WorkerProcess:
    """A fresh process that is ready for requests."""
    try:
        process = await begun(bots)
    except OSError as error:
        raise Lost(f"no worker could be started: {error}") from error
    worker = WorkerProcess(process)
    try:
        await until_ready(worker, START)
    except BaseException:
        await worker.end()
        raise
    return worker


async def begun(bots: str) -> Process:
    """A process with its pipes, which finds its modules where this one does."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        "boneyard.server.thinking.worker",
        bots,
        stdin=PIPE,
        stdout=PIPE,
        env=environment(),
        start_new_session=True,  # Ctrl-C at the terminal is for the server alone
    )


def environment() -> dict[str, str]:
    """What a process is told of its surroundings: where modules are, but none of the server's settings."""
    found = {name: value for name, value in os.environ.items() if not name.startswith("BONEYARD_")}
    return {**found, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


async def until_ready(worker: WorkerProcess, seconds: float) -> None:
    """Wait for the first sign of a process."""
    reply = await worker.ask(b"", seconds)
    if not isinstance(reply, Ready):
        raise Lost(f"worker {worker.process.pid} began with {type(reply).__name__}")


def trace_of(reply: Reply) -> str:
    """What a worker reports of its trouble, for the log."""
    match reply:
        case Trouble(trace):
            return trace
        case TooMuch():
            return "it takes too much work"
        case _:
            return f"an unexpected {type(reply).__name__}"
