"""Limits shared by several connections: how many may be open, and how many messages they may send."""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol

from boneyard.server.token_bucket import Bucket
from boneyard.table.errors import Refused

BURST = 5
"""Seconds' worth of messages that may come at once."""
MOST_IDLE = 1000


class Member(Protocol):
    """A connection, as far as it is counted."""

    def give_way(self) -> None: ...


class SharedLimit:
    """The open connections of one seat or address, and their shared rate."""

    __slots__ = ("bucket", "limits", "members", "name")

    def __init__(self, limits: SharedLimits, name: str) -> None:
        self.limits = limits
        self.name = name
        self.bucket = Bucket(limits.rate, BURST * limits.rate)
        self.members: list[Member] = []

    def leave(self, member: Member) -> None:
        if member in self.members:  # not if it has given way
            self.members.remove(member)
            if not self.members:
                self.limits.rest(self)


class SharedLimits:
    """Limits by seat or by address: `most` open connections, and `rate` messages a second.

    One connection too many is refused, or the oldest gives way: a connection that broke silently still counts
    as open, and its owner must not have to wait for its end. After the last one is closed, the rate is
    remembered until it has recovered, so that reconnecting doesn't help to send more.
    """

    def __init__(self, rate: float, most: int, *, give_way: bool) -> None:
        self.rate = rate
        self.most = most
        self.give_way = give_way
        self.busy: dict[str, SharedLimit] = {}
        self.idle: OrderedDict[str, SharedLimit] = OrderedDict()

    def enter(self, name: str, member: Member, now: int) -> SharedLimit:
        self.forget(now)
        limit = self.busy.get(name) or self.idle.pop(name, None) or SharedLimit(self, name)
        if len(limit.members) >= self.most:
            if not self.give_way:
                raise Refused("busy")
            limit.members.pop(0).give_way()
        limit.members.append(member)
        self.busy[name] = limit
        return limit

    def rest(self, limit: SharedLimit) -> None:
        """Remember a limit without open connections."""
        del self.busy[limit.name]
        self.idle[limit.name] = limit

    def forget(self, now: int) -> None:
        """Forget limits that have recovered, and the oldest where there are too many."""
        while self.idle:
            limit = next(iter(self.idle.values()))
            if len(self.idle) <= MOST_IDLE and not limit.bucket.is_full(now):
                return
            del self.idle[limit.name]
