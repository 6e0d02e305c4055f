"""A table that has not begun, at which nobody sits and nobody looks: it is closed after a while."""

import asyncio
from pathlib import Path

import pytest
from msgspec.json import encode

from boneyard.cluster.follower import Looking
from boneyard.server.rooms.jobs import Tick
from boneyard.server.rooms.rooms import Rooms, rooms_for
from boneyard.server.running.housekeeping import clear, tidy
from boneyard.server.services import Services
from boneyard.server.store.opening import open_store
from boneyard.server.store.records import Lease
from boneyard.table.config import Bank, Config, Days
from boneyard.table.deadlines import EMPTY
from boneyard.table.fold import fold
from boneyard.table.log_entries import Act, Created, Sat, Stood
from boneyard.table.protocol import Hello, Stand
from boneyard.table.table import Table
from tests.reliability.house import NOON, Clock
from tests.server.test_covering import shared_place
from tests.server.test_housekeeping import ANN, FirstOption
from tests.server.waiting import until

HELLO = Hello(protocol=1)
SECOND = 1000


def no_send(frame: bytes) -> None: ...


class Empty:
    """A table that its host has left before it began, as the process has it that writes it."""

    def __init__(self, pace: Bank | Days | None = None, *more: Act) -> None:
        table = Table("table")
        config = Config(game="midevil", seats=("open", "open", "easy"), public=True, pace=pace)
        sat = Sat(seat=0, guest="ann", name="Ann")
        for act in (Created(config=config, host="ann", seed="s"), sat, Stood(seat=0), *more):
            fold(table, table.seq + 1, NOON, act)
        self.clock = Clock()
        self.place, _ = shared_place(self.clock)
        self.place.write(table, Lease("table", 1))

    async def wait(self, milliseconds: int) -> str:
        """Time passes, and what is due happens; the table is then like this."""
        self.clock.now += milliseconds
        assert self.place.room is not None
        await self.place.room.do(Tick())
        return f"{self.place.table.status} {self.place.table.why}".strip()


@pytest.mark.parametrize("pace", [None, Bank(60), Days(1)])
def test_a_table_that_everybody_has_left_before_it_began_is_closed(pace: Bank | Days | None) -> None:
    async def run() -> None:
        table = Empty(pace)
        assert await table.wait(EMPTY - SECOND) == "open"
        assert not table.place.idle, "it is not forgotten before"
        assert await table.wait(SECOND) == "over abandoned"
        table.place.close()

    asyncio.run(run())


def test_a_table_at_which_somebody_sits_stays_open() -> None:
    async def run() -> None:
        table = Empty(None, Sat(seat=1, guest="bob", name="Bob"))
        assert await table.wait(100 * EMPTY) == "open"
        table.place.close()

    asyncio.run(run())


def test_a_table_at_which_somebody_looks_stays_open_and_a_while_longer() -> None:
    async def run() -> None:
        table = Empty()
        await table.wait(EMPTY - SECOND)
        table.place.join(None, HELLO, no_send)
        assert await table.wait(100 * EMPTY) == "open"
        await table.wait(EMPTY - SECOND)
        table.place.part(None, no_send)
        assert await table.wait(EMPTY - SECOND) == "open"
        assert await table.wait(SECOND) == "over abandoned"
        table.place.close()

    asyncio.run(run())


def test_who_looks_by_way_of_another_process_keeps_it_open() -> None:
    async def run() -> None:
        table = Empty()
        await table.wait(EMPTY - SECOND)
        table.place.receive("there", encode(Looking((), watched=True)))
        assert await table.wait(EMPTY - SECOND) == "open"
        table.place.receive("there", encode(Looking(())))
        assert await table.wait(SECOND) == "over abandoned", "nobody looked there any more"
        table.place.close()

    asyncio.run(run())


def test_an_empty_table_is_closed_after_a_restart_too(tmp_path: Path) -> None:
    clock = Clock()

    async def rooms() -> Rooms:
        store = await open_store(f"sqlite:///{tmp_path / 't.db'}")
        return rooms_for(Services(store, FirstOption(lets=False), now=clock))

    async def left() -> str:
        """Make two public tables, and leave one of them."""
        here = await rooms()
        await here.services.store.put_guest(ANN)
        config = Config(game="midevil", seats=("open", "open"), public=True)
        await here.create(config, ANN, "Ann")
        place = await here.create(config, ANN, "Ann")
        place.ask("ann", Stand(id="1"), no_send)
        await until(lambda: place.table.leader == "ann" and place.table.seat_of("ann") is None)
        await here.close()
        await here.services.store.close()
        return place.id

    async def run() -> None:
        table = await left()
        here = await rooms()
        await clear(here)
        assert not here.open, "it may just have been left"
        clock.now += EMPTY
        await clear(here)
        assert list(here.open) == [table]
        place = here.open[table]
        for _ in range(2):
            await tidy(here)
        assert place.room is not None
        await place.room.do(Tick())
        assert place.table.status == "open", "who comes back after the restart finds it"
        clock.now += EMPTY
        await place.room.do(Tick())
        assert [row.id for row in await here.services.store.tables("over")] == [table]
        assert table not in [row.id for row in await here.services.store.tables("open", True)]
        await here.close()
        await here.services.store.close()

    asyncio.run(run())
