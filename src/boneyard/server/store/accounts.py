"""Queries and changes of guests, bots' tokens, bans and push subscriptions."""

from collections.abc import Collection, Mapping
from functools import cache
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Row, Table, delete, exists, select, tuple_, update
from sqlalchemy.dialects import sqlite

from boneyard.server.store import schema
from boneyard.server.store.records import Ban, Guest, Push, Token

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

PORTION = 500
"""Rows deleted in one transaction: tables wait with their moves until it is done."""
_GUEST = schema.guests.c
_TOKEN = schema.tokens.c
_BAN = schema.bans.c
_PUSH = schema.pushes.c


def put_guest(connection: Connection, guest: Guest) -> None:
    """First visit and key stay; name, language and last visit may change."""
    values = {
        "id": guest.id,
        "key_hash": guest.key_hash,
        "name": guest.name,
        "language": guest.language,
        "created": guest.created,
        "seen": guest.seen,
    }
    put(connection, schema.guests, values, unchanged=("created", "key_hash"))


def change_key(connection: Connection, guest: str, key_hash: bytes) -> None:
    connection.execute(update(schema.guests).where(_GUEST.id == guest).values(key_hash=key_hash))


def keys_of(connection: Connection, guests: Collection[str]) -> dict[str, bytes]:
    question = select(_GUEST.id, _GUEST.key_hash).where(_GUEST.id.in_(guests))
    return {found.id: bytes(found.key_hash) for found in connection.execute(question)}


def touch_guest(connection: Connection, guest: str, seen: int) -> None:
    connection.execute(update(schema.guests).where(_GUEST.id == guest).values(seen=seen))


def guest(connection: Connection, id: str) -> Guest | None:
    return _guest(connection.execute(select(schema.guests).where(_GUEST.id == id)).first())


def guest_by_key(connection: Connection, key_hash: bytes) -> Guest | None:
    return _guest(connection.execute(select(schema.guests).where(_GUEST.key_hash == key_hash)).first())


def _guest(found: Row[*tuple[object, ...]] | None) -> Guest | None:
    if found is None:
        return None
    return Guest(found.id, found.key_hash, found.name, found.language, found.created, found.seen)


def put_token(connection: Connection, token: Token) -> None:
    values = {
        "id": token.id,
        "secret_hash": token.secret_hash,
        "guest": token.guest,
        "name": token.name,
        "table_id": token.table,
        "seat": token.seat,
        "created": token.created,
    }
    put(connection, schema.tokens, values)


def token(connection: Connection, id: str) -> Token | None:
    found = connection.execute(select(schema.tokens).where(_TOKEN.id == id)).first()
    return None if found is None else _token(found)


def tokens_of(connection: Connection, guest: str) -> tuple[Token, ...]:
    question = select(schema.tokens).where(_TOKEN.guest == guest).order_by(_TOKEN.created, _TOKEN.id)
    return tuple(_token(found) for found in connection.execute(question))


def drop_token(connection: Connection, id: str) -> None:
    connection.execute(delete(schema.tokens).where(_TOKEN.id == id))


def _token(found: Row[*tuple[object, ...]]) -> Token:
    return Token(
        found.id, found.secret_hash, found.guest, found.name, found.table_id, found.seat, found.created
    )


def put_ban(connection: Connection, ban: Ban) -> None:
    values = {
        "guest": ban.guest,
        "kind": ban.kind,
        "table_id": ban.table,
        "until": ban.until,
        "reason": ban.reason,
        "created": ban.created,
    }
    put(connection, schema.bans, values)


def bans_of(connection: Connection, guest: str) -> tuple[Ban, ...]:
    """All bans and mutes of a guest, including expired ones."""
    question = select(schema.bans).where(_BAN.guest == guest).order_by(_BAN.kind, _BAN.table_id)
    return tuple(_ban(found) for found in connection.execute(question))


def bans(connection: Connection, limit: int = 500) -> tuple[Ban, ...]:
    question = select(schema.bans).order_by(_BAN.guest, _BAN.kind, _BAN.table_id).limit(limit)
    return tuple(_ban(found) for found in connection.execute(question))


def drop_ban(connection: Connection, ban: Ban) -> None:
    connection.execute(
        delete(schema.bans).where(_BAN.guest == ban.guest, _BAN.kind == ban.kind, _BAN.table_id == ban.table)
    )


def _ban(found: Row[*tuple[object, ...]]) -> Ban:
    return Ban(found.guest, found.kind, found.table_id, found.until, found.reason, found.created)


def put_push(connection: Connection, push: Push) -> None:
    values = {"id": push.id, "guest": push.guest, "endpoint": push.endpoint, "created": push.created}
    put(connection, schema.pushes, values)


def pushes_of(connection: Connection, guest: str) -> tuple[Push, ...]:
    question = select(schema.pushes).where(_PUSH.guest == guest).order_by(_PUSH.created, _PUSH.id)
    return tuple(
        Push(found.id, found.guest, found.endpoint, found.created) for found in connection.execute(question)
    )


def drop_push(connection: Connection, id: str) -> None:
    connection.execute(delete(schema.pushes).where(_PUSH.id == id))


def forget_guests(connection: Connection, unseen_since: int) -> int:
    """Delete some guests not seen since then, unless they sit at a table that is not over."""
    s, t = schema.seatings.c, schema.tables.c
    sits = exists().where(s.guest == _GUEST.id, s.table_id == t.id, t.status != "over")
    question = select(_GUEST.id).where(_GUEST.seen < unseen_since, ~sits).limit(PORTION)
    gone = [*connection.scalars(question)]
    connection.execute(delete(schema.seatings).where(s.guest.in_(gone)))
    connection.execute(delete(schema.guests).where(_GUEST.id.in_(gone)))
    return len(gone)


def forget_chat(connection: Connection, before: int) -> int:
    c = schema.chat.c
    old = select(c.table_id, c.n).where(c.at < before).limit(PORTION)
    return connection.execute(delete(schema.chat).where(tuple_(c.table_id, c.n).in_(old))).rowcount


def put(
    connection: Connection,
    table: Table,
    values: Mapping[str, object],
    unchanged: tuple[str, ...] = (),
) -> None:
    """Insert a row, or update all its columns except the `unchanged` ones."""
    connection.execute(_putting(connection.dialect.name, table, unchanged), values)


@cache
def _putting(dialect: str, table: Table, unchanged: tuple[str, ...]) -> "sqlite.Insert | postgresql.Insert":
    """Built once for each table."""
    insert = _insert(dialect, table)
    changed = {
        column.name: insert.excluded[column.name]
        for column in table.columns
        if not column.primary_key and column.name not in unchanged
    }
    return insert.on_conflict_do_update(index_elements=[*table.primary_key], set_=changed)


def _insert(dialect: str, table: Table) -> "sqlite.Insert | postgresql.Insert":
    if dialect == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # loaded already by whoever has a connection

    return postgresql.insert(table)
