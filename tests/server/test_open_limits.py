"""Limits and order of open tables in the lobby."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from boneyard.server.app.housekeeping import ALONE, close_abandoned, run_chores
from boneyard.server.history.archive import Archive
from boneyard.server.history.replayer import Replayer
from boneyard.server.lobby import MOST_LISTED, lobby_of
from boneyard.server.rooms.open_limits import MOST_OF_A_GUEST, MOST_OF_AN_ADDRESS
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.store.records import Guest
from boneyard.table.config import Config
from boneyard.table.errors import Refused
from boneyard.table.handlers import internal
from boneyard.table.protocol import Hello
from tests.reliability.bare_rooms import Clock
from tests.server.postgres import Postgres
from tests.server.rooms import rooms_on
from tests.server.waiting import until

PUBLIC = Config(game="zombie-invasion", seats=("open", "open"), public=True)


class LobbyServer:
    """Tables on a database, with a clock that the test sets."""

    def __init__(self, rooms: Rooms, clock: Clock) -> None:
        self.rooms, self.clock = rooms, clock
        self.store = rooms.services.store

    async def guest(self, name: str) -> Guest:
        guest = Guest(name, name.encode(), name, "en", self.clock.now, self.clock.now)
        await self.store.put_guest(guest)
        return guest

    async def open(self, guest: Guest, config: Config = PUBLIC, address: str = "") -> str:
        self.clock.now += 1
        return (await self.rooms.create(config, guest, guest.name, address=address)).id

    async def status(self, table: str) -> str:
        row = await self.store.row(table)
        assert row is not None
        return row.status


@asynccontextmanager
async def lobby_server(database: str) -> AsyncIterator[LobbyServer]:
    clock = Clock()
    async with rooms_on(database, now=clock) as rooms:
        yield LobbyServer(rooms, clock)


def refused(reason: str) -> "pytest.RaisesExc[Refused]":
    return pytest.raises(Refused, check=lambda error: error.data["reason"] == reason)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Both databases, since each has its own queries."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/t.db"
    postgres = request.getfixturevalue("postgres")
    assert isinstance(postgres, Postgres)
    return postgres.make_database()


async def test_open_tables_per_guest_are_limited(database: str) -> None:
    async with lobby_server(database) as found:
        ann, ben = await found.guest("ann"), await found.guest("ben")
        made = [await found.open(ann) for _ in range(MOST_OF_A_GUEST)]
        with refused("too-many-open"):
            await found.open(ann)
        await found.open(ben)
        for other in (
            msgspec.structs.replace(PUBLIC, public=False),
            msgspec.structs.replace(PUBLIC, seats=("open", "easy")),
        ):
            await found.open(ann, other)
        await found.rooms.open[made[0]].request(internal.Close())
        await found.open(ann)


async def test_concurrent_new_tables_are_counted(tmp_path: Path) -> None:
    async with lobby_server(f"sqlite:///{tmp_path}/t.db") as found:
        ann = await found.guest("ann")
        tries = [found.open(ann) for _ in range(3 * MOST_OF_A_GUEST)]
        made = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(each, str) for each in made) <= MOST_OF_A_GUEST
        assert not found.rooms.open_limits.making


async def test_new_guests_do_not_bypass_the_table_limit(tmp_path: Path) -> None:
    async with lobby_server(f"sqlite:///{tmp_path}/t.db") as found:
        guests = [await found.guest(f"guest {number}") for number in range(MOST_OF_AN_ADDRESS + 1)]
        *some, last = guests
        made = [await found.open(guest, address="203.0.113.7") for guest in some]
        with refused("too-many-open"):
            await found.open(last, address="203.0.113.7")
        await found.open(last, address="203.0.113.8")
        await found.rooms.open[made[0]].request(internal.Close())
        await found.open(last, address="203.0.113.7")


async def test_the_lobby_lists_one_table_of_each_guest_first(database: str) -> None:
    async with lobby_server(database) as found:
        honest = await found.open(await found.guest("ann"))
        greedy = [await found.guest(f"greedy {number}") for number in range(MOST_LISTED // 2)]
        theirs = [await found.open(guest) for _ in range(3) for guest in greedy]
        assert len(theirs) > MOST_LISTED
        shown = [table.id for table in await lobby_of(found.store, "open")]
        assert len(shown) == MOST_LISTED
        latest = theirs[-len(greedy) :]
        assert shown[: len(greedy) + 1] == [*reversed(latest), honest]


async def test_an_open_table_is_closed_after_a_day_of_absence(database: str) -> None:
    async with lobby_server(database) as found:
        ann, ben = await found.guest("ann"), await found.guest("ben")
        gone, missed, watched = await found.open(ann), await found.open(ben), await found.open(ann)
        found.rooms.open[watched].join(0, Hello(protocol=1), lambda frame: None)
        private = await found.open(ann, msgspec.structs.replace(PUBLIC, public=False))
        tables = [gone, missed, watched, private]
        found.clock.now += ALONE
        await found.store.touch_guest("ben", found.clock.now - 1)
        await close_abandoned(found.rooms)
        assert [await found.status(table) for table in tables] == ["over", "open", "open", "over"]
        assert found.rooms.open[gone].table.why == "abandoned"


async def test_an_open_table_is_not_closed_early(tmp_path: Path) -> None:
    async with lobby_server(f"sqlite:///{tmp_path}/t.db") as found:
        table = await found.open(await found.guest("ann"))
        found.clock.now += ALONE - 1
        await close_abandoned(found.rooms)
        assert await found.status(table) == "open"


async def test_housekeeping_closes_abandoned_open_tables(tmp_path: Path) -> None:
    async with lobby_server(f"sqlite:///{tmp_path}/t.db") as found:
        table = await found.open(await found.guest("ann"))
        found.clock.now += ALONE
        archive = Archive(found.rooms.services, found.rooms, Replayer())
        keeping = asyncio.create_task(run_chores(found.rooms, archive))
        await until(lambda: table not in found.rooms.open or found.rooms.open[table].table.status == "over")
        assert await found.status(table) == "over"
        keeping.cancel()
