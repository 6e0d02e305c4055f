"""A WebSocket connection that holds little for its client, whatever that sends and does not take in.

It is a line as well, a short way for messages. Through ASGI a message passes two queues and two tasks, and
reading stops and goes on for each of them, which costs more than what a table does with it. A connection
opens as ASGI says. An application that listens to the line, which it finds in the scope, may return then: the
connection stays open without any task, and all that only the opening needed is let go.
"""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import CONNECTING, OPEN

from boneyard.server.lines.frames import ends_whole, framed, lone_text
from boneyard.server.rooms.inbox import Inbox

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
    from websockets.frames import Frame
    from websockets.http11 import Request

PIECE = 4096
"""Bytes that are parsed at once: a parsed message takes many times the room of its few bytes."""
MOST_FRAGMENTS = 64
"""Frames that one message may come in; empty ones would otherwise never be too many."""


TO_CLOSE = 1.0
"""Seconds that somebody has to take in a goodbye."""
LINE = "boneyard.line"
Hear = Callable[[str | bytes], None]
Lost = Callable[[], None]


class Line(Protocol):
    """What a socket can do directly."""

    def listen(self, hear: Hear, lost: Lost) -> None:
        """From now on hand over every message at once, first those that wait; at last say that it is over."""
        ...

    def put(self, text: bytes, *, hold: bool = False) -> bool:
        """Write a text now, or soon and together with the next one; False where it must wait for others."""
        ...

    def hang_up(self, code: int, reason: str) -> None:
        """Close the connection soon, for this reason."""
        ...


def line_in(scope: Mapping[str, object]) -> Line:
    """The line of a connection."""
    extensions = scope["extensions"]
    assert isinstance(extensions, dict)
    return cast(Line, extensions[LINE])


class Ending:
    """Stands where the queue was: to who listens to the line, ASGI tells only of the end."""

    __slots__ = ("tell",)

    def __init__(self, tell: Callable[[], object]) -> None:
        self.tell = tell

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        """It is over."""
        self.tell()

    def empty(self) -> bool:
        """Nothing waits."""
        return True


def nothing() -> None:
    """Do nothing."""


class Connection(WebSocketsSansIOProtocol):
    """What waits here is bounded: one reading from the system, a piece of it parsed, one frame to be sent.

    All else that is to be sent waits in the socket's own queue, which is counted.
    """

    hear: Hear | None = None
    lost: Lost | None = None
    held: bytes = b""
    whole: bool = False
    """Whether what came so far ended where a message does."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Ask to be told as soon as the system does not take all that is sent."""
        self.queue = Inbox()  # type: ignore[assignment]  # it is used like a queue of asyncio
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=0)
        self.unread = bytearray()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of all that leads back here, or memory waits for a search for cycles, which is rare."""
        super().connection_lost(exc)
        if isinstance(self.queue, Ending):
            self.queue.tell = nothing
        self.conn.parser.close()
        if hasattr(self, "scope"):  # a handshake that failed has none, and who listens needs none
            self.scope["extensions"] = {}

    async def run_asgi(self) -> None:
        """Let the application open the connection; unless it listens to the line, it closes it too."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:  # as uvicorn does: it is told to nobody else
            self.logger.exception("Exception in ASGI application\n")
            self.let_go()
        self.send_500_response()  # unless it was opened
        if self.lost is None:
            self.finish()

    def finish(self) -> None:
        """Nothing more is to be said; who has not even taken in the goodbye is cut off."""
        if self.close_timer is None:
            self.transport.close()
        self.drop_if_deaf()

    def handle_connect(self, event: Request) -> None:
        """Let the application find the line, if it gets to see the connection at all."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(dict[str, object], self.scope["extensions"])
            extensions[LINE] = self

    def listen(self, hear: Hear, lost: Lost) -> None:
        """From now on hand over every message at once, first those that wait; at last say that it is over."""
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        self.forget_opening()
        self.hear, self.lost = hear, lost
        self.queue = Ending(self.end_soon)  # type: ignore[assignment]  # as much of a queue as is used
        for event in waiting:
            if event["type"] == "websocket.receive":
                hear(event.get("text") or event.get("bytes") or b"")
            else:
                self.end_soon()
        self.parse()
        if self.read_paused and not self.unread:
            self.read_paused = False
            self.transport.resume_reading()

    def forget_opening(self) -> None:
        """Let go of what opened the connection: nobody asks for it any more, and it is kilobytes."""
        self.request.headers.clear()  # the parser still has it
        del self.request, self.response, self.scope

    def end_soon(self) -> None:
        """It is over, of which the application hears when all that happens now is done."""
        self.loop.call_soon(self.end)

    def end(self) -> None:
        """Tell the application that it is over, unless it knows."""
        if self.lost is not None:
            try:
                self.let_go()
            finally:
                self.finish()

    def let_go(self) -> None:
        """Nothing is heard any more; the application is told so once."""
        lost, self.hear, self.lost = self.lost, None, None
        if lost is not None:
            lost()

    def hang_up(self, code: int, reason: str) -> None:
        """Close the connection soon, for this reason."""
        task = self.loop.create_task(self.say_goodbye(code, reason))
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def say_goodbye(self, code: int, reason: str) -> None:
        """Say why this is the end; who does not read does not read this either."""
        try:
            self.let_go()
            with suppress(TimeoutError, ClientDisconnected):
                async with asyncio.timeout(TO_CLOSE):
                    if not self.close_sent:
                        await self.send({"type": "websocket.close", "code": code, "reason": reason})
        finally:
            self.finish()

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; what raises there closes the connection. After the end nobody hears it."""
        if self.close_sent or isinstance(self.queue, Inbox):
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.hear is not None:
            self.hear(data)

    def data_received(self, data: bytes) -> None:
        """Hand over a short message at once; parse all else that came, or a first piece of it."""
        if self.hear is not None and self.whole and not self.unread and self.conn.state is OPEN:
            text = lone_text(data)
            if text is not None:
                self.hear(text)
                return
        opens = self.conn.state is CONNECTING
        self.whole = data.endswith(b"\r\n\r\n") if opens else self.whole and ends_whole(data)
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

    def keepalive_timeout(self) -> None:
        """Who does not answer is closed, and takes in nothing any more."""
        super().keepalive_timeout()
        self.drop_if_deaf()

    def drop_if_deaf(self) -> None:
        """Forget what the client does not take in."""
        if not self.writable.is_set():
            self.transport.abort()
