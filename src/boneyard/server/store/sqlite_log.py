"""Changes in SQLite: writing them with plain `executemany`, and finding out whether one is there."""

import sqlite3
from collections.abc import Iterable, Sequence

from sqlalchemy import bindparam, delete
from sqlalchemy.dialects import sqlite

from boneyard.server.store.errors import Clash
from boneyard.server.store.records import Change
from boneyard.server.store.rows import TARGETS, UNSEATED, Step, Target, steps


def _insert(target: Target) -> str:
    """`INSERT INTO … VALUES (?, …)`, which with `replace` changes what has the same key."""
    table, replace = target
    statement = sqlite.insert(table)
    if replace:
        key = [*table.primary_key]
        rest = {column.name: statement.excluded[column.name] for column in table.c if column not in set(key)}
        statement = statement.on_conflict_do_update(index_elements=key, set_=rest)
    return str(statement.compile(dialect=sqlite.dialect()))


SQL: dict[Step, str] = {step: _insert(target) for step, target in TARGETS.items()}
SQL["unseated"] = str(
    delete(UNSEATED).where(UNSEATED.c.table_id == bindparam("table")).compile(dialect=sqlite.dialect())
)
FOUND_ENTRY = 'SELECT at, "by", seat, client, act FROM entries WHERE table_id = ? AND seq = ?'
FOUND_LINE = 'SELECT at, "by", room, text FROM chat WHERE table_id = ? AND n = ?'


def write_all(db: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """Add all changes to the open transaction."""
    for step, rows in steps(changes):
        db.executemany(SQL[step], rows)


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
