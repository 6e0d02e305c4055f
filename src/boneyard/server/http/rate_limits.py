"""Rate limits per address; programs on the same machine are not limited.

Litestar's rate limit counts requests in fixed windows and by single address. Here bursts are allowed, sockets
count too, and an IPv6 network is one address.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Literal

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from boneyard.server.asgi import Scope, address_of
from boneyard.server.http.requests import Request
from boneyard.server.services import server_time
from boneyard.server.token_bucket import Bucket
from boneyard.table.errors import Refused

Connection = ASGIConnection[BaseRouteHandler, None, None, State]
MOST_ADDRESSES = 10_000
BURST = 10
"""Multiples of the rate that may come at once."""
HEAVY_A_SECOND, HEAVY_BURST = 0.2, 10
MADE_A_SECOND, MADE_BURST = 0.2, 60
GUESSES_A_SECOND, GUESS_BURST = 0.1, 20
ALL_GUESSES_A_SECOND, ALL_GUESSES_BURST = 0.2, 60
"""Wrong codes and PINs of all addresses together."""
Kind = Literal["all", "heavy", "made", "guess"]
"""All requests, those that use much CPU time, those that store something, and wrong codes and PINs."""


class Limits:
    """Buckets for each recent address."""

    def __init__(self, a_second: float) -> None:
        self.a_second = a_second
        self.known: OrderedDict[str, dict[Kind, Bucket]] = OrderedDict()
        self.guesses = Bucket(ALL_GUESSES_A_SECOND, ALL_GUESSES_BURST)

    def allow(self, scope: Scope, now: int, kind: Kind = "all") -> bool:
        """Whether one more request, or socket, is allowed at this time in milliseconds."""
        address = address_of(scope)
        return not address or self.buckets(address)[kind].take(now)

    def guessing(self, scope: Scope) -> list[Bucket]:
        """The buckets of a guess: this machine's address has none, but everybody shares one."""
        address = address_of(scope)
        return [*([self.buckets(address)["guess"]] if address else []), self.guesses]

    def buckets(self, address: str) -> dict[Kind, Bucket]:
        found = self.known.get(address)
        if found is None:
            found = self.known[address] = {
                "all": Bucket(self.a_second, BURST * self.a_second),
                "heavy": Bucket(HEAVY_A_SECOND, HEAVY_BURST),
                "made": Bucket(MADE_A_SECOND, MADE_BURST),
                "guess": Bucket(GUESSES_A_SECOND, GUESS_BURST),
            }
            while len(self.known) > MOST_ADDRESSES:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        return found


def heavy(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard for handlers that use much CPU time; no spelling of a path bypasses it."""
    count(connection, "heavy")


def making(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard for handlers that store something; a new guest for each request doesn't bypass it."""
    count(connection, "made")


def guess(request: Request) -> None:
    """Count a guess at a code or PIN before it is checked; a right one is given back afterwards."""
    if not all(bucket.take(server_time()) for bucket in guessing(request)):
        raise Refused("too-fast")


def guessed_right(request: Request) -> None:
    for bucket in guessing(request):
        bucket.give_back()


def guessing(request: Request) -> list[Bucket]:
    return limits_of(request).guessing(request.scope)  # type: ignore[arg-type]  # Litestar's own


def limits_of(connection: Connection | Request) -> Limits:
    limits = connection.app.state["limits"]
    assert isinstance(limits, Limits)
    return limits


def count(connection: Connection | Request, kind: Kind) -> None:
    limits = limits_of(connection)
    if not limits.allow(connection.scope, server_time(), kind):  # type: ignore[arg-type]  # Litestar's own
        raise Refused("too-fast")
