"""The tables that a process serves together with others."""

from __future__ import annotations

from contextlib import suppress

from boneyard.cluster.follower import ForwardedRequest
from boneyard.cluster.shared_table import SharedTable, read_message
from boneyard.cluster.store import PostgresStore
from boneyard.server.rooms.jobs import Lost
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.table.errors import Refused


class SharedRooms(Rooms):
    def __init__(self, services: Services, store: PostgresStore) -> None:
        super().__init__(services)
        self.store = store
        store.listen(self.written)
        store.inbox(self.receive)
        store.on_lost(self.lost)

    def new_open_table(self, table: str) -> OpenTable:
        return SharedTable(table, self.services, self.drop, self.store)

    def found_here(self, table: str) -> SharedTable | None:
        open_table = self.open.get(table)
        assert open_table is None or isinstance(open_table, SharedTable)
        return open_table

    def written(self, table: str | None, seq: int) -> None:
        """Another process has written a table; None if some news may have been missed."""
        for id in [table] if table is not None else list(self.open):
            open_table = self.found_here(id)
            if open_table is not None and open_table.follower is not None:
                open_table.follower.written(None if table is None else seq)

    def lost(self, table: str) -> None:
        """Another process has claimed a table that this one wrote: follow it from now on."""
        open_table = self.found_here(table)
        if open_table is not None and open_table.room is not None:
            open_table.room.jobs.put_nowait(Lost())

    def receive(self, table: str, sender: str, payload: bytes) -> None:
        """Handle a message from another process.

        The claim on a table may be known only to the database, if the connection broke before this process
        learnt of it. So a table that is asked for here is opened.
        """
        open_table = self.found_here(table)
        if open_table is not None:
            open_table.receive(sender, payload)
        elif isinstance(read_message(payload), ForwardedRequest):
            self.services.in_background(self.receive_late(table, sender, payload))

    async def receive_late(self, table: str, sender: str, payload: bytes) -> None:
        """Open a table for a message; if that fails, the sender asks again."""
        with suppress(Refused):
            await self.room(table)
            if (open_table := self.found_here(table)) is not None:
                open_table.receive(sender, payload)
