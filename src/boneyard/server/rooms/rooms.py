"""All tables of a process: opened when somebody comes, forgotten when everybody has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import nullcontext, suppress
from typing import Protocol, runtime_checkable

from boneyard.engine.fair import new_secret
from boneyard.server.ids import new_table_id
from boneyard.server.rooms.keeping import change_of, entries_of
from boneyard.server.rooms.openings import Openings
from boneyard.server.rooms.place import Place
from boneyard.server.services import Services
from boneyard.server.store import Conflict, Paused
from boneyard.server.store.records import Entry, Guest
from boneyard.table.config import OPEN, Config, ready
from boneyard.table.decision import Who
from boneyard.table.errors import Refused
from boneyard.table.fold import fold
from boneyard.table.handlers.seating import all_seated, promised
from boneyard.table.log_entries import Act, Created, Sat
from boneyard.table.names import clean
from boneyard.table.shared_device import Companion, seated
from boneyard.table.table import Table

MOST_ROOMS = 5000
MOST_OF_A_GUEST = 20
"""So many tables that somebody has made may run at a time; who waits for people for long is not open."""


def made(config: Config, host: Guest) -> Created:
    """What a table is created with that takes nothing over; nobody adds to dice that somebody has chosen."""
    nonces = ("",) * len(config.seats) if config.seed else ()
    return Created(config=config, host=host.id, seed=config.seed or new_secret(), nonces=nonces)


@runtime_checkable
class SharedStore(Protocol):
    """A store that several processes use at once."""

    def rooms(self, services: Services) -> Rooms:
        """Tables that are shared with the other processes."""


def rooms_for(services: Services) -> Rooms:
    """All tables of this process, shared with others where the store is."""
    store = services.store
    return store.rooms(services) if isinstance(store, SharedStore) else Rooms(services)


class Rooms:
    """Finds, makes and forgets tables."""

    def __init__(self, services: Services, most: int = MOST_ROOMS) -> None:
        self.services = services
        self.most = most
        self.open: dict[str, Place] = {}
        self.opening: dict[str, asyncio.Task[Place]] = {}
        self.openings = Openings(services.store)
        self.reading = asyncio.Lock()
        """Held while somebody's own tiles are read, which takes a while."""
        self.idle: set[str] = set()
        """Where nobody looked the last time."""
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
        address: str = "",
    ) -> Place:
        """A new table; its host sits on an open seat, and where nobody is missing it begins.

        `created` says what it takes over from another table, `company` who else plays at the host's device,
        `address` whom it is counted to besides the host. Raises `Conflict` where somebody else has made a
        table with this id meanwhile.
        """
        self.shed(host.id)
        id = id or new_table_id()
        waits = config.public and config.seats.count(OPEN) > 1 + len(company)
        async with self.openings.one_more(id, host.id, address) if waits else nullcontext():
            return await self.make(id, config, host, name, nonce_hash, seat, created, company)

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
    ) -> Place:
        """Make a table that may be made."""
        created = created or made(config, host)
        await self.services.try_out(created)
        async with self.reading:  # several threads at once would hold up the event loop
            await asyncio.to_thread(ready, config)
        table = Table(id)
        now = self.services.now()
        done: list[Created | Sat] = [created]
        if OPEN in config.seats:
            if seat is None or config.seats[seat] != OPEN:
                seat = config.seats.index(OPEN)
            promise = promised(created.nonces, nonce_hash)
            sat = Sat(seat=seat, guest=host.id, name=clean(name), nonce_hash=promise)
            done.extend(seated(config, sat, company))
        entries = entries_of(table, now, done, Who(host.id, None), None, b"")
        for entry, act in zip(entries, done, strict=True):
            fold(table, entry.seq, now, act)
        while (other := self.opening.get(table.id)) is not None:
            await asyncio.wait([other])
        if table.id in self.open:
            raise Conflict(table.id, "seq")
        place = await self.opened(table.id, self.found(table, entries, done[-1]))
        if not any(seat.free for seat in table.seats) and place.room is not None:
            await place.room.keep(all_seated(table))
        return place

    def shed(self, host: str) -> None:
        """Refuse a new table before running ones suffer from it."""
        refused = self.services.metrics.refused_tables
        if len(self.open) >= self.most or self.services.is_loaded():
            refused.labels("load").inc()
            raise Refused("busy")
        running = (place.table for place in self.open.values() if place.table.status == "running")
        if sum(table.host == host for table in running) >= MOST_OF_A_GUEST:
            refused.labels("guest").inc()
            raise Refused("not-allowed", reason="too-many-tables", limit=MOST_OF_A_GUEST)

    async def found(self, table: Table, entries: tuple[Entry, ...], last: Act) -> Place:
        """Write a table that is not there yet, and go on with it."""
        lease = await self.services.ownership.claim(table.id)
        await self.services.store.write(change_of(None, table, lease.epoch, entries, last))
        place = self.open[table.id] = self.place(table.id)
        place.write(table, lease)
        return place

    def place(self, table: str) -> Place:
        """Where the viewers of a table will be."""
        return Place(table, self.services, self.drop)

    async def room(self, table: str) -> Place:
        """A table, read from the store if nobody was there."""
        place = self.open.get(table)
        if place is not None:
            return place
        if table in self.opening:
            return await asyncio.shield(self.opening[table])
        return await self.opened(table, self.load(table))

    async def opened(self, table: str, work: Coroutine[None, None, Place]) -> Place:
        """A table that is being made or read, once for all who ask for it meanwhile.

        Who waits for a task must not name it: what it raises would hold it until a search finds both.
        """
        self.opening[table] = asyncio.create_task(work)
        self.opening[table].add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(self.opening[table])

    def is_seen(self, table: str) -> bool:
        """Whether anybody looks at a table, or may, as it is not known here."""
        place = self.open.get(table)
        return place is None or place.is_seen

    async def load(self, table: str) -> Place:
        """Read a table and go on with it."""
        place = self.place(table)
        await place.open()
        self.open[table] = place
        return place

    def paused(self, paused: bool) -> None:
        """Saving is paused, or goes on: everybody is told at once, whatever their table waits for."""
        for place in self.open.values():
            place.audience.tell(place.table, ())

    def drop(self, place: Place) -> None:
        """Stop serving a table that can't go on; who looks at it is refused from now on."""
        if self.open.get(place.id) is place:
            del self.open[place.id]
        place.close()
        self.services.aside(self.services.ownership.release(place.id))

    async def forget(self, table: str) -> None:
        """Close a table here; it stays in the store."""
        place = self.open.pop(table, None)
        if place is not None:
            place.close()
            await self.services.ownership.release(table)

    async def close(self) -> None:
        """Close all tables, and let others have them."""
        untold = [table for table in self.open if self.services.is_untold(table)]
        for place in self.open.values():
            place.close()
        self.open.clear()
        with suppress(Paused):  # what can't be given up runs out by itself
            await self.services.ownership.release_all(untold)
        await self.services.finish()
