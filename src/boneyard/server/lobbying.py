"""The lobby, live: who looks at it is sent the public tables, and then what changes of them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from boneyard.server import wire
from boneyard.server.connected import Gone, Receive, Scope, Send, Socket
from boneyard.server.connection import line_in
from boneyard.server.conversation import POLICY, PONG
from boneyard.server.errors import Refused
from boneyard.server.lobby import Listed, listed
from boneyard.server.services import Services
from boneyard.server.sockets import Sockets
from boneyard.server.store import StoreError
from boneyard.server.store.records import Status

LOBBY = "lobby"
"""What stands in the address where a table's id stands otherwise; no id is so short."""
EVERY = 1.0
"""Seconds between two looks at the tables, while anybody looks at the lobby."""
MOST_LISTED = 50
STATUSES: tuple[Status, ...] = ("open", "running")
MOST_LOOKING = 1000
FULL = 1013


class LobbyShown(wire.Out, frozen=True, tag="lobby"):
    """Public tables that can be joined or watched: all of them, or those that are new or have changed."""

    whole: bool
    tables: tuple[Listed, ...] = ()
    gone: tuple[str, ...] = ()
    """Tables that are over, or no longer among the latest."""


class Lobby:
    """Shows the same to everybody: one look at the store serves all."""

    def __init__(self, services: Services, sockets: Sockets) -> None:
        self.services = services
        self.sockets = sockets
        self.lookers: set[Socket] = set()
        self.tables: dict[str, Listed] = {}
        self.looking: asyncio.Task[None] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Open the socket of one who looks; after the hello they are told what changes, too."""
        socket = Socket(receive, send, self.sockets.settings.messages_a_second, line_in(scope))
        await receive()
        await send({"type": "websocket.accept"})
        if len(self.lookers) >= MOST_LOOKING:
            await socket.close(FULL, "busy")
            return
        try:
            await self.sockets.hello(socket)
        except Refused as error:
            await socket.close(POLICY, error.code)
            return
        except Gone:
            return
        if not self.lookers:
            await self.look()
        socket.send(self.whole)
        self.lookers.add(socket)
        if self.looking is None or self.looking.done():
            self.looking = asyncio.create_task(self.look_on())
        socket.listen(partial(self.hear, socket), partial(self.lookers.discard, socket))

    @property
    def whole(self) -> bytes:
        """All tables."""
        return wire.encode(LobbyShown(whole=True, tables=tuple(self.tables.values())))

    def hear(self, socket: Socket, data: str | bytes) -> None:
        """There is nothing to say here but hello and ping."""
        if socket.closing:
            return
        message = socket.understand(data)
        if not socket.bucket.take(self.services.now()):
            socket.end(POLICY, "too-fast")
        elif isinstance(message, wire.Ping):
            socket.send(PONG)
        elif isinstance(message, wire.Hello):
            socket.send(self.whole)
        elif message is not None:
            socket.refuse("bad-frame", message.id)

    async def look_on(self) -> None:
        """Look at the tables again and again, as long as anybody wants to know."""
        await asyncio.sleep(EVERY)
        while self.lookers:
            await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Look at the tables, and tell what has changed; when they can't be read, nothing has."""
        with suppress(StoreError):
            store = self.services.store
            rows = [row for status in STATUSES for row in await store.tables(status, True, limit=MOST_LISTED)]
            self.tell({row.id: listed(row) for row in rows})

    def tell(self, found: dict[str, Listed]) -> None:
        """Tell everybody what is different; that somebody has answered somewhere is not."""
        before, self.tables = self.tables, found
        changed = tuple(table for table in found.values() if not is_same(before.get(table.id), table))
        gone = tuple(table for table in before if table not in found)
        if changed or gone:
            frame = wire.encode(LobbyShown(whole=False, tables=changed, gone=gone))
            for socket in tuple(self.lookers):
                socket.send(frame)

    def close(self) -> None:
        """Look no more."""
        if self.looking is not None:
            self.looking.cancel()


def is_same(before: Listed | None, after: Listed) -> bool:
    """Whether a table looks as it did."""
    return before is not None and (before.status, before.summary) == (after.status, after.summary)
