"""Somebody connected: messages in, frames out, bounded on both sides. First by ASGI, then by the line."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress

import msgspec

from boneyard.server.lines.connection import TO_CLOSE, Hear, Line, Lost
from boneyard.server.lines.crowds import Crowd
from boneyard.table import protocol
from boneyard.table.broadcast.replies import failed
from boneyard.table.errors import Code, Refused

Scope = MutableMapping[str, object]
Event = MutableMapping[str, object]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]

MOST_QUEUED = 262_144
"""Bytes that may wait for a slow reader before it is sent away."""
TOO_SLOW, TOO_MANY = 1013, 1008


class Gone(Exception):
    """The other side has closed the socket."""


class Socket:
    """One connection: what is queued for it, and how fast it may talk."""

    __slots__ = ("closing", "crowds", "line", "lost", "queue", "queued", "raw_send", "receive", "writing")

    def __init__(self, receive: Receive, send: Send, line: Line) -> None:
        self.receive = receive
        self.raw_send = send
        self.line = line
        self.lost: Lost | None = None
        self.queue: list[bytes] = []
        self.queued = 0
        self.writing: asyncio.Task[None] | None = None
        self.crowds: list[Crowd] = []
        """With which others it is counted."""
        self.closing = False

    def may_talk(self, now: int, weight: int = 1) -> bool:
        """Whether one more message may come at this time, in milliseconds; some count for several."""
        for crowd in self.crowds:
            if not crowd.bucket.take(now, weight):
                return False
        return True

    def leave(self) -> None:
        """It is counted no more."""
        for crowd in self.crowds:
            crowd.leave(self)
        self.crowds = []

    def send(self, frame: bytes, *, hold: bool = False) -> None:
        """Send a frame now, or queue it; who does not read is closed instead of filling the memory."""
        if not self.queued and self.line.put(frame, hold=hold):
            return
        self.queued += len(frame)
        if self.queued > MOST_QUEUED:
            self.end(TOO_SLOW, "too-slow")
            return
        self.queue.append(frame)
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self.write())

    def reply(self, frame: bytes) -> None:
        """Send an answer, together with the update that follows at once, if one does."""
        self.send(frame, hold=True)

    async def write(self) -> None:
        """Send what is queued, in order; who is gone need not be told."""
        with suppress(OSError):
            while self.queue:
                frame = self.queue.pop(0)
                await self.raw_send({"type": "websocket.send", "text": frame.decode()})
                self.queued -= len(frame)

    async def read(self) -> str | bytes:
        """The next message, before anybody listens."""
        event = await self.receive()
        if event["type"] != "websocket.receive":
            raise Gone
        data = event.get("text") or event.get("bytes") or b""
        assert isinstance(data, str | bytes)
        return data

    def listen(self, hear: Hear, lost: Lost) -> None:
        """Hand over all messages as they come, and say when the other side is gone."""
        self.lost = lost
        self.line.listen(hear, self.part)

    def part(self) -> None:
        """The other side is gone."""
        lost, self.lost = self.lost, None
        self.closing = True
        self.leave()
        if self.writing is not None:
            self.writing.cancel()
        if lost is not None:
            lost()

    def understand(self, data: str | bytes) -> protocol.AnyIn | None:
        """What a message says; None where it can't be read, which the other side is told."""
        try:
            return protocol.read(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse("bad-frame", protocol.id_in(data), str(error)[:200])
            return None

    def refuse(self, code: Code, id: str = "", reason: str | None = None) -> None:
        """Tell what was wrong with a message."""
        self.send(failed(id, Refused(code, reason=reason)))

    def end(self, code: int, reason: str) -> None:
        """Close the socket soon, for this reason; what it says until then is not heard."""
        if not self.closing:
            self.closing = True
            self.line.hang_up(code, reason)

    def give_way(self) -> None:
        """End, for a later one of the same caller; who holds many at once shall not come back by itself."""
        self.end(TOO_MANY, "too-fast")

    async def close(self, code: int, reason: str = "") -> None:
        """Close the socket; who does not read does not read this either."""
        with suppress(TimeoutError):
            async with asyncio.timeout(TO_CLOSE):
                await self.raw_send({"type": "websocket.close", "code": code, "reason": reason})


def header(scope: Scope, name: bytes) -> str:
    """A header of the request that opened the socket."""
    headers = scope["headers"]
    assert isinstance(headers, list | tuple)
    return next((value.decode("latin-1") for key, value in headers if key == name), "")
