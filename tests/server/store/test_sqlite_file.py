"""SQLite: one writer, a bounded WAL, backups, and foreign files."""

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from boneyard.server.store import Unusable, open_store, tables
from boneyard.server.store.records import Change, Seating
from boneyard.server.store.sqlite import SqliteStore
from boneyard.server.store.sqlite_backup import back_up, restore
from boneyard.server.store.sqlite_disk import CHECKPOINT_BYTES, WAL_LIMIT, Disk
from boneyard.server.store.sqlite_file import beside, readable
from tests.server.store.making import entry, full, made, opened, played, row
from tests.sizes import pick


async def test_commits_are_durable_when_they_return(file: Path) -> None:
    store = await SqliteStore.open(file)

    async def asked(pragma: str) -> object:
        return await store._change(lambda db: db.exec_driver_sql(f"PRAGMA {pragma}").scalar())

    assert await asked("journal_mode") == "wal"
    assert await asked("synchronous") == 2
    assert await asked("foreign_keys") == 1
    assert await asked("wal_autocheckpoint") == 0
    await store.close()


async def test_database_files_are_private(tmp_path: Path) -> None:
    """They hold the seeds of running games."""
    file, backup, again = tmp_path / "tables.db", tmp_path / "backup", tmp_path / "again.db"

    before = os.umask(0o022)
    try:
        store = await SqliteStore.open(file)
        await store.write(made("t"))
        assert beside(file, "-wal").exists()
        back_up(file, backup)
        restore(backup, again)
        for path in tmp_path.iterdir():
            assert path.stat().st_mode & 0o077 == 0, path.name
        await store.close()
    finally:
        os.umask(before)


async def test_changes_in_flight_share_commits(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While one commit waits for the disk, all others gather for the next."""
    sizes: list[int] = []
    commit = Disk.commit

    def counted(disk: Disk, changes: Sequence[Change]) -> Sequence[object]:
        sizes.append(len(changes))
        return commit(disk, changes)

    monkeypatch.setattr(Disk, "commit", counted)
    store = await SqliteStore.open(file)
    await asyncio.gather(*(store.write(made(f"t{n}")) for n in range(50)))

    async def play(table: str) -> None:
        for seq in range(10):
            await store.write(played(table, entry(seq)))

    await asyncio.gather(*(play(f"t{n}") for n in range(50)))
    await store.close()
    assert sum(sizes) == 550
    assert len(sizes) <= 110, sizes


async def test_the_write_ahead_log_stays_small(file: Path) -> None:
    store = await SqliteStore.open(file)
    await store.write(made("t"))
    largest = 0
    for seq in range(pick(quick=150, ci=600, full=5_000)):
        await store.write(played("t", entry(seq, data=bytes(100_000))))
        largest = max(largest, beside(file, "-wal").stat().st_size)
    assert largest < 3 * CHECKPOINT_BYTES
    await store.close()
    assert not beside(file, "-wal").exists()


async def test_a_blocking_reader_delays_a_checkpoint_only_briefly(file: Path) -> None:
    """The rest is moved when the reader is done, and a large log is truncated."""
    store = await SqliteStore.open(file)
    await store.write(made("t"))
    numbers = iter(range(10_000))

    async def fill(size: int) -> int:
        for _ in range(-(-size // 100_000)):
            await store.write(played("t", entry(next(numbers), data=bytes(100_000))))
        return beside(file, "-wal").stat().st_size

    with closing(readable(file)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM tables").fetchall()
        await fill(CHECKPOINT_BYTES)
        reader.execute("COMMIT")
        assert await fill(CHECKPOINT_BYTES) < 1.5 * CHECKPOINT_BYTES
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM tables").fetchall()
        assert await fill(3 * CHECKPOINT_BYTES) > WAL_LIMIT
        reader.execute("COMMIT")
        assert await fill(CHECKPOINT_BYTES) <= CHECKPOINT_BYTES
    await store.close()


async def test_an_idle_store_empties_its_log(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.server.store.sqlite_writer.IDLE", 0.01)

    store = await SqliteStore.open(file)
    await store.write(made("t", entry(1, data=bytes(50_000))))
    async with asyncio.timeout(20):
        while beside(file, "-wal").stat().st_size:
            await asyncio.sleep(0.01)
    await store.close()


async def test_a_file_has_one_writer(file: Path) -> None:
    """The second is refused, and the first continues undisturbed."""
    async with opened(str(file)) as store:
        with pytest.raises(Unusable, match="in use by another Boneyard"):
            await open_store(str(file))
        await store.write(made("t"))
    async with opened(str(file)) as store:
        assert await store.row("t")


@pytest.mark.parametrize("content", [b"SQLite format 3\0" + bytes(200), b"{}" * 4_000], ids=["cut", "json"])
async def test_a_foreign_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "foreign.db"
    path.write_bytes(content)

    with pytest.raises(Unusable, match=r"can't be used as a database.*`boneyard restore`"):
        await open_store(str(path))
    assert path.read_bytes() == content


async def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "empty.db"
    path.touch()
    async with opened(str(path)) as store:
        await store.write(made("t"))


async def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="Check who may write it"):
        await open_store(str(tmp_path))


async def test_an_unknown_kind_of_database_is_refused() -> None:
    with pytest.raises(Unusable, match="sqlite:///FILE or postgresql://"):
        await open_store("mysql://host/name")


async def test_queries_use_indexes(file: Path) -> None:
    """With many stored games, no query of the lobby or of a start scans them all."""
    asked: list[str] = []

    store = await SqliteStore.open(file)
    with store._readers.connect() as connection:
        raw = connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        raw.set_trace_callback(asked.append)
        tables.load(connection, "t")
        tables.tables(connection, "open", True, (5, "t"), 10)
        tables.tables(connection, "running", None, None, 10)
        tables.tables_of(connection, "ann", 10)
        tables.reply_to(connection, "t", 0, "c")
        tables.chat(connection, "t", "players", 0, 10)
        tables.is_said(connection, "t", "ann", "c")
        tables.without_story(connection, 10)
        raw.set_trace_callback(None)
        for question in asked:
            if question.startswith("SELECT"):
                plan = [step[3] for step in raw.execute(f"EXPLAIN QUERY PLAN {question}")]
                assert not [step for step in plan if step.startswith("SCAN") and "INDEX" not in step], plan
    await store.close()
    assert len(asked) > 5


async def test_a_backup_is_made_while_tables_are_written(file: Path, tmp_path: Path) -> None:
    """It holds everything acknowledged before, whole changes only, and can be restored."""
    copy, other = tmp_path / "copy.db", tmp_path / "restored.db"

    async def play(store: SqliteStore, table: str, stop: asyncio.Event) -> int:
        seq = 0
        while not stop.is_set():
            seq += 2
            await store.write(played(table, entry(seq), entry(seq + 1)))
        return seq + 1

    store = await SqliteStore.open(file)
    for number in range(4):
        await store.write(made(f"t{number}", entry(1)))
    await store.write(full("full"))
    stop = asyncio.Event()
    players = [asyncio.create_task(play(store, f"t{number}", stop)) for number in range(4)]
    await store.write(played("full", entry(3)))
    await store.backup(copy)
    stop.set()
    last = await asyncio.gather(*players)
    await store.close()
    restore(copy, other)
    async with opened(str(other)) as restored:
        loaded = await restored.load("full")
        assert loaded is not None
        assert [found.seq for found in loaded.entries] == [1, 2, 3]
        for number in range(4):
            numbers = [found.seq for found in await restored.entries(f"t{number}", 0)]
            assert numbers == [*range(1, len(numbers) + 1)]
            assert len(numbers) % 2 == 1
            assert len(numbers) <= last[number]
        await restored.write(played("full", entry(4)))


def test_a_backup_never_replaces_a_file(file: Path, tmp_path: Path) -> None:
    taken = tmp_path / "taken.db"
    taken.write_bytes(b"mine")
    with pytest.raises(Unusable, match="exists already"):
        back_up(file, taken)
    assert taken.read_bytes() == b"mine"


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="backup"):
        back_up(tmp_path / "nowhere.db", tmp_path / "copy.db")
    with pytest.raises(Unusable, match="backup"):
        back_up(tmp_path / "nowhere.db", tmp_path / "no folder" / "copy.db")
    assert [*tmp_path.iterdir()] == []


async def test_restoring_keeps_the_old_database(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async with opened(str(file)) as store:
        await store.write(made("old"))
        await store.backup(copy)
        await store.write(made("new"))
        with pytest.raises(Unusable, match="in use"):
            restore(copy, file)
    kept = restore(copy, file)
    assert kept is not None
    async with opened(str(file)) as store:
        assert [found.id for found in await store.tables()] == ["old"]
    async with opened(str(kept)) as store:
        assert {found.id for found in await store.tables()} == {"old", "new"}


@pytest.mark.parametrize("damage", ["cut", "flipped", "foreign"])
async def test_a_damaged_backup_is_refused(file: Path, tmp_path: Path, damage: str) -> None:
    copy = tmp_path / "copy.db"

    async with opened(str(file)) as store:
        seats = (Seating(0, "ann", True),)
        for number in range(50):
            await store.write(Change(f"t{number}", 1, row=row(f"t{number}"), seatings=seats))
        await store.backup(copy)
    before = file.read_bytes()
    content = bytearray(copy.read_bytes())
    match damage:
        case "cut":
            content = content[: len(content) // 2]
        case "flipped":
            content[4_096:12_288] = bytes(byte ^ 0xFF for byte in content[4_096:12_288])
        case _:
            content = bytearray(b"no database at all")
    copy.write_bytes(content)
    with pytest.raises(Unusable):
        restore(copy, file)
    assert file.read_bytes() == before
