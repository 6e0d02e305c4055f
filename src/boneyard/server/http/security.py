"""Security around everything: known hosts, rate limits, requests of other sites, headers for every response.

An ASGI middleware around Litestar, whose own middleware sees neither requests without a route nor sockets.
Other sites are recognized by `Origin` and `Sec-Fetch-Site`, so pages need no CSRF token.

A stranger's page can point its own name at this machine (DNS rebinding) and would then have the same origin
as our pages. So unknown names in the `Host` header are refused. Numeric addresses can't be rebound and are
allowed, which Litestar's list of allowed hosts can't express.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from boneyard.server.asgi import Event, Receive, Scope, Send, header
from boneyard.server.http.problems import answer
from boneyard.server.http.rate_limits import Limits
from boneyard.server.services import server_time
from boneyard.server.settings import Settings
from boneyard.table.errors import Code

App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
SECURITY_HEADERS: Headers = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
ONLY_TLS: Headers = [
    (b"strict-transport-security", b"max-age=31536000"),
    (b"cross-origin-opener-policy", b"same-origin"),  # browsers complain about it over plain HTTP
]
TRY_AGAIN_LATER = 1013
MISDIRECTED = 421
POLICY_VIOLATION = 1008
NAME = re.compile(r"[a-z0-9._-]{1,253}", re.ASCII)
PIECE = 65_536
"""Bytes of a body that are sent at once."""
NO_STORE = (b"cache-control", b"no-store")


def secured(app: App, settings: Settings, limits: Limits) -> App:
    security = [*SECURITY_HEADERS, *ONLY_TLS] if settings.secure else SECURITY_HEADERS
    api = settings.base + "/api/"

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        allowed = scope["type"] == "lifespan" or limits.allow(scope, server_time())
        if scope["type"] == "websocket" and not allowed:
            await receive()
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER, "reason": "too-fast"})
            return
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        path = scope["path"]
        headers = [*security, NO_STORE] if isinstance(path, str) and path.startswith(api) else security

        async def send_secured(event: Event) -> None:
            if event["type"] == "http.response.start":
                event["headers"] = with_missing(event.get("headers", ()), headers)
            for piece in pieces_of(event):
                await send(piece)

        if not allowed:
            await refuse(send_secured, "too-fast")
        elif is_foreign(scope, settings):
            await refuse(send_secured, "not-yours", reason="origin")
        elif scope["method"] == "HEAD":  # every GET handler answers HEAD; uvicorn drops the body
            await app({**scope, "method": "GET"}, receive, send_secured)
        else:
            await app(scope, receive, send_secured)

    return middleware


def with_missing(given: object, defaults: Headers) -> Headers:
    assert isinstance(given, list | tuple)
    names = {bytes(name).lower() for name, _ in given}
    return [*given, *(header for header in defaults if header[0] not in names)]


def pieces_of(event: Event) -> Iterator[Event]:
    """A large body in pieces: each is sent after the one before was received, so none fills the memory."""
    body = event.get("body", b"")
    if event["type"] != "http.response.body" or not isinstance(body, bytes) or len(body) <= PIECE:
        yield event
        return
    for first in range(0, len(body), PIECE):
        more = first + PIECE < len(body) or bool(event.get("more_body"))
        yield {**event, "body": body[first : first + PIECE], "more_body": more}


def is_foreign(scope: Scope, settings: Settings) -> bool:
    """Whether another site's page wants to change something; programs send no origin."""
    if scope["method"] in SAFE:
        return False
    origin = header(scope, b"origin")
    if origin:
        return not settings.accepts(origin, header(scope, b"host"))
    return header(scope, b"sec-fetch-site") in ("cross-site", "same-site")


async def refuse(send: Send, code: Code, **data: str) -> None:
    status, body = answer(code, **data)
    await respond(send, status, "application/json", body)


async def respond(send: Send, status: int, content_type: str, body: bytes) -> None:
    """Respond outside Litestar."""
    headers = [
        (b"content-type", content_type.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"x-content-type-options", b"nosniff"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


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
