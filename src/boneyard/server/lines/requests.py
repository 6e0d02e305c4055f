"""HTTP connections on which a request must be said in time: slow ones would be held open for ever."""

from __future__ import annotations

from asyncio import BaseTransport, TimerHandle

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

TO_ASK = 30.0
"""Seconds that a client has for a whole request: from the beginning of it, or of the connection."""
OWING = (h11.IDLE, h11.SEND_BODY)
"""While the other side is at it, something of a request is missing."""


class Requests(H11Protocol):
    """A connection that is closed where a request comes to no end; uvicorn looks at the time between two."""

    waiting: TimerHandle | None = None

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
