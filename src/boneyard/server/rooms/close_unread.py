"""Closing a table without loading its game: the host can always do that, even if the game can't be loaded."""

from __future__ import annotations

import msgspec

from boneyard.server.lobby import read_summary
from boneyard.server.rooms.changes import SERVER
from boneyard.server.services import Services
from boneyard.server.store.records import Change, Entry
from boneyard.table import log_entries
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Ended


async def close_unread(services: Services, table: str) -> None:
    """End a table that this process hasn't loaded; raises `Elsewhere` if another process has."""
    lease = await services.ownership.claim(table)
    try:
        await services.commit(await end_of(services, table, lease.epoch))
    finally:
        await services.ownership.release(table)


async def end_of(services: Services, table: str, epoch: int) -> Change:
    store, now = services.store, services.now()
    row = await store.row(table)
    if row is None:
        raise Refused("not-found")
    if row.status == "over":
        raise Refused("not-running")
    log = await store.entries(table, -1)
    entry = Entry(log[-1].seq + 1, now, SERVER, None, None, log_entries.encode(Ended(why="closed")), b"")
    waiting = [seating for seating in await store.seatings(table) if seating.waiting]
    return Change(
        table=table,
        epoch=epoch,
        entries=(entry,),
        row=msgspec.structs.replace(row, status="over", updated=now, summary=closed(row.summary)),
        waiting=tuple(msgspec.structs.replace(seating, waiting=False) for seating in waiting),
    )


def closed(summary: bytes) -> bytes:
    """The summary of a closed table; one that can't be read stays as it is."""
    try:
        return msgspec.json.encode(msgspec.structs.replace(read_summary(summary), why="closed"))
    except msgspec.DecodeError:
        return summary
