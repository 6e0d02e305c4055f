"""A whole server in this process, without its network: sockets are queues."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from boneyard.server.lines.connected import Event, Scope
from boneyard.server.lines.connection import LINE, Hear, Lost
from boneyard.server.lines.lobbying import LOBBY, MINE, Lobbies
from boneyard.server.lines.sockets import Sockets
from boneyard.server.people.guests import new_guest
from boneyard.server.rooms.room import Room
from boneyard.server.rooms.rooms import rooms_for
from boneyard.server.services import Services
from boneyard.server.settings import Settings
from boneyard.server.store import Store, open_store
from boneyard.server.store.records import Guest
from boneyard.server.workers import Workers
from boneyard.table.config import OPEN, Config
from tests.patience import within
from tests.reliability.house import Mute

HOST = "tables.example"
Message = dict[str, Any]


class Direct:
    """The server's end of a socket without a wire, after the hello."""

    def __init__(self, line: "Line") -> None:
        self.line = line

    def listen(self, hear: Hear, lost: Lost) -> None:
        self.line.listened = hear, lost
        while not self.line.coming.empty():
            self.line.deliver(self.line.coming.get_nowait())

    def put(self, text: bytes, *, hold: bool = False) -> bool:
        return False  # it goes the way of those who may not read

    def hang_up(self, code: int, reason: str) -> None:
        self.line.closed = code
        asyncio.get_running_loop().call_soon(self.line.leave)


class Line:
    """A socket without a wire: what is put in, and what came out."""

    def __init__(self) -> None:
        self.coming: asyncio.Queue[Event] = asyncio.Queue()
        self.going: asyncio.Queue[Event] = asyncio.Queue()
        self.accepted = False
        self.closed: int | None = None
        self.opening: asyncio.Task[None] | None = None
        self.listened: tuple[Hear, Lost] | None = None
        self.left = asyncio.Event()

    def open(self, sockets: Sockets | Lobbies, table: str, headers: list[tuple[bytes, bytes]]) -> None:
        """Open a socket at a table, before its hello."""
        scope: Scope = {
            "type": "websocket",
            "headers": headers,
            "client": ("127.0.0.1", 4),
            "extensions": {LINE: Direct(self)},
        }
        self.coming.put_nowait({"type": "websocket.connect"})
        self.opening = asyncio.create_task(sockets(scope, self.coming.get, self.send, table))

    def deliver(self, event: Event) -> None:
        """The server hears what the client sends, when it listens."""
        if self.listened is None:
            self.coming.put_nowait(event)
        elif event["type"] == "websocket.disconnect":
            self.leave()
        elif not self.left.is_set():
            self.listened[0](cast(str | bytes, event.get("text") or event.get("bytes") or b""))

    def leave(self) -> None:
        """The server hears that it is over, once."""
        if self.listened is not None and not self.left.is_set():
            self.left.set()
            self.listened[1]()

    async def over(self) -> None:
        """Wait until the server has done with this socket."""
        if self.opening is not None:
            await self.opening
        if self.listened is not None:
            await self.left.wait()

    async def send(self, event: Event) -> None:
        if event["type"] == "websocket.accept":
            self.accepted = True
        if event["type"] == "websocket.close":
            self.closed = cast(int, event["code"])
        if event["type"] == "websocket.send":
            self.going.put_nowait(event)

    def put(self, frame: str | bytes) -> None:
        """The client sends a frame, as text or as bytes."""
        kind = "text" if isinstance(frame, str) else "bytes"
        self.deliver({"type": "websocket.receive", kind: frame})

    async def hear(self) -> Message:
        """The next frame that the client gets."""
        event = await within(60, self.going.get())
        message: Message = json.loads(cast(str, event["text"]))
        return message

    async def answer(self, **message: object) -> Message:
        """Ask for something; updates in between are passed over."""
        self.put(json.dumps(message))
        while True:
            heard = await self.hear()
            if heard["type"] not in ("update", "said") and heard.get("id", message.get("id")) == message.get(
                "id"
            ):
                return heard

    async def pong(self) -> list[Message]:
        """Everything that comes until a ping is answered."""
        self.put('{"type":"ping"}')
        heard: list[Message] = []
        while (message := await self.hear())["type"] != "pong":
            heard.append(message)
        return heard

    async def end(self) -> None:
        self.deliver({"type": "websocket.disconnect", "code": 1000})
        await self.over()


class Inside:
    """A server whose parts can be looked at."""

    def __init__(self, store: Store, messages_a_second: int) -> None:
        self.services = Services(store, cast(Workers, Mute()))
        self.rooms = rooms_for(self.services)
        settings = Settings("", messages_a_second=messages_a_second)
        self.sockets = Sockets(self.services, self.rooms, settings)
        self.lobbies = Lobbies(self.services, self.sockets)

    async def guest(self, name: str) -> tuple[Guest, str]:
        return await new_guest(self.services, name, "en")

    def open(self, table: str, key: str | None = None, origin: str = f"http://{HOST}") -> Line:
        """A socket at a table or a list of tables, before its hello."""
        headers = [(b"host", HOST.encode()), (b"origin", origin.encode())]
        if key is not None:
            headers.append((b"cookie", f"boneyard={key}".encode()))
        line = Line()
        line.open(self.lobbies if table in (LOBBY, MINE) else self.sockets, table, headers)
        return line

    async def at(self, table: str, key: str | None = None) -> Line:
        """A socket at a table, after its hello."""
        line = self.open(table, key)
        line.put('{"type":"hello","protocol":1}')
        assert (await line.hear())["type"] == "welcome"
        return line

    async def game(self, people: int, **config: Any) -> tuple[Room, list[str]]:  # noqa: ANN401  # of Config
        """A running game of several people: its room and their keys."""
        guests = [await self.guest(f"Player {n}") for n in range(people)]
        asked = Config(seats=(OPEN,) * people, **config)
        place = await self.rooms.create(asked, guests[0][0], "Player 0")
        for _, key in guests[1:]:
            line = await self.at(place.id, key)
            await line.answer(type="sit", id=key[:20], name="Somebody")
            await line.end()
        if place.table.status == "open":
            line = await self.at(place.id, guests[0][1])
            assert (await line.answer(type="begin", id="begin"))["type"] == "done"
            await line.end()
        assert place.room is not None
        return place.room, [key for _, key in guests]


@asynccontextmanager
async def inside(file: Path, messages_a_second: int = 1_000_000) -> AsyncIterator[Inside]:
    store = await open_store(f"sqlite:///{file}")
    server = Inside(store, messages_a_second)
    try:
        yield server
    finally:
        await server.rooms.close()
        await store.close()
