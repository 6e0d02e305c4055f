"""Processes that share a PostgreSQL database, in the test's own process."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from boneyard.cluster.shared_table import SharedTable
from boneyard.cluster.store import PostgresStore
from boneyard.server.accounts.guests import guest_with
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.store import Paused
from boneyard.server.store.records import Entry, Guest, Loaded
from boneyard.table.config import OPEN, Config
from tests.reliability.in_process import InProcessServer


class UnreliableStore(PostgresStore):
    """A store whose reads are slow or fail when a test says so."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.going_on = asyncio.Event()
        self.going_on.set()
        self.read: list[str] = []
        """The tables that were read."""
        self.failures = 0
        """So many attempts to read fail from now on."""

    def fail_if_asked(self) -> None:
        if self.failures:
            self.failures -= 1
            raise Paused("the test says so")

    async def load(self, table: str) -> Loaded | None:
        self.fail_if_asked()
        found = await super().load(table)
        self.read.append(table)
        await self.going_on.wait()
        return found

    async def entries(self, table: str, after: int) -> tuple[Entry, ...]:
        self.fail_if_asked()
        return await super().entries(table, after)


@asynccontextmanager
async def process(url: str) -> AsyncIterator[tuple[InProcessServer, UnreliableStore]]:
    store = await UnreliableStore.open(url)
    assert isinstance(store, UnreliableStore)
    server = InProcessServer(store, 1_000_000)
    try:
        yield server, store
    finally:
        await server.rooms.close()
        await store.close()


def shared(open_table: OpenTable) -> SharedTable:
    assert isinstance(open_table, SharedTable)
    return open_table


async def open_table(server: InProcessServer, *, spectators: bool = True) -> tuple[SharedTable, str]:
    """A table with room for others, and its host's key."""
    host, key = await server.guest("Ann")
    config = Config(game="zombie-invasion", seats=(OPEN, OPEN, OPEN), spectators=spectators)
    return shared(await server.rooms.create(config, host, "Ann")), key


async def sit_down(server: InProcessServer, table: str, name: str) -> str:
    """Sit down through this process; returns the type of the reply."""
    _, key = await server.guest(name)
    line = await server.at(table, key)
    answer = await line.answer(type="sit", id=key[:20], name=name)
    await line.end()
    return str(answer["type"])


async def guest_of(server: InProcessServer, key: str) -> Guest:
    guest = await guest_with(server.services, key)
    assert guest is not None
    return guest


def ignore(frame: bytes) -> None:
    """A viewer that ignores its frames."""
