"""uvicorn's HTTP and WebSocket protocols, with limits it has no settings for, and a shorter way to write.

Without the limits a stranger could fill the server's memory with requests that never end, answers or pongs
that nobody reads, or a message of endless empty fragments, and could make a proxy see other requests than the
server does. Writing texts without a task and a parser for each, and together where they follow each other,
takes 8 % off the CPU time of a command; without the extension that offers it, connections use plain ASGI.

All this depends on how uvicorn works inside, so its version is capped in `pyproject.toml`. Nothing else does.
"""

from __future__ import annotations

import re
from asyncio import BaseTransport, TimerHandle
from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING, ClassVar

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from boneyard.server.asgi import WRITE, counted

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.frames import Frame
    from websockets.http11 import Request

MOST_FRAGMENTS = 64
"""Frames per message: size limits don't count empty ones."""
REQUEST_TIMEOUT = 30.0
"""Seconds for a whole request, counted from its start or the connection's."""
READ_TIMEOUT = 30.0
"""Seconds in which a client must read some of a pending response."""
CLOSE_TIMEOUT = 0.5
"""READ_TIMEOUT while the server shuts down."""
INCOMPLETE = (h11.IDLE, h11.SEND_BODY)
"""h11 states of a client whose request is incomplete."""
MOST_UNFINISHED = 64
"""Connections with incomplete requests per address; one more closes the oldest."""
END_OF_HEAD = b"\r\n\r\n"
BARE_OR_FOLDED = re.compile(rb"(?<!\r)\n|\r\n[ \t]")
"""Bare line feeds and folded headers, which proxies and servers parse differently."""
FRAMED = [
    re.compile(rb"\r\n" + name + rb"[ \t]*:", re.IGNORECASE)
    for name in (b"content-length", b"transfer-encoding")
]
"""Headers that give the body's length. With both, a proxy and the server may see different requests."""


def is_ambiguous(received: bytes) -> bool:
    """Whether the head of a request, as far as it has arrived, can be parsed in two ways.

    >>> is_ambiguous(b"GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n"), is_ambiguous(b"GET / HTTP/1.1\\nHost: a")
    (False, True)
    """
    head = received.partition(END_OF_HEAD)[0]
    return BARE_OR_FOLDED.search(head) is not None or all(name.search(head) for name in FRAMED)


@cache
def proxies(trusted: str) -> _TrustedHosts:
    """Proxies that are trusted to name the client, and may have many requests in flight."""
    return _TrustedHosts(trusted)


class HttpProtocol(H11Protocol):
    """Closes connections whose request never ends; uvicorn only limits the time between two requests."""

    unfinished: ClassVar[defaultdict[str, dict[HttpProtocol, None]]] = defaultdict(dict)
    """By address, oldest first; without those of this machine and of proxies."""
    address: str = ""
    waiting: TimerHandle | None = None
    sending: TimerHandle | None = None
    unsent: int = 0

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]  # uvicorn has it narrower than asyncio
        peer = self.client[0] if self.client else ""
        if peer not in proxies(str(self.config.forwarded_allow_ips)):
            self.address = counted(peer)
        self.wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.wait()

    def handle_events(self) -> None:
        """Reject a request that a proxy may parse differently."""
        if self.conn.their_state is h11.IDLE and is_ambiguous(self.conn.trailing_data[0]):
            self.send_400_response("Ambiguous HTTP request.")
        else:
            super().handle_events()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.stop_watching()
        super().connection_lost(exc)

    def wait(self) -> None:
        """Start the timeout of an incomplete request, and stop it once the request is complete."""
        if self.conn.their_state not in INCOMPLETE or self not in self.connections:  # sockets have left them
            self.stop_waiting()
        elif self.waiting is None:
            self.waiting = self.loop.call_later(REQUEST_TIMEOUT, self.transport.abort)
            self.enter()

    def enter(self) -> None:
        """Count this connection as unfinished; close the oldest if one address has too many."""
        if self.address:
            others = self.unfinished[self.address]
            others[self] = None
            if len(others) > MOST_UNFINISHED:
                oldest = next(iter(others))
                oldest.stop_waiting()
                oldest.transport.abort()

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
        if self.address in self.unfinished:
            others = self.unfinished[self.address]
            others.pop(self, None)
            if not others:
                del self.unfinished[self.address]

    def pause_writing(self) -> None:
        """The client reads more slowly than it is sent data: check now and then that it reads at all."""
        super().pause_writing()
        self.watch()

    def resume_writing(self) -> None:
        self.stop_watching()
        super().resume_writing()

    def shutdown(self) -> None:
        """On shutdown, wait for clients that read, but only briefly for those that don't."""
        super().shutdown()
        if self.sending is not None:
            self.stop_watching()
            self.watch(CLOSE_TIMEOUT)

    def watch(self, seconds: float | None = None) -> None:
        self.unsent = self.transport.get_write_buffer_size()
        self.sending = self.loop.call_later(seconds or READ_TIMEOUT, self.check_progress)

    def check_progress(self) -> None:
        """Keep a slow client, drop one that doesn't read: a response may be megabytes."""
        if self.transport.get_write_buffer_size() < self.unsent:
            self.watch()
        else:
            self.transport.abort()

    def stop_watching(self) -> None:
        if self.sending is not None:
            self.sending.cancel()
            self.sending = None


def text_frame(text: bytes) -> bytes:
    """A text as a server's frame: in one piece, unmasked, uncompressed (RFC 6455, 5.2).

    >>> text_frame(b"hello")
    b'\\x81\\x05hello'
    """
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection with bounded memory, whatever its client sends and doesn't read."""

    together: bytes = b""
    """Frames collected in this iteration of the event loop and written together."""

    def handle_connect(self, event: Request) -> None:
        """Offer the application a shorter way than ASGI's to send a text."""
        super().handle_connect(event)
        if not self.close_sent and (extensions := self.scope["extensions"]) is not None:
            extensions[WRITE] = {"write": self.write}

    def write(self, text: bytes) -> bool:
        """Write a text at the end of this loop iteration; False if the client doesn't read."""
        if self.conn.state is not OPEN or not self.writable.is_set():
            return self.disconnected  # nobody needs to try again
        if not self.together:
            self.loop.call_soon(self.flush)
        self.together += text_frame(text)
        if len(self.together) > HIGH_WATER_LIMIT:
            self.flush()
        return True

    async def send(self, message: ASGISendEvent) -> None:
        self.flush()
        await super().send(message)

    def flush(self) -> None:
        if self.together and self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(self.together)
        self.together = b""

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def handle_ping(self) -> None:
        """Answer with a pong, unless the client doesn't read what it was already sent."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # drop it

    def keepalive_timeout(self) -> None:
        """Close a connection that doesn't answer pings."""
        super().keepalive_timeout()
        self.drop_unread()

    async def run_asgi(self) -> None:
        """Serve the connection, and don't wait for a client that won't even read why it is closed."""
        await super().run_asgi()
        self.drop_unread()

    def drop_unread(self) -> None:
        """Drop the connection if its client doesn't read: closing would wait for it."""
        if not self.writable.is_set():
            self.transport.abort()
