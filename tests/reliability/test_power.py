"""Power loss: acknowledged answers were synced before; only later writes may be torn."""

import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from boneyard.server.rooms.loading import table_from
from boneyard.server.store import open_store, sqlite_writer
from tests.figures import Figures
from tests.reliability.in_process import in_process_server
from tests.reliability.traced_game import answer_next
from tests.sizes import pick

CUTS = pick(quick=20, ci=100, full=1000)
SECTOR = 512


@dataclass(frozen=True)
class Acknowledged:
    """The log's length that was acknowledged at this length of the WAL."""

    wal: int
    entries: int


@dataclass(frozen=True)
class Disk:
    """The files at the power loss, and the acknowledgements before."""

    table: str
    file: bytes
    wal: bytes
    acknowledgements: list[Acknowledged]


async def play_until_power_loss(path: Path, answers: int) -> Disk:
    """Play a game and record the file sizes at every acknowledgement."""
    wal = path.with_name(path.name + "-wal")
    async with in_process_server(path) as server:
        room, keys = await server.game(1, game="zombie-invasion")
        line = await server.at(room.table.id, keys[0])
        acknowledgements = []
        for number in range(answers):
            await answer_next(line, number)
            acknowledgements.append(Acknowledged(wal.stat().st_size, room.table.seq))
        disk = Disk(room.table.id, path.read_bytes(), wal.read_bytes(), acknowledgements)
        await line.end()
        return disk


def read_back(folder: Path, disk: Disk, wal: bytes) -> list[int]:
    """The numbers of the entries after a restart with this much of the WAL."""
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


async def can_continue(folder: Path, disk: Disk) -> None:
    """The server can continue from these files."""
    store = await open_store(f"sqlite:///{folder / 'after.db'}")
    loaded = await store.load(disk.table)
    assert loaded is not None
    table = table_from(loaded)
    assert table.seq == len(loaded.entries)
    assert table.play is not None
    await store.close()


async def test_a_torn_log_holds_everything_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, figures: Figures
) -> None:
    monkeypatch.setattr(sqlite_writer, "IDLE", 3600.0)
    disk = await play_until_power_loss(tmp_path / "tables.db", max(8, CUTS // 8))
    rng, cuts = Random(2), 0
    assert disk.acknowledgements[0].wal < disk.acknowledgements[-1].wal == len(disk.wal), (
        "the WAL was truncated meanwhile"
    )
    open_tables = range(disk.acknowledgements[0].wal, len(disk.wal), SECTOR)
    assert len(open_tables) >= CUTS, "too little was written for that many cuts"
    for open_table in sorted(rng.sample(open_tables, CUTS)):
        promised = max(promise.entries for promise in disk.acknowledgements if promise.wal <= open_table)
        torn = (b"", bytes(SECTOR), rng.randbytes(SECTOR), rng.randbytes(5000))[cuts % 4]
        found = read_back(tmp_path, disk, disk.wal[:open_table] + torn)
        assert found == [*range(1, len(found) + 1)]
        assert len(found) >= promised, (
            f"{promised - len(found)} acknowledged entries are lost at {open_table}"
        )
        if cuts % 10 == 0:
            await can_continue(tmp_path, disk)
        cuts += 1
    assert cuts == CUTS
    figures("power", cuts=cuts, lost=0)


CALL = re.compile(r"(\d+) +(\w+)\(\d+<([^>]*)>(?:, \"([^\"]*))?")
OF_A_THREAD = re.compile(r"(\d+) ")
RETURNED = re.compile(r"sync(\(| resumed>).*= 0$")


@dataclass(frozen=True)
class Call:
    """A system call: its name, its file, and the data written."""

    name: str
    path: str
    text: str

    @property
    def syncs(self) -> bool:
        return self.name in ("fsync", "fdatasync")


def calls_in(lines: Iterable[str]) -> Iterator[Call]:
    """The calls of a trace: who writes has written when that begins, who syncs has synced when it returns.

    >>> begun = '7 fdatasync(4</a-wal> <unfinished ...>', '8 write(1</out>, "acknowledged 3", 14) = 14'
    >>> for call in calls_in([*begun, '7 <... fdatasync resumed>) = 0']):
    ...     print(call.name, call.text)
    write acknowledged 3
    fdatasync
    """
    syncing: dict[str, Call] = {}
    for line in lines:
        if found := CALL.match(line):
            thread, name, path, text = found.groups()
            call = Call(name, path, text or "")
            if call.syncs:
                syncing[thread] = call
            else:
                yield call
        if (began := OF_A_THREAD.match(line)) and RETURNED.search(line) and began[1] in syncing:
            yield syncing.pop(began[1])


@pytest.mark.skipif(
    shutil.which("strace") is None, reason="strace is not installed; it watches what is synced"
)
def test_the_log_is_synced_before_acknowledging(tmp_path: Path, figures: Figures) -> None:
    """The sync returns before the acknowledgement, and nothing is written in between."""
    answers, trace = pick(quick=5, ci=100, full=1000), tmp_path / "trace"
    watched = "trace=pwrite64,fsync,fdatasync,write"
    command = ["strace", "-f", "-y", "-s", "40", "-e", watched, "-o", str(trace)]
    child = [sys.executable, "-m", "tests.reliability.traced_game", str(tmp_path / "tables.db"), str(answers)]
    subprocess.run([*command, *child], check=True, stdout=subprocess.PIPE)
    acknowledged = synced = 0
    state = "nothing written"
    for call in calls_in(trace.read_text().splitlines()):
        if call.path.endswith("-wal"):
            state = "synced" if call.syncs else "written"
            synced += call.syncs
        elif call.text.startswith("acknowledged"):
            assert state == "synced", f"{call.text} came while the log was only {state}"
            state = "nothing written"
            acknowledged += 1
    assert acknowledged == answers
    figures("power", acknowledged=acknowledged, synced=synced)
