"""A WebSocket connection that holds little for its client, whatever that sends and does not take in.

It is a line as well, a short way for messages. Through ASGI a message passes two queues and two tasks, and
reading stops and goes on for each of them, which costs more than what a table does with it. A connection
opens and closes as ASGI says; in between the application, which finds the line in the scope, may use it.
"""

from __future__ import annotations

from asyncio.transports import BaseTransport
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from boneyard.server.inbox import Inbox

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.frames import Frame
    from websockets.http11 import Request

PIECE = 4096
"""Bytes that are parsed at once: a parsed message takes many times the room of its few bytes."""
MOST_FRAGMENTS = 64
"""Frames that one message may come in; empty ones would otherwise never be too many."""


LINE = "boneyard.line"
Hear = Callable[[str | bytes], None]
TEXT = b"\x81"
SHORT, LONG = 126, 65_536


class Line(Protocol):
    """What a socket can do directly."""

    def listen(self, hear: Hear) -> None:
        """From now on hand over every message at once, first those that wait."""
        ...

    def put(self, text: bytes, *, hold: bool = False) -> bool:
        """Write a text now, or soon and together with the next one; False where it must wait for others."""
        ...


def line_in(scope: Mapping[str, object]) -> Line | None:
    """The line of a connection, if it has one."""
    extensions = scope.get("extensions")
    return cast(Line | None, extensions.get(LINE)) if isinstance(extensions, dict) else None


class Connection(WebSocketsSansIOProtocol):
    """What waits here is bounded: one reading from the system, a piece of it parsed, one frame to be sent.

    All else that is to be sent waits in the socket's own queue, which is counted.
    """

    hear: Hear | None = None
    held: bytes = b""

    def connection_made(self, transport: BaseTransport) -> None:
        """Ask to be told as soon as the system does not take all that is sent."""
        self.queue = Inbox()  # type: ignore[assignment]  # it is used like a queue of asyncio
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=0)
        self.unread = bytearray()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of all that leads back here, or memory waits for a search for cycles, which is rare."""
        super().connection_lost(exc)
        self.hear = None
        self.conn.parser.close()
        if hasattr(self, "scope"):  # a handshake that failed has none
            self.scope["extensions"] = {}

    # What comes in.

    def handle_connect(self, event: Request) -> None:
        """Let the application find the line, if it gets to see the connection at all."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[LINE] = self

    def listen(self, hear: Hear) -> None:
        """From now on hand over every message at once, first those that wait; ASGI tells only of the end."""
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        self.forget_request()
        self.hear = hear
        for event in waiting:
            if event["type"] == "websocket.receive":
                hear(event.get("text") or event.get("bytes") or b"")
            else:
                self.queue.put_nowait(event)
        self.parse()
        if self.read_paused and not self.unread:
            self.read_paused = False
            self.transport.resume_reading()

    def forget_request(self) -> None:
        """Let go of what opened the connection: nobody asks for its headers any more, which are kilobytes."""
        self.request.headers.clear()  # the parser still has it
        del self.request, self.response
        self.scope["headers"] = []

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; what raises there closes the connection."""
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hear(data)

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

    def put(self, text: bytes, *, hold: bool = False) -> bool:
        """Write a text now, or soon and together with the next one; False where it must wait for others."""
        if self.transport.is_closing():
            return True  # nobody is there any more, of which the application is about to hear
        if self.conn.state is not OPEN or not self.writable.is_set():
            return False
        if not hold:
            self.transport.write(self.held + framed(text) if self.held else framed(text))
            self.held = b""
            return True
        if not self.held:
            self.loop.call_soon(self.release)
        self.held += framed(text)
        return True

    def release(self) -> None:
        """Write what is held."""
        if self.held and self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(self.held)
        self.held = b""

    async def send(self, message: ASGISendEvent) -> None:
        """Send after what is held, and wait until the system has taken it in."""
        self.release()
        if not self.transport.is_closing():
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


def framed(text: bytes) -> bytes:
    """A text as a server's frame: whole, neither masked nor compressed (RFC 6455, 5.2)."""
    size = len(text)
    if size < SHORT:
        return TEXT + size.to_bytes(1, "big") + text
    if size < LONG:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + text
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + text
