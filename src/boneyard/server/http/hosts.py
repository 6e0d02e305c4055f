"""Checks the `Host` header.

A stranger's page can point its own name at this machine (DNS rebinding) and would then have the same origin
as our pages. So unknown names are refused. Numeric addresses can't be rebound and are allowed, which
Litestar's list of allowed hosts can't express.
"""

from __future__ import annotations

import re
import socket
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from boneyard.server.asgi import Receive, Scope, Send, header
from boneyard.server.http.security import App, respond
from boneyard.server.settings import Settings

MISDIRECTED = 421
POLICY_VIOLATION = 1008
NAME = re.compile(r"[a-z0-9._-]{1,253}", re.ASCII)


def name_in(host: str) -> str:
    """The name or address in a `Host` header, without the port.

    >>> name_in("Games.Example.:8000"), name_in("[::1]:8000"), name_in("10.0.0.7")
    ('games.example', '::1', '10.0.0.7')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().removesuffix(".")


class Hosts:
    """The server's names: its own, that of its public address, and those in the settings."""

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        public = urlsplit(settings.public_url).hostname or ""
        self.names = {"localhost", own, f"{own}.local", public, settings.host, *settings.allowed_hosts}

    def knows(self, host: str) -> bool:
        """Whether a `Host` header names this server; programs may send none, browsers always do."""
        name = name_in(host)
        if not host or name in self.names or name.endswith(".localhost"):
            return True
        with suppress(ValueError):
            return bool(ip_address(name))
        return False


def for_known_hosts(app: App, settings: Settings) -> App:
    """Refuse requests for other hosts."""
    hosts = Hosts(settings)

    async def check(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or hosts.knows(header(scope, b"host")):
            await app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": "host"})
        else:
            text = refusal(header(scope, b"host"))
            await respond(send, MISDIRECTED, "text/plain; charset=utf-8", text.encode())

    return check


def refusal(host: str) -> str:
    name = name_in(host)
    shown = name if NAME.fullmatch(name) else "NAME"
    return (
        f"This server doesn't know that it is called {shown}. If you run it, start it with --public-url "
        f"and the address that people open, or with --allow-host {shown}.\n"
    )
