"""The sockets of all tables: authenticate, wait for the hello, then let the client take part."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from boneyard.server.accounts import bans
from boneyard.server.accounts.guests import guest_with, key_in
from boneyard.server.accounts.tokens import Caller, caller_with
from boneyard.server.asgi import Receive, Scope, Send, address_of, header
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.settings import Settings
from boneyard.server.store import Paused, StoreError
from boneyard.server.websocket.connection import POLICY, Connection, Gone
from boneyard.server.websocket.limits import SharedLimits
from boneyard.server.websocket.session import Session
from boneyard.table import protocol
from boneyard.table.errors import Refused

HELLO_TIMEOUT = 10.0
CHECK_EVERY = 5.0
"""Seconds between two checks for revoked tokens, changed keys and bans."""
BEARER = "Bearer "
LONGEST_ID = 40
NOT_FOUND, TRY_AGAIN, COME_AGAIN = 4404, 1013, 1012
MOST_OF_A_CALLER = 8
"""Sockets that a guest or bot may have open at a table; the oldest gives way to one more."""
MOST_OF_AN_ADDRESS = 64
CALLERS_OF_AN_ADDRESS = 4
"""An address may send as many messages as this many callers: people share one."""
CLOSING = {"not-found": NOT_FOUND, "paused": TRY_AGAIN, "busy": TRY_AGAIN}
"""Close codes of refusals that aren't for good."""


@contextmanager
def paused_is_refused() -> Iterator[None]:
    """While the database can't be read, clients are asked to try again."""
    try:
        yield
    except Paused as error:
        raise Refused("paused") from error


def token_in(scope: Scope) -> str:
    found = header(scope, b"authorization")
    return found.removeprefix(BEARER) if found.startswith(BEARER) else ""


class Sockets:
    def __init__(self, services: Services, rooms: Rooms, settings: Settings) -> None:
        self.services = services
        self.rooms = rooms
        self.settings = settings
        rate = settings.messages_a_second
        self.seats = SharedLimits(rate, MOST_OF_A_CALLER, give_way=True)
        self.addresses = SharedLimits(CALLERS_OF_AN_ADDRESS * rate, MOST_OF_AN_ADDRESS, give_way=False)
        self.callers: dict[Connection, tuple[str, str]] = {}
        """The owner and the table of every open socket."""
        self.tokens: dict[Connection, str] = {}
        """The tokens that have opened sockets."""
        self.keys: dict[Connection, tuple[str, bytes]] = {}
        """The guests whose keys have opened sockets, and the hashes of these keys."""

    @property
    def open(self) -> int:
        """How many sockets have said hello."""
        return len(self.callers)

    def end(self, guest: str, table: str = "") -> None:
        """Close the sockets of a guest who is banned, at one table or at all."""
        for connection, (owner, at) in tuple(self.callers.items()):
            if owner == guest and table in ("", at):
                connection.end(POLICY, "banned")

    async def watch_people(self) -> None:
        """Close sockets of banned guests, old keys and revoked tokens, set by any process."""
        while True:
            await asyncio.sleep(CHECK_EVERY)
            with suppress(StoreError):
                for guest, table in await bans.all_banned(self.services) if self.callers else ():
                    self.end(guest, table)
                await self.end_old_keys()
                await self.end_revoked()

    async def end_old_keys(self) -> None:
        """Close sockets whose guest has a new key by now; clients with the new one reconnect."""
        guests = {guest for guest, _ in self.keys.values()}
        now = await self.services.store.keys_of(guests) if guests else {}
        for connection, (guest, key) in tuple(self.keys.items()):
            if now.get(guest, key) != key:
                connection.end(COME_AGAIN, "new-key")

    async def end_revoked(self) -> None:
        for connection, token in tuple(self.tokens.items()):
            if await self.services.store.token(token) is None:
                connection.end(POLICY, "bad-secret")

    async def __call__(self, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        """Serve one socket from its handshake to its end."""
        connection = Connection(scope, receive, send)
        await receive()
        try:
            await self.serve(connection, scope, table)
        except Gone:
            pass  # before it had joined the table
        finally:
            connection.leave()

    async def serve(self, connection: Connection, scope: Scope, table: str) -> None:
        """Admit a client, wait for its hello, and handle its messages."""
        try:
            self.count_address(connection, scope)
            with paused_is_refused():
                caller, room = await self.admit(scope, table)
        except Refused as error:
            await connection.accept()
            await connection.close(CLOSING.get(error.code, POLICY), error.code)
            return
        await connection.accept()
        try:
            hello = await self.hello(connection)
            with paused_is_refused():
                caller = await self.proven(scope, caller, hello, room)
                room = await self.rooms.room(table)  # it may have been closed before the hello
            self.count_caller(connection, caller.guest, room.id)
            session = Session(connection, caller, room, hello, self.services.now)
        except Refused as error:
            await connection.close(CLOSING.get(error.code, POLICY), error.code)
            return
        scope.clear()  # kilobytes that nobody needs while the socket is open
        await self.listen(connection, session)

    async def listen(self, connection: Connection, session: Session) -> None:
        """Handle messages until the socket is closed."""
        caller = session.caller
        self.callers[connection] = caller.owner, session.room.id
        if caller.key_hash:
            self.keys[connection] = caller.owner, caller.key_hash
        if caller.token is not None:
            self.tokens[connection] = caller.token.id
        try:
            await connection.listen(session.handle)
        finally:
            del self.callers[connection]
            self.keys.pop(connection, None)
            self.tokens.pop(connection, None)
            session.leave()

    def count_address(self, connection: Connection, scope: Scope) -> None:
        """Count a socket with all others of its address; this machine may open as many as it likes."""
        if address := address_of(scope):
            connection.limits.append(self.addresses.enter(address, connection, self.services.now()))

    def count_caller(self, connection: Connection, guest: str, table: str) -> None:
        """Count a socket with all others of its caller at the table; anonymous ones are counted alone."""
        name = f"{table} {guest}" if guest else f"{table} {id(connection)}"
        limit = self.seats.enter(name, connection, self.services.now())
        connection.limits.insert(0, limit)  # what is too much for the seat doesn't count for its address

    async def admit(self, scope: Scope, table: str) -> tuple[Caller, OpenTable]:
        """Who the caller is, and the room; another site's page may not use a guest's cookie."""
        if len(table) > LONGEST_ID or not (table.isascii() and table.isprintable()):
            raise Refused("not-found")
        key, token = self.key_in(scope), token_in(scope)
        ours = self.settings.accepts(header(scope, b"origin"), header(scope, b"host"))
        if key is not None and (token or not ours):
            raise Refused("not-yours")
        guest = await guest_with(self.services, key)
        caller = Caller() if guest is None else Caller(guest.id, key_hash=guest.key_hash)
        if token:
            caller = await self.with_token(token)
        room = await self.rooms.room(table)
        if caller.guest:  # others may still prove who they are in their hello
            await bans.refuse(self.services, caller.owner, "ban", room.id)
        return caller, room

    def key_in(self, scope: Scope) -> str | None:
        return key_in(header(scope, b"cookie"), self.settings.cookie)

    async def with_token(self, token: str) -> Caller:
        caller = await caller_with(self.services, token)
        if caller is None:
            raise Refused("bad-secret")
        return caller

    async def proven(self, scope: Scope, caller: Caller, hello: protocol.Hello, room: OpenTable) -> Caller:
        """The caller after the hello, which may bring a token, never besides a cookie or another proof."""
        if hello.token and (caller.guest or self.key_in(scope) is not None):
            raise Refused("not-yours")
        if hello.token:
            caller = await self.with_token(hello.token)
            await bans.refuse(self.services, caller.owner, "ban", room.id)
        return caller.with_person(hello.person) if hello.person else caller

    async def hello(self, connection: Connection) -> protocol.Hello:
        """The first message, in time and of this protocol."""
        try:
            async with asyncio.timeout(HELLO_TIMEOUT):
                message = connection.decode(await connection.read())
        except TimeoutError:
            message = None
        if not isinstance(message, protocol.Hello):
            raise Refused("bad-frame")
        if message.protocol != protocol.PROTOCOL:
            raise Refused("bad-protocol")
        return message
