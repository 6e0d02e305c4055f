"""Which addresses the server may call for a player: public ones only, checked after resolving.

Otherwise a webhook would give access to the host's network.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Thread
from urllib.parse import urlsplit

from boneyard.server.notify.notice import Undelivered

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]
"""All addresses of a host, as text."""

LONGEST_URL = 500
HOST = re.compile(r"[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|[0-9a-f:]{2,45}", re.ASCII)
PATH = re.compile(r"/[!-~]*", re.ASCII)
"""Printable ASCII without blanks."""

PUBLIC_6 = ip_network("2000::/3")
"""All public IPv6 addresses."""
CLOSED = tuple(
    map(
        ip_network,
        (
            "0.0.0.0/8",
            "100.64.0.0/10",  # shared by a provider's customers; metadata in some clouds
            "168.63.129.16/32",  # a cloud's metadata, though it looks public
            "192.0.0.0/24",
            "192.88.99.0/24",
            "198.18.0.0/15",
            "224.0.0.0/3",  # multicast and reserved
            "2001::/23",  # tunnels that contain an IPv4 address, and other special uses
            "2001:db8::/32",
            "2002::/16",  # contains an IPv4 address
            "3fff::/20",
        ),
    )
)
"""Python's `is_global` calls these public, in one version or another, but they must not be called."""


def is_public(address: Address) -> bool:
    """Whether anybody on the internet could call this address.

    >>> [is_public(ip_address(a)) for a in ("9.9.9.9", "127.0.0.1", "::ffff:9.9.9.9", "100.64.0.1")]
    [True, False, False, False]
    """
    if isinstance(address, IPv6Address) and (address not in PUBLIC_6 or address.scope_id is not None):
        return False
    if any(address in closed for closed in CLOSED if closed.version == address.version):
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved)


@dataclass(frozen=True)
class Place:
    """Host, port and path of a URL."""

    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """Host and port as in a `Host` header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == 443 else f"{host}:{self.port}"


def place_of(url: str) -> Place:
    """Parse a URL; refuses all but https, credentials, and characters that could split a request."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Undelivered("bad-address") from None
    path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
    fit = (
        len(url) <= LONGEST_URL
        and url.isascii()
        and url.isprintable()
        and parts.scheme == "https"
        and "@" not in parts.netloc
        and "\\" not in url
        and not parts.fragment
        and HOST.fullmatch(host)
        and PATH.fullmatch(path)
        and port != 0
    )
    if not fit:
        raise Undelivered("bad-address")
    return Place(host, 443 if port is None else port, path)


def check_text(url: str) -> None:
    """Refuse what can never be called, by its text alone; names are resolved at each call."""
    host = place_of(url).host
    address = literal_in(host)
    if is_this_machine(host) or (address is not None and not is_public(address)):
        raise Undelivered("private-address")


def is_this_machine(host: str) -> bool:
    """Whether a name means whoever resolves it."""
    return host == "localhost" or host.endswith(".localhost")


def literal_in(host: str) -> Address | None:
    """The host as an address, in all notations that the system accepts.

    >>> [str(literal_in(host)) for host in ("::1", "2130706433", "0x7f.1", "example.org")]
    ['::1', '127.0.0.1', '127.0.0.1', 'None']
    """
    with suppress(ValueError):
        return ip_address(host)
    with suppress(OSError):
        return IPv4Address(socket.inet_aton(host))
    return None


MOST_LOOKUPS = 256
"""Threads that may wait for the system's resolver.

It gives up after about half a minute; at most 80 lookups start in that time, because 8 notices are sent at
once and each has 3 seconds.
"""


class Resolver:
    """Asks the system's resolver, each name in its own thread.

    A lookup can't be cancelled: after a timeout its thread is left behind. So a slow name delays no other.
    """

    def __init__(self) -> None:
        self.pending: dict[str, asyncio.Future[list[str]]] = {}

    async def __call__(self, host: str, port: int) -> list[str]:
        """All addresses of a host; concurrent requests for the same one share a lookup."""
        if host not in self.pending:
            if len(self.pending) >= MOST_LOOKUPS:
                raise OSError("too many names are being looked up")
            loop = asyncio.get_running_loop()
            self.pending[host] = loop.create_future()
            Thread(target=self.look_up, args=(loop, host, port), name="resolver", daemon=True).start()
        return await asyncio.shield(self.pending[host])

    def look_up(self, loop: asyncio.AbstractEventLoop, host: str, port: int) -> None:
        found: list[str] | OSError | UnicodeError
        try:
            entries = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            found = list(dict.fromkeys(str(entry[4][0]) for entry in entries))
        except (OSError, UnicodeError) as error:
            found = error
        with suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(self.settle, host, found)

    def settle(self, host: str, found: list[str] | OSError | UnicodeError) -> None:
        future = self.pending.pop(host, None)
        if future is None or future.done():
            return
        if isinstance(found, list):
            future.set_result(found)
        else:
            future.set_exception(found)
            future.exception()  # perhaps nobody waits any more, and asyncio would report it

    def close(self) -> None:
        for future in self.pending.values():
            future.cancel()
        self.pending.clear()


async def checked_addresses(place: Place, resolve: Resolve, trusted: frozenset[str]) -> list[str]:
    """The addresses of a place, if all are public or in `trusted`."""
    try:
        found = await resolve(place.host, place.port)
        addresses = [ip_address(text) for text in found]
    except (OSError, ValueError):  # too long names raise UnicodeError, a ValueError
        raise Undelivered("unreachable", again=True) from None
    if not addresses:
        raise Undelivered("unreachable", again=True)
    if not all(str(address) in trusted or is_public(address) for address in addresses):
        raise Undelivered("private-address")
    return [str(address) for address in addresses]
