"""Sample changes and opened stores."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakKeyDictionary

import asyncpg
import msgspec

from boneyard.cluster.store import PostgresStore
from boneyard.server.store import Store, open_store
from boneyard.server.store.base import Alone, Ownership
from boneyard.server.store.records import (
    Change,
    ChatLine,
    Entry,
    Guest,
    Lease,
    Seating,
    Snapshot,
    Status,
    TableRow,
)


def row(
    table: str, *, status: Status = "running", public: bool = True, created: int = 1, updated: int = 1
) -> TableRow:
    return TableRow(
        id=table,
        game="midevil",
        status=status,
        public=public,
        summary=b'{"name":"Crypt"}',
        created=created,
        updated=updated,
    )


def entry(seq: int, *, seat: int | None = 0, client: str | None = None, data: bytes = b"{}") -> Entry:
    """An entry whose client id is its number by default."""
    return Entry(
        seq=seq,
        at=1_000 + seq,
        by="guest",
        seat=seat,
        client=f"c{seq}" if client is None and seat is not None else client,
        data=data,
        reply=b"ok %d" % seq,
    )


def made(table: str, *entries: Entry, epoch: int = 1) -> Change:
    return Change(table=table, epoch=epoch, row=row(table), entries=entries)


def played(table: str, *entries: Entry, epoch: int = 1) -> Change:
    return Change(table=table, epoch=epoch, entries=entries)


def full(table: str, epoch: int = 1) -> Change:
    return Change(
        table=table,
        epoch=epoch,
        row=row(table),
        entries=(entry(1), msgspec.structs.replace(entry(2, seat=None), events=b"[]")),
        seatings=(Seating(0, "ann", True), Seating(1, "bob", False)),
        snapshot=Snapshot(2, 1, "h1", b"state"),
        story=b"story",
        chat=(ChatLine(1, 1_001, "ann", "players", "hello"), ChatLine(2, 1_002, "eve", "watchers", "hi")),
    )


def guest(id: str, *, seen: int = 10) -> Guest:
    return Guest(
        id=id, key_hash=b"key of " + id.encode(), name=id.title(), language="en", created=5, seen=seen
    )


_claims: WeakKeyDictionary[Store, dict[str, "asyncio.Task[Lease]"]] = WeakKeyDictionary()


async def write(store: Store, change: Change) -> None:
    """Write a change with a lease, claimed once per table and store."""
    claims = _claims.setdefault(store, {})
    if change.table not in claims:
        claims[change.table] = asyncio.create_task(ownership_of(store).claim(change.table))
    lease = await asyncio.shield(claims[change.table])
    await store.write(msgspec.structs.replace(change, epoch=lease.epoch))


def ownership_of(store: Store) -> Ownership:
    return store if isinstance(store, Ownership) else Alone()


@asynccontextmanager
async def opened_shared(database: str) -> AsyncIterator[PostgresStore]:
    async with opened(database) as store:
        assert isinstance(store, PostgresStore)
        yield store


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = await open_store(database)
    try:
        yield store
    finally:
        await store.close()


async def let_leases_run_out(database: str) -> None:
    """Expire all leases; only the database's clock counts."""
    link = await asyncpg.connect(database)
    await link.execute("UPDATE leases SET expires = now() - interval '1 ms'")
    await link.close()


class PauseRecorder:
    """Records when saving pauses and resumes."""

    def __init__(self, store: Store) -> None:
        self.pauses: list[bool] = []
        self.stopped, self.going_on = asyncio.Event(), asyncio.Event()
        store.on_pause(self.record)

    def record(self, paused: bool) -> None:
        self.pauses.append(paused)
        (self.stopped if paused else self.going_on).set()
