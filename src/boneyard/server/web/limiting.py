"""How many requests one address may send; programs on the same machine are not limited.

Litestar's rate limit counts requests in fixed windows and by single address. Here bursts are allowed, sockets
count too, and a network of IPv6 is one address.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Literal

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from boneyard.server.limits import Bucket
from boneyard.server.lines.addresses import address_of
from boneyard.server.lines.connected import Scope
from boneyard.server.services import server_time
from boneyard.server.web.requests import Request
from boneyard.table.errors import Refused

Connection = ASGIConnection[BaseRouteHandler, None, None, State]
MOST_ADDRESSES = 10_000
BURST = 10
"""So many times the rate may come at once."""
HEAVY_A_SECOND, HEAVY_BURST = 0.2, 10
"""For what plays a whole game again."""
MADE_A_SECOND, MADE_BURST = 0.2, 60
"""For what is kept for long: guests, tables, and mails to people who may not want them."""
Kind = Literal["all", "heavy", "made"]
"""All requests, those that keep a processor busy for a while, and those that leave something behind."""


class Limits:
    """A store for each address that has asked lately."""

    def __init__(self, a_second: float) -> None:
        self.a_second = a_second
        self.known: OrderedDict[str, dict[Kind, Bucket]] = OrderedDict()

    def allow(self, scope: Scope, now: int, kind: Kind = "all") -> bool:
        """Whether one more request of a kind, or a socket, may come in at this time in milliseconds."""
        address = address_of(scope)
        return not address or self.stores(address)[kind].take(now)

    def stores(self, address: str) -> dict[Kind, Bucket]:
        """What an address has left of each kind."""
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
    """The guard of handlers that are heavy: they have been found, so no spelling of a path goes around it."""
    count(connection, "heavy")


def making(connection: Connection, _: BaseRouteHandler) -> None:
    """The guard of handlers that make what stays: a new guest for each request does not go around it."""
    count(connection, "made")


def count(connection: Connection | Request, kind: Kind) -> None:
    """Count one more request of a kind, or refuse it."""
    limits = connection.app.state["limits"]
    assert isinstance(limits, Limits)
    if not limits.allow(connection.scope, server_time(), kind):  # type: ignore[arg-type]  # Litestar's own
        raise Refused("too-fast")
