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
Kind = Literal["all", "heavy", "made"]
"""All requests, those that use much CPU time, and those that store something."""


class Limits:
    """Buckets for each recent address."""

    def __init__(self, a_second: float) -> None:
        self.a_second = a_second
        self.known: OrderedDict[str, dict[Kind, Bucket]] = OrderedDict()

    def allow(self, scope: Scope, now: int, kind: Kind = "all") -> bool:
        """Whether one more request, or socket, is allowed at this time in milliseconds."""
        address = address_of(scope)
        return not address or self.buckets(address)[kind].take(now)

    def buckets(self, address: str) -> dict[Kind, Bucket]:
        found = self.known.get(address)
        if found is None:
            found = self.known[address] = {
                "all": Bucket(self.a_second, BURST * self.a_second),
                "heavy": Bucket(HEAVY_A_SECOND, HEAVY_BURST),
                "made": Bucket(MADE_A_SECOND, MADE_BURST),
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


def count(connection: Connection | Request, kind: Kind) -> None:
    limits = connection.app.state["limits"]
    assert isinstance(limits, Limits)
    if not limits.allow(connection.scope, server_time(), kind):  # type: ignore[arg-type]  # Litestar's own
        raise Refused("too-fast")
