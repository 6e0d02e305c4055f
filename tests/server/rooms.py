"""Rooms in the test's own process."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

from boneyard.cluster.shared_table import SharedTable
from boneyard.cluster.store import PostgresStore
from boneyard.server.rooms.rooms import Rooms, rooms_for
from boneyard.server.services import Services, server_time
from boneyard.server.store import Elsewhere, Store, open_store
from boneyard.server.store.records import Guest, Lease
from boneyard.server.workers import Workers
from tests.reliability.bare_rooms import Clock, SilentBots

ANN = Guest("ann", b"key", "Ann", "en", 0, 0)
IN_A_WINDOW = """
midevil, 3 seats
board
  0:altar
at altar.centre pawn 0, pawn 1, pawn 2
seat 1 hand crumble
seat 2 hand horse
deck none
next turn step=0
"""


class FirstOption(Workers):
    """Bots that take the first option as soon as the test lets them."""

    def __init__(self, lets: bool) -> None:
        super().__init__(1)
        self.lets = asyncio.Event()
        if lets:
            self.lets.set()

    async def choose(self, *_: object, **__: object) -> int:
        await self.lets.wait()
        return 0


@asynccontextmanager
async def rooms_on(
    database: Path | str, *guests: Guest, lets: bool = False, now: Callable[[], int] = server_time
) -> AsyncIterator[Rooms]:
    """Rooms on a database that knows Ann and these guests; with `lets`, bots answer at once."""
    store = await open_store(str(database))
    for guest in (ANN, *guests):
        await store.put_guest(guest)
    rooms = rooms_for(Services(store, FirstOption(lets), now=now))
    try:
        yield rooms
    finally:
        await rooms.close()
        await store.close()


class MessageStore:
    paused = False
    owner = "here"

    def __init__(self) -> None:
        self.messages: list[tuple[bytes, str | None]] = []

    def on_pause(self, listener: object) -> None:
        """Never pauses."""

    async def forward(self, table: str, payload: bytes, to: str | None = None) -> None:
        self.messages.append((payload, to))

    async def write(self, change: object) -> None:
        """Stores nothing."""

    async def claim(self, table: str) -> Lease:
        raise Elsewhere(table, "there")

    async def entries(self, *question: object) -> tuple[()]:
        return ()

    async def chat(self, *question: object, **more: object) -> tuple[()]:
        return ()


def shared_table(now: Clock) -> tuple[SharedTable, MessageStore]:
    post = MessageStore()
    services = Services(cast(Store, post), cast(Workers, SilentBots()), now=now)
    return SharedTable("table", services, lambda open_table: None, cast(PostgresStore, post)), post
