"""A whole server in this process, with queues instead of sockets."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from boneyard.server.accounts.guests import new_guest
from boneyard.server.asgi import Event, Scope
from boneyard.server.rooms.room import Room
from boneyard.server.rooms.rooms import rooms_for
from boneyard.server.services import Services
from boneyard.server.settings import Settings
from boneyard.server.store import Store, open_store
from boneyard.server.store.records import Guest
from boneyard.server.websocket.lists import LOBBY, MINE, LiveLists
from boneyard.server.websocket.tables import Sockets
from boneyard.server.workers import Workers
from boneyard.table.config import OPEN, Config
from tests.patience import within
from tests.reliability.bare_rooms import SilentBots

HOST = "tables.example"
Message = dict[str, Any]


class InProcessSocket:
    """A socket without a network."""

    def __init__(self) -> None:
        self.coming: asyncio.Queue[Event] = asyncio.Queue()
        self.going: asyncio.Queue[Event] = asyncio.Queue()
        self.accepted = False
        self.closed: int | None = None
        self.serving: asyncio.Task[None] | None = None

    def open(self, sockets: Sockets | LiveLists, table: str, headers: list[tuple[bytes, bytes]]) -> None:
        """Open a socket at a table, before its hello."""
        scope: Scope = {"type": "websocket", "headers": headers, "client": ("127.0.0.1", 4)}
        self.coming.put_nowait({"type": "websocket.connect"})
        self.serving = asyncio.create_task(sockets(scope, self.coming.get, self.send, table))

    async def over(self) -> None:
        """Wait until the server is done with this socket."""
        assert self.serving is not None
        await self.serving

    async def send(self, event: Event) -> None:
        if event["type"] == "websocket.accept":
            self.accepted = True
        if event["type"] == "websocket.close":
            self.closed = cast(int, event["code"])
            self.coming.put_nowait({"type": "websocket.disconnect", "code": self.closed})
        if event["type"] == "websocket.send":
            self.going.put_nowait(event)

    def put(self, frame: str | bytes) -> None:
        """The client sends a frame, as text or as bytes."""
        kind = "text" if isinstance(frame, str) else "bytes"
        self.coming.put_nowait({"type": "websocket.receive", kind: frame})

    async def next_message(self) -> Message:
        event = await within(60, self.going.get())
        message: Message = json.loads(cast(str, event["text"]))
        return message

    async def answer(self, **message: object) -> Message:
        """Send a request; updates in between are skipped."""
        self.put(json.dumps(message))
        while True:
            received = await self.next_message()
            if received["type"] not in ("update", "said") and received.get(
                "id", message.get("id")
            ) == message.get("id"):
                return received

    async def pong(self) -> list[Message]:
        self.put('{"type":"ping"}')
        received: list[Message] = []
        while (message := await self.next_message())["type"] != "pong":
            received.append(message)
        return received

    async def end(self) -> None:
        self.coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.over()


class InProcessServer:
    def __init__(self, store: Store, messages_a_second: int) -> None:
        self.services = Services(store, cast(Workers, SilentBots()))
        self.rooms = rooms_for(self.services)
        settings = Settings("", messages_a_second=messages_a_second)
        self.sockets = Sockets(self.services, self.rooms, settings)
        self.lobbies = LiveLists(self.services, self.sockets)

    async def guest(self, name: str) -> tuple[Guest, str]:
        return await new_guest(self.services, name, "en")

    def open(self, table: str, key: str | None = None, origin: str = f"http://{HOST}") -> InProcessSocket:
        """A socket at a table or a list of tables, before its hello."""
        headers = [(b"host", HOST.encode()), (b"origin", origin.encode())]
        if key is not None:
            headers.append((b"cookie", f"boneyard={key}".encode()))
        line = InProcessSocket()
        line.open(self.lobbies if table in (LOBBY, MINE) else self.sockets, table, headers)
        return line

    async def at(self, table: str, key: str | None = None) -> InProcessSocket:
        line = self.open(table, key)
        line.put('{"type":"hello","protocol":1}')
        assert (await line.next_message())["type"] == "welcome"
        return line

    async def game(self, people: int, **config: Any) -> tuple[Room, list[str]]:  # noqa: ANN401  # of Config
        """A running game of several people: its room and their keys."""
        guests = [await self.guest(f"Player {n}") for n in range(people)]
        asked = Config(seats=(OPEN,) * people, **config)
        open_table = await self.rooms.create(asked, guests[0][0], "Player 0")
        for _, key in guests[1:]:
            line = await self.at(open_table.id, key)
            await line.answer(type="sit", id=key[:20], name="Somebody")
            await line.end()
        if open_table.table.status == "open":
            line = await self.at(open_table.id, guests[0][1])
            assert (await line.answer(type="begin", id="begin"))["type"] == "done"
            await line.end()
        assert open_table.room is not None
        return open_table.room, [key for _, key in guests]


@asynccontextmanager
async def in_process_server(file: Path, messages_a_second: int = 1_000_000) -> AsyncIterator[InProcessServer]:
    store = await open_store(f"sqlite:///{file}")
    server = InProcessServer(store, messages_a_second)
    try:
        yield server
    finally:
        await server.rooms.close()
        await store.close()
