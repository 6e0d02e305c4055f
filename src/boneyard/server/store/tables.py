"""Queries of tables: functions of a connection, the same for all databases."""

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, Row, Select, bindparam, delete, func, select, tuple_, update

from boneyard import __version__
from boneyard.server.store import schema
from boneyard.server.store.records import (
    MOST_FAILURES,
    ChatLine,
    Counts,
    Entry,
    Loaded,
    Mine,
    Seating,
    Snapshot,
    Status,
    TableRow,
)

FIRST = 1
"""The number of the entry that creates a table."""
ROW = schema.tables.c
_ENTRY = schema.entries.c
_FAILURES = schema.failures.c
_PARKED = (
    select(_FAILURES.table_id)
    .where(
        _FAILURES.table_id == ROW.id,
        _FAILURES.version == __version__,
        _FAILURES.number >= MOST_FAILURES,
    )
    .exists()
)
ROW_COLUMNS = (
    ROW.id,
    ROW.game,
    ROW.status,
    ROW.public,
    ROW.summary,
    ROW.created,
    ROW.updated,
    _PARKED.label("parked"),
)


def load(connection: Connection, table: str) -> Loaded | None:
    found = row(connection, table)
    if found is None:
        return None
    return Loaded(
        row=found,
        entries=entries(connection, table, after=-1),
        snapshot=snapshot(connection, table),
        failures=failures(connection, table),
    )


def row(connection: Connection, table: str) -> TableRow | None:
    found = connection.execute(select(*ROW_COLUMNS).where(ROW.id == table)).first()
    return None if found is None else table_row(found)


def entries(connection: Connection, table: str, after: int) -> tuple[Entry, ...]:
    """The log after an entry's number, in order."""
    e = _ENTRY
    question = (
        select(e.seq, e.at, e.by, e.seat, e.client, e.act, e.reply, e.events)
        .where(e.table_id == table, e.seq > after)
        .order_by(e.seq)
    )
    return tuple(Entry(*found) for found in connection.execute(question))


def fill_events(connection: Connection, table: str, events: Mapping[int, bytes]) -> None:
    """Add events to entries, by their numbers, that have none yet."""
    e = _ENTRY
    question = update(schema.entries).where(
        e.table_id == table, e.seq == bindparam("number"), e.events.is_(None)
    )
    found = [{"number": seq, "found": each} for seq, each in events.items()]
    connection.execute(question.values(events=bindparam("found")), found)
    connection.execute(delete(schema.unfilled).where(schema.unfilled.c.table_id == table))


def without_events(connection: Connection, limit: int = 1000) -> tuple[str, ...]:
    """Tables whose game began before events were stored, latest first."""
    question = select(ROW.id).join(schema.unfilled).where(~_PARKED)
    return tuple(connection.scalars(question.order_by(ROW.updated.desc()).limit(limit)))


def reply_to(connection: Connection, table: str, seat: int, client: str) -> bytes | None:
    e = _ENTRY
    return connection.scalar(select(e.reply).where(e.table_id == table, e.seat == seat, e.client == client))


def snapshot(connection: Connection, table: str) -> Snapshot | None:
    s = schema.snapshots.c
    found = connection.execute(select(s.seq, s.turn, s.hash, s.state).where(s.table_id == table)).first()
    return None if found is None else Snapshot(*found)


def failures(connection: Connection, table: str) -> int:
    f = _FAILURES
    question = select(f.number).where(f.table_id == table, f.version == __version__)
    return connection.scalar(question) or 0


def fail(connection: Connection, table: str, at: int) -> int:
    """Count a table's failure; returns how many there are in a row."""
    number = failures(connection, table) + 1
    connection.execute(delete(schema.failures).where(_FAILURES.table_id == table))
    values = {"table_id": table, "number": number, "version": __version__, "at": at}
    connection.execute(schema.failures.insert().values(values))
    return number


def recover(connection: Connection, table: str) -> None:
    """Reset the failures of a table whose game advanced."""
    connection.execute(delete(schema.failures).where(_FAILURES.table_id == table))


def tables(
    connection: Connection,
    status: Status | None = None,
    public: bool | None = None,
    before: tuple[int, str] | None = None,
    limit: int = 50,
) -> tuple[TableRow, ...]:
    """Most recently changed first; `before` is (updated, id) of the previous page's last row."""
    return tuple(table_row(found) for found in connection.execute(_page(status, public, before, limit)))


def _page(
    status: Status | None, public: bool | None, before: tuple[int, str] | None, limit: int
) -> Select[*tuple[object, ...]]:
    """One page of the lobby, in the order of an index, so that it never sorts or scans all tables."""
    question: Select[*tuple[object, ...]] = select(*ROW_COLUMNS)
    if status is not None:
        question = question.where(ROW.status == status)
    if public is not None:
        question = question.where(ROW.public == public)
    if before is not None:
        question = question.where(tuple_(ROW.updated, ROW.id) < before)
    return question.order_by(ROW.updated.desc(), ROW.id.desc()).limit(limit)


def tables_of(connection: Connection, guest: str, limit: int = 100) -> tuple[Mine, ...]:
    """A guest's tables: those waiting for the guest first, then the most recently changed."""
    s = schema.seatings.c
    question = (
        select(*ROW_COLUMNS, s.seat, s.waiting)
        .join_from(schema.seatings, schema.tables, s.table_id == ROW.id)
        .where(s.guest == guest)
        .order_by(s.waiting.desc(), ROW.updated.desc(), ROW.id.desc(), s.seat)
        .limit(limit)
    )
    return tuple(
        Mine(row=table_row(found), seat=found.seat, waiting=found.waiting)
        for found in connection.execute(question)
    )


def seatings(connection: Connection, table: str) -> tuple[Seating, ...]:
    s = schema.seatings.c
    question = select(s.seat, s.guest, s.waiting).where(s.table_id == table).order_by(s.seat)
    return tuple(Seating(*found) for found in connection.execute(question))


def creators(connection: Connection, tables: Collection[str]) -> dict[str, str]:
    e = _ENTRY
    question = select(e.table_id, e.by).where(e.table_id.in_(tables), e.seq == FIRST)
    return {found.table_id: found.by for found in connection.execute(question)}


def openings_of(connection: Connection, guest: str) -> int:
    """How many public, unstarted tables a guest has created."""
    e = _ENTRY
    is_theirs = select(e.table_id).where(e.table_id == ROW.id, e.seq == FIRST, e.by == guest).exists()
    question = select(func.count()).where(ROW.status == "open", ROW.public, is_theirs)
    return connection.scalar(question.select_from(schema.tables)) or 0


def abandoned(connection: Connection, since: int, limit: int = 200) -> tuple[str, ...]:
    """Unstarted tables not changed since then, whose players were not seen since; oldest first, without
    parked ones.
    """
    s, g = schema.seatings.c, schema.guests.c
    seen = select(s.table_id).where(s.table_id == ROW.id, s.guest == g.id, g.seen > since).exists()
    question = select(ROW.id).where(ROW.status == "open", ROW.updated <= since, ~seen, ~_PARKED)
    return tuple(connection.scalars(question.order_by(ROW.updated).limit(limit)))


def stalled(connection: Connection, limit: int = 1000) -> tuple[str, ...]:
    """Running tables that wait for no person, because their bot or deadline was interrupted; oldest first,
    without parked ones.
    """
    s = schema.seatings.c
    waits = select(s.table_id).where(s.table_id == ROW.id, s.waiting).exists()
    question = select(ROW.id).where(ROW.status == "running", ~waits, ~_PARKED)
    return tuple(connection.scalars(question.order_by(ROW.updated).limit(limit)))


def story(connection: Connection, table: str) -> bytes | None:
    s = schema.stories.c
    return connection.scalar(select(s.story).where(s.table_id == table))


def without_story(connection: Connection, limit: int = 1000) -> tuple[str, ...]:
    """Finished games without a story, latest first; some tables never had a game."""
    turn, story = schema.turns.c.table_id, schema.stories.c.table_id
    has_game = select(turn).where(turn == ROW.id).exists()
    has_story = select(story).where(story == ROW.id).exists()
    question = select(ROW.id).where(ROW.status == "over", has_game, ~has_story, ~_PARKED)
    return tuple(connection.scalars(question.order_by(ROW.updated.desc()).limit(limit)))


def chat(
    connection: Connection, table: str, room: str, after: int = 0, limit: int = 500
) -> tuple[ChatLine, ...]:
    """The last `limit` messages of a room with a number above `after`, in order."""
    c = schema.chat.c
    question = (
        select(c.n, c.at, c.by, c.room, c.text, c.seat, c.client)
        .where(c.table_id == table, c.room == room, c.n > after)
        .order_by(c.n.desc())
        .limit(limit)
    )
    return tuple(ChatLine(*found) for found in reversed(connection.execute(question).all()))


def is_said(connection: Connection, table: str, by: str, client: str) -> bool:
    """Whether a guest has already sent the message with this client id."""
    c = schema.chat.c
    question = select(c.n).where(c.table_id == table, c.by == by, c.client == client)
    return connection.scalar(question) is not None


def counts(connection: Connection) -> Counts:
    question = select(ROW.status, func.count()).group_by(ROW.status)
    by_status = {found[0]: found[1] for found in connection.execute(question)}
    return Counts(
        open=by_status.get("open", 0),
        running=by_status.get("running", 0),
        over=by_status.get("over", 0),
        guests=connection.scalar(select(func.count()).select_from(schema.guests)) or 0,
    )


def table_row(found: Row[*tuple[object, ...]]) -> TableRow:
    return TableRow(
        id=found.id,
        game=found.game,
        status=found.status,
        public=found.public,
        summary=found.summary,
        created=found.created,
        updated=found.updated,
        parked=found.parked,
    )
