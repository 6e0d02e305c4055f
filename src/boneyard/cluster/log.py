"""Changes in PostgreSQL: many in one transaction, each checked against the lease of its table.

If it fails before COMMIT was sent, nothing was written. After that only the server knows; it is asked later
by the transaction's number (`fate`).
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import asyncpg
from sqlalchemy.dialects import postgresql

from boneyard.cluster.link import CONSTRAINT, DOWN, UNFIT, Link
from boneyard.server.store.errors import Clash, Conflict, Fenced
from boneyard.server.store.records import Change
from boneyard.server.store.rows import TARGETS, UNSEATED, Step, Target, steps


def _insert(target: Target) -> str:
    """One statement for any number of rows, which come as one array per column."""
    table = target.table
    quote = POSTGRES.identifier_preparer.quote
    names = [quote(column.name) for column in table.c]
    arrays = [
        f"${number}::{column.type.compile(dialect=POSTGRES)}[]" for number, column in enumerate(table.c, 1)
    ]
    sql = f"INSERT INTO {table.name} ({', '.join(names)}) SELECT * FROM unnest({', '.join(arrays)})"
    if not target.changed:
        return sql
    key = [quote(column.name) for column in table.primary_key]
    new = [f"{name} = excluded.{name}" for name in map(quote, target.changed)]
    return f"{sql} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {', '.join(new)}"


POSTGRES = postgresql.dialect()  # type: ignore[no-untyped-call]  # SQLAlchemy gives it no types
SQL: dict[Step, str] = {step: _insert(target) for step, target in TARGETS.items()}
SQL["unseated"] = f"DELETE FROM {UNSEATED.name} WHERE table_id = ANY($1)"
WRITTEN = "boneyard_written"
"""The channel on which processes announce what they wrote."""
# The locks delay claims of these tables until this transaction is over.
EPOCHS = "SELECT table_id, epoch FROM leases WHERE table_id = ANY($1) AND owner = $2 FOR SHARE"
NOTIFY = "SELECT pg_notify($1, news) FROM unnest($2::text[]) AS news"
FOUND_ENTRY = """
    SELECT 1 FROM entries WHERE table_id = $1 AND seq = $2 AND at = $3 AND by = $4
    AND seat IS NOT DISTINCT FROM $5 AND client IS NOT DISTINCT FROM $6 AND act = $7
    """
FOUND_LINE = (
    "SELECT 1 FROM chat WHERE table_id = $1 AND n = $2 AND at = $3 AND by = $4 AND room = $5 AND text = $6"
)

Outcome: TypeAlias = Conflict | Fenced | None
Fate: TypeAlias = Literal["committed", "aborted", "in progress"]


class CutOff(Exception):
    """The connection failed during the COMMIT of this transaction."""

    def __init__(self, transaction: str, outcomes: Sequence[Outcome]) -> None:
        super().__init__(f"transaction {transaction} was cut off")
        self.transaction = transaction
        self.outcomes = outcomes


async def write_group(link: Link, owner: str, changes: Sequence[Change]) -> Sequence[Outcome]:
    """Write all in one transaction except those with a bad outcome. Raises `CutOff`, or one of `DOWN`."""
    await link.execute("BEGIN")
    transaction = str(await link.fetchval("SELECT pg_current_xact_id()::text"))
    try:
        outcomes = await _write_at_once(link, owner, changes)
    except (CONSTRAINT, *UNFIT):
        await link.execute("ROLLBACK")
        await link.execute("BEGIN")
        transaction = str(await link.fetchval("SELECT pg_current_xact_id()::text"))
        outcomes = await _write_one_by_one(link, owner, changes)
    news = [_news(owner, change) for change, bad in zip(changes, outcomes, strict=True) if not bad]
    await link.execute(NOTIFY, WRITTEN, news)
    try:
        await link.execute("COMMIT")
    except DOWN as error:
        raise CutOff(transaction, outcomes) from error
    return outcomes


async def _write_at_once(link: Link, owner: str, changes: Sequence[Change]) -> Sequence[Outcome]:
    outcomes = await _fences(link, owner, changes)
    await _write(link, [change for change, fenced in zip(changes, outcomes, strict=True) if not fenced])
    return outcomes


async def _write_one_by_one(link: Link, owner: str, changes: Sequence[Change]) -> Sequence[Outcome]:
    outcomes = await _fences(link, owner, changes)
    return [
        fenced or await _write_alone(link, change) for change, fenced in zip(changes, outcomes, strict=True)
    ]


async def _fences(link: Link, owner: str, changes: Sequence[Change]) -> Sequence[Outcome]:
    """Refuse changes decided under a lease that has passed on since."""
    found = await link.fetch(EPOCHS, [*{change.table for change in changes}], owner)
    epochs = {row["table_id"]: row["epoch"] for row in found}
    return [None if epochs.get(change.table) == change.epoch else Fenced(change.table) for change in changes]


async def _write_alone(link: Link, change: Change) -> Conflict | None:
    """Write one change of several. One that was submitted again although it is there has succeeded."""
    await link.execute("SAVEPOINT one")
    try:
        await _write(link, [change])
    except asyncpg.UniqueViolationError as error:
        clash: Clash = "other"
        if error.table_name == "entries":
            clash = "client" if error.constraint_name == "entries_client" else "seq"
        await link.execute("ROLLBACK TO one")
        return None if await _is_written(link, change) else Conflict(change.table, clash)
    except (CONSTRAINT, *UNFIT):
        await link.execute("ROLLBACK TO one")
        return Conflict(change.table, "other")
    await link.execute("RELEASE one")
    return None


async def _write(link: Link, changes: Sequence[Change]) -> None:
    for step, rows in steps(changes):
        await link.execute(SQL[step], *([*column] for column in zip(*rows, strict=True)))


def _news(owner: str, change: Change) -> str:
    last = change.entries[-1].seq if change.entries else -1
    return f"{owner} {last} {change.table}"


async def fate(link: Link, transaction: str, change: Change) -> Fate:
    """The outcome of a change whose transaction was cut off.

    The server remembers how recent transactions ended. After a restore from a backup it may not know the
    number; then the change itself is looked up.
    """
    try:
        status = await link.fetchval("SELECT pg_xact_status($1::text::xid8)", transaction)
    except asyncpg.DataError:
        status = None
    match status:
        case "committed":
            return "committed"
        case "aborted":
            return "aborted"
        case "in progress":
            return "in progress"
        case _:
            return "committed" if await _is_written(link, change) else "aborted"


async def _is_written(link: Link, change: Change) -> bool:
    """Whether this very change is there. One without entries and chat may as well be written again."""
    for entry in change.entries:
        values = (entry.seq, entry.at, entry.by, entry.seat, entry.client, entry.data)
        if not await link.fetchval(FOUND_ENTRY, change.table, *values):
            return False
    for line in change.chat:
        values_of_line = (line.n, line.at, line.by, line.room, line.text)
        if not await link.fetchval(FOUND_LINE, change.table, *values_of_line):
            return False
    return bool(change.entries or change.chat)
