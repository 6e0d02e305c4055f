"""Tables continue after a restart without viewers, and unused ones are unloaded."""

import asyncio
from pathlib import Path

import pytest

from boneyard.server.accounts.guests import new_guest
from boneyard.server.app import housekeeping
from boneyard.server.app.housekeeping import delete_old, resume_stalled, run_chores, unload_idle
from boneyard.server.history.archive import Archive
from boneyard.server.history.replayer import Replayer
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import server_time
from boneyard.table.config import DAY, Config
from boneyard.table.decision import Decision
from boneyard.table.log_entries import Ended
from boneyard.table.protocol import Hello
from tests.server.rooms import ANN, rooms_on
from tests.server.waiting import until


async def test_bots_continue_after_a_restart(tmp_path: Path) -> None:
    async with rooms_on(tmp_path / "t.db") as first:
        open_table = await first.create(Config(game="zombie-invasion", seats=("easy", "easy")), ANN, "Ann")
        before = open_table.table.seq
    async with rooms_on(tmp_path / "t.db", lets=True) as second:
        await resume_stalled(second)
        again = second.open[open_table.id]
        async with asyncio.timeout(20):
            while again.table.seq < before + 3:
                await asyncio.sleep(0.01)


async def test_unused_tables_are_unloaded(tmp_path: Path) -> None:
    def no_send(frame: bytes) -> None: ...

    async def is_kept(rooms: Rooms, table: str) -> bool:
        await unload_idle(rooms)
        await unload_idle(rooms)
        return table in rooms.open

    async with rooms_on(tmp_path / "t.db") as rooms:
        open_table = await rooms.create(Config(game="zombie-invasion", seats=("open", "open")), ANN, "Ann")
        open_table.join(None, Hello(protocol=1), no_send)
        assert await is_kept(rooms, open_table.id), "a viewer is connected"
        open_table.leave(None, no_send)
        assert not await is_kept(rooms, open_table.id)
        thinking = await rooms.create(Config(game="zombie-invasion", seats=("easy", "easy")), ANN, "Ann")
        assert await is_kept(rooms, thinking.id), "a bot is thinking"


async def test_housekeeping_survives_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(housekeeping, "EVERY", 0.0)
    rounds = 0

    async with rooms_on(tmp_path / "t.db") as rooms:

        async def stalled() -> tuple[str, ...]:
            nonlocal rounds
            rounds += 1
            if rounds == 1:
                raise RuntimeError("once")
            return ()

        monkeypatch.setattr(rooms.services.store, "stalled", stalled)
        house = asyncio.create_task(run_chores(rooms, Archive(rooms.services, rooms, Replayer())))
        await until(lambda: rounds > 1)
        house.cancel()
    assert "housekeeping chore failed" in caplog.text


async def test_missing_histories_are_written_later(tmp_path: Path) -> None:
    """A server killed at the end of a game had no time for it."""
    async with rooms_on(tmp_path / "t.db") as first:
        open_table = await first.create(Config(game="zombie-invasion", seats=("easy", "easy")), ANN, "Ann")
        assert open_table.room is not None
        await open_table.room.commit(Decision([Ended(why="agreed")]))
        assert await first.services.store.story(open_table.id) is None
    async with rooms_on(tmp_path / "t.db") as second:
        archive = Archive(second.services, second, Replayer())
        await archive.find_missing()
        await archive.catch_up()
        assert await second.services.store.story(open_table.id)
        await archive.find_missing()
        assert archive.missing_stories == []


async def test_inactive_guests_are_deleted(tmp_path: Path) -> None:
    clock = [server_time()]
    async with rooms_on(tmp_path / "t.db", now=lambda: clock[0]) as rooms:
        services = rooms.services
        gone, _ = await new_guest(services, "Gone", "en")
        sits, _ = await new_guest(services, "Sits", "en")
        await rooms.create(Config(game="midevil", seats=("open", "open")), sits, "Sits")
        clock[0] += 10 * DAY
        recent, _ = await new_guest(services, "New", "en")
        await services.store.touch_guest(ANN.id, clock[0])
        assert await delete_old(services, 0, 0) == 0
        assert await delete_old(services, 20, 0) == 0
        assert await delete_old(services, 5, 0) == 1
        assert await services.store.guest(gone.id) is None
        assert await services.store.guest(sits.id) is not None
        assert await services.store.guest(recent.id) is not None
        assert services.metrics.registry.get_sample_value("boneyard_retention_deleted_total") == 1
