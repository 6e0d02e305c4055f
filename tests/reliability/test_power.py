"""Row 2: power loss. What was acknowledged had been written through; what was written after may be torn."""

import asyncio
import re
import shutil
import sqlite3
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from boneyard.server.loading import table_from
from boneyard.server.store import open_store, sqlite_writer
from tests.figures import Figures
from tests.reliability.inside import inside
from tests.reliability.synced import answer_next
from tests.sizes import pick

CUTS = pick(quick=20, ci=100, full=1000)
SECTOR = 512


@dataclass(frozen=True)
class Promise:
    """What an acknowledgement promised: the log's length, when the write-ahead log was so long."""

    wal: int
    entries: int


@dataclass(frozen=True)
class Disk:
    """What was on the disk when the power went, and what had been promised until then."""

    table: str
    file: bytes
    wal: bytes
    promises: list[Promise]


async def play_until_the_power_goes(path: Path, answers: int) -> Disk:
    """A game whose every acknowledgement is written down with what had been written by then."""
    wal = path.with_name(path.name + "-wal")
    async with inside(path) as server:
        room, keys = await server.game(1, game="zombie-invasion")
        line = await server.at(room.table.id, keys[0])
        promises = []
        for number in range(answers):
            await answer_next(line, number)
            promises.append(Promise(wal.stat().st_size, room.table.seq))
        disk = Disk(room.table.id, path.read_bytes(), wal.read_bytes(), promises)
        await line.end()
        return disk


def read_back(folder: Path, disk: Disk, wal: bytes) -> list[int]:
    """The numbers of the entries that are there after a restart with this much of the log."""
    path = folder / "after.db"
    for left in folder.glob("after.db*"):
        left.unlink()
    path.write_bytes(disk.file)
    path.with_name("after.db-wal").write_bytes(wal)
    with sqlite3.connect(path) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = database.execute("SELECT seq FROM entries WHERE table_id = ? ORDER BY seq", (disk.table,))
        found = [row[0] for row in rows]
    database.close()
    return found


async def goes_on(folder: Path, disk: Disk) -> None:
    """The server can go on from what is there."""
    store = await open_store(f"sqlite:///{folder / 'after.db'}")
    loaded = await store.load(disk.table)
    assert loaded is not None
    table = table_from(loaded)
    assert table.seq == len(loaded.entries)
    assert table.play is not None
    await store.close()


def test_a_torn_log_has_all_that_was_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, figures: Figures
) -> None:
    monkeypatch.setattr(sqlite_writer, "IDLE", 3600.0)
    disk = asyncio.run(play_until_the_power_goes(tmp_path / "tables.db", max(8, CUTS // 8)))
    rng, cuts = Random(2), 0
    assert disk.promises[0].wal < disk.promises[-1].wal == len(disk.wal), "the log was emptied meanwhile"
    places = range(disk.promises[0].wal, len(disk.wal), SECTOR)
    for place in sorted(rng.sample(places, min(CUTS, len(places)))):
        promised = max(promise.entries for promise in disk.promises if promise.wal <= place)
        torn = (b"", bytes(SECTOR), rng.randbytes(SECTOR), rng.randbytes(5000))[cuts % 4]
        found = read_back(tmp_path, disk, disk.wal[:place] + torn)
        assert found == [*range(1, len(found) + 1)]
        assert len(found) >= promised, f"{promised - len(found)} acknowledged entries are lost at {place}"
        if cuts % 10 == 0:
            asyncio.run(goes_on(tmp_path, disk))
        cuts += 1
    figures("power", cuts=cuts, lost=0)


CALL = re.compile(r"\d+ +(?:[\d.]+ )?(\w+)\((\d+)<([^>]*)>(?:, \"([^\"]*))?")


@pytest.mark.skipif(
    shutil.which("strace") is None, reason="strace is not installed; it watches what is synced"
)
def test_the_log_is_synced_before_an_answer_is_acknowledged(tmp_path: Path, figures: Figures) -> None:
    answers, trace = pick(quick=5, ci=100, full=1000), tmp_path / "trace"
    command = [
        "strace",
        "-f",
        "-y",
        "-s",
        "40",
        "-e",
        "trace=pwrite64,fsync,fdatasync,write",
        "-o",
        str(trace),
    ]
    child = [sys.executable, "-m", "tests.reliability.synced", str(tmp_path / "tables.db"), str(answers)]
    subprocess.run([*command, *child], check=True, stdout=subprocess.PIPE)
    acknowledged = synced = 0
    state = "nothing written"
    for line in trace.read_text().splitlines():
        call = CALL.match(line)
        if call is None:
            continue
        name, _, path, text = call.groups()
        if path.endswith("-wal"):
            state = "written" if name == "pwrite64" else "synced"
            synced += name != "pwrite64"
        elif name == "write" and text and text.startswith("acknowledged"):
            assert state == "synced", f"{text} came while the log was only {state}"
            state = "nothing written"
            acknowledged += 1
    assert acknowledged == answers
    figures("power", acknowledged=acknowledged, synced=synced)
