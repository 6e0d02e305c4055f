"""Lists of tables, live: who looks at the lobby or at their own games is sent them, and then what changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial

from boneyard.server.lines.connected import Gone, Receive, Scope, Send, Socket, header
from boneyard.server.lines.connection import line_in
from boneyard.server.lines.conversation import POLICY, PONG
from boneyard.server.lines.sockets import CLOSING, Sockets, paused_is_told
from boneyard.server.lobby import Listed, lobby_of, tables_of
from boneyard.server.people.guests import guest_with
from boneyard.server.services import Services
from boneyard.server.store import StoreError
from boneyard.server.store.records import Guest, Status
from boneyard.table import protocol
from boneyard.table.errors import Refused

LOBBY, MINE = "lobby", "mine"
"""What stands in the address where a table's id stands otherwise; no id is so short."""
EVERY = 1.0
"""Seconds between two looks at the tables, while anybody looks at the list."""
STATUSES: tuple[Status, ...] = ("open", "running")
MOST_LOOKING = 1000
Find = Callable[[], Awaitable[Iterable[Listed]]]


class LobbyShown(protocol.Out, frozen=True, tag="lobby"):
    """Public tables, or mine: all of them, or those that are new or have changed."""

    whole: bool
    tables: tuple[Listed, ...] = ()
    gone: tuple[str, ...] = ()
    """Tables of the lobby that are over, or any that are no longer among the latest."""


class Shelf:
    """A list that shows the same to all who look at it: one look at the store serves them."""

    def __init__(self, services: Services, find: Find) -> None:
        self.services = services
        self.find = find
        self.lookers: set[Socket] = set()
        self.tables: dict[str, Listed] = {}
        self.looking: asyncio.Task[None] | None = None

    async def show(self, socket: Socket, lost: Callable[[], None]) -> None:
        """Tell one more what there is, and from now on what changes."""
        if not self.lookers:
            self.tell(await self.found())
        socket.send(self.whole)
        self.lookers.add(socket)
        if self.looking is None or self.looking.done():
            self.looking = asyncio.create_task(self.look_on())
        socket.listen(partial(self.hear, socket), lost)

    @property
    def whole(self) -> bytes:
        """All tables."""
        return protocol.encode(LobbyShown(whole=True, tables=tuple(self.tables.values())))

    def hear(self, socket: Socket, data: str | bytes) -> None:
        """There is nothing to say here but hello and ping."""
        if socket.closing:
            return
        message = socket.understand(data)
        if not socket.may_talk(self.services.now()):
            socket.end(POLICY, "too-fast")
        elif isinstance(message, protocol.Ping):
            socket.send(PONG)
        elif isinstance(message, protocol.Hello) and message.protocol != protocol.PROTOCOL:
            socket.end(POLICY, "bad-protocol")
        elif isinstance(message, protocol.Hello):
            socket.send(self.whole)
        elif message is not None:
            socket.refuse("bad-frame", message.id, "a list hears nothing but hello and ping")

    async def look_on(self) -> None:
        """Look at the tables again and again, as long as anybody wants to know."""
        await asyncio.sleep(EVERY)
        while self.lookers:
            await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Look at the tables, and tell what has changed; when they can't be read, nothing has."""
        with suppress(StoreError):
            self.tell(await self.found())

    async def found(self) -> dict[str, Listed]:
        """What there is now."""
        return {table.id: table for table in await self.find()}

    def tell(self, found: dict[str, Listed]) -> None:
        """Tell everybody what is different; that somebody has answered somewhere is not."""
        before, self.tables = self.tables, found
        changed = tuple(table for table in found.values() if not is_same(before.get(table.id), table))
        gone = tuple(table for table in before if table not in found)
        if changed or gone:
            frame = protocol.encode(LobbyShown(whole=False, tables=changed, gone=gone))
            for socket in tuple(self.lookers):
                socket.send(frame)

    def close(self) -> None:
        """Look no more."""
        if self.looking is not None:
            self.looking.cancel()


class Lobbies:
    """The public tables, which all may see, and everybody's own."""

    def __init__(self, services: Services, sockets: Sockets) -> None:
        self.services = services
        self.sockets = sockets
        self.shelves: dict[str, Shelf] = {}
        """By guest; that of nobody is the lobby."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send, name: str) -> None:
        """Open the socket of one who looks; after the hello they are told what changes, too."""
        socket = Socket(receive, send, line_in(scope))
        await receive()
        await send({"type": "websocket.accept"})
        try:
            with paused_is_told():
                self.sockets.count_address(socket, scope)
                if sum(len(shelf.lookers) for shelf in self.shelves.values()) >= MOST_LOOKING:
                    raise Refused("busy")
                guest = await self.guest_in(scope) if name == MINE else None
                await self.sockets.hello(socket)
                self.sockets.count_caller(socket, guest.id if guest else "", name)
                await self.show(socket, guest)
        except Refused as error:
            await socket.close(CLOSING.get(error.code, POLICY), error.code)
        except Gone:
            pass  # before anybody was told that they came
        finally:
            if socket.lost is None:  # nobody listens to it
                socket.leave()

    async def show(self, socket: Socket, guest: Guest | None) -> None:
        """Let somebody look: a guest at their own tables, nobody at the public ones."""
        find = partial(tables_of, self.services.store, guest.id) if guest else self.public
        name = guest.id if guest else ""
        shelf = self.shelves.setdefault(name, Shelf(self.services, find))
        part = partial(self.part, name, shelf, socket)
        if guest:
            self.sockets.keys[socket] = guest.id, guest.key_hash
        try:
            await shelf.show(socket, part)
        except StoreError:
            part()
            raise

    async def guest_in(self, scope: Scope) -> Guest:
        """Whose games are asked for; a page of somebody else's may not ask for them."""
        ours = self.sockets.settings.accepts(header(scope, b"origin"), header(scope, b"host"))
        guest = await guest_with(self.services, self.sockets.key_in(scope)) if ours else None
        if guest is None:
            raise Refused("not-yours")
        return guest

    async def public(self) -> list[Listed]:
        """What the lobby lists."""
        return [table for status in STATUSES for table in await lobby_of(self.services.store, status)]

    def part(self, guest: str, shelf: Shelf, socket: Socket) -> None:
        """Somebody looks no more; a list that nobody looks at is forgotten."""
        self.sockets.keys.pop(socket, None)
        shelf.lookers.discard(socket)
        if not shelf.lookers and self.shelves.get(guest) is shelf:
            del self.shelves[guest]

    def close(self) -> None:
        """Look no more."""
        for shelf in self.shelves.values():
            shelf.close()


def is_same(before: Listed | None, after: Listed) -> bool:
    """Whether a table looks as it did."""
    return before is not None and seen_of(before) == seen_of(after)


def seen_of(table: Listed) -> tuple[object, ...]:
    """What is seen of a table in a list."""
    return table.status, table.summary, table.seat, table.waiting, table.parked
