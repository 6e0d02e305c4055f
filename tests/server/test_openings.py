"""The lobby is for everybody: how many tables one guest has there, what is listed first, what is closed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from boneyard.server.history.library import Library
from boneyard.server.history.replayer import Replayer
from boneyard.server.lobby import MOST_LISTED, lobby_of
from boneyard.server.rooms.openings import MOST_OF_A_GUEST, MOST_OF_AN_ADDRESS
from boneyard.server.rooms.rooms import Rooms, rooms_for
from boneyard.server.running.housekeeping import ALONE, abandon, keep_house
from boneyard.server.services import Services
from boneyard.server.store.opening import open_store
from boneyard.server.store.records import Guest
from boneyard.table.config import Config
from boneyard.table.errors import Refused
from boneyard.table.protocol import Hello
from tests.reliability.house import Clock
from tests.server.postgres import Postgres
from tests.server.test_housekeeping import FirstOption
from tests.server.waiting import until

PUBLIC = Config(game="zombie-invasion", seats=("open", "open"), public=True)


class House:
    """Tables on a database, at a time of the test's choice."""

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
async def house(database: str) -> AsyncIterator[House]:
    clock = Clock()
    rooms = rooms_for(Services(await open_store(database), FirstOption(lets=False), now=clock))
    try:
        yield House(rooms, clock)
    finally:
        await rooms.close()
        await rooms.services.store.close()


def refused(reason: str) -> "pytest.RaisesExc[Refused]":
    return pytest.raises(Refused, check=lambda error: error.data["reason"] == reason)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Both kinds of database count, and find people who stay away."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/t.db"
    postgres = request.getfixturevalue("postgres")
    assert isinstance(postgres, Postgres)
    return postgres.make_database()


def test_a_guest_has_some_tables_in_the_lobby_and_no_more(database: str) -> None:
    async def scenario() -> None:
        async with house(database) as found:
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
            await found.store.drop_table(made[0])
            await found.open(ann)

    asyncio.run(scenario())


def test_tables_that_are_made_at_once_are_counted(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(f"sqlite:///{tmp_path}/t.db") as found:
            ann = await found.guest("ann")
            tries = [found.open(ann) for _ in range(3 * MOST_OF_A_GUEST)]
            made = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(isinstance(each, str) for each in made) <= MOST_OF_A_GUEST
            assert not found.rooms.openings.making

    asyncio.run(scenario())


def test_new_guests_of_one_address_do_not_go_around_the_limit(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(f"sqlite:///{tmp_path}/t.db") as found:
            guests = [await found.guest(f"guest {number}") for number in range(MOST_OF_AN_ADDRESS + 1)]
            *some, last = guests
            made = [await found.open(guest, address="203.0.113.7") for guest in some]
            with refused("too-many-open"):
                await found.open(last, address="203.0.113.7")
            await found.open(last, address="203.0.113.8")
            await found.store.drop_table(made[0])
            await found.open(last, address="203.0.113.7")

    asyncio.run(scenario())


def test_the_lobby_lists_one_table_of_each_guest_first(database: str) -> None:
    async def scenario() -> None:
        async with house(database) as found:
            honest = await found.open(await found.guest("ann"))
            greedy = [await found.guest(f"greedy {number}") for number in range(MOST_LISTED // 2)]
            theirs = [await found.open(guest) for _ in range(3) for guest in greedy]
            assert len(theirs) > MOST_LISTED
            shown = [table.id for table in await lobby_of(found.store, "open")]
            assert len(shown) == MOST_LISTED
            latest = theirs[-len(greedy) :]
            assert shown[: len(greedy) + 1] == [*reversed(latest), honest]

    asyncio.run(scenario())


def test_a_table_whose_people_stay_away_for_a_day_is_closed(database: str) -> None:
    async def scenario() -> None:
        async with house(database) as found:
            ann, ben = await found.guest("ann"), await found.guest("ben")
            gone, missed, watched = await found.open(ann), await found.open(ben), await found.open(ann)
            found.rooms.open[watched].join(0, Hello(protocol=1), lambda frame: None)
            private = await found.open(ann, msgspec.structs.replace(PUBLIC, public=False))
            tables = [gone, missed, watched, private]
            found.clock.now += ALONE
            await found.store.touch_guest("ben", found.clock.now - 1)
            await abandon(found.rooms)
            assert [await found.status(table) for table in tables] == ["over", "open", "open", "over"]
            assert found.rooms.open[gone].table.why == "abandoned"

    asyncio.run(scenario())


def test_a_table_is_not_closed_before(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(f"sqlite:///{tmp_path}/t.db") as found:
            table = await found.open(await found.guest("ann"))
            found.clock.now += ALONE - 1
            await abandon(found.rooms)
            assert await found.status(table) == "open"

    asyncio.run(scenario())


def test_housekeeping_closes_such_tables(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(f"sqlite:///{tmp_path}/t.db") as found:
            table = await found.open(await found.guest("ann"))
            found.clock.now += ALONE
            library = Library(found.rooms.services, found.rooms, Replayer())
            keeping = asyncio.create_task(keep_house(found.rooms, library))
            await until(lambda: found.rooms.open[table].table.why == "abandoned")
            keeping.cancel()

    asyncio.run(scenario())
