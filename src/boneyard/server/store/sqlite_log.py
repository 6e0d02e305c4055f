"""Writing changes to SQLite: many at once with plain `executemany`, or one alone."""

import sqlite3
from collections.abc import Iterable, Sequence

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite

from boneyard.server.store import schema
from boneyard.server.store.errors import Clash
from boneyard.server.store.records import Change, ChatLine, Entry, Seating, Snapshot, TableRow


def _insert(table: Table, *, replace: bool = False) -> str:
    """`INSERT INTO … VALUES (?, …)` with the columns in their order; with `replace`, the last one wins."""
    statement = sqlite.insert(table)
    if replace:
        key = {column.name for column in table.primary_key}
        rest = {column.name: statement.excluded[column.name] for column in table.c if column.name not in key}
        statement = statement.on_conflict_do_update(index_elements=[*table.primary_key], set_=rest)
    return str(statement.compile(dialect=sqlite.dialect()))


ROWS = _insert(schema.tables, replace=True)
ENTRIES = _insert(schema.entries)
TURNS = _insert(schema.turns, replace=True)
SNAPSHOTS = _insert(schema.snapshots, replace=True)
STORIES = _insert(schema.stories, replace=True)
UNSEATED = "DELETE FROM seatings WHERE table_id = ?"
SEATINGS = _insert(schema.seatings)
CHAT = _insert(schema.chat)

FOUND_ENTRY = 'SELECT at, "by", seat, client, act FROM entries WHERE table_id = ? AND seq = ?'
FOUND_LINE = 'SELECT at, "by", room, text FROM chat WHERE table_id = ? AND n = ?'

Value = str | int | bytes | None


def write_all(db: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """Add all changes to the open transaction. The last of several rows or seatings of a table counts."""
    rows = [_row(change.row) for change in changes if change.row]
    if rows:
        db.executemany(ROWS, rows)
    seated = {change.table: change.seatings for change in changes if change.seatings is not None}
    if seated:
        db.executemany(UNSEATED, [(table,) for table in seated])
        db.executemany(SEATINGS, [_seating(table, one) for table, all_ in seated.items() for one in all_])
    db.executemany(ENTRIES, [_entry(change.table, entry) for change in changes for entry in change.entries])
    turns = [(change.table, change.snapshot) for change in changes if change.snapshot]
    if turns:
        db.executemany(TURNS, [_turn(table, snapshot) for table, snapshot in turns])
        db.executemany(SNAPSHOTS, [_snapshot(table, snapshot) for table, snapshot in turns])
    stories = [(change.table, change.story) for change in changes if change.story is not None]
    if stories:
        db.executemany(STORIES, stories)
    lines = [_line(change.table, line) for change in changes for line in change.chat]
    if lines:
        db.executemany(CHAT, lines)


def is_written(db: sqlite3.Connection, change: Change) -> bool:
    """Whether this very change is there. What has neither entries nor chat may as well be written again."""
    if change.entries:
        entry = change.entries[0]
        found = db.execute(FOUND_ENTRY, (change.table, entry.seq)).fetchone()
        return bool(found == (entry.at, entry.by, entry.seat, entry.client, entry.act))
    if change.chat:
        line = change.chat[0]
        found = db.execute(FOUND_LINE, (change.table, line.n)).fetchone()
        return bool(found == (line.at, line.by, line.room, line.text))
    return False


def clash(error: sqlite3.IntegrityError) -> Clash:
    """What was taken, told from SQLite's message, which names the columns."""
    text = str(error)
    if "entries.seq" in text:
        return "seq"
    return "client" if "entries.client" in text else "other"


def size_of(changes: Iterable[Change]) -> int:
    """About how many bytes of the write-ahead log these changes take: some pages each, and what they hold."""
    return sum(
        16_384
        + sum(len(entry.act) + len(entry.reply) for entry in change.entries)
        + (len(change.snapshot.state) if change.snapshot else 0)
        + len(change.story or b"")
        for change in changes
    )


def _row(row: TableRow) -> tuple[Value, ...]:
    return (row.id, row.game, row.status, row.public, row.summary, row.created, row.updated)


def _entry(table: str, entry: Entry) -> tuple[Value, ...]:
    return (table, entry.seq, entry.at, entry.by, entry.seat, entry.client, entry.act, entry.reply)


def _seating(table: str, seating: Seating) -> tuple[Value, ...]:
    return (table, seating.seat, seating.guest, seating.waiting)


def _turn(table: str, snapshot: Snapshot) -> tuple[Value, ...]:
    return (table, snapshot.seq, snapshot.turn, snapshot.hash)


def _snapshot(table: str, snapshot: Snapshot) -> tuple[Value, ...]:
    return (table, snapshot.seq, snapshot.turn, snapshot.hash, snapshot.state)


def _line(table: str, line: ChatLine) -> tuple[Value, ...]:
    return (table, line.n, line.at, line.by, line.room, line.text)
