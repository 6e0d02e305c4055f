"""This machine's addresses in the local network."""

from __future__ import annotations

import re
import socket
from ipaddress import IPv4Address

import click

from boneyard.cli.errors import UserError

OUTSIDE = ("192.0.2.1", 9)
"""Any address outside the local network; nothing is sent there."""
HOST_NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?")


def lan_addresses() -> list[str]:
    """This machine's addresses, most likely first: the one it would send from.

    Without a route to the outside, as in a phone's hotspot, there are still addresses.
    """
    found = list(dict.fromkeys([*sending_addresses(), *sorted(own_addresses(), key=unlikely)]))
    if not found:
        raise UserError(
            "this machine isn't in a network; play without --lan, or give its address with --address"
        )
    return found


def sending_addresses() -> list[str]:
    """The source address of packets to the outside, if there is a route. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
        except OSError:
            return []
        return [probe.getsockname()[0]]


def own_addresses() -> list[str]:
    return [address for address in listed_addresses() if not IPv4Address(address).is_loopback]


def listed_addresses() -> list[str]:
    from ifaddr import get_adapters

    return [str(ip.ip) for adapter in get_adapters() for ip in adapter.ips if ip.is_IPv4]


def unlikely(address: str) -> tuple[bool, bool]:
    """Sort key: home networks first, link-local addresses last."""
    found = IPv4Address(address)
    return found.is_link_local, not address.startswith("192.168.")


def machine_address(ctx: click.Context, param: click.Parameter, value: str) -> str:
    if value and not HOST_NAME.fullmatch(value):
        raise click.BadParameter(
            f"{value!r} is neither an address such as 192.168.1.5 nor a host name", ctx, param
        )
    return value
