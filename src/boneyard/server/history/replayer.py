"""Plays games again in processes of their own, few at once: files, finished games, logs without events."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import TypeVar

from boneyard.server.history import replay_requests as r
from boneyard.server.workers.process import environment
from boneyard.table.errors import Refused

R = TypeVar("R")
log = logging.getLogger(__name__)
COMMAND = (sys.executable, "-P", "-m", "boneyard.server.history.replay_process")
AT_ONCE = 2
MOST_WAITING = 16
PATIENCE = 60.0
"""Seconds that a request may take."""


class Replayer:
    """Answers requests about whole games; who comes when too many wait is refused."""

    def __init__(
        self, at_once: int = AT_ONCE, waiting: int = MOST_WAITING, patience: float = PATIENCE
    ) -> None:
        self.slots = asyncio.Semaphore(at_once)
        self.most = at_once + waiting
        self.patience = patience
        self.asked = 0
        self.file_slots = asyncio.Semaphore(max(1, at_once - 1))
        self.files = 0
        """How many files are looked at, or wait for that."""

    async def tell(self, request: r.Retell) -> bytes:
        """The story of a game."""
        return (await self.ask(request, r.Story)).story

    async def verify(self, request: r.Verify) -> r.Verified:
        """What came of checking a replay."""
        return await self.ask(request, r.Verified)

    async def record(self, request: r.Record) -> r.Recorded:
        """What a viewer has seen so far."""
        return await self.ask(request, r.Recorded)

    async def find_events(self, request: r.FindEvents) -> r.EventsFound:
        """The events of a game."""
        return await self.ask(request, r.EventsFound)

    async def reach(self, request: r.Reach) -> r.Reached:
        """The position at a moment of a game."""
        return await self.ask(request, r.Reached)

    async def imagine(self, request: r.Imagine) -> r.Imagined:
        """A position that fits what a viewer knows."""
        return await self.ask(request, r.Imagined)

    async def ask(self, request: r.Request, kind: type[R]) -> R:
        """The answer to a request; a replay that can't be used is refused."""
        reply = await (self.answer_file(request) if r.is_file(request) else self.answer_in_turn(request))
        if isinstance(reply, kind):
            return reply
        if isinstance(reply, r.Unusable):
            raise Refused("other-rules" if reply.rules else "bad-replay", reason=reply.reason)
        log.error(
            "a replayer failed: %s", reply.trace if isinstance(reply, r.Broken) else type(reply).__name__
        )
        raise Refused("fault")

    async def answer_file(self, request: r.Request) -> r.Reply:
        """Look at a file: these never take all slots, nor the places where players wait for theirs."""
        if self.files >= self.most:
            raise Refused("busy")
        self.files += 1
        try:
            async with self.file_slots:
                return await self.answer_in_turn(request)
        finally:
            self.files -= 1

    async def answer_in_turn(self, request: r.Request) -> r.Reply:
        """The reply, as soon as a slot is free."""
        if self.asked >= self.most:
            raise Refused("busy")
        self.asked += 1
        try:
            async with self.slots:
                return await self.answer(request)
        finally:
            self.asked -= 1

    async def answer(self, request: r.Request) -> r.Reply:
        """Start a process, wait for its reply, leave nothing behind."""
        process = await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=PIPE,
            stdout=PIPE,
            env=environment(),
            start_new_session=True,
        )
        try:
            async with asyncio.timeout(self.patience):
                said, _ = await process.communicate(r.encode(request))
            return r.read_reply(said) if said else r.Broken("it ended without a word")
        except TimeoutError as error:
            if not r.is_file(request):  # nothing is wrong with a game of ours: there is too much to do
                raise Refused("busy") from error
            return r.Unusable(f"it took more than {self.patience:g} s to play")
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
