"""Turns changes into rows, the same for all databases."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from sqlalchemy import Table

from boneyard.server.store import schema
from boneyard.server.store.records import Change, ChatLine, Entry, Seating, Snapshot, TableRow

Step: TypeAlias = Literal[
    "rows", "unseated", "seatings", "waiting", "entries", "turns", "snapshots", "stories", "chat"
]
Value: TypeAlias = str | int | bytes | None
Values: TypeAlias = tuple[Value, ...]


class Target(NamedTuple):
    """A step's table; values come in the order of its columns.

    If their key is taken, rows update the columns `changed`; without those, the key must be free.
    """

    table: Table
    changed: tuple[str, ...] = ()


def _replacing(table: Table) -> Target:
    return Target(table, tuple(column.name for column in table.c if not column.primary_key))


UNSEATED = schema.seatings
"""The step "unseated" deletes all rows of a table here; all others insert."""
TARGETS: dict[Step, Target] = {
    "rows": _replacing(schema.tables),
    "seatings": Target(schema.seatings),
    "waiting": Target(schema.seatings, ("waiting",)),  # which is in no index
    "entries": Target(schema.entries),
    "turns": _replacing(schema.turns),
    "snapshots": _replacing(schema.snapshots),
    "stories": _replacing(schema.stories),
    "chat": Target(schema.chat),
}


def steps(changes: Sequence[Change]) -> Iterator[tuple[Step, list[Values]]]:
    """Steps with their rows, in an order that satisfies foreign keys."""
    for step, rows in _all_steps(changes):
        if rows:
            yield step, rows


def _all_steps(changes: Sequence[Change]) -> Iterator[tuple[Step, list[Values]]]:
    yield "rows", _last([_row(change.row) for change in changes if change.row], key=1)
    seated = {change.table: change.seatings for change in changes if change.seatings is not None}
    yield "unseated", [(table,) for table in seated]
    yield "seatings", [_seating(table, one) for table, seats in seated.items() for one in seats]
    waiting = [_seating(change.table, one) for change in changes for one in change.waiting]
    yield "waiting", _last(waiting, key=2)
    yield "entries", [_entry(change.table, entry) for change in changes for entry in change.entries]
    turns = [(change.table, change.snapshot) for change in changes if change.snapshot]
    yield "turns", _last([_turn(table, snapshot) for table, snapshot in turns], key=2)
    yield "snapshots", _last([_snapshot(table, snapshot) for table, snapshot in turns], key=1)
    stories = [(change.table, change.story) for change in changes if change.story is not None]
    yield "stories", _last(stories, key=1)
    yield "chat", [_line(change.table, line) for change in changes for line in change.chat]


def _last(rows: Iterable[Values], key: int) -> list[Values]:
    """The last of rows with equal first values: it would replace the others anyway."""
    return [*{row[:key]: row for row in rows}.values()]


def _row(row: TableRow) -> Values:
    return (row.id, row.game, row.status, row.public, row.summary, row.created, row.updated)


def _entry(table: str, entry: Entry) -> Values:
    return (
        table,
        entry.seq,
        entry.at,
        entry.by,
        entry.seat,
        entry.client,
        entry.data,
        entry.reply,
        entry.events,
    )


def _seating(table: str, seating: Seating) -> Values:
    return (table, seating.seat, seating.guest, seating.waiting)


def _turn(table: str, snapshot: Snapshot) -> Values:
    return (table, snapshot.seq, snapshot.turn, snapshot.hash)


def _snapshot(table: str, snapshot: Snapshot) -> Values:
    return (table, snapshot.seq, snapshot.turn, snapshot.hash, snapshot.state)


def _line(table: str, line: ChatLine) -> Values:
    return (table, line.n, line.at, line.by, line.room, line.text, line.seat, line.client)
