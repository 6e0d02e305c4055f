"""PostgreSQL that does not answer: nothing is acknowledged, nothing is lost, saving goes on by itself."""

import asyncio
import shutil
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Literal

import asyncpg
import pytest

from boneyard.cluster.link import reason
from boneyard.cluster.news import News
from boneyard.cluster.store import PostgresStore
from boneyard.server.rooms.rooms import rooms_for
from boneyard.server.services import Services
from boneyard.server.store import Paused, Store
from boneyard.server.web.health import PATIENCE, is_ready
from boneyard.server.web.metrics import counts_in
from boneyard.server.workers import Workers
from boneyard.table.config import Config
from tests.server.postgres import Postgres, memory
from tests.server.store.making import entry, guest, made, opened_shared, played
from tests.server.store.proxy import Proxy
from tests.server.waiting import until

Scenario = Callable[[Proxy, PostgresStore], Awaitable[None]]


@pytest.fixture
def folder() -> Iterator[Path]:
    """A short path, since a socket's name must not be long."""
    made = Path(tempfile.mkdtemp(dir=memory()))
    yield made
    shutil.rmtree(made)


def through_a_proxy(postgres: Postgres, database: str, folder: Path, scenario: Scenario) -> None:
    async def run() -> None:
        proxy = Proxy(folder, postgres.folder)
        await proxy.open()
        try:
            async with asyncio.timeout(60):
                store = await PostgresStore.open(postgres.url(Postgres.name(database), proxy.folder))
                await scenario(proxy, store)
                await store.close()
        finally:
            await proxy.close()

    asyncio.run(run())


class Witness:
    """Hears when saving stops and when it goes on."""

    def __init__(self, store: Store) -> None:
        self.heard: list[bool] = []
        self.stopped, self.going_on = asyncio.Event(), asyncio.Event()
        store.on_pause(self.hear)

    def hear(self, paused: bool) -> None:
        self.heard.append(paused)
        (self.stopped if paused else self.going_on).set()


def test_saving_pauses_and_goes_on_by_itself(postgres: Postgres, shared: str, folder: Path) -> None:
    async def scenario(proxy: Proxy, store: PostgresStore) -> None:
        witness = Witness(store)
        lease = await store.claim("t")
        await store.write(made("t", entry(1)))
        proxy.cut()
        with pytest.raises(Paused):
            await store.write(played("t", entry(2)))
        assert store.paused
        with pytest.raises(Paused):
            await store.write(played("t", entry(2)))
        with pytest.raises(Paused):
            await store.load("t")
        with pytest.raises(Paused):
            await store.claim("u")
        proxy.mend()
        await witness.going_on.wait()
        assert witness.heard == [True, False]
        await store.write(played("t", entry(2), epoch=lease.epoch))
        assert [found.seq for found in await store.entries("t", 0)] == [1, 2]

    through_a_proxy(postgres, shared, folder, scenario)


@pytest.mark.parametrize("lost", ["lose it", "lose its answer"])
def test_the_fate_of_a_commit_that_was_cut_off_is_found_out(
    postgres: Postgres, shared: str, folder: Path, lost: Literal["lose it", "lose its answer"]
) -> None:
    """Either way the line is cut in COMMIT, and who writes waits until it is known what became of it."""

    async def scenario(proxy: Proxy, store: PostgresStore) -> None:
        witness = Witness(store)
        await store.claim("t")
        await store.write(made("t", entry(1)))
        proxy.commit = lost
        writing = asyncio.ensure_future(store.write(played("t", entry(2))))
        await proxy.met.wait()
        await witness.stopped.wait()
        assert not writing.done()
        proxy.mend()
        await witness.going_on.wait()
        if lost == "lose it":
            with pytest.raises(Paused):
                await writing
            await store.write(played("t", entry(2)))
        else:
            await writing
        assert [found.seq for found in await store.entries("t", 0)] == [1, 2]

    through_a_proxy(postgres, shared, folder, scenario)


def test_a_line_that_says_nothing_is_given_up(
    postgres: Postgres, shared: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.cluster.link.COMMAND_SECONDS", 3.0)
    monkeypatch.setattr("boneyard.cluster.link.CONNECT_SECONDS", 3.0)

    async def scenario(proxy: Proxy, store: PostgresStore) -> None:
        witness = Witness(store)
        await store.claim("t")
        await store.write(made("t", entry(1)))
        proxy.hold()
        with pytest.raises(Paused):
            await store.write(played("t", entry(2)))
        proxy.mend()
        await witness.going_on.wait()
        await store.write(played("t", entry(2)))
        assert [found.seq for found in await store.entries("t", 0)] == [1, 2]

    through_a_proxy(postgres, shared, folder, scenario)


def test_who_measures_does_not_wait_for_a_line_that_says_nothing(
    postgres: Postgres, shared: str, folder: Path
) -> None:
    """Prometheus gives up after ten seconds, and a host would see nothing just then."""

    async def scenario(proxy: Proxy, store: PostgresStore) -> None:
        assert await is_ready(store)
        assert await counts_in(store) is not None
        proxy.hold()
        async with asyncio.timeout(4 * PATIENCE):
            assert not await is_ready(store)
        async with asyncio.timeout(4 * PATIENCE):
            assert await counts_in(store) is None
        proxy.mend()
        while not await is_ready(store):
            await asyncio.sleep(0.1)
        assert await counts_in(store) is not None

    through_a_proxy(postgres, shared, folder, scenario)


def test_a_server_ends_soon_though_its_database_says_nothing(
    postgres: Postgres, shared: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables it has: it used to take longer with each of them, more than a minute with five."""
    monkeypatch.setattr("boneyard.cluster.link.COMMAND_SECONDS", 3.0)

    async def scenario(proxy: Proxy, store: PostgresStore) -> None:
        workers = Workers(1)
        rooms = rooms_for(Services(store, workers))
        ann = guest("ann")
        await store.put_guest(ann)
        for _ in range(5):
            await rooms.create(Config(game="midevil", seats=("open", "open")), ann, "Ann")
        proxy.hold()
        async with asyncio.timeout(40):
            await rooms.close()
            await workers.close()
            await store.close()
        proxy.mend()

    through_a_proxy(postgres, shared, folder, scenario)


def test_the_reason_is_told_where_nothing_is_said() -> None:
    assert reason(TimeoutError()) == "TimeoutError"


def test_who_listens_is_told_that_news_may_be_missing(
    postgres: Postgres, shared: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.cluster.news.CHECK_SECONDS", 1.0)

    async def scenario(proxy: Proxy, store: PostgresStore) -> None:
        told = asyncio.Event()
        heard: list[tuple[str | None, int]] = []

        def hear(table: str | None, seq: int) -> None:
            heard.append((table, seq))
            told.set()

        store.listen(hear)
        proxy.cut()
        async with opened_shared(shared) as other:
            await other.claim("t")
            await other.write(made("t", entry(1)))
            proxy.mend()
            await told.wait()
            assert heard == [(None, 0)]
            told.clear()
            await other.write(played("t", entry(2)))
            await told.wait()
            assert heard[1:] == [("t", 2)]

    through_a_proxy(postgres, shared, folder, scenario)


def test_a_server_that_is_stopped_and_started(tmp_path: Path) -> None:
    """The real thing: PostgreSQL ends while tables are written, and starts again."""
    folder = Path(tempfile.mkdtemp(dir=memory()))
    server = Postgres(folder)

    async def play(store: PostgresStore, table: str, enough: asyncio.Event) -> list[int]:
        """The numbers that were acknowledged; what was refused is submitted again until it is taken."""
        await store.claim(table)
        await store.write(made(table))
        going_on = asyncio.Event()
        store.on_pause(lambda paused: None if paused else going_on.set())
        acknowledged: list[int] = []
        while not enough.is_set() or len(acknowledged) < 10:
            try:
                await store.write(played(table, entry(len(acknowledged) + 1)))
            except Paused:
                if store.paused:
                    await going_on.wait()
                    going_on.clear()
            else:
                acknowledged.append(len(acknowledged) + 1)
        return acknowledged

    async def scenario() -> None:
        store = await PostgresStore.open(server.url())
        witness, enough = Witness(store), asyncio.Event()
        tables = [f"t{number}" for number in range(5)]
        players = [asyncio.create_task(play(store, table, enough)) for table in tables]
        while await store.entries("t4", 5) == ():
            await asyncio.sleep(0)
        await asyncio.to_thread(server.stop)
        await witness.stopped.wait()
        await asyncio.to_thread(server.start)
        await witness.going_on.wait()
        enough.set()
        acknowledged = await asyncio.gather(*players)
        for table, numbers in zip(tables, acknowledged, strict=True):
            assert [found.seq for found in await store.entries(table, 0)] == numbers
        await store.close()

    try:
        asyncio.run(scenario())
    finally:
        server.server.cleanup()


@pytest.mark.parametrize("step", ["fetchval", "add_listener"])
def test_who_is_called_off_while_connecting_leaves_no_connection_behind(
    shared: str, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    begun: list[asyncpg.Connection] = []

    async def never(link: asyncpg.Connection, *_: object) -> None:
        begun.append(link)
        await asyncio.get_running_loop().create_future()

    async def scenario() -> None:
        monkeypatch.setattr(asyncpg.Connection, step, never)
        news = News(shared, "owner", lambda table, seq: None, lambda: None)
        opening = asyncio.create_task(news.open())
        await until(lambda: begun)
        opening.cancel()
        await asyncio.wait([opening])
        assert begun[0].is_closed()

    asyncio.run(scenario())
