"""All rooms of a process: made when somebody comes, forgotten when everybody has gone."""

from __future__ import annotations

import asyncio
from secrets import token_hex, token_urlsafe

from boneyard.server.acts import Created, Sat
from boneyard.server.config import Config, checked
from boneyard.server.desk import Who, clean, started
from boneyard.server.errors import Refused
from boneyard.server.keeping import change_of, entries_of
from boneyard.server.loading import table_from
from boneyard.server.room import Room
from boneyard.server.services import Services
from boneyard.server.store import Elsewhere
from boneyard.server.store.records import Guest
from boneyard.server.table import Table

MOST_ROOMS = 5000


class Rooms:
    """Finds, makes and forgets rooms."""

    def __init__(self, services: Services, most: int = MOST_ROOMS) -> None:
        self.services = services
        self.most = most
        self.open: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}

    async def create(self, config: Config, host: Guest, name: str, nonce_hash: str = "") -> Room:
        """A new table; its host sits on the first open seat."""
        if len(self.open) >= self.most:
            raise Refused("busy")
        checked(config)
        table = Table(token_urlsafe(9))
        now = self.services.now()
        first = next((n for n, plan in enumerate(config.seats) if plan == "open"), None)
        done: list[Created | Sat] = [
            Created(config=config, host=host.id, seed=config.seed or token_hex(32)),
        ]
        if first is not None:
            done.append(Sat(seat=first, guest=host.id, name=clean(name), nonce_hash=nonce_hash))
        entries = entries_of(table, now, done, Who(host.id, None), None, b"")
        for entry, act in zip(entries, done, strict=True):
            table.fold(entry.seq, now, act)
        lease = await self.services.store.claim(table.id)
        await self.services.store.write(change_of(None, table, lease.epoch, entries))
        room = self.start(table, lease.epoch)
        if not nonce_hash and all(not seat.free for seat in table.seats):
            await room.keep(started(table))
        return room

    async def room(self, table: str) -> Room:
        """The room of a table, read from the store if nobody was there."""
        room = self.open.get(table)
        if room is not None and not room.stopped.is_set():
            return room
        task = self.loading.get(table)
        if task is None:
            task = self.loading[table] = asyncio.create_task(self.load(table))
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def load(self, table: str) -> Room:
        """Read a table and go on with it."""
        store = self.services.store
        try:
            lease = await store.claim(table)
        except Elsewhere as error:
            raise Refused("elsewhere") from error
        loaded = await store.load(table)
        if loaded is None:
            await store.release(table)
            raise Refused("not-found")
        room = self.start(table_from(loaded), lease.epoch)
        for entry in loaded.entries[-64:]:
            if entry.client:
                room.remember(entry.by, entry.client, entry.reply)
        return room

    def start(self, table: Table, epoch: int) -> Room:
        """Let a room run."""
        room = Room(table, epoch, self.services)
        self.open[table.id] = room
        room.task = asyncio.create_task(room.run())
        return room

    async def forget(self, table: str) -> None:
        """Close a room; its table stays in the store."""
        room = self.open.pop(table, None)
        if room is not None:
            room.close()
            await self.services.store.release(table)

    async def close(self) -> None:
        """Close all rooms."""
        for table in tuple(self.open):
            await self.forget(table)
