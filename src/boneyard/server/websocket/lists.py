"""Live lists of tables: the lobby and a guest's own games are sent once, then whatever changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial

from boneyard.server.accounts.guests import guest_with
from boneyard.server.asgi import Receive, Scope, Send, header
from boneyard.server.lobby import ListedTable, lobby_of, tables_of
from boneyard.server.services import Services
from boneyard.server.store import StoreError
from boneyard.server.store.records import Guest, Status
from boneyard.server.websocket.connection import POLICY, Connection, Gone
from boneyard.server.websocket.session import PONG
from boneyard.server.websocket.tables import CLOSING, Sockets, paused_is_refused
from boneyard.table import protocol
from boneyard.table.errors import Refused

LOBBY, MINE = "lobby", "mine"
"""Stands for a table's id in the address; no id is that short."""
EVERY = 1.0
"""Seconds between two queries of the tables, while the list has viewers."""
STATUSES: tuple[Status, ...] = ("open", "running")
MOST_VIEWERS = 1000
Find = Callable[[], Awaitable[Iterable[ListedTable]]]


class LobbyShown(protocol.Out, frozen=True, tag="lobby"):
    """Public tables, or mine: all of them, or those that are new or have changed."""

    whole: bool
    tables: tuple[ListedTable, ...] = ()
    gone: tuple[str, ...] = ()
    """Tables of the lobby that are over, or any that are no longer among the latest."""


class LiveList:
    """A list that looks the same to all its viewers: one query serves all of them."""

    def __init__(self, services: Services, find: Find) -> None:
        self.services = services
        self.find = find
        self.viewers: set[Connection] = set()
        self.tables: dict[str, ListedTable] = {}
        self.polling: asyncio.Task[None] | None = None

    async def show(self, connection: Connection) -> None:
        """Send one more viewer the list, and then its changes until the connection is closed."""
        if not self.viewers:
            self.update(await self.found())
        connection.send(self.whole)
        self.viewers.add(connection)
        if self.polling is None or self.polling.done():
            self.polling = asyncio.create_task(self.poll())
        await connection.listen(partial(self.handle, connection))

    @property
    def whole(self) -> bytes:
        return protocol.encode(LobbyShown(whole=True, tables=tuple(self.tables.values())))

    def handle(self, connection: Connection, data: str | bytes) -> None:
        """Handle one message: only hello and ping are allowed here."""
        message = connection.decode(data)
        if not connection.may_talk(self.services.now()):
            connection.end(POLICY, "too-fast")
        elif isinstance(message, protocol.Ping):
            connection.send(PONG)
        elif isinstance(message, protocol.Hello) and message.protocol != protocol.PROTOCOL:
            connection.end(POLICY, "bad-protocol")
        elif isinstance(message, protocol.Hello):
            connection.send(self.whole)
        elif message is not None:
            connection.refuse("bad-frame", message.id, "a list accepts only hello and ping")

    async def poll(self) -> None:
        """Query the tables while the list has viewers; while they can't be read, nothing changes."""
        await asyncio.sleep(EVERY)
        while self.viewers:
            with suppress(StoreError):
                self.update(await self.found())
            await asyncio.sleep(EVERY)

    async def found(self) -> dict[str, ListedTable]:
        return {table.id: table for table in await self.find()}

    def update(self, found: dict[str, ListedTable]) -> None:
        """Send all viewers the changes; answers given at a table are none."""
        before, self.tables = self.tables, found
        changed = tuple(table for table in found.values() if not is_same(before.get(table.id), table))
        gone = tuple(table for table in before if table not in found)
        if changed or gone:
            frame = protocol.encode(LobbyShown(whole=False, tables=changed, gone=gone))
            for connection in tuple(self.viewers):
                connection.send(frame)

    def close(self) -> None:
        if self.polling is not None:
            self.polling.cancel()


class LiveLists:
    """Serves the sockets of the lobby, which everybody may see, and of every guest's own games."""

    def __init__(self, services: Services, sockets: Sockets) -> None:
        self.services = services
        self.sockets = sockets
        self.lists: dict[str, LiveList] = {}
        """By guest; the lobby's key is empty."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send, name: str) -> None:
        """Serve one socket from its handshake to its end."""
        connection = Connection(scope, receive, send)
        await receive()
        await connection.accept()
        try:
            with paused_is_refused():
                self.sockets.count_address(connection, scope)
                if sum(len(each.viewers) for each in self.lists.values()) >= MOST_VIEWERS:
                    raise Refused("busy")
                guest = await self.guest_in(scope) if name == MINE else None
                await self.sockets.hello(connection)
                self.sockets.count_caller(connection, guest.id if guest else "", name)
                await self.show(connection, guest)
        except Refused as error:
            await connection.close(CLOSING.get(error.code, POLICY), error.code)
        except Gone:
            pass  # before it was shown anything
        finally:
            connection.leave()

    async def show(self, connection: Connection, guest: Guest | None) -> None:
        """Show a guest their own tables, or anybody the public ones, until the connection is closed."""
        find = partial(tables_of, self.services.store, guest.id) if guest else self.public
        name = guest.id if guest else ""
        shown = self.lists.setdefault(name, LiveList(self.services, find))
        if guest:
            self.sockets.keys[connection] = guest.id, guest.key_hash
        try:
            await shown.show(connection)
        finally:
            self.sockets.keys.pop(connection, None)
            shown.viewers.discard(connection)
            if not shown.viewers and self.lists.get(name) is shown:
                del self.lists[name]

    async def guest_in(self, scope: Scope) -> Guest:
        """The guest whose games are asked for; another site's page may not ask for them."""
        ours = self.sockets.settings.accepts(header(scope, b"origin"), header(scope, b"host"))
        guest = await guest_with(self.services, self.sockets.key_in(scope)) if ours else None
        if guest is None:
            raise Refused("not-yours")
        return guest

    async def public(self) -> list[ListedTable]:
        return [table for status in STATUSES for table in await lobby_of(self.services.store, status)]

    def close(self) -> None:
        for each in self.lists.values():
            each.close()


def is_same(before: ListedTable | None, after: ListedTable) -> bool:
    return before is not None and seen_of(before) == seen_of(after)


def seen_of(table: ListedTable) -> tuple[object, ...]:
    return table.status, table.summary, table.seat, table.waiting, table.parked
