"""A table that this process serves: its viewers, and the room that writes it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from boneyard.server.rooms.chat import Chat
from boneyard.server.rooms.keeping import client_id
from boneyard.server.rooms.loading import Unreadable, table_from
from boneyard.server.rooms.room import Room
from boneyard.server.rooms.summoning import Trouble
from boneyard.server.services import Services
from boneyard.server.store import Conflict, Paused
from boneyard.server.store.records import MOST_FAILURES, Lease, Loaded
from boneyard.table import protocol
from boneyard.table.broadcast.audience import Audience
from boneyard.table.broadcast.replies import MOST_REPLIES
from boneyard.table.broadcast.stream import Send
from boneyard.table.errors import Refused
from boneyard.table.projection import Viewer
from boneyard.table.table import Table

log = logging.getLogger(__name__)
AGAIN = 1.0
"""Seconds to wait after a failure; each further failure doubles it."""


class Place:
    """Where viewers of a table are."""

    def __init__(
        self, id: str, services: Services, forget: Callable[[Place], None] = lambda place: None
    ) -> None:
        self.id = id
        self.services = services
        self.forget = forget
        """Hears that this table is not served here any more."""
        self.audience = Audience(services.now, lambda: services.store.paused)
        self.chat = Chat()
        self.room: Room | None = None
        """The room, once the table is read and where this process writes it."""

    @property
    def table(self) -> Table:
        """The table as far as this process has read it."""
        assert self.room is not None
        return self.room.table

    async def open(self) -> None:
        """Read the table, and write it from now on."""
        lease = await self.services.ownership.claim(self.id)
        loaded = await self.services.store.load(self.id)
        try:
            table = await self.read(loaded)
        except Refused:
            await self.services.ownership.release(self.id)
            raise
        self.write(table, lease, loaded)

    async def read(self, loaded: Loaded | None, *, ours: bool = True) -> Table:
        """The table that was found, if one was and it is not parked.

        A table that can't be read is a fault of the server; it counts where this process has claimed it.
        """
        if loaded is None:
            raise Refused("not-found")
        if loaded.failures >= MOST_FAILURES:
            raise Refused("parked")
        try:
            return await asyncio.to_thread(table_from, loaded)  # a long log, or large tiles, take a while
        except Unreadable as error:
            log.error("table %s: %s", self.id, error)
            if ours:
                await self.failed(loaded.failures)
            raise Refused("fault") from error

    async def failed(self, before: int) -> int:
        """Count one more failure in a row; how many there are. A table that failed too often is parked."""
        number = before + 1
        with suppress(Conflict):  # it was deleted meanwhile
            number = await self.services.insist(
                lambda: self.services.store.fail(self.id, self.services.now())
            )
        if number >= MOST_FAILURES:
            log.error(
                "table %s failed %d times and is parked; `boneyard admin close %s` ends it",
                self.id,
                number,
                self.id,
            )
        return number

    def write(self, table: Table, lease: Lease, loaded: Loaded | None = None) -> None:
        """Write the table from now on, in a room."""
        room = self.room = Room(table, lease.epoch, self.services, self.audience, self.chat)
        for entry in loaded.entries[-MOST_REPLIES:] if loaded is not None else ():
            if entry.client:
                room.replies.remember(entry.by, client_id(entry.client), entry.reply)
        if loaded is not None:
            room.failures = loaded.failures
        if lease.settled:
            self.services.on_settled(table)
        elif loaded is not None:
            self.services.on_kept(None, table)
        if loaded is not None:
            room.read_again()
        room.task = asyncio.create_task(self.run(room))

    async def run(self, room: Room) -> None:
        """Let the room work until somebody else has the table; then look again who has."""
        try:
            await room.run()
        except Exception:  # whatever went wrong at one table must not end it, nor others
            log.exception("table %s failed", self.id)
            room.close_aside()
            room.jobs.end(Refused("busy"))
            number = await self.failed(room.failures)
            if number >= MOST_FAILURES:
                self.give_up(room, Refused("parked"))
                return
            await asyncio.sleep(AGAIN * 2 ** (number - 1))
        room.close_aside()
        try:
            await self.reopen()
        except Refused as error:
            log.error("table %s can't be read any more: %s", self.id, error.code)
            self.give_up(room, error)
        else:
            room.jobs.send_away()

    def give_up(self, room: Room, why: Refused) -> None:
        """Stop serving the table and tell its viewers why."""
        room.jobs.end(why)
        room.task = None  # this very task, which ends by itself
        self.forget(self)

    async def reopen(self) -> None:
        """Read the table again, and tell viewers what is different."""
        while True:
            try:
                before = self.table
                await self.open()
                self.show(before)
                return
            except Paused:
                await self.services.saving()
            except Refused:
                raise  # there is no such table any more
            except Exception:  # who has a table and does not serve it would keep it from all others
                log.exception("table %s could not be read again", self.id)
                await asyncio.sleep(AGAIN)

    def show(self, before: Table) -> None:
        """Tell viewers what is different at a table that was read again."""
        self.audience.move(before, self.table)
        self.audience.tell(self.table, ())

    def viewer_of(self, guest: str) -> Viewer:
        """A guest's seat, or a spectator."""
        return self.table.seat_of(guest)

    def join(self, viewer: Viewer, hello: protocol.Hello, send: Send) -> None:
        """Show somebody the table."""
        try:
            self.audience.join(self.table, viewer, hello, send)
        except Exception as error:  # who looks is not to blame for what can't be shown
            log.exception("table %s can't be shown", self.id)
            if self.room is not None:
                self.room.jobs.put_nowait(Trouble(error))
            raise Refused("fault") from error
        if self.room is not None:
            self.room.joined(viewer)

    def part(self, viewer: Viewer, send: Send, *, for_good: bool = False) -> None:
        """Somebody looks no longer; who does so for good is somebody else from now on."""
        self.audience.part(self.table, viewer, send, for_good=for_good)
        if self.room is not None:
            self.room.looked()

    def ask(self, guest: str, message: protocol.Asking, reply: Send) -> None:
        """Somebody asks for something."""
        assert self.room is not None
        self.room.ask(guest, message, reply)

    @property
    def is_seen(self) -> bool:
        """Whether anybody looks, here or as a player elsewhere."""
        return self.audience.is_watched or bool(self.audience.present)

    @property
    def idle(self) -> bool:
        """Whether nobody looks, and nothing will happen by itself."""
        return not self.audience.is_watched and (self.room is None or self.room.idle)

    def close(self) -> None:
        """Stop everything that runs for this table here."""
        if self.room is not None:
            self.room.close()
