"""All tables of a process: loaded when somebody comes, dropped when everybody has left."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import nullcontext, suppress
from typing import Protocol, runtime_checkable

from boneyard.engine.fair import new_secret
from boneyard.server.ids import new_table_id
from boneyard.server.rooms.changes import change_of, entries_of
from boneyard.server.rooms.open_limits import OpenTableLimits
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.services import Services
from boneyard.server.store import Conflict, Paused
from boneyard.server.store.records import Entry, Guest
from boneyard.table.config import OPEN, Config, ready
from boneyard.table.decision import Who
from boneyard.table.errors import Refused
from boneyard.table.fold import fold
from boneyard.table.handlers.seating import all_seated
from boneyard.table.log_entries import Created, LogEntry, Sat
from boneyard.table.names import distinct
from boneyard.table.shared_device import Companion, bot_names, seated
from boneyard.table.table import Table

MOST_ROOMS = 5000
MOST_OF_A_GUEST = 20
"""Running tables per host."""


def first_entry(config: Config, host: Guest) -> Created:
    """The first entry of a table that continues no other; nobody adds to a chosen seed."""
    nonces = ("",) * len(config.seats) if config.seed else ()
    return Created(config=config, host=host.id, seed=config.seed or new_secret(), nonces=nonces)


@runtime_checkable
class SharedStore(Protocol):
    """A store that several processes use."""

    def rooms(self, services: Services) -> Rooms: ...


def rooms_for(services: Services) -> Rooms:
    """The tables of this process; shared with others if the store is."""
    store = services.store
    return store.rooms(services) if isinstance(store, SharedStore) else Rooms(services)


class Rooms:
    def __init__(self, services: Services, most: int = MOST_ROOMS) -> None:
        self.services = services
        self.most = most
        self.open: dict[str, OpenTable] = {}
        self.opening: dict[str, asyncio.Task[OpenTable]] = {}
        self.open_limits = OpenTableLimits(services.store)
        self.reading = asyncio.Lock()
        """Held while a guest's own content is read, which takes a while."""
        self.idle: set[str] = set()
        """Tables without viewers at the last check."""
        self.closed = False
        services.store.on_pause(self.paused)

    async def create(
        self,
        config: Config,
        host: Guest,
        name: str,
        nonce_hash: str = "",
        *,
        id: str = "",
        seat: int | None = None,
        created: Created | None = None,
        company: Sequence[Companion] = (),
        others: Sequence[LogEntry] = (),
        address: str = "",
    ) -> OpenTable:
        """Create a table with its host on an open seat; start it if all seats are taken.

        `created` is the first entry if the table continues another one, `company` the other players at the
        host's device, `others` entries that seat further people, `address` is counted besides the host.
        Raises `Conflict` if the id is taken meanwhile.
        """
        self.shed_load(host.id)
        id = id or new_table_id()
        waits = config.public and config.seats.count(OPEN) > 1 + len(company)
        async with self.open_limits.one_more(id, host.id, address) if waits else nullcontext():
            return await self.make(id, config, host, name, nonce_hash, seat, created, company, others)

    async def make(
        self,
        id: str,
        config: Config,
        host: Guest,
        name: str,
        nonce_hash: str,
        seat: int | None,
        created: Created | None,
        company: Sequence[Companion],
        others: Sequence[LogEntry],
    ) -> OpenTable:
        created = created or first_entry(config, host)
        await self.services.try_out(created)
        async with self.reading:  # several threads at once would slow down the event loop
            await asyncio.to_thread(ready, config)
        table = Table(id)
        now = self.services.now()
        done: list[LogEntry] = [created]
        if OPEN in config.seats:
            if seat is None or config.seats[seat] != OPEN:
                seat = config.seats.index(OPEN)
            promise = "" if created.nonces else nonce_hash
            called = distinct(name, bot_names(config))
            sat = Sat(seat=seat, guest=host.id, name=called, nonce_hash=promise)
            done.extend(seated(config, sat, company))
        done.extend(others)
        entries = entries_of(table, now, done, Who(host.id, None), None, b"")
        for entry, log_entry in zip(entries, done, strict=True):
            fold(table, entry.seq, now, log_entry)
        while (other := self.opening.get(table.id)) is not None:
            await asyncio.wait([other])
        if table.id in self.open:
            raise Conflict(table.id, "seq")
        open_table = await self.open_once(table.id, self.write_new(table, entries, done[-1]))
        if not any(seat.free for seat in table.seats) and open_table.room is not None:
            await open_table.room.commit(all_seated(table))
        return open_table

    def shed_load(self, host: str) -> None:
        """Refuse a new table before running ones suffer."""
        refused = self.services.metrics.refused_tables
        if len(self.open) >= self.most or self.services.is_loaded():
            refused.labels("load").inc()
            raise Refused("busy")
        running = (
            open_table.table for open_table in self.open.values() if open_table.table.status == "running"
        )
        if sum(table.host == host for table in running) >= MOST_OF_A_GUEST:
            refused.labels("guest").inc()
            raise Refused("not-allowed", reason="too-many-tables", limit=MOST_OF_A_GUEST)

    async def write_new(self, table: Table, entries: tuple[Entry, ...], last: LogEntry) -> OpenTable:
        lease = await self.services.ownership.claim(table.id)
        await self.services.store.write(change_of(None, table, lease.epoch, entries, last))
        open_table = self.open[table.id] = self.new_open_table(table.id)
        open_table.write(table, lease)
        return open_table

    def new_open_table(self, table: str) -> OpenTable:
        return OpenTable(table, self.services, self.drop)

    async def room(self, table: str) -> OpenTable:
        """The open table; loads it if necessary."""
        open_table = self.open.get(table)
        if open_table is not None:
            return open_table
        if table in self.opening:
            return await asyncio.shield(self.opening[table])
        return await self.open_once(table, self.load(table))

    async def open_once(self, table: str, work: Coroutine[None, None, OpenTable]) -> OpenTable:
        """Run the task that creates or loads a table, once for all who wait for it."""
        if self.closed:
            work.close()
            raise Refused("busy")
        self.opening[table] = asyncio.create_task(work)
        self.opening[table].add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(self.opening[table])

    def is_watched(self, table: str) -> bool:
        """Whether anybody watches a table; true if it isn't open here: another process may have it."""
        open_table = self.open.get(table)
        return open_table is None or open_table.is_watched

    async def load(self, table: str) -> OpenTable:
        open_table = self.new_open_table(table)
        await open_table.open()
        self.open[table] = open_table
        return open_table

    def paused(self, paused: bool) -> None:
        """Saving was paused or resumed: tell all viewers at once."""
        for open_table in self.open.values():
            open_table.audience.broadcast(open_table.table, ())

    def drop(self, open_table: OpenTable) -> None:
        if self.open.get(open_table.id) is open_table:
            del self.open[open_table.id]
        open_table.close()
        self.services.in_background(self.services.ownership.release(open_table.id))

    async def forget(self, table: str) -> None:
        """Close a table here; it stays in the store."""
        open_table = self.open.pop(table, None)
        if open_table is not None:
            open_table.close()
            await self.services.ownership.release(table)

    async def close(self) -> None:
        """Close all tables and release them to other processes; open none from now on."""
        self.closed = True
        for task in self.opening.values():
            self.services.end(task)
        unalerted = [table for table in self.open if self.services.has_pending_alerts(table)]
        for open_table in self.open.values():
            open_table.close()
        self.open.clear()
        with suppress(Paused):  # leases that can't be released expire
            await self.services.ownership.release_all(unalerted)
        await self.services.finish()
