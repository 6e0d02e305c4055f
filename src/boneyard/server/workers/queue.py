"""Requests that wait for a worker: bounded, and fair between guests.

The guest who has used the least worker time goes first. So a guest with many tables or expensive questions
waits behind everybody else, and nobody waits behind them. Bots at tables without viewers come last.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from enum import Enum

from boneyard.engine.content import Content
from boneyard.server.workers.jobs import Reply
from boneyard.table.errors import Refused


class Lane(Enum):
    """Kinds of work; each worker takes some of them."""

    QUICK_BOT = "a quick bot's choice"
    SLOW_BOT = "a choice by a bot that thinks by the clock"
    HINT = "a hint, which takes as long as a slow bot"
    QUESTION = "odds, or why something is forbidden"
    TRIAL = "trying out a new table"
    REPLAY = "replaying a game of this server"
    FILE = "replaying a file from outside"


BOTS = frozenset({Lane.QUICK_BOT, Lane.SLOW_BOT})


@dataclass(eq=False)
class Request:
    """A job, the guest it is done for, and the future reply."""

    lane: Lane
    guest: str
    name: str
    """For the log."""
    message: bytes
    table: str = ""
    content: Content | None = None
    """The content that the process must know."""
    load: int = 0
    """The memory it leaves in the process, in characters of text."""
    reply: asyncio.Future[Reply] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def settle(self, reply: Reply) -> None:
        if not self.reply.done():
            self.reply.set_result(reply)

    def fail(self, error: Refused) -> None:
        if not self.reply.done():
            self.reply.set_exception(error)


class Queue:
    """At most `most` requests of bots and as many of people, `per_guest` of them from one guest."""

    def __init__(self, most: int, per_guest: int) -> None:
        self.most = most
        self.per_guest = per_guest
        self.requests: list[Request] = []
        self.used: dict[str, float] = {}
        """Seconds that each guest has used, if more than `level`."""
        self.level = 0.0
        """Seconds used by the guest served last: newcomers start from there."""
        self.is_watched: Callable[[str], bool] = lambda table: True

    @property
    def size(self) -> int:
        return len(self.requests)

    @property
    def unwatched(self) -> int:
        return sum(map(self.is_unwatched, self.requests))

    @property
    def guests(self) -> int:
        """Guests who wait for something that somebody watches."""
        return len({request.guest for request in self.requests if not self.is_unwatched(request)})

    def is_unwatched(self, request: Request) -> bool:
        return request.lane in BOTS and not self.is_watched(request.table)

    def put(self, request: Request) -> None:
        """Queue a request, or refuse it as `busy`."""
        by_bot = request.lane in BOTS
        alike = [other for other in self.requests if (other.lane in BOTS) == by_bot]
        if by_bot:
            is_full = self.is_unwatched(request) and self.unwatched >= self.most // 2
        else:
            is_full = sum(other.guest == request.guest for other in alike) >= self.per_guest
        if is_full or len(alike) >= self.most:
            raise Refused("busy")
        self.requests.append(request)

    def take(self, lanes: Collection[Lane]) -> Request | None:
        """The next request: watched tables first, then by the guest's used time."""
        able = [request for request in self.requests if request.lane in lanes]
        if not able:
            return None
        request = min(able, key=lambda request: (self.is_unwatched(request), self.used_by(request.guest)))
        self.requests.remove(request)
        self.level = max(self.level, self.used_by(request.guest))
        self.used = {guest: had for guest, had in self.used.items() if had > self.level}
        return request

    def used_by(self, guest: str) -> float:
        """The seconds that a guest has used; idle time isn't saved up."""
        return self.used.get(guest, self.level)

    def charge(self, guest: str, seconds: float) -> None:
        self.used[guest] = self.used_by(guest) + seconds

    def drop(self, request: Request) -> None:
        if request in self.requests:
            self.requests.remove(request)

    def close(self) -> None:
        for request in self.requests:
            request.fail(Refused("busy"))
        self.requests.clear()
