"""Rate limits per address; programs on the same machine are not limited.

Litestar's rate limit counts requests in fixed windows and by single address. Here bursts are allowed, sockets
count too, and an IPv6 network is one address.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Literal

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from boneyard.server.asgi import Scope, address_of, network_of
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
"""Wrong codes and PINs of all addresses together, besides the first ones of each network."""
FIRST_GUESSES_A_SECOND, FIRST_GUESSES = 1 / 600, 5
"""Wrong codes and PINs of a network that don't count for all: strangers can't keep others out with theirs."""
Kind = Literal["all", "heavy", "made", "guess", "first"]
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

    def guess(self, scope: Scope, now: int) -> Sequence[Bucket]:
        """Count a guess; returns the buckets that it was taken from, none if it isn't allowed."""
        address = address_of(scope)
        own = self.buckets(address)["guess"] if address else Bucket(0, 1)
        if not own.take(now):
            return ()
        first = self.buckets(network_of(address))["first"]
        shared = next((bucket for bucket in (first, self.guesses) if bucket.take(now)), None)
        return () if shared is None else (own, shared)

    def buckets(self, address: str) -> dict[Kind, Bucket]:
        found = self.known.get(address)
        if found is None:
            found = self.known[address] = {
                "all": Bucket(self.a_second, BURST * self.a_second),
                "heavy": Bucket(HEAVY_A_SECOND, HEAVY_BURST),
                "made": Bucket(MADE_A_SECOND, MADE_BURST),
                "guess": Bucket(GUESSES_A_SECOND, GUESS_BURST),
                "first": Bucket(FIRST_GUESSES_A_SECOND, FIRST_GUESSES),
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


def guess(request: Request) -> Sequence[Bucket]:
    """Count a guess at a code or PIN before it is checked; give a right one back afterwards."""
    taken = limits_of(request).guess(request.scope, server_time())  # type: ignore[arg-type]  # Litestar's own
    if not taken:
        raise Refused("too-fast")
    return taken


def give_back(taken: Sequence[Bucket]) -> None:
    for bucket in taken:
        bucket.give_back()


def limits_of(connection: Connection | Request) -> Limits:
    limits = connection.app.state["limits"]
    assert isinstance(limits, Limits)
    return limits


def count(connection: Connection | Request, kind: Kind) -> None:
    limits = limits_of(connection)
    if not limits.allow(connection.scope, server_time(), kind):  # type: ignore[arg-type]  # Litestar's own
        raise Refused("too-fast")
