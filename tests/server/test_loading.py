"""Loading tables from the store, damaged ones included."""

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Event
from typing import Literal

import msgspec
import pytest
from msgspec.structs import replace

from boneyard.engine.replay import state_hash
from boneyard.server.app.housekeeping import resume_stalled
from boneyard.server.rooms.changes import snapshot_of
from boneyard.server.rooms.loading import Unreadable, table_from
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.store.records import Entry, Loaded, Snapshot
from boneyard.table import log_entries
from boneyard.table.config import Config
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Played, Saved, Started
from boneyard.table.table import Table
from tests.reliability.bare_rooms import DUEL, new_table
from tests.server.rooms import ANN, rooms_on
from tests.server.waiting import until

TO_GO_ON = 5.0
"""Seconds after which an expected event counts as missing."""
BOTS = Config(game="midevil", seats=("easy", "easy"))


async def left_behind(file: Path, tables: int = 1, turns: int = 4) -> list[str]:
    """Tables of bots that played some turns before their server ended."""
    async with rooms_on(file, lets=True) as rooms:
        open_tables = [await rooms.create(BOTS, ANN, "Ann") for _ in range(tables)]
        await until(lambda: all(turns_of(open_table) >= turns for open_table in open_tables))
    return [open_table.id for open_table in open_tables]


def turns_of(open_table: OpenTable) -> int:
    return open_table.table.play.turns if open_table.table.play is not None else 0


def damage(file: Path, sql: str, values: Sequence[object]) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        assert db.execute(sql, values).rowcount == 1


async def shown(file: Path, table: str) -> tuple[int, str]:
    """The number of lines and the state of a loaded table."""
    async with rooms_on(file) as rooms:
        play = (await rooms.room(table)).table.play
        assert play is not None
        return play.lines, state_hash(play.game, play.state)


async def test_loading_a_table_delays_no_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long log or custom tiles take a second."""
    went_on = Event()
    waited: list[bool] = []

    def slowly(loaded: Loaded) -> Table:
        waited.append(went_on.wait(TO_GO_ON))
        return table_from(loaded)

    async def read(table: str) -> None:
        async with rooms_on(tmp_path / "tables.db") as rooms:
            asyncio.get_running_loop().call_later(0.05, went_on.set)
            assert (await rooms.room(table)).table.status == "running"

    [table] = await left_behind(tmp_path / "tables.db")
    monkeypatch.setattr("boneyard.server.rooms.open_table.table_from", slowly)
    await read(table)
    assert waited == [True]


SNAPSHOTS = {
    "no text": b"{",
    "another form": b'{"state":1}',
    "empty": b"",
}


@pytest.mark.parametrize("state", SNAPSHOTS.values(), ids=SNAPSHOTS)
async def test_a_damaged_snapshot_falls_back_to_the_log(tmp_path: Path, state: bytes) -> None:
    file = tmp_path / "t.db"

    (table,) = await left_behind(file)
    right = await shown(file, table)
    damage(file, "UPDATE snapshots SET state = ? WHERE table_id = ?", (state, table))
    assert await shown(file, table) == right


async def test_a_mismatched_snapshot_is_ignored(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "t.db"

    one, other = await left_behind(file, tables=2)
    right = await shown(file, one)
    damage(
        file,
        "UPDATE snapshots SET state = other.state FROM snapshots AS other"
        " WHERE other.table_id = ? AND snapshots.table_id = ?",
        (other, one),
    )
    assert await shown(file, one) == right
    assert "damaged snapshot" in caplog.text


async def test_an_unreadable_table_stops_no_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "t.db"

    with caplog.at_level(logging.ERROR):
        tables = await left_behind(file, tables=3)
        for table in tables[:2]:
            damage(
                file, "UPDATE entries SET act = ? WHERE table_id = ? AND seq = 3", (b'{"act":"new"}', table)
            )
        async with rooms_on(file) as rooms:
            await resume_stalled(rooms)
            assert set(rooms.open) == {tables[2]}
            with pytest.raises(Refused, match="fault"):
                await rooms.room(tables[0])
    assert "its log can't be read" in caplog.text


async def left_and_loaded(file: Path) -> Loaded:
    """A stored game that a player has left."""
    (table,) = await left_behind(file)
    async with rooms_on(file) as rooms:
        loaded = await rooms.services.store.load(table)
    assert loaded is not None
    return loaded


def of_older_rules(loaded: Loaded) -> Snapshot:
    """A table's snapshot as the same version with older rules would have written it."""
    assert loaded.snapshot is not None
    saved = msgspec.json.decode(loaded.snapshot.state, type=Saved)
    return replace(loaded.snapshot, state=msgspec.json.encode(replace(saved, rules=saved.rules - 1)))


async def test_only_a_diverging_log_without_snapshot_is_refused(tmp_path: Path) -> None:
    loaded = await left_and_loaded(tmp_path / "t.db")
    elsewhere = replace(loaded, entries=tuple(with_another_hash(entry) for entry in loaded.entries))
    assert not table_from(replace(loaded, snapshot=None)).pending_rewind
    assert not table_from(elsewhere).pending_rewind, "snapshots of this version are trusted"
    assert table_from(replace(elsewhere, snapshot=of_older_rules(elsewhere))).pending_rewind, (
        "but not those of older rules"
    )
    with pytest.raises(Unreadable, match="leads to another state"):
        table_from(replace(elsewhere, snapshot=None))


@pytest.mark.parametrize("status", ["running", "over"])
async def test_a_game_without_snapshot_continues_if_its_log_replays(
    tmp_path: Path, status: Literal["running", "over"]
) -> None:
    """The snapshot is damaged and the rules have changed: some turns are lost, the game isn't."""
    loaded = await left_and_loaded(tmp_path / "t.db")
    *_, second, _, last = (entry for entry in loaded.entries if with_another_hash(entry) != entry)
    changed = [with_another_hash(entry) if entry.seq > second.seq else entry for entry in loaded.entries]
    row = replace(loaded.row, status=status)
    found = table_from(replace(loaded, row=row, entries=tuple(changed), snapshot=None))
    before = table_from(replace(loaded, entries=loaded.entries[: second.seq], snapshot=None))
    assert found.play is not None
    assert before.play is not None
    assert found.play.hash == before.play.hash
    assert found.status == status
    assert (found.pending_rewind is not None) == (status == "running"), (
        "players learn that the rules have changed"
    )
    assert bool(found.rules) == (status == "over"), "a finished game keeps the number of its rules"
    assert found.seq >= last.seq, "the rest of the log is kept"


async def test_a_damaged_snapshot_survives_a_rules_change(tmp_path: Path) -> None:
    file = tmp_path / "t.db"

    (table,) = await left_behind(file, turns=6)
    async with rooms_on(file) as rooms:
        loaded = await rooms.services.store.load(table)
    assert loaded is not None
    last = [entry for entry in loaded.entries if with_another_hash(entry) != entry][-1]
    act = with_another_hash(last).data
    damage(file, "UPDATE entries SET act = ? WHERE table_id = ? AND seq = ?", (act, table, last.seq))
    damage(file, "UPDATE snapshots SET state = ? WHERE table_id = ?", (b"{", table))
    async with rooms_on(file, lets=True) as rooms:
        open_table = await rooms.room(table)
        assert turns_of(open_table) < 6
        await until(lambda: turns_of(open_table) >= 7)
        assert open_table.table.rewound_at


def with_another_hash(entry: Entry) -> Entry:
    act = log_entries.decode(entry.data)
    if not isinstance(act, Started | Played) or not act.hash:
        return entry
    return replace(entry, data=log_entries.encode(replace(act, hash="0" * 16)))


def test_no_snapshot_is_taken_between_secret_answers() -> None:
    """Otherwise the remaining player could undo more after a restart."""
    table = new_table(Config(game="midevil", seats=("open",) * 3, position=DUEL), Random(1))
    play = table.play
    assert play is not None
    act = Played(seat=1, lines=(), turn_of=1, hash="0" * 16)
    assert snapshot_of(table, table.seq, act) is not None
    for _ in range(20):
        if 1 in play.actors and len(play.actors) > 1:
            play.take(1, play.options(1)[0], None, None)
    assert len(play.actors) == 1
    assert play.secret is not None
    assert snapshot_of(table, table.seq, act) is None
