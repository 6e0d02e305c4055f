"""Changes in SQLite: writing them in few statements, and finding out whether one is there."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain

from sqlalchemy import delete
from sqlalchemy.dialects import sqlite

from boneyard.server.store.errors import Clash
from boneyard.server.store.records import Change
from boneyard.server.store.rows import TARGETS, UNSEATED, Step, Target, Value, steps

AT_ONCE = 64
"""Rows of one statement: each statement, not each row, hands Python's lock to other threads and back."""


@cache
def _sql(step: Step, rows: int) -> str:
    """What writes so many rows of a step."""
    if step == "unseated":
        gone = delete(UNSEATED).where(UNSEATED.c.table_id.in_([""] * rows))
        return str(gone.compile(dialect=sqlite.dialect(), compile_kwargs={"render_postcompile": True}))
    one = f"({', '.join('?' * len(TARGETS[step].table.c))})"
    return _insert(TARGETS[step]).replace(one, ", ".join([one] * rows), 1)


def _insert(target: Target) -> str:
    """`INSERT INTO … VALUES (?, …)`, which may change what has the same key."""
    statement = sqlite.insert(target.table)
    if target.changed:
        new = {name: statement.excluded[name] for name in target.changed}
        statement = statement.on_conflict_do_update(index_elements=[*target.table.primary_key], set_=new)
    return str(statement.compile(dialect=sqlite.dialect()))


FOUND_ENTRY = 'SELECT at, "by", seat, client, act FROM entries WHERE table_id = ? AND seq = ?'
FOUND_LINE = 'SELECT at, "by", room, text FROM chat WHERE table_id = ? AND n = ?'


def write_all(db: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """Add all changes to the open transaction."""
    for step, rows in steps(changes):
        for first in range(0, len(rows), AT_ONCE):
            some = rows[first : first + AT_ONCE]
            db.execute(_sql(step, len(some)), [*chain.from_iterable(some)])


def is_written(db: sqlite3.Connection, change: Change) -> bool:
    """Whether this very change is there. What has neither entries nor chat may as well be written again."""
    return bool(change.entries or change.chat) and all(
        db.execute(sql, key).fetchone() == values for sql, key, values in _traces(change)
    )


def _traces(change: Change) -> Iterator[tuple[str, tuple[str, int], tuple[Value, ...]]]:
    """What a change leaves behind that nothing can replace: a question, and what must be found."""
    for entry in change.entries:
        values = (entry.at, entry.by, entry.seat, entry.client, entry.act)
        yield FOUND_ENTRY, (change.table, entry.seq), values
    for line in change.chat:
        yield FOUND_LINE, (change.table, line.n), (line.at, line.by, line.room, line.text)


def clash(error: sqlite3.IntegrityError) -> Clash:
    """What was taken, told from SQLite's message, which names the columns."""
    text = str(error)
    if "entries.seq" in text:
        return "seq"
    return "client" if "entries.client" in text else "other"


def size_of(changes: Iterable[Change]) -> int:
    """About how many bytes of the write-ahead log these changes take: some pages each, and what they hold."""
    return sum(
        20_480
        + sum(len(entry.act) + len(entry.reply) for entry in change.entries)
        + (len(change.snapshot.state) if change.snapshot else 0)
        + len(change.story or b"")
        for change in changes
    )
