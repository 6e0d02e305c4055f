"""HTTP connections on which a request must be said in time, and an answer taken in, or they are closed."""

from __future__ import annotations

import re
from asyncio import BaseTransport, TimerHandle
from collections import defaultdict
from functools import cache
from typing import ClassVar

import h11
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol

from boneyard.server.lines.addresses import counted

TO_ASK = 30.0
"""Seconds that a client has for a whole request: from the beginning of it, or of the connection."""
TO_TAKE_IN = 30.0
"""Seconds in which a client must take in something of an answer that waits for it."""
TO_CLOSE = 0.5
"""The same when the server ends."""
OWING = (h11.IDLE, h11.SEND_BODY)
"""While the other side is at it, something of a request is missing."""
MOST_UNFINISHED = 64
"""Connections of one address on which something of a request is missing; the oldest gives way to one more."""
END_OF_HEAD = b"\r\n\r\n"
BARE_OR_FOLDED = re.compile(rb"(?<!\r)\n|\r\n[ \t]")
"""Lines that end without a carriage return, and headers of several lines: programs disagree about both."""
FRAMED = [
    re.compile(rb"\r\n" + name + rb"[ \t]*:", re.IGNORECASE)
    for name in (b"content-length", b"transfer-encoding")
]
"""What says how long a body is. With both, a proxy and the server may see different requests."""


def is_ambiguous(received: bytes) -> bool:
    """Whether the head of a request, as far as it is there, can be read in two ways.

    >>> is_ambiguous(b"GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n"), is_ambiguous(b"GET / HTTP/1.1\\nHost: a")
    (False, True)
    """
    head = received.partition(END_OF_HEAD)[0]
    return BARE_OR_FOLDED.search(head) is not None or all(name.search(head) for name in FRAMED)


@cache
def proxies(trusted: str) -> _TrustedHosts:
    """Who is believed when they say whose a request is, and may have many people's requests on the way."""
    return _TrustedHosts(trusted)


class Requests(H11Protocol):
    """A connection that is closed where a request comes to no end; uvicorn looks at the time between two."""

    unfinished: ClassVar[defaultdict[str, dict[Requests, None]]] = defaultdict(dict)
    """By address, the oldest first; those of this machine and of proxies are not counted."""
    address: str = ""
    waiting: TimerHandle | None = None
    sending: TimerHandle | None = None
    unsent: int = 0

    def connection_made(self, transport: BaseTransport) -> None:
        """The first request is waited for from now on."""
        super().connection_made(transport)  # type: ignore[arg-type]  # uvicorn has it narrower than asyncio
        peer = self.client[0] if self.client else ""
        if peer not in proxies(str(self.config.forwarded_allow_ips)):
            self.address = counted(peer)
        self.wait()

    def data_received(self, data: bytes) -> None:
        """Some more of a request, or the beginning of the next."""
        super().data_received(data)
        self.wait()

    def handle_events(self) -> None:
        """Go on with a request; one that a proxy may read in another way ends the connection."""
        if self.conn.their_state is h11.IDLE and is_ambiguous(self.conn.trailing_data[0]):
            self.send_400_response("Ambiguous HTTP request.")
        else:
            super().handle_events()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self.wait_no_more()
        self.watch_no_more()
        super().connection_lost(exc)

    def wait(self) -> None:
        """Wait for the rest of a request, however it comes in; no longer where all of it is there."""
        if self.conn.their_state not in OWING or self not in self.connections:  # sockets have left them
            self.wait_no_more()
        elif self.waiting is None:
            self.waiting = self.loop.call_later(TO_ASK, self.transport.abort)
            self.enter()

    def enter(self) -> None:
        """Count this connection as unfinished; with too many of one address, the oldest is closed."""
        if self.address:
            others = self.unfinished[self.address]
            others[self] = None
            if len(others) > MOST_UNFINISHED:
                oldest = next(iter(others))
                oldest.wait_no_more()
                oldest.transport.abort()

    def wait_no_more(self) -> None:
        """Let the other side take its time."""
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
        if self.address in self.unfinished:
            others = self.unfinished[self.address]
            others.pop(self, None)
            if not others:
                del self.unfinished[self.address]

    def pause_writing(self) -> None:
        """The client takes in less than it is sent: look from time to time whether it takes in anything."""
        super().pause_writing()
        self.watch()

    def resume_writing(self) -> None:
        """It has taken in nearly all."""
        self.watch_no_more()
        super().resume_writing()

    def shutdown(self) -> None:
        """The server ends: it waits for who reads, but not for long for who does not."""
        super().shutdown()
        if self.sending is not None:
            self.watch_no_more()
            self.watch(TO_CLOSE)

    def watch(self, seconds: float | None = None) -> None:
        """Look again in a while how much has not been taken in."""
        self.unsent = self.transport.get_write_buffer_size()
        self.sending = self.loop.call_later(seconds or TO_TAKE_IN, self.look)

    def look(self) -> None:
        """Go on with a slow client, and let go of one that does not read: an answer may be megabytes."""
        if self.transport.get_write_buffer_size() < self.unsent:
            self.watch()
        else:
            self.transport.abort()

    def watch_no_more(self) -> None:
        """Nothing waits to be taken in."""
        if self.sending is not None:
            self.sending.cancel()
            self.sending = None
