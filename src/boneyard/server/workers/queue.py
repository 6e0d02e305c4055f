"""Requests that wait for a worker: fair between guests, and bounded.

The guest whose requests have taken the least time of the workers goes first. So a guest with many tables or
expensive questions waits behind everybody else, and nobody else behind them. Bots at tables that nobody
watches wait until nobody else does.
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
    """What kind of work a request is; workers are for some of them."""

    QUICK_BOT = "a quick bot's choice"
    SLOW_BOT = "a choice by a bot that thinks by the clock"
    HINT = "a hint, which takes as long as a slow bot"
    QUESTION = "odds, or why something is forbidden"
    TRIAL = "trying out a new table"


BOTS = frozenset({Lane.QUICK_BOT, Lane.SLOW_BOT})


@dataclass(eq=False)
class Request:
    """A job, the guest it is done for, and its reply to be."""

    lane: Lane
    guest: str
    name: str
    """For the log."""
    message: bytes
    table: str = ""
    content: Content | None = None
    """The content that a process must know to do it."""
    load: int = 0
    """What stays of it in the memory of a process, in letters of text that was read."""
    reply: asyncio.Future[Reply] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def settle(self, reply: Reply) -> None:
        if not self.reply.done():
            self.reply.set_result(reply)

    def fail(self, error: Refused) -> None:
        if not self.reply.done():
            self.reply.set_exception(error)


class Queue:
    """At most `most` requests of bots and as many of people, of which `per_guest` are one guest's."""

    def __init__(self, most: int, per_guest: int) -> None:
        self.most = most
        self.per_guest = per_guest
        self.requests: list[Request] = []
        self.used: dict[str, float] = {}
        """The seconds that each guest has had, where they are more than `level`."""
        self.level = 0.0
        """The seconds that the guest had who was served last: newcomers start from there."""
        self.is_seen: Callable[[str], bool] = lambda table: True
        """Whether anybody watches a table."""

    @property
    def size(self) -> int:
        return len(self.requests)

    @property
    def unseen(self) -> int:
        """The number of requests by bots at tables that nobody watches."""
        return sum(map(self.is_unseen, self.requests))

    @property
    def guests(self) -> int:
        """The number of guests who wait for something that somebody watches."""
        return len({request.guest for request in self.requests if not self.is_unseen(request)})

    def is_unseen(self, request: Request) -> bool:
        return request.lane in BOTS and not self.is_seen(request.table)

    def put(self, request: Request) -> None:
        """Let a request wait; refuse it as `busy` where too many do."""
        by_bot = request.lane in BOTS
        alike = [other for other in self.requests if (other.lane in BOTS) == by_bot]
        if by_bot:
            is_full = self.is_unseen(request) and self.unseen >= self.most // 2
        else:
            is_full = sum(other.guest == request.guest for other in alike) >= self.per_guest
        if is_full or len(alike) >= self.most:
            raise Refused("busy")
        self.requests.append(request)

    def take(self, lanes: Collection[Lane]) -> Request | None:
        """The first request of the guest who has had least, those at watched tables before all others."""
        able = [request for request in self.requests if request.lane in lanes]
        if not able:
            return None
        request = min(able, key=lambda request: (self.is_unseen(request), self.had(request.guest)))
        self.requests.remove(request)
        self.level = max(self.level, self.had(request.guest))
        self.used = {guest: had for guest, had in self.used.items() if had > self.level}
        return request

    def had(self, guest: str) -> float:
        """The seconds that a guest has had; a pause is not saved up."""
        return self.used.get(guest, self.level)

    def charge(self, guest: str, seconds: float) -> None:
        """Count how long a worker was busy for a guest."""
        self.used[guest] = self.had(guest) + seconds

    def drop(self, request: Request) -> None:
        """Take a request out if it still waits: nobody wants its reply any more."""
        if request in self.requests:
            self.requests.remove(request)

    def close(self) -> None:
        for request in self.requests:
            request.fail(Refused("busy"))
        self.requests.clear()
