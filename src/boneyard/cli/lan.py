"""Where others in the network find this machine."""

from __future__ import annotations

import re
import socket
from ipaddress import IPv4Address

import click

from boneyard.cli.trouble import Trouble

OUTSIDE = ("192.0.2.1", 9)
"""An address that stands for all that is not in this network; nothing is sent there."""
HOST_NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?")


def lan_addresses() -> list[str]:
    """This machine's addresses in its networks, the likeliest first.

    That is the one that it would send from. Where there is no way out, as in the network of a phone, it has
    addresses all the same.
    """
    found = list(dict.fromkeys([*sending_addresses(), *sorted(own_addresses(), key=unlikely)]))
    if not found:
        raise Trouble("this machine is in no network; play without --lan, or say its address with --address")
    return found


def sending_addresses() -> list[str]:
    """The address that messages to the outside would come from, if there is a way out. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
        except OSError:
            return []
        return [probe.getsockname()[0]]


def own_addresses() -> list[str]:
    """All IPv4 addresses by which other machines may reach this one."""
    return [address for address in listed_addresses() if not IPv4Address(address).is_loopback]


def listed_addresses() -> list[str]:
    """The IPv4 addresses of all network adapters."""
    from ifaddr import get_adapters

    return [str(ip.ip) for adapter in get_adapters() for ip in adapter.ips if ip.is_IPv4]


def unlikely(address: str) -> tuple[bool, bool]:
    """What sorts addresses: those of homes before others, those that nobody has given out last."""
    found = IPv4Address(address)
    return found.is_link_local, not address.startswith("192.168.")


def machine_address(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """An address or name, without what else stands in a link."""
    if value and not HOST_NAME.fullmatch(value):
        raise click.BadParameter(f"{value!r} is no address like 192.168.1.5, nor a name", ctx, param)
    return value
