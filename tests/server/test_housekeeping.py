"""Tables continue after a restart without viewers, and unused ones are unloaded."""

import asyncio
from pathlib import Path

import pytest

from boneyard.server.app import housekeeping
from boneyard.server.app.housekeeping import resume_stalled, run_chores, unload_idle
from boneyard.server.history.archive import Archive
from boneyard.server.history.replayer import Replayer
from boneyard.server.rooms.rooms import Rooms
from boneyard.table.config import Config
from boneyard.table.decision import Decision
from boneyard.table.log_entries import Ended
from boneyard.table.protocol import Hello
from tests.server.rooms import ANN, close_rooms, rooms_on
from tests.server.waiting import until


async def test_bots_continue_after_a_restart(tmp_path: Path) -> None:
    first = await rooms_on(tmp_path / "t.db", lets=False)
    await first.services.store.put_guest(ANN)
    open_table = await first.create(Config(game="zombie-invasion", seats=("easy", "easy")), ANN, "Ann")
    before = open_table.table.seq
    await close_rooms(first)
    second = await rooms_on(tmp_path / "t.db", lets=True)
    await resume_stalled(second)
    again = second.open[open_table.id]
    async with asyncio.timeout(20):
        while again.table.seq < before + 3:
            await asyncio.sleep(0.01)
    await close_rooms(second)


async def test_unused_tables_are_unloaded(tmp_path: Path) -> None:
    def no_send(frame: bytes) -> None: ...

    async def is_kept(rooms: Rooms, table: str) -> bool:
        await unload_idle(rooms)
        await unload_idle(rooms)
        return table in rooms.open

    rooms = await rooms_on(tmp_path / "t.db", lets=False)
    await rooms.services.store.put_guest(ANN)
    open_table = await rooms.create(Config(game="zombie-invasion", seats=("open", "open")), ANN, "Ann")
    open_table.join(None, Hello(protocol=1), no_send)
    assert await is_kept(rooms, open_table.id), "a viewer is connected"
    open_table.leave(None, no_send)
    assert not await is_kept(rooms, open_table.id)
    thinking = await rooms.create(Config(game="zombie-invasion", seats=("easy", "easy")), ANN, "Ann")
    assert await is_kept(rooms, thinking.id), "a bot is thinking"
    await close_rooms(rooms)


async def test_housekeeping_survives_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(housekeeping, "EVERY", 0.0)
    rounds = 0

    rooms = await rooms_on(tmp_path / "t.db", lets=False)

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
    await close_rooms(rooms)
    assert "housekeeping chore failed" in caplog.text


async def test_missing_histories_are_written_later(tmp_path: Path) -> None:
    """A server killed at the end of a game had no time for it."""
    first = await rooms_on(tmp_path / "t.db", lets=False)
    await first.services.store.put_guest(ANN)
    open_table = await first.create(Config(game="zombie-invasion", seats=("easy", "easy")), ANN, "Ann")
    assert open_table.room is not None
    await open_table.room.commit(Decision([Ended(why="agreed")]))
    assert await first.services.store.story(open_table.id) is None
    await close_rooms(first)
    second = await rooms_on(tmp_path / "t.db", lets=False)
    archive = Archive(second.services, second, Replayer())
    await archive.find_missing()
    await archive.catch_up()
    assert await second.services.store.story(open_table.id)
    await archive.find_missing()
    assert archive.missing_stories == []
    await close_rooms(second)
