"""One WebSocket connection on ASGI: messages in, text frames out, bounded on both sides."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec

from boneyard.server.asgi import Event, Receive, Scope, Send, write_in
from boneyard.server.websocket.limits import SharedLimit
from boneyard.table import protocol
from boneyard.table.errors import Code, Refused
from boneyard.table.protocol import failed

MOST_QUEUED = 262_144
"""Bytes that may wait for a slow reader before its connection is closed."""
BELOW = 65_536
"""How many of them wait in uvicorn's own buffer."""
CLOSE_TIMEOUT = 1.0
"""Seconds that a client has to read why its connection is closed."""
TOO_SLOW, POLICY = 1013, 1008


class Gone(Exception):
    """The client has closed the connection."""


class Connection:
    """A client's connection: what is queued for it, and how fast it may talk."""

    __slots__ = (
        "asgi_send",
        "closing",
        "deadline",
        "limits",
        "queue",
        "queued",
        "receive",
        "sending",
        "write",
    )

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.write = write_in(scope)
        self.receive = receive
        self.asgi_send = send
        self.queue: list[bytes] = []
        self.queued = 0
        self.sending: asyncio.Task[None] | None = None
        self.limits: list[SharedLimit] = []
        self.closing: asyncio.Task[None] | None = None
        self.deadline: asyncio.Timeout | None = None

    async def accept(self) -> None:
        await self.asgi_send({"type": "websocket.accept"})

    async def read(self) -> str | bytes:
        event = await self.receive()
        if event["type"] != "websocket.receive":
            raise Gone
        return content(event)

    async def listen(self, handle: Callable[[str | bytes], None]) -> None:
        """Hand over every message until the connection is closed by either side."""
        with suppress(TimeoutError):
            async with asyncio.timeout(None if self.closing is None else CLOSE_TIMEOUT) as self.deadline:
                while (event := await self.receive())["type"] == "websocket.receive":
                    if self.closing is None:
                        handle(content(event))
        self.deadline = None

    def send(self, frame: bytes) -> None:
        """Send a text frame, or queue it; a client that doesn't read is closed before it fills the memory."""
        if self.closing is not None or (self.sending is None and self.write(frame)):
            return
        if self.queued + len(frame) > MOST_QUEUED - BELOW:
            self.end(TOO_SLOW, "too-slow")
            return
        self.queue.append(frame)
        self.queued += len(frame)
        if self.sending is None:
            self.sending = asyncio.create_task(self.send_queued())

    async def send_queued(self) -> None:
        with suppress(OSError, RuntimeError):  # closed, which `listen` is about to notice
            while self.queue:
                frame = self.queue.pop(0)
                await self.asgi_send({"type": "websocket.send", "text": frame.decode()})
                self.queued -= len(frame)
        self.sending = None

    def end(self, code: int, reason: str) -> None:
        """Close the connection soon, after what is queued; later messages are ignored."""
        if self.closing is None:
            self.closing = asyncio.create_task(self.close(code, reason))
            if self.deadline is not None:
                self.deadline.reschedule(asyncio.get_running_loop().time() + CLOSE_TIMEOUT)

    async def close(self, code: int, reason: str) -> None:
        """Close the connection, after what is queued; a client that doesn't read won't read this either."""
        with suppress(TimeoutError, OSError, RuntimeError):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                if self.sending is not None:
                    await self.sending
                await self.asgi_send({"type": "websocket.close", "code": code, "reason": reason})

    def may_talk(self, now: int, weight: int = 1) -> bool:
        """Whether one more message is within all limits; some count for several."""
        for limit in self.limits:
            if not limit.bucket.take(now, weight):
                return False
        return True

    def leave(self) -> None:
        """The connection is over: nothing more is sent, and it counts no longer."""
        for task in (self.sending, self.closing):
            if task is not None:
                task.cancel()
        for limit in self.limits:
            limit.leave(self)
        self.limits = []

    def decode(self, data: str | bytes) -> protocol.AnyIn | None:
        """Decode a message; if it can't be read, tell the client and return None."""
        try:
            return protocol.read(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse("bad-frame", protocol.id_in(data), str(error)[:200])
            return None

    def refuse(self, code: Code, id: str = "", reason: str | None = None) -> None:
        self.send(failed(id, Refused(code, reason=reason)))

    def give_way(self) -> None:
        """Close for a newer connection of the same caller; this code tells clients not to reconnect."""
        self.end(POLICY, "too-fast")


def content(event: Event) -> str | bytes:
    data = event.get("text") or event.get("bytes") or b""
    assert isinstance(data, str | bytes)
    return data
