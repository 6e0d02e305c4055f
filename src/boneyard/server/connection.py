"""A WebSocket connection that holds little for its client, whatever that sends and does not take in."""

from __future__ import annotations

from asyncio.transports import BaseTransport
from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.frames import Frame

PIECE = 4096
"""Bytes that are parsed at once: a parsed message takes many times the room of its few bytes."""
MOST_FRAGMENTS = 64
"""Frames that one message may come in; empty ones would otherwise never be too many."""


class Connection(WebSocketsSansIOProtocol):
    """What waits here is bounded: one reading from the system, a piece of it parsed, one frame to be sent.

    All else that is to be sent waits in the socket's own queue, which is counted.
    """

    def connection_made(self, transport: BaseTransport) -> None:
        """Ask to be told as soon as the system does not take all that is sent."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=0)
        self.unread = bytearray()

    # What comes in.

    def data_received(self, data: bytes) -> None:
        """Parse what came, or a first piece of it."""
        if self.unread or len(data) > PIECE:
            self.unread += data
            self.parse()
        else:
            super().data_received(data)

    def parse(self) -> None:
        """Parse piece by piece while nothing waits to be heard; nothing more is read meanwhile."""
        while self.unread and (self.queue.empty() or self.close_sent) and not self.transport.is_closing():
            piece = bytes(self.unread[:PIECE])
            del self.unread[:PIECE]
            super().data_received(piece)
        if self.unread and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; when the last one has been heard there may be more in what was read."""
        message = await self.queue.get()
        if self.queue.empty():
            self.parse()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def handle_cont(self, event: Frame) -> None:
        """A part of a message."""
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    # What goes out.

    async def send(self, message: ASGISendEvent) -> None:
        """Send, and wait until the system has taken it in."""
        await super().send(message)
        await self.writable.wait()

    def handle_ping(self) -> None:
        """Answer, unless what was sent before still waits: pongs must not pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    async def run_asgi(self) -> None:
        """Serve the client; who has not even taken in the goodbye is cut off."""
        await super().run_asgi()
        self.drop_if_deaf()

    def keepalive_timeout(self) -> None:
        """Who does not answer is closed, and takes in nothing any more."""
        super().keepalive_timeout()
        self.drop_if_deaf()

    def drop_if_deaf(self) -> None:
        """Forget what the client does not take in."""
        if not self.writable.is_set():
            self.transport.abort()
