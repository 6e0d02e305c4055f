"""From changes to the statements and rows that write them, the same for all databases."""

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from sqlalchemy import Dialect, Table, bindparam, delete
from sqlalchemy.dialects import postgresql, sqlite

from boneyard.server.store import schema
from boneyard.server.store.records import Change, ChatLine, Entry, Seating, Snapshot, TableRow

Step: TypeAlias = Literal["rows", "unseated", "seatings", "entries", "turns", "snapshots", "stories", "chat"]
Value: TypeAlias = str | int | bytes | None
Values: TypeAlias = tuple[Value, ...]


def statements(dialect: Dialect) -> dict[Step, str]:
    """The SQL of each step, made from the schema; the values come in the order of the columns."""
    return {
        "rows": _replace(schema.tables, dialect),
        "unseated": str(
            delete(schema.seatings)
            .where(schema.seatings.c.table_id == bindparam("table"))
            .compile(dialect=dialect)
        ),
        "seatings": _insert(schema.seatings, dialect),
        "entries": _insert(schema.entries, dialect),
        "turns": _replace(schema.turns, dialect),
        "snapshots": _replace(schema.snapshots, dialect),
        "stories": _replace(schema.stories, dialect),
        "chat": _insert(schema.chat, dialect),
    }


def _insert(table: Table, dialect: Dialect) -> str:
    return str(table.insert().compile(dialect=dialect))


def _replace(table: Table, dialect: Dialect) -> str:
    """An insert that changes what has the same key."""
    statement = (sqlite.insert if dialect.name == "sqlite" else postgresql.insert)(table)
    key = {column.name for column in table.primary_key}
    rest = {column.name: statement.excluded[column.name] for column in table.c if column.name not in key}
    replace = statement.on_conflict_do_update(index_elements=[*table.primary_key], set_=rest)
    return str(replace.compile(dialect=dialect))


def steps(changes: Sequence[Change]) -> Iterator[tuple[Step, list[Values]]]:
    """What to execute with which rows, in an order that keeps foreign keys true."""
    for step, rows in _all_steps(changes):
        if rows:
            yield step, rows


def _all_steps(changes: Sequence[Change]) -> Iterator[tuple[Step, list[Values]]]:
    yield "rows", [_row(change.row) for change in changes if change.row]
    # Of several seatings of a table in one transaction, the last counts.
    seated = {change.table: change.seatings for change in changes if change.seatings is not None}
    yield "unseated", [(table,) for table in seated]
    yield "seatings", [_seating(table, one) for table, seats in seated.items() for one in seats]
    yield "entries", [_entry(change.table, entry) for change in changes for entry in change.entries]
    turns = [(change.table, change.snapshot) for change in changes if change.snapshot]
    yield "turns", [_turn(table, snapshot) for table, snapshot in turns]
    yield "snapshots", [_snapshot(table, snapshot) for table, snapshot in turns]
    yield "stories", [(change.table, change.story) for change in changes if change.story is not None]
    yield "chat", [_line(change.table, line) for change in changes for line in change.chat]


def _row(row: TableRow) -> Values:
    return (row.id, row.game, row.status, row.public, row.summary, row.created, row.updated)


def _entry(table: str, entry: Entry) -> Values:
    return (table, entry.seq, entry.at, entry.by, entry.seat, entry.client, entry.act, entry.reply)


def _seating(table: str, seating: Seating) -> Values:
    return (table, seating.seat, seating.guest, seating.waiting)


def _turn(table: str, snapshot: Snapshot) -> Values:
    return (table, snapshot.seq, snapshot.turn, snapshot.hash)


def _snapshot(table: str, snapshot: Snapshot) -> Values:
    return (table, snapshot.seq, snapshot.turn, snapshot.hash, snapshot.state)


def _line(table: str, line: ChatLine) -> Values:
    return (table, line.n, line.at, line.by, line.room, line.text)
