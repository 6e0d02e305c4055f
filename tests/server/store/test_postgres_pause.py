"""An unreachable PostgreSQL pauses saving: nothing is acknowledged or lost, and it resumes."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

import asyncpg
import pytest

from boneyard.cluster.link import reason
from boneyard.cluster.news import News
from boneyard.cluster.store import PostgresStore
from boneyard.server.http.monitoring import PATIENCE, counts_in, is_ready
from boneyard.server.rooms.rooms import rooms_for
from boneyard.server.services import Services
from boneyard.server.store import Paused
from boneyard.server.workers import Workers
from boneyard.table.config import Config
from tests.server.postgres import Postgres, memory
from tests.server.store.making import PauseRecorder, entry, guest, made, opened_shared, played
from tests.server.store.proxy import Proxy, proxied
from tests.server.waiting import until


@pytest.fixture
def short_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.cluster.link.COMMAND_SECONDS", 3.0)
    monkeypatch.setattr("boneyard.cluster.link.CONNECT_SECONDS", 3.0)
    monkeypatch.setattr("boneyard.cluster.news.CHECK_SECONDS", 1.0)


@pytest.fixture
async def proxy(postgres: Postgres) -> AsyncIterator[Proxy]:
    async with proxied(postgres) as proxy:
        yield proxy


@pytest.fixture
async def store(shared: str, proxy: Proxy) -> AsyncIterator[PostgresStore]:
    """A store that reaches its database through the proxy."""
    store = await PostgresStore.open(proxy.url(shared))
    yield store
    await store.close()


async def test_saving_pauses_and_resumes(proxy: Proxy, store: PostgresStore) -> None:
    recorder = PauseRecorder(store)
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
    await recorder.going_on.wait()
    assert recorder.pauses == [True, False]
    await store.write(played("t", entry(2), epoch=lease.epoch))
    assert [found.seq for found in await store.entries("t", 0)] == [1, 2]


@pytest.mark.parametrize("lost", ["lose it", "lose its answer"])
async def test_the_outcome_of_an_interrupted_commit_is_found_out(
    lost: Literal["lose it", "lose its answer"], proxy: Proxy, store: PostgresStore
) -> None:
    """The connection is cut in COMMIT, and the writer waits until the outcome is known."""
    recorder = PauseRecorder(store)
    await store.claim("t")
    await store.write(made("t", entry(1)))
    proxy.commit = lost
    writing = asyncio.ensure_future(store.write(played("t", entry(2))))
    await proxy.met.wait()
    await recorder.stopped.wait()
    assert not writing.done()
    proxy.mend()
    await recorder.going_on.wait()
    if lost == "lose it":
        with pytest.raises(Paused):
            await writing
        await store.write(played("t", entry(2)))
    else:
        await writing
    assert [found.seq for found in await store.entries("t", 0)] == [1, 2]


@pytest.mark.usefixtures("short_timeouts")
async def test_a_silent_connection_times_out(proxy: Proxy, store: PostgresStore) -> None:
    recorder = PauseRecorder(store)
    await store.claim("t")
    await store.write(made("t", entry(1)))
    proxy.hold()
    with pytest.raises(Paused):
        await store.write(played("t", entry(2)))
    proxy.mend()
    await recorder.going_on.wait()
    await store.write(played("t", entry(2)))
    assert [found.seq for found in await store.entries("t", 0)] == [1, 2]


async def test_readiness_and_metrics_do_not_wait_for_a_silent_database(
    proxy: Proxy, store: PostgresStore
) -> None:
    """Prometheus gives up after ten seconds."""
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


@pytest.mark.usefixtures("short_timeouts")
async def test_a_server_stops_soon_with_a_silent_database(proxy: Proxy, store: PostgresStore) -> None:
    """Independent of its number of tables."""
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


def test_an_empty_error_shows_its_type() -> None:
    assert reason(TimeoutError()) == "TimeoutError"


@pytest.mark.usefixtures("short_timeouts")
async def test_listeners_learn_that_notifications_may_be_missing(
    shared: str, proxy: Proxy, store: PostgresStore
) -> None:
    notified = asyncio.Event()
    received: list[tuple[str | None, int]] = []

    def record(table: str | None, seq: int) -> None:
        received.append((table, seq))
        notified.set()

    store.listen(record)
    proxy.cut()
    async with opened_shared(shared) as other:
        await other.claim("t")
        await other.write(made("t", entry(1)))
        proxy.mend()
        await notified.wait()
        assert received == [(None, 0)]
        notified.clear()
        await other.write(played("t", entry(2)))
        await notified.wait()
        assert received[1:] == [("t", 2)]


async def test_a_restart_of_postgresql_loses_nothing(tmp_path: Path) -> None:
    folder = Path(tempfile.mkdtemp(dir=memory()))
    server = Postgres(folder)

    async def play(store: PostgresStore, table: str, enough: asyncio.Event) -> list[int]:
        """The acknowledged numbers; refused changes are submitted again."""
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

    try:
        store = await PostgresStore.open(server.url())
        recorder, enough = PauseRecorder(store), asyncio.Event()
        tables = [f"t{number}" for number in range(5)]
        players = [asyncio.create_task(play(store, table, enough)) for table in tables]
        while await store.entries("t4", 5) == ():
            await asyncio.sleep(0)
        await asyncio.to_thread(server.stop)
        await recorder.stopped.wait()
        await asyncio.to_thread(server.start)
        await recorder.going_on.wait()
        enough.set()
        acknowledged = await asyncio.gather(*players)
        for table, numbers in zip(tables, acknowledged, strict=True):
            assert [found.seq for found in await store.entries(table, 0)] == numbers
        await store.close()
    finally:
        server.server.cleanup()


@pytest.mark.parametrize("step", ["fetchval", "add_listener"])
async def test_cancelling_a_connect_leaves_no_connection(
    shared: str, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    begun: list[asyncpg.Connection] = []

    async def never(link: asyncpg.Connection, *_: object) -> None:
        begun.append(link)
        await asyncio.get_running_loop().create_future()

    monkeypatch.setattr(asyncpg.Connection, step, never)
    news = News(shared, "owner", lambda table, seq: None, lambda: None)
    opening = asyncio.create_task(news.open())
    await until(lambda: begun)
    opening.cancel()
    await asyncio.wait([opening])
    assert begun[0].is_closed()
