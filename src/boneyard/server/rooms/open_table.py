"""A table that this process serves: its viewers, and the room that writes it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec

from boneyard.server.rooms.bot_moves import Failure
from boneyard.server.rooms.changes import client_id
from boneyard.server.rooms.chat import Chat
from boneyard.server.rooms.jobs import MOST_REPLIES, Job
from boneyard.server.rooms.loading import Unreadable, table_from
from boneyard.server.rooms.room import Room
from boneyard.server.services import Services
from boneyard.server.store import Conflict, Paused
from boneyard.server.store.records import MOST_FAILURES, Lease, Loaded
from boneyard.table import protocol
from boneyard.table.audience import Audience
from boneyard.table.errors import Refused
from boneyard.table.handlers.internal import Internal
from boneyard.table.projection import Viewer
from boneyard.table.stream import Send
from boneyard.table.table import Table

log = logging.getLogger(__name__)
TO_ANSWER = 20.0
"""Seconds in which a table answers a request of the server itself."""
HOST = "host of the server"
"""Stands for a guest in log entries that nobody at the table asked for."""
RETRY_AFTER = 1.0
"""Seconds to wait after a failure; doubled for each further one."""


class Done(protocol.Out, frozen=True, tag="done"):
    """Ignores the result."""


read_reply = msgspec.json.Decoder(Done | protocol.Failed).decode


class OpenTable:
    def __init__(
        self, id: str, services: Services, forget: Callable[[OpenTable], None] = lambda open_table: None
    ) -> None:
        self.id = id
        self.services = services
        self.forget = forget
        """Called when this table is no longer served here."""
        self.audience = Audience(services.now, lambda: services.store.paused)
        self.chat = Chat()
        self.room: Room | None = None
        """None until the table is loaded, or while another process writes it."""

    @property
    def table(self) -> Table:
        """The table as far as this process has read it."""
        assert self.room is not None
        return self.room.table

    async def open(self) -> None:
        lease = await self.services.ownership.claim(self.id)
        loaded = await self.services.store.load(self.id)
        try:
            table = await self.read(loaded)
        except Refused:
            await self.services.ownership.release(self.id)
            raise
        self.write(table, lease, loaded)

    async def read(self, loaded: Loaded | None, *, ours: bool = True) -> Table:
        """Decode and replay a loaded table; refuses a missing or parked one.

        A failure counts only if this process has claimed the table.
        """
        if loaded is None:
            raise Refused("not-found")
        if loaded.failures >= MOST_FAILURES:
            raise Refused("parked")
        try:
            return await asyncio.to_thread(table_from, loaded)  # slow for a long log or large content
        except Unreadable as error:
            log.error("table %s: %s", self.id, error)
            if ours:
                await self.failed(loaded.failures)
            raise Refused("fault") from error

    async def failed(self, before: int) -> int:
        """Count a failure and return how many there were in a row. After too many the table is parked."""
        number = before + 1
        with suppress(Conflict):  # it was deleted meanwhile
            number = await self.services.retry(lambda: self.services.store.fail(self.id, self.services.now()))
        if number >= MOST_FAILURES:
            log.error(
                "table %s failed %d times and is parked; close it with `boneyard admin close %s`",
                self.id,
                number,
                self.id,
            )
        return number

    def write(self, table: Table, lease: Lease, loaded: Loaded | None = None) -> None:
        room = self.room = Room(table, lease.epoch, self.services, self.audience, self.chat)
        for entry in loaded.entries[-MOST_REPLIES:] if loaded is not None else ():
            if entry.client:
                room.replies.remember(entry.by, client_id(entry.client), entry.reply)
        if loaded is not None:
            room.failures = loaded.failures
        if lease.settled:
            self.services.on_settled(table)
        elif loaded is not None:
            self.services.on_commit(None, table)
        if loaded is not None:
            room.note_reload()
        room.task = asyncio.create_task(self.run(room))

    async def run(self, room: Room) -> None:
        """Run the room until another process claims the table or it fails; then reopen the table."""
        try:
            await room.run()
        except Exception:  # one bad table must not affect others
            log.exception("table %s failed", self.id)
            room.stop_helpers()
            room.jobs.end(Refused("busy"))
            number = await self.failed(room.failures)
            if number >= MOST_FAILURES:
                self.give_up(room, Refused("parked"))
                return
            await asyncio.sleep(RETRY_AFTER * 2 ** (number - 1))
        room.stop_helpers()
        try:
            await self.reopen()
        except Refused as error:
            log.error("table %s can't be reloaded: %s", self.id, error.code)
            self.give_up(room, error)
        else:
            room.jobs.send_away()

    def give_up(self, room: Room, why: Refused) -> None:
        """Stop serving the table and tell its viewers why."""
        room.jobs.end(why)
        room.task = None  # this very task, which ends by itself
        self.forget(self)

    async def reopen(self) -> None:
        """Load the table again and send viewers the changes."""
        while True:
            try:
                before = self.table
                await self.open()
                self.show(before)
                return
            except Paused:
                await self.services.until_writable()
            except Refused:
                raise  # the table no longer exists
            except Exception:  # we hold the lease: no other process could serve the table if we gave up
                log.exception("table %s could not be reloaded", self.id)
                await asyncio.sleep(RETRY_AFTER)

    def show(self, before: Table) -> None:
        self.audience.drop_moved(before, self.table)
        self.audience.broadcast(self.table, ())

    def join(self, viewer: Viewer, hello: protocol.Hello, send: Send) -> None:
        try:
            self.audience.join(self.table, viewer, hello, send)
        except Exception as error:  # the table's fault, not the viewer's
            log.exception("table %s can't be shown", self.id)
            if self.room is not None:
                self.room.jobs.put_nowait(Failure(error))
            raise Refused("fault") from error
        if self.room is not None:
            self.room.joined(viewer)

    def leave(self, viewer: Viewer, send: Send, *, for_good: bool = False) -> None:
        self.audience.leave(self.table, viewer, send, for_good=for_good)
        if self.room is not None:
            self.room.viewers_changed()

    def ask(self, guest: str, message: protocol.Asking, reply: Send) -> None:
        assert self.room is not None
        self.room.jobs.ask(Job(guest, message, reply))

    async def request(self, message: Internal | protocol.Sit, guest: str = HOST) -> None:
        """Make a request of the server itself, and wait until it is stored; raises its refusal."""
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        def reply(frame: bytes) -> None:
            if not answer.done():
                answer.set_result(frame)

        self.ask(guest, message, reply)
        try:
            async with asyncio.timeout(TO_ANSWER):
                found = read_reply(await answer)
        except TimeoutError as error:
            raise Refused("busy") from error
        if isinstance(found, protocol.Failed):
            raise Refused(found.code, **found.data)

    @property
    def is_watched(self) -> bool:
        """Whether anybody watches, here or as a player connected to another process."""
        return self.audience.is_watched or bool(self.audience.present)

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nothing will happen by itself."""
        return not self.audience.is_watched and (self.room is None or self.room.idle)

    def close(self) -> None:
        if self.room is not None:
            self.room.close()
