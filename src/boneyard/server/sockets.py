"""Sockets: prove who you are, say hello, then ask and be told. Raw ASGI, bounded on both sides."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress

from boneyard.server import wire
from boneyard.server.connected import Gone, Receive, Scope, Send, Socket, header
from boneyard.server.connection import line_in
from boneyard.server.conversation import POLICY, Conversation
from boneyard.server.errors import Refused
from boneyard.server.guests import guest_with, key_in
from boneyard.server.place import Place
from boneyard.server.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.settings import Settings
from boneyard.server.store import StoreError
from boneyard.server.tokens import Caller, caller_with

TO_SAY_HELLO = 10.0
LOOK_AGAIN = 5.0
"""Seconds between two looks whether a token has been revoked."""
BEARER = "Bearer "
LONGEST_ID = 40
NOT_FOUND = 4404


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
        self.open = 0
        self.callers: dict[Socket, tuple[str, str]] = {}
        """Whose sockets are open, and at which tables."""

    def end(self, guest: str, table: str = "") -> None:
        """Close the sockets of a guest who is banned, at one table or at all."""
        for socket, (owner, at) in tuple(self.callers.items()):
            if owner == guest and table in ("", at):
                socket.end(POLICY, "banned")

    async def __call__(self, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        """One socket from its opening to its end."""
        socket = Socket(receive, send, self.settings.messages_a_second, line_in(scope))
        await receive()
        try:
            caller, room = await self.admit(scope, table)
        except Refused as error:
            await send({"type": "websocket.accept"})
            socket.closing = POLICY, error.code
            await socket.close(NOT_FOUND if error.code == "not-found" else POLICY, error.code)
            return
        await send({"type": "websocket.accept"})
        self.open += 1
        try:
            await self.serve(socket, self.listen(socket, caller, room))
        finally:
            self.open -= 1

    async def admit(self, scope: Scope, table: str) -> tuple[Caller, Place]:
        """Who it is, and the room; a page of somebody else's may not use a guest's cookie."""
        if len(table) > LONGEST_ID or not (table.isascii() and table.isprintable()):
            raise Refused("not-found")
        key, token = key_in(header(scope, b"cookie")), token_in(scope)
        ours = self.settings.accepts(header(scope, b"origin"), header(scope, b"host"))
        if key is not None and (token or not ours):
            raise Refused("not-yours")
        guest = await guest_with(self.services, key)
        caller = await self.with_token(token) if token else Caller() if guest is None else Caller(guest.id)
        room = await self.rooms.room(table)
        if caller.guest:  # who is unknown may still prove themselves in their hello
            await self.keep_out(caller, room)
        return caller, room

    async def with_token(self, token: str) -> Caller:
        """The bot that has this token."""
        caller = await caller_with(self.services, token)
        if caller is None:
            raise Refused("bad-secret")
        return caller

    async def proven(self, caller: Caller, hello: wire.Hello, room: Place) -> Caller:
        """Who it is after the first hello, which may bring a token; never besides another proof."""
        if caller.guest and hello.token:
            raise Refused("not-yours")
        if not caller.guest:
            caller = await self.with_token(hello.token) if hello.token else caller
            await self.keep_out(caller, room)
        if hello.person:
            caller = caller.with_person(hello.person)
            await self.keep_out(caller, room)
        return caller

    async def keep_out(self, caller: Caller, room: Place) -> None:
        """Refuse who is banned, and spectators where the players want to be alone."""
        now = self.services.now()
        for ban in await self.services.store.bans_of(caller.owner) if caller.guest else ():
            here = ban.table in ("", room.id) and (ban.until is None or ban.until > now)
            if ban.kind == "ban" and here:
                raise Refused("banned")
        watches = room.viewer_of(caller.guest) is None
        if watches and not room.table.config.spectators and room.table.status != "open":
            raise Refused("not-allowed", reason="spectators")

    async def serve(self, socket: Socket, talk: Coroutine[None, None, None]) -> None:
        """Talk until one side has enough."""
        listening = asyncio.create_task(talk)
        try:
            await asyncio.wait([listening, socket.enough], return_when=asyncio.FIRST_COMPLETED)
        finally:
            tasks = [listening] if socket.writing is None else [listening, socket.writing]
            for task in tasks:
                task.cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
        if socket.closing is not None:
            await socket.close(*socket.closing)
        for result in done:
            if isinstance(result, Exception) and not isinstance(result, Gone | OSError):
                raise result

    async def listen(self, socket: Socket, caller: Caller, room: Place) -> None:
        """Hello first, then messages; a token is looked at again and again."""
        hello = await self.hello(socket)
        if hello is None:
            return
        watching: asyncio.Task[None] | None = None
        try:
            caller = await self.proven(caller, hello, room)
            if caller.token is not None:
                watching = asyncio.create_task(self.watch(socket, caller.token.id))
            await self.converse(socket, caller, room, hello)
        except Refused as error:
            socket.closing = POLICY, error.code
        finally:
            if watching is not None:
                watching.cancel()

    async def watch(self, socket: Socket, token: str) -> None:
        """Close the socket when its token has been revoked, in whichever process."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            with suppress(StoreError):
                if await self.services.store.token(token) is None:
                    socket.end(POLICY, "bad-secret")

    async def converse(self, socket: Socket, caller: Caller, room: Place, hello: wire.Hello) -> None:
        """Messages after the hello, until the other side is gone."""
        conversation = Conversation(socket, caller, room, hello, self.services.now)
        self.callers[socket] = caller.owner, room.id
        try:
            await socket.listen(conversation.hear)
        finally:
            del self.callers[socket]
            conversation.part()

    async def hello(self, socket: Socket) -> wire.Hello | None:
        """The first message, in time and of this protocol."""
        try:
            message = socket.understand(await asyncio.wait_for(socket.read(), TO_SAY_HELLO))
        except TimeoutError:
            message = None
        if not isinstance(message, wire.Hello):
            socket.closing = POLICY, "bad-frame"
            return None
        if message.protocol != wire.PROTOCOL:
            socket.closing = POLICY, "bad-protocol"
            return None
        return message
