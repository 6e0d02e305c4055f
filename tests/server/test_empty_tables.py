"""Open tables without players and viewers are closed after a while."""

from pathlib import Path

import pytest
from msgspec.json import encode

from boneyard.cluster.follower import PresentSeats
from boneyard.server.app.housekeeping import open_empty, unload_idle
from boneyard.server.rooms.jobs import Tick
from boneyard.server.store.records import Lease
from boneyard.table.config import Bank, Config, Days
from boneyard.table.deadlines import EMPTY
from boneyard.table.fold import fold
from boneyard.table.log_entries import Created, LogEntry, Sat, Stood
from boneyard.table.protocol import Hello, Stand
from boneyard.table.table import Table
from tests.reliability.bare_rooms import NOON, Clock
from tests.server.rooms import ANN, rooms_on, shared_table
from tests.server.waiting import until

HELLO = Hello(protocol=1)
SECOND = 1000


def no_send(frame: bytes) -> None: ...


class Empty:
    """An open table whose host has left, in the process that owns it."""

    def __init__(self, pace: Bank | Days | None = None, *more: LogEntry) -> None:
        table = Table("table")
        config = Config(game="midevil", seats=("open", "open", "easy"), public=True, pace=pace)
        sat = Sat(seat=0, guest="ann", name="Ann")
        for act in (Created(config=config, host="ann", seed="s"), sat, Stood(seat=0), *more):
            fold(table, table.seq + 1, NOON, act)
        self.clock = Clock()
        self.open_table, _ = shared_table(self.clock)
        self.open_table.write(table, Lease("table", 1))

    async def wait(self, milliseconds: int) -> str:
        """Advance the clock; the table's status afterwards."""
        self.clock.now += milliseconds
        assert self.open_table.room is not None
        await self.open_table.room.do(Tick())
        return f"{self.open_table.table.status} {self.open_table.table.why}".strip()


@pytest.mark.parametrize("pace", [None, Bank(60), Days(1)])
async def test_an_abandoned_open_table_is_closed(pace: Bank | Days | None) -> None:
    table = Empty(pace)
    assert await table.wait(EMPTY - SECOND) == "open"
    assert not table.open_table.idle, "it isn't closed early"
    assert await table.wait(SECOND) == "over abandoned"
    table.open_table.close()


async def test_a_table_with_a_seated_player_stays_open() -> None:
    table = Empty(None, Sat(seat=1, guest="bob", name="Bob"))
    assert await table.wait(100 * EMPTY) == "open"
    table.open_table.close()


async def test_a_table_with_a_viewer_stays_open() -> None:
    table = Empty()
    await table.wait(EMPTY - SECOND)
    table.open_table.join(None, HELLO, no_send)
    assert await table.wait(100 * EMPTY) == "open"
    await table.wait(EMPTY - SECOND)
    table.open_table.leave(None, no_send)
    assert await table.wait(EMPTY - SECOND) == "open"
    assert await table.wait(SECOND) == "over abandoned"
    table.open_table.close()


async def test_a_viewer_at_another_process_keeps_the_table_open() -> None:
    table = Empty()
    await table.wait(EMPTY - SECOND)
    table.open_table.receive("there", encode(PresentSeats((), watched=True)))
    assert await table.wait(EMPTY - SECOND) == "open"
    table.open_table.receive("there", encode(PresentSeats(())))
    assert await table.wait(SECOND) == "over abandoned", "no viewers were left"
    table.open_table.close()


async def test_an_empty_table_is_closed_after_a_restart_too(tmp_path: Path) -> None:
    clock = Clock()

    async with rooms_on(tmp_path / "t.db", now=clock) as here:
        config = Config(game="midevil", seats=("open", "open"), public=True)
        await here.create(config, ANN, "Ann")
        open_table = await here.create(config, ANN, "Ann")
        open_table.ask("ann", Stand(id="1"), no_send)
        await until(lambda: open_table.table.leader == "ann" and open_table.table.seat_of("ann") is None)
    table = open_table.id
    async with rooms_on(tmp_path / "t.db", now=clock) as here:
        await open_empty(here)
        assert not here.open, "it may have been abandoned just now"
        clock.now += EMPTY
        await open_empty(here)
        assert list(here.open) == [table]
        open_table = here.open[table]
        for _ in range(2):
            await unload_idle(here)
        assert open_table.room is not None
        await open_table.room.do(Tick())
        assert open_table.table.status == "open", "players who return after the restart find it"
        clock.now += EMPTY
        await open_table.room.do(Tick())
        assert [row.id for row in await here.services.store.tables("over")] == [table]
        assert table not in [row.id for row in await here.services.store.tables("open", True)]
