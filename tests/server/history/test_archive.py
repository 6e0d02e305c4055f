"""Histories and logs of finished tables."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import current_thread, main_thread
from typing import NoReturn

import pytest
from msgspec import Raw

from boneyard.server.history import replay_jobs as r
from boneyard.server.history.archive import Archive
from boneyard.server.history.replayer import AT_ONCE, MOST_WAITING, Replayer
from boneyard.server.history.story import VerdictInfo
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.workers.jobs import LENGTH, Done, Limits, Reply, encode
from boneyard.table import log_entries, protocol
from boneyard.table.config import Config
from boneyard.table.errors import Refused
from boneyard.table.log_entries import LogEntry
from boneyard.table.shared_device import Companion
from boneyard.table.stand_ins import StandInBegan
from tests.server.rooms import ANN, rooms_on
from tests.server.waiting import until

VERDICT = VerdictInfo("own", True, ())


async def test_closing_an_unplayed_table_logs_no_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with rooms_on(tmp_path / "t.db") as rooms:
        open_table = await rooms.create(Config(game="midevil", seats=("open", "open")), ANN, "Ann")
        Archive(rooms.services, rooms, Replayer()).over(open_table.id)
        await asyncio.gather(*rooms.services.background)
    assert not caplog.messages


class SlowWorker:
    """A worker that replies when the test says so."""

    def __init__(self, begun: list[r.Job], leaving: asyncio.Event) -> None:
        self.begun, self.leaving = begun, leaving

    async def ask(self, messages: bytes, seconds: float) -> Reply:
        job = r.JOBS.decode(messages[LENGTH:])
        self.begun.append(job)
        await self.leaving.wait()
        return Done(Raw(encode(r.Verified("midevil", VERDICT) if isinstance(job, r.Verify) else ())))

    async def end(self) -> None:
        pass


async def test_imports_leave_a_slot_for_players() -> None:
    """The largest replay takes a minute; imports alone must not block all logs."""
    begun: list[r.Job] = []
    leaving = asyncio.Event()

    async def start(limits: Limits) -> SlowWorker:
        return SlowWorker(begun, leaving)

    replayer = Replayer(start=start)
    at_once = AT_ONCE - 1
    files = [
        asyncio.create_task(replayer.run(r.Verify(str(n)), r.Verified)) for n in range(at_once + MOST_WAITING)
    ]
    await until(lambda: begun)
    with pytest.raises(Refused, match="busy"):
        await replayer.run(r.Verify("one more"), r.Verified)
    events = asyncio.create_task(replayer.run(r.FindEvents(""), tuple[bytes, ...]))
    await until(lambda: len(begun) == AT_ONCE)
    assert isinstance(begun[-1], r.FindEvents)
    leaving.set()
    await asyncio.gather(events, *files)
    assert replayer.pool.size == 0
    await replayer.close()


class NoReplayer(Replayer):
    async def run(self, job: r.Job, kind: type[object]) -> NoReturn:
        raise AssertionError(job)


@asynccontextmanager
async def two_at_a_device(file: Path) -> AsyncIterator[tuple[Rooms, OpenTable]]:
    """A game of Ann and Bob that begins as soon as they sit down."""
    async with rooms_on(file) as rooms:
        config, company = Config(game="midevil", seats=("open", "open")), (Companion(1, "Bob"),)
        yield rooms, await rooms.create(config, ANN, "Ann", company=company)


async def test_reading_a_log_replays_nothing(tmp_path: Path) -> None:
    """Neither during the game, with secret answers pending, nor afterwards."""
    async with two_at_a_device(tmp_path / "t.db") as (rooms, open_table):
        done = list[bytes]()
        archive = Archive(rooms.services, rooms, NoReplayer())
        begun = await archive.lines(open_table)
        assert begun
        assert all(line.events is not None for line in begun)
        seq = open_table.table.seq
        open_table.ask(f"{ANN.id}~1", protocol.Order(id="1", pass_until_turn=True), done.append)
        await until(lambda: open_table.table.seq > seq)
        assert await archive.lines(open_table) == begun
        rooms.services.on_over = lambda table: None
        open_table.ask(ANN.id, protocol.Leave(id="1", concede=True), done.append)
        await until(lambda: open_table.table.status == "over")
        *lines, given_up = await archive.lines(open_table)
        assert lines == begun
        assert given_up.events is not None
        assert given_up.events.events == (StandInBegan(0, "conceded"),)


async def test_long_logs_are_read_off_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The longest takes 50 ms, and every table would wait."""
    read_on = set[bool]()
    decode: Callable[[bytes], LogEntry] = log_entries.decode

    def noted(data: bytes) -> LogEntry:
        read_on.add(current_thread() is main_thread())
        return decode(data)

    async with two_at_a_device(tmp_path / "t.db") as (rooms, open_table):
        archive = Archive(rooms.services, rooms, Replayer())
        monkeypatch.setattr(log_entries, "decode", noted)
        assert await archive.replay_text(open_table, seed=False)
        assert await archive.lines(open_table)
    assert read_on == {False}
