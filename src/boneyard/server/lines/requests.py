"""HTTP connections on which a request must be said in time, and an answer taken in, or they are closed."""

from __future__ import annotations

from asyncio import BaseTransport, TimerHandle

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

TO_ASK = 30.0
"""Seconds that a client has for a whole request: from the beginning of it, or of the connection."""
TO_TAKE_IN = 30.0
"""Seconds in which a client must take in something of an answer that waits for it."""
TO_CLOSE = 0.5
"""The same when the server ends."""
OWING = (h11.IDLE, h11.SEND_BODY)
"""While the other side is at it, something of a request is missing."""


class Requests(H11Protocol):
    """A connection that is closed where a request comes to no end; uvicorn looks at the time between two."""

    waiting: TimerHandle | None = None
    sending: TimerHandle | None = None
    unsent: int = 0

    def connection_made(self, transport: BaseTransport) -> None:
        """The first request is waited for from now on."""
        super().connection_made(transport)  # type: ignore[arg-type]  # uvicorn has it narrower than asyncio
        self.wait()

    def data_received(self, data: bytes) -> None:
        """Some more of a request, or the beginning of the next."""
        super().data_received(data)
        self.wait()

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

    def wait_no_more(self) -> None:
        """Let the other side take its time."""
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

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
