"""What waits to be done at a table: what people ask, what bots chose, what comes up by itself."""

from __future__ import annotations

from dataclasses import dataclass

from boneyard.server.rooms.inbox import Inbox
from boneyard.server.rooms.summoning import Choice, Trouble
from boneyard.table import protocol
from boneyard.table.broadcast.replies import failed
from boneyard.table.broadcast.stream import Send
from boneyard.table.errors import Refused

MOST_JOBS = 200
MOST_OF_A_GUEST = 100
"""Nobody fills the queue alone: what others ask must find a place."""


@dataclass(frozen=True, slots=True)
class Job:
    """What somebody asks of the table, and where the answer goes."""

    guest: str
    message: protocol.Asking
    reply: Send

    def refuse(self, error: Refused) -> None:
        """Answer that it is not done."""
        self.reply(failed(self.message.id, error))


@dataclass(frozen=True, slots=True)
class CameBack:
    """The guest of a seat looks again, for whom a bot has answered meanwhile, or others want one to."""

    seat: int


@dataclass(frozen=True, slots=True)
class Lost:
    """Another process has claimed the table."""


@dataclass(frozen=True, slots=True)
class ReadAgain:
    """The table was read from the store, so nobody could answer for a while."""


@dataclass(frozen=True, slots=True)
class Tick:
    """It is time to look whether something is due."""


AnyJob = Job | Choice | CameBack | Lost | ReadAgain | Tick | Trouble


class Jobs(Inbox[AnyJob]):
    """The queue of a table; what people ask finds a place only where there is one."""

    __slots__ = ("ended",)

    def __init__(self) -> None:
        super().__init__()
        self.ended: Refused | None = None
        """Why nobody does anything here any more."""

    def ask(self, job: Job) -> None:
        """Put a message into the queue; what the queue can't take is refused at once."""
        if self.ended is not None:
            job.refuse(self.ended)
        elif self.qsize() >= MOST_JOBS:
            job.refuse(Refused("busy"))
        elif self.qsize() >= MOST_OF_A_GUEST and self.waiting_of(job.guest) >= MOST_OF_A_GUEST:
            job.refuse(Refused("too-fast"))
        else:
            self.put_nowait(job)

    def waiting_of(self, guest: str) -> int:
        """How many messages of a guest are in the queue."""
        return sum(isinstance(job, Job) and job.guest == guest for job in self.items)

    def send_away(self) -> None:
        """Let all who wait ask again: nobody is left without an answer."""
        while not self.empty():
            job = self.get_nowait()
            if isinstance(job, Job):
                job.refuse(self.ended or Refused("busy"))

    def end(self, why: Refused) -> None:
        """Refuse what waits, and all that is asked later."""
        self.ended = why
        self.send_away()
