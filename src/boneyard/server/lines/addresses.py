"""Whom a request or a socket is counted to: the address that it comes from."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network

from boneyard.server.lines.connected import Scope

UNKNOWN = "unknown"
"""What can't be read as an address is counted together: a garbled header must not go around a limit."""


def address_of(scope: Scope) -> str:
    """Whom to count a request to; nobody for this machine, and a whole network for IPv6."""
    client = scope.get("client")
    return counted(str(client[0])) if isinstance(client, list | tuple) else UNKNOWN


def counted(host: str) -> str:
    """The address that a peer is counted to; empty for this machine.

    Who listens on all addresses of IPv6 hears those of IPv4 there too, written as one of its networks.

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
