"""Whom a request or a socket is counted to: the address that it comes from."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network

from boneyard.server.lines.connected import Scope


def address_of(scope: Scope) -> str:
    """Whom to count a request to; nobody for this machine, and a whole network for IPv6.

    Who listens on all addresses of IPv6 hears those of IPv4 there too, written as one of its networks.
    """
    client = scope.get("client")
    if not isinstance(client, list | tuple):
        return ""
    try:
        address = ip_address(str(client[0]))
    except ValueError:
        return ""
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    if address.is_loopback:
        return ""
    if address.version == 4:
        return str(address)
    return str(ip_network((address, 64), strict=False))
