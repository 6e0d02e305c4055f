"""Changes in SQLite: writing many in one statement, and finding out whether one is there.

Each statement releases Python's lock and waits to get it back, so a busy event loop and a transaction of
several statements slow each other down. Therefore all rows go into one view whose triggers write each into
its table; and a statement outside a transaction is one by itself.
"""

from __future__ import annotations

import sqlite3
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain

from sqlalchemy import Delete, Insert, bindparam, delete
from sqlalchemy.dialects import sqlite

from boneyard.server.store.errors import Clash
from boneyard.server.store.records import Change
from boneyard.server.store.rows import TARGETS, UNSEATED, Step, Target, Value, steps

NUMBERS: dict[Step, int] = {step: number for number, step in enumerate(("unseated", *TARGETS))}
WIDTH = max(len(target.table.c) for target in TARGETS.values())
COLUMNS = tuple(f"c{number}" for number in range(WIDTH))
NOTHING = (None,) * (WIDTH + 1)
"""A row without a trigger. One trigger for all would have to select, which is slower than this."""
SIZES = sorted({1, *(size << doubled for size in (2, 3) for doubled in range(10))})
"""How many rows a statement can have; it is padded with rows that do nothing.

SQLite keeps the values of each statement, so there are few statements: a server whose batches grow with its
load would take megabytes for them.
"""


def prepare(db: sqlite3.Connection) -> None:
    """Create the view and its triggers, which only this connection has."""
    nothing = ", ".join(["NULL"] * len(NOTHING))
    db.execute(f"CREATE TEMP VIEW written (step, {', '.join(COLUMNS)}) AS SELECT {nothing}")
    for step, number in NUMBERS.items():
        write = str(_statement(step).compile(dialect=sqlite.dialect()))
        for column in COLUMNS:
            write = write.replace("?", f"NEW.{column}", 1)
        db.execute(
            f"CREATE TEMP TRIGGER write_{step} INSTEAD OF INSERT ON written"
            f" WHEN NEW.step = {number} BEGIN {write}; END"
        )


def _statement(step: Step) -> Insert | Delete:
    if step == "unseated":
        return delete(UNSEATED).where(UNSEATED.c.table_id == bindparam("table"))
    return _insert(TARGETS[step])


def _insert(target: Target) -> Insert:
    """`INSERT INTO … VALUES (?, …)`, which may update a row with the same key."""
    statement = sqlite.insert(target.table)
    if target.changed:
        new = {name: statement.excluded[name] for name in target.changed}
        return statement.on_conflict_do_update(index_elements=[*target.table.primary_key], set_=new)
    return statement


FOUND_ENTRY = 'SELECT at, "by", seat, client, act FROM entries WHERE table_id = ? AND seq = ?'
FOUND_LINE = 'SELECT at, "by", room, text FROM chat WHERE table_id = ? AND n = ?'


def statements(changes: Sequence[Change]) -> list[tuple[str, list[Value]]]:
    """The statements that write all changes: usually one."""
    rows = [(NUMBERS[step], *row, *NOTHING[len(row) + 1 :]) for step, rows in steps(changes) for row in rows]
    most = SIZES[-1]
    return [_filled(rows[first : first + most]) for first in range(0, len(rows), most)]


def _filled(rows: list[tuple[Value, ...]]) -> tuple[str, list[Value]]:
    size = SIZES[bisect_left(SIZES, len(rows))]
    return _sql(size), [*chain.from_iterable(rows), *NOTHING * (size - len(rows))]


@cache
def _sql(rows: int) -> str:
    one = f"({', '.join('?' * len(NOTHING))})"
    return f"INSERT INTO temp.written VALUES {', '.join([one] * rows)}"


def is_written(db: sqlite3.Connection, change: Change) -> bool:
    """Whether this very change is there. One without entries and chat may as well be written again."""
    return bool(change.entries or change.chat) and all(
        db.execute(sql, key).fetchone() == values for sql, key, values in _traces(change)
    )


def _traces(change: Change) -> Iterator[tuple[str, tuple[str, int], tuple[Value, ...]]]:
    """What a change leaves behind for good: queries, and the values to find."""
    for entry in change.entries:
        values = (entry.at, entry.by, entry.seat, entry.client, entry.data)
        yield FOUND_ENTRY, (change.table, entry.seq), values
    for line in change.chat:
        yield FOUND_LINE, (change.table, line.n), (line.at, line.by, line.room, line.text)


def clash(error: sqlite3.IntegrityError) -> Clash:
    """What was taken, from SQLite's message, which names the columns."""
    text = str(error)
    if "entries.seq" in text:
        return "seq"
    return "client" if "entries.client" in text else "other"


def size_of(changes: Iterable[Change]) -> int:
    """About how many bytes of the write-ahead log these changes take: some pages each, and their content."""
    return sum(
        20_480
        + sum(len(entry.data) + len(entry.reply) + len(entry.events or b"") for entry in change.entries)
        + (len(change.snapshot.state) if change.snapshot else 0)
        + len(change.story or b"")
        for change in changes
    )
