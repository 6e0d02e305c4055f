"""An unwritable file pauses saving: nothing is acknowledged or lost, and it resumes."""

import asyncio
import gc
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from boneyard.server.store import Paused
from boneyard.server.store.records import Change
from boneyard.server.store.sqlite import SqliteStore
from boneyard.server.store.sqlite_disk import Disk
from tests.server.store.making import PauseRecorder, entry, guest, made, played

BLOB = bytes(5_000)


class Trouble:
    """Makes writing fail until it is repaired."""

    def __init__(self, fail: Callable[[], None], mend: Callable[[], None]) -> None:
        self.fail = fail
        self.mend = mend


@pytest.fixture
def a_full_disk(monkeypatch: pytest.MonkeyPatch) -> Trouble:
    """SQLite may use no more pages. The limit belongs to the connection, so its own thread must set it."""
    limit = 1_000_000
    commit, probe = Disk.commit, Disk.probe

    def set_limit(pages: int) -> None:
        nonlocal limit
        limit = pages

    def limited_commit(disk: Disk, changes: list[Change]) -> list[object]:
        disk._db.execute(f"PRAGMA max_page_count = {limit}").fetchall()
        return [*commit(disk, changes)]

    def limited_probe(disk: Disk) -> None:
        disk._db.execute(f"PRAGMA max_page_count = {limit}").fetchall()
        probe(disk)

    monkeypatch.setattr(Disk, "commit", limited_commit)
    monkeypatch.setattr(Disk, "probe", limited_probe)
    return Trouble(fail=lambda: set_limit(100), mend=lambda: set_limit(1_000_000))


async def write_until_paused(store: SqliteStore, table: str, acknowledged: list[Change]) -> Change:
    """The change that was refused; all before it were acknowledged."""
    for seq in range(1, 10_000):
        change = played(table, entry(seq, data=BLOB))
        try:
            await store.write(change)
        except Paused:
            return change
        acknowledged.append(change)
    raise AssertionError("the disk was never full")


class Attempts:
    """Counts the store's attempts to write again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        probe = Disk.probe

        def counted(disk: Disk) -> None:
            self.count += 1
            probe(disk)

        monkeypatch.setattr(Disk, "probe", counted)

    async def several(self) -> None:
        async with asyncio.timeout(20):
            while self.count < 3:
                await asyncio.sleep(0.01)


async def test_saving_pauses_and_resumes(
    file: Path, a_full_disk: Trouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = Attempts(monkeypatch)

    store = await SqliteStore.open(file)
    recorder = PauseRecorder(store)
    tables = [f"t{number}" for number in range(5)]
    for table in tables:
        await store.write(made(table))
    await store.put_guest(guest("ann"))
    assert await store.guest("ann")  # somebody reads, so that the log can't be emptied by opening it again
    a_full_disk.fail()
    acknowledged: list[Change] = []
    refused = await asyncio.gather(*(write_until_paused(store, name, acknowledged) for name in tables))
    assert store.paused
    assert recorder.pauses[0] is True
    with pytest.raises(Paused):
        await store.touch_guest("ann", 77)
    assert len(await store.entries("t0", 0)) == sum(change.table == "t0" for change in acknowledged)
    await attempts.several()
    assert recorder.pauses == [True]
    a_full_disk.mend()
    await recorder.going_on.wait()
    assert recorder.pauses == [True, False]
    for change in refused:
        await store.write(change)
    await store.touch_guest("ann", 77)
    await store.close()
    await everything_is_there_once(file, tables, [*acknowledged, *refused])


async def everything_is_there_once(file: Path, tables: list[str], changes: list[Change]) -> None:
    store = await SqliteStore.open(file)
    for table in tables:
        written = [change.entries[0] for change in changes if change.table == table]
        assert list(await store.entries(table, 0)) == written
    found = await store.guest("ann")
    assert found is not None
    assert found.seen == 77
    await store.close()


async def test_a_paused_store_can_be_closed(file: Path, a_full_disk: Trouble) -> None:
    store = await SqliteStore.open(file)
    await store.write(made("t"))
    a_full_disk.fail()
    acknowledged: list[Change] = []
    await write_until_paused(store, "t", acknowledged)
    await store.close()
    store = await SqliteStore.open(file)
    assert len(await store.entries("t", 0)) == len(acknowledged)
    await store.close()


async def test_a_commit_that_reached_the_disk_is_acknowledged(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error came after the transaction was safe, which reading back shows."""
    commit = Disk.commit
    failing = False

    def commit_and_fail(disk: Disk, changes: list[Change]) -> list[object]:
        outcomes = commit(disk, changes)
        if failing:
            raise sqlite3.OperationalError("disk I/O error")
        return [*outcomes]

    monkeypatch.setattr(Disk, "commit", commit_and_fail)
    store = await SqliteStore.open(file)
    recorder = PauseRecorder(store)
    await store.write(made("t"))
    failing = True
    await store.write(played("t", entry(1)))
    failing = False
    await recorder.going_on.wait()
    await store.write(played("t", entry(2)))
    assert [found.seq for found in await store.entries("t", 0)] == [1, 2]
    await store.close()


def test_reopening_leaks_no_files(file: Path) -> None:
    disk = Disk(file)
    first = open_files()
    gc.disable()  # it would close what nobody has any more, sooner or later
    try:
        for _ in range(5):
            disk.reopen()
        assert open_files() == first
    finally:
        gc.enable()
        disk.close()


def open_files() -> int:
    return len(os.listdir("/proc/self/fd"))
