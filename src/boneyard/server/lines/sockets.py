"""Sockets: prove who you are, say hello, then ask and be told. Raw ASGI, bounded on both sides."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial

from boneyard.server.lines.addresses import address_of
from boneyard.server.lines.connected import Gone, Receive, Scope, Send, Socket, header
from boneyard.server.lines.connection import line_in
from boneyard.server.lines.conversation import POLICY, Conversation
from boneyard.server.lines.crowds import Crowds
from boneyard.server.people import bans
from boneyard.server.people.guests import guest_with, key_in
from boneyard.server.people.tokens import Caller, caller_with
from boneyard.server.rooms.place import Place
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.settings import Settings
from boneyard.server.store import Paused, StoreError
from boneyard.table import protocol
from boneyard.table.errors import Refused

TO_SAY_HELLO = 10.0
LOOK_AGAIN = 5.0
"""Seconds between two looks whether a token has been revoked, a key changed, or somebody banned."""
BEARER = "Bearer "
LONGEST_ID = 40
NOT_FOUND, TRY_AGAIN, COME_AGAIN = 4404, 1013, 1012
MOST_OF_A_CALLER = 8
"""So many sockets may one guest or bot have open at a table; the oldest gives way to one more."""
MOST_OF_AN_ADDRESS = 64
CALLERS_OF_AN_ADDRESS = 4
"""An address may send as many messages as so many callers, who may live behind the same one."""
CLOSING = {"not-found": NOT_FOUND, "paused": TRY_AGAIN, "busy": TRY_AGAIN}
"""How a socket is closed that may not open, if not for good."""


@contextmanager
def paused_is_told() -> Iterator[None]:
    """Who comes while the database can't be read is asked to come again."""
    try:
        yield
    except Paused as error:
        raise Refused("paused") from error


def token_in(scope: Scope) -> str:
    """A bot's token in the header."""
    found = header(scope, b"authorization")
    return found.removeprefix(BEARER) if found.startswith(BEARER) else ""


class Sockets:
    """Serves the sockets of all tables."""

    def __init__(self, services: Services, rooms: Rooms, settings: Settings) -> None:
        self.services = services
        self.rooms = rooms
        self.settings = settings
        rate = settings.messages_a_second
        self.seats = Crowds(rate, MOST_OF_A_CALLER, give_way=True)
        self.addresses = Crowds(CALLERS_OF_AN_ADDRESS * rate, MOST_OF_AN_ADDRESS, give_way=False)
        self.callers: dict[Socket, tuple[str, str]] = {}
        """Whose sockets are open, and at which tables."""
        self.watches: dict[Socket, asyncio.Task[None]] = {}
        """Who looks whether the tokens of some of them are still right."""
        self.keys: dict[Socket, tuple[str, bytes]] = {}
        """The guests whose keys have opened sockets, and the hashes of these keys."""

    @property
    def open(self) -> int:
        """How many sockets have said hello."""
        return len(self.callers)

    def end(self, guest: str, table: str = "") -> None:
        """Close the sockets of a guest who is banned, at one table or at all."""
        for socket, (owner, at) in tuple(self.callers.items()):
            if owner == guest and table in ("", at):
                socket.end(POLICY, "banned")

    async def watch_people(self) -> None:
        """Show out who has been banned, in whichever process, or by a host without one; and old keys."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            with suppress(StoreError):
                for guest, table in await bans.all_banned(self.services) if self.callers else ():
                    self.end(guest, table)
                await self.end_old_keys()

    async def end_old_keys(self) -> None:
        """Close sockets whose guest has another key by now; who has that one comes back by itself."""
        guests = {guest for guest, _ in self.keys.values()}
        now = await self.services.store.keys_of(guests) if guests else {}
        for socket, (guest, key) in tuple(self.keys.items()):
            if now.get(guest, key) != key:
                socket.end(COME_AGAIN, "new-key")

    async def __call__(self, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        """Open a socket; once it has said hello, it goes on by itself."""
        socket = Socket(receive, send, line_in(scope))
        await receive()
        try:
            await self.open_for(socket, scope, table)
        finally:
            if socket.lost is None:  # nobody listens to it
                socket.leave()

    async def open_for(self, socket: Socket, scope: Scope, table: str) -> None:
        """Let somebody in who may come in and says hello."""
        send = socket.raw_send
        try:
            self.count_address(socket, scope)
            with paused_is_told():
                caller, room = await self.admit(scope, table)
        except Refused as error:
            await send({"type": "websocket.accept"})
            await socket.close(CLOSING.get(error.code, POLICY), error.code)
            return
        await send({"type": "websocket.accept"})
        try:
            hello = await self.hello(socket)
            with paused_is_told():
                caller = await self.proven(scope, caller, hello, room)
                room = await self.rooms.room(table)  # it may have been put away until they said hello
            self.count_caller(socket, caller.guest, room.id)
            self.converse(socket, caller, room, hello)
        except Refused as error:
            await socket.close(CLOSING.get(error.code, POLICY), error.code)
        except Gone:
            pass  # before anybody was told that they came

    def count_address(self, socket: Socket, scope: Scope) -> None:
        """Count a socket with all others of its address; this machine may have as many as it likes."""
        if address := address_of(scope):
            socket.crowds.append(self.addresses.enter(address, socket, self.services.now()))

    def count_caller(self, socket: Socket, guest: str, table: str) -> None:
        """Count a socket with all others of its caller at the table; of nobody each one is alone."""
        name = f"{table} {guest}" if guest else f"{table} {id(socket)}"
        crowd = self.seats.enter(name, socket, self.services.now())
        socket.crowds.insert(0, crowd)  # what is too much for the seat is not counted to its neighbours

    async def admit(self, scope: Scope, table: str) -> tuple[Caller, Place]:
        """Who it is, and the room; a page of somebody else's may not use a guest's cookie."""
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
        if caller.guest:  # who is unknown may still prove themselves in their hello
            await bans.refuse(self.services, caller.owner, "ban", room.id)
        return caller, room

    def key_in(self, scope: Scope) -> str | None:
        """The key in the cookie of who opens a socket."""
        return key_in(header(scope, b"cookie"), self.settings.cookie)

    async def with_token(self, token: str) -> Caller:
        """The bot that has this token."""
        caller = await caller_with(self.services, token)
        if caller is None:
            raise Refused("bad-secret")
        return caller

    async def proven(self, scope: Scope, caller: Caller, hello: protocol.Hello, room: Place) -> Caller:
        """Who it is after the hello, which may bring a token, never besides a cookie or another proof."""
        if hello.token and (caller.guest or self.key_in(scope) is not None):
            raise Refused("not-yours")
        if hello.token:
            caller = await self.with_token(hello.token)
            await bans.refuse(self.services, caller.owner, "ban", room.id)
        return caller.with_person(hello.person) if hello.person else caller

    async def watch(self, socket: Socket, token: str) -> None:
        """Close the socket when its token has been revoked, in whichever process."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            with suppress(StoreError):
                if await self.services.store.token(token) is None:
                    socket.end(POLICY, "bad-secret")

    def converse(self, socket: Socket, caller: Caller, room: Place, hello: protocol.Hello) -> None:
        """Hear messages until the other side is gone; a token is looked at again and again."""
        conversation = Conversation(socket, caller, room, hello, self.services.now)
        self.callers[socket] = caller.owner, room.id
        if caller.key_hash:
            self.keys[socket] = caller.owner, caller.key_hash
        if caller.token is not None:
            self.watches[socket] = asyncio.create_task(self.watch(socket, caller.token.id))
        socket.listen(conversation.hear, partial(self.part, conversation))

    def part(self, conversation: Conversation) -> None:
        """The other side is gone."""
        del self.callers[conversation.socket]
        self.keys.pop(conversation.socket, None)
        if (watch := self.watches.pop(conversation.socket, None)) is not None:
            watch.cancel()
        conversation.part()

    async def hello(self, socket: Socket) -> protocol.Hello:
        """The first message, in time and of this protocol."""
        try:
            async with asyncio.timeout(TO_SAY_HELLO):
                message = socket.understand(await socket.read())
        except TimeoutError:
            message = None
        if not isinstance(message, protocol.Hello):
            raise Refused("bad-frame")
        if message.protocol != protocol.PROTOCOL:
            raise Refused("bad-protocol")
        return message
