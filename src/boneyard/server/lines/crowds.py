"""Sockets that are counted together: how many of them may be open, and how fast they may talk."""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol

from boneyard.server.limits import Bucket
from boneyard.table.errors import Refused

BURST = 5
"""So many times the rate may come at once."""
MOST_IDLE = 1000


class Member(Protocol):
    """A socket, as far as it is counted."""

    def give_way(self) -> None:
        """End, for one that came later."""
        ...


class Crowd:
    """The sockets that have something in common, such as a seat."""

    __slots__ = ("bucket", "crowds", "members", "name")

    def __init__(self, crowds: Crowds, name: str) -> None:
        self.crowds = crowds
        self.name = name
        self.bucket = Bucket(crowds.rate, BURST * crowds.rate)
        self.members: list[Member] = []

    def leave(self, member: Member) -> None:
        """One of them is closed."""
        if member in self.members:  # who gives way is not counted any more
            self.members.remove(member)
            if not self.members:
                self.crowds.rest(self)


class Crowds:
    """All crowds of a kind. Of each `most` sockets may be open; all of a crowd share one rate.

    One too many is refused, or the oldest gives way: a line that broke unheard still counts as open, and who
    comes back by another must not wait for its end. Who has closed the last one is remembered until as many
    messages could come at once again: nobody gets more of them by coming back.
    """

    def __init__(self, rate: float, most: int, *, give_way: bool) -> None:
        self.rate = rate
        self.most = most
        self.give_way = give_way
        self.busy: dict[str, Crowd] = {}
        self.idle: OrderedDict[str, Crowd] = OrderedDict()

    def enter(self, name: str, member: Member, now: int) -> Crowd:
        """Count one more socket."""
        self.forget(now)
        crowd = self.busy.get(name) or self.idle.pop(name, None) or Crowd(self, name)
        if len(crowd.members) >= self.most:
            if not self.give_way:
                raise Refused("busy")
            crowd.members.pop(0).give_way()
        crowd.members.append(member)
        self.busy[name] = crowd
        return crowd

    def rest(self, crowd: Crowd) -> None:
        """Nobody of them is here any more."""
        del self.busy[crowd.name]
        self.idle[crowd.name] = crowd

    def forget(self, now: int) -> None:
        """Forget who has been away for long enough, and the first to leave where there are too many."""
        while self.idle:
            crowd = next(iter(self.idle.values()))
            if len(self.idle) <= MOST_IDLE and not crowd.bucket.is_full(now):
                return
            del self.idle[crowd.name]
