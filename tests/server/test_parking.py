"""A table that keeps failing is parked, harms no other, and can be closed."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from boneyard.games.shared.commands import Command
from boneyard.server.admin import requests as r
from boneyard.server.admin.client import directly
from boneyard.server.admin.commands import AdminCommands
from boneyard.server.app.housekeeping import open_due, resume_stalled
from boneyard.server.rooms import open_table as open_tables
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.store.records import MOST_FAILURES
from boneyard.table.config import Bank, Config
from boneyard.table.decision import Decision
from boneyard.table.errors import Refused
from boneyard.table.handlers import answers
from boneyard.table.log_entries import Hand
from boneyard.table.table import Table
from tests.patience import within
from tests.server.rooms import ANN, rooms_on
from tests.server.waiting import until

BOTS = Config(game="zombie-invasion", seats=("easy", "easy"))


def wrong(*_: object) -> None:
    raise ZeroDivisionError


async def bots_at(rooms: Rooms, config: Config = BOTS) -> str:
    await rooms.services.store.put_guest(ANN)
    return (await rooms.create(config, ANN, "Ann")).id


async def parked(file: Path, patch: pytest.MonkeyPatch) -> str:
    """A table that has failed until it was parked."""
    patch.setattr(open_tables, "RETRY_AFTER", 0.001)
    async with rooms_on(file) as rooms:
        table = await bots_at(rooms)
        with patch.context() as broken:
            broken.setattr(answers, "play_on", wrong)
            rooms.services.workers.lets.set()  # type: ignore[attr-defined]
            await until(lambda: table not in rooms.open)
        assert (await rooms.services.store.row(table)).parked  # type: ignore[union-attr]
    return table


def damage_log(file: Path, table: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE entries SET act = '{' WHERE table_id = ? AND seq = 2", (table,))


async def test_a_table_that_keeps_failing_is_parked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        async with asyncio.timeout(60):
            table = await parked(tmp_path / "t.db", monkeypatch)
            failures = [record for record in caplog.records if record.exc_info]
            assert len(failures) == MOST_FAILURES
            async with rooms_on(tmp_path / "t.db", lets=True) as rooms:
                other = await bots_at(rooms)
                await rooms.forget(other)
                caplog.clear()
                await resume_stalled(rooms)
                assert [*rooms.open] == [other]
                assert not caplog.records, "housekeeping doesn't try the parked one again"
                with pytest.raises(Refused, match="parked"):
                    await rooms.room(table)


@pytest.mark.parametrize("running", [True, False])
async def test_a_parked_table_can_be_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, running: bool
) -> None:
    async with asyncio.timeout(60):
        table = await parked(tmp_path / "t.db", monkeypatch)
        if running:
            async with rooms_on(tmp_path / "t.db", lets=True) as rooms:
                commands = AdminCommands(rooms)
                listed = await commands.answer(r.ListTables())
                assert isinstance(listed, r.Rows)
                assert [row["parked"] for row in listed.rows] == ["yes"]
                assert await commands.answer(r.CloseTable(table=table)) == r.Rows()
        else:
            url = f"sqlite:///{tmp_path / 't.db'}"
            assert await directly(url, r.CloseTable(table=table)) == r.Rows()
        await is_closed(tmp_path / "t.db", table)


async def is_closed(file: Path, table: str) -> None:
    async with rooms_on(file) as rooms:
        row = await rooms.services.store.row(table)
        assert row is not None
        assert row.status == "over"
        assert not any(seating.waiting for seating in await rooms.services.store.seatings(table))
        assert isinstance(await AdminCommands(rooms).answer(r.CloseTable(table=table)), r.NotDone)


async def test_a_failing_table_can_be_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two attempts, when its room is idle."""
    async with asyncio.timeout(60):
        monkeypatch.setattr(open_tables, "RETRY_AFTER", 600.0)
        async with rooms_on(tmp_path / "t.db", lets=True) as rooms:
            with monkeypatch.context() as broken:
                broken.setattr(answers, "play_on", wrong)
                table = await bots_at(rooms)
                await until(lambda: rooms.open[table].room.jobs.ended is not None)  # type: ignore[union-attr]
                assert await within(10, AdminCommands(rooms).answer(r.CloseTable(table=table))) == r.Rows()
        await is_closed(tmp_path / "t.db", table)


async def test_an_unreadable_table_stops_no_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with asyncio.timeout(60):
        async with rooms_on(tmp_path / "t.db") as rooms:
            pace = Bank(seconds=600)
            tables = [
                await bots_at(rooms, Config(game=BOTS.game, seats=BOTS.seats, pace=pace)) for _ in range(3)
            ]
        damage_log(tmp_path / "t.db", tables[0])
        for chore in (resume_stalled, open_due):
            async with rooms_on(tmp_path / "t.db", lets=True) as rooms:
                await chore(rooms)
                assert {*rooms.open} == {*tables[1:]}, chore
        async with rooms_on(tmp_path / "t.db", lets=True) as rooms:
            for _ in range(MOST_FAILURES):
                await resume_stalled(rooms)
            assert (await rooms.services.store.row(tables[0])).parked  # type: ignore[union-attr]
        url = f"sqlite:///{tmp_path / 't.db'}"
        assert await directly(url, r.CloseTable(table=tables[0])) == r.Rows()
        await is_closed(tmp_path / "t.db", tables[0])


async def test_any_error_while_loading_affects_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(*_: object) -> None:
        raise RecursionError

    async with asyncio.timeout(60):
        async with rooms_on(tmp_path / "t.db") as rooms:
            table = await bots_at(rooms)
            await rooms.forget(table)
            monkeypatch.setattr("boneyard.server.rooms.loading.replayed", endless)
            with pytest.raises(Refused, match="fault"):
                await rooms.room(table)


async def test_success_resets_the_failure_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with asyncio.timeout(60):
        monkeypatch.setattr(open_tables, "RETRY_AFTER", 0.001)
        async with rooms_on(tmp_path / "t.db") as rooms:
            table = await bots_at(rooms)
            store, right, calls = rooms.services.store, answers.play_on, iter(range(100))

            def unlucky(table: Table, seat: int, command: Command, hand: Hand, now: int) -> Decision:
                if next(calls) < MOST_FAILURES - 1:
                    raise ZeroDivisionError
                return right(table, seat, command, hand, now)

            monkeypatch.setattr(answers, "play_on", unlucky)
            rooms.services.workers.lets.set()  # type: ignore[attr-defined]
            before = rooms.open[table].table.seq
            await until(lambda: rooms.open[table].table.seq > before + 3)
            await rooms.services.finish()
            loaded = await store.load(table)
            assert loaded is not None
            assert loaded.failures == 0
