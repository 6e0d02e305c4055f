"""What HTTP and WebSockets share of ASGI: its types, headers, and the address a client is counted to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network

Scope = MutableMapping[str, object]
Event = MutableMapping[str, object]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
Write = Callable[[bytes], bool]
WRITE = "boneyard.write"
"""An extension: the server may offer a function that sends a text at once, if the client reads."""

UNKNOWN = "unknown"
"""All unreadable addresses are counted together: a garbled header must not get around a limit."""


def header(scope: Scope, name: bytes) -> str:
    """A header of a request, empty where there is none."""
    headers = scope["headers"]
    assert isinstance(headers, list | tuple)
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def write_in(scope: Scope) -> Write:
    """The function that sends a text at once; where the server has none, one that never does."""
    extensions = scope.get("extensions")
    if not isinstance(extensions, dict) or WRITE not in extensions:
        return lambda text: False
    write: Write = extensions[WRITE]["write"]
    return write


def address_of(scope: Scope) -> str:
    """The address that a request is counted to, empty for this machine."""
    client = scope.get("client")
    return counted(str(client[0])) if isinstance(client, list | tuple) else UNKNOWN


def counted(host: str) -> str:
    """The address that a peer is counted to: empty for this machine, a /64 network for IPv6.

    A listener on all IPv6 addresses sees IPv4 peers as mapped addresses.

    >>> counted("127.0.0.1"), counted("::ffff:203.0.113.7"), counted("2001:db8::7"), counted("garbage")
    ('', '203.0.113.7', '2001:db8::/64', 'unknown')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return UNKNOWN
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    if address.is_loopback:
        return ""
    if address.version == 4:
        return str(address)
    return str(ip_network((address, 64), strict=False))


def network_of(address: str) -> str:
    """What one person may well have all of: a /48 network for IPv6, else the address itself.

    >>> network_of("2001:db8:1:2::/64"), network_of("203.0.113.7")
    ('2001:db8:1::/48', '203.0.113.7')
    """
    if ":" not in address:
        return address
    return str(IPv6Network(address).supernet(new_prefix=48))
