"""All tables that a process serves together with others."""

from __future__ import annotations

from contextlib import suppress

from boneyard.cluster.follower import Asked
from boneyard.cluster.place import SharedPlace, read_letter
from boneyard.cluster.store import PostgresStore
from boneyard.server.rooms.jobs import Lost
from boneyard.server.rooms.place import Place
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.table.errors import Refused


class SharedRooms(Rooms):
    """Finds, makes and forgets tables, and hears from the other processes."""

    def __init__(self, services: Services, store: PostgresStore) -> None:
        super().__init__(services)
        self.store = store
        store.listen(self.written)
        store.inbox(self.receive)
        store.on_lost(self.lost)

    def place(self, table: str) -> Place:
        return SharedPlace(table, self.services, self.drop, self.store)

    def found_here(self, table: str) -> SharedPlace | None:
        place = self.open.get(table)
        assert place is None or isinstance(place, SharedPlace)
        return place

    def written(self, table: str | None, seq: int) -> None:
        """Another process has written a table; None: some news may have been missed."""
        for id in [table] if table is not None else list(self.open):
            place = self.found_here(id)
            if place is not None and place.follower is not None:
                place.follower.written(None if table is None else seq)

    def lost(self, table: str) -> None:
        """Another process has claimed a table that this one wrote: follow it from now on."""
        place = self.found_here(table)
        if place is not None and place.room is not None:
            place.room.jobs.put_nowait(Lost())

    def receive(self, table: str, sender: str, payload: bytes) -> None:
        """A letter from another process.

        The claim on a table may be known to the database alone: the connection broke before this process
        learnt of it. So a table that is asked for here is opened.
        """
        place = self.found_here(table)
        if place is not None:
            place.receive(sender, payload)
        elif isinstance(read_letter(payload), Asked):
            self.services.aside(self.receive_late(table, sender, payload))

    async def receive_late(self, table: str, sender: str, payload: bytes) -> None:
        """Open a table for a letter; if it can't be opened, the sender asks again."""
        with suppress(Refused):
            await self.room(table)
            if (place := self.found_here(table)) is not None:
                place.receive(sender, payload)
