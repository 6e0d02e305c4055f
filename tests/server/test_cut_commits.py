"""While the outcome of a COMMIT is unknown, viewers see that saving is paused."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from boneyard.cluster.store import PostgresStore
from boneyard.server.rooms.room import Room
from tests.reliability.in_process import InProcessServer, InProcessSocket
from tests.server.postgres import Postgres
from tests.server.store.proxy import Proxy, proxied


@asynccontextmanager
async def process(postgres: Postgres, url: str) -> AsyncIterator[tuple[InProcessServer, Proxy]]:
    """The parts of a server that tables need, and a proxy to its database."""
    async with proxied(postgres) as proxy:
        store = await PostgresStore.open(proxy.url(url))
        server = InProcessServer(store, 1_000_000)
        try:
            yield server, proxy
        finally:
            await server.rooms.close()
            await store.close()


async def sees_saving(line: InProcessSocket, *, paused: bool) -> None:
    """Wait until a client sees that saving is paused or resumed."""
    while True:
        info = (await line.next_message()).get("info")
        if info is not None and info.get("saving_paused", False) == paused:
            return


def answer(room: Room) -> str:
    play = room.table.play
    assert play is not None
    choice = Random(1).randrange(len(play.options(play.actors[0])))
    return f'{{"type":"answer","id":"1","decision":{play.numbers[play.actors[0]]},"choice":{choice}}}'


@pytest.mark.parametrize("lost", ["lose it", "lose its answer"])
async def test_viewers_see_saving_paused_while_a_commit_is_in_doubt(lost: str, postgres: Postgres) -> None:
    url = postgres.make_database()

    async with process(postgres, url) as (server, proxy):
        room, keys = await server.game(2, game="zombie-invasion")
        other, (watching, _) = await server.game(2, game="midevil")
        lines = [await server.at(room.table.id, key) for key in keys]
        idle = await server.at(other.table.id, watching)
        assert room.table.play is not None
        asked = lines[room.table.play.actors[0]]
        proxy.commit = lost  # type: ignore[assignment]  # it is one of those
        asked.put(answer(room))
        for line in (*lines, idle):
            await sees_saving(line, paused=True)
        proxy.mend()
        await sees_saving(idle, paused=False)
        while (reply := await asked.next_message()).get("id") != "1":
            pass
        assert reply["type"] == "done"
        for line in (*lines, idle):
            await line.end()
