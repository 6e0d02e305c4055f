"""The queue of a room, and its latest replies."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass

from boneyard.server.rooms.bot_moves import Choice, Failure
from boneyard.table import protocol
from boneyard.table.errors import Refused
from boneyard.table.protocol import failed
from boneyard.table.stream import Send

MOST_JOBS = 200
MOST_OF_A_GUEST = 100
"""No guest may fill the queue alone."""
MOST_REPLIES = 16
"""Older replies to a seat are looked up in the log."""


@dataclass(frozen=True, slots=True)
class Job:
    """A guest's message, and where the reply goes."""

    guest: str
    message: protocol.Asking
    reply: Send

    def refuse(self, error: Refused) -> None:
        self.reply(failed(self.message.id, error))


@dataclass(frozen=True, slots=True)
class CameBack:
    """A player has returned; a bot plays for them, or others have voted for one."""

    seat: int


@dataclass(frozen=True, slots=True)
class Lost:
    pass


@dataclass(frozen=True, slots=True)
class Reloaded:
    """The table was loaded from the store, or somebody came back: clocks run from now."""


@dataclass(frozen=True, slots=True)
class Tick:
    """Check what is due."""


AnyJob = Job | Choice | CameBack | Lost | Reloaded | Tick | Failure


class Jobs:
    """The queue of a room's task; a full one refuses guests' messages."""

    __slots__ = ("ended", "filled", "items")

    def __init__(self) -> None:
        self.items: deque[AnyJob] = deque()
        self.filled = asyncio.Event()
        self.ended: Refused | None = None
        """Why the room takes no more jobs."""

    def put_nowait(self, job: AnyJob) -> None:
        self.items.append(job)
        self.filled.set()

    async def get(self) -> AnyJob:
        while not self.items:
            self.filled.clear()
            await self.filled.wait()
        return self.items.popleft()

    def get_nowait(self) -> AnyJob:
        return self.items.popleft()

    def empty(self) -> bool:
        return not self.items

    def qsize(self) -> int:
        return len(self.items)

    def ask(self, job: Job) -> None:
        """Queue a guest's message, or refuse it at once."""
        if self.ended is not None:
            job.refuse(self.ended)
        elif self.qsize() >= MOST_JOBS:
            job.refuse(Refused("busy"))
        elif self.qsize() >= MOST_OF_A_GUEST and self.waiting_of(job.guest) >= MOST_OF_A_GUEST:
            job.refuse(Refused("too-fast"))
        else:
            self.put_nowait(job)

    def waiting_of(self, guest: str) -> int:
        return sum(isinstance(job, Job) and job.guest == guest for job in self.items)

    def send_away(self) -> None:
        """Refuse all queued messages: every message gets a reply."""
        while self.items:
            job = self.items.popleft()
            if isinstance(job, Job):
                job.refuse(self.ended or Refused("busy"))

    def end(self, why: Refused) -> None:
        self.ended = why
        self.send_away()


class Replies:
    """The last replies of a table, by guest and request id."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, str], bytes] = {}

    def get(self, guest: str, client: str) -> bytes | None:
        return self.known.get((guest, client))

    def remember(self, guest: str, client: str, reply: bytes) -> None:
        self.known[guest, client] = reply
        while len(self.known) > MOST_REPLIES:
            del self.known[next(iter(self.known))]
