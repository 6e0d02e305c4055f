"""A table shared by several processes: one writes it, others follow its log and take over when it ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from itertools import count

import msgspec

from boneyard.cluster.follower import (
    Follower,
    ForwardedReply,
    ForwardedRequest,
    PresentSeats,
    ProcessMessage,
)
from boneyard.cluster.store import PostgresStore
from boneyard.server.rooms.open_table import RETRY_AFTER, OpenTable
from boneyard.server.services import Services
from boneyard.server.store import Elsewhere, Paused
from boneyard.server.store.records import Lease, Loaded
from boneyard.table import protocol
from boneyard.table.errors import Refused
from boneyard.table.handlers import internal
from boneyard.table.projection import Viewer
from boneyard.table.protocol import failed
from boneyard.table.stream import Send
from boneyard.table.table import Table

log = logging.getLogger(__name__)
ANNOUNCED = 15.0
"""Seconds between two announcements of present seats; a process silent for three times that is gone."""
read_message = msgspec.json.Decoder(ProcessMessage).decode


class SharedTable(OpenTable):
    """A table's viewers, whichever process writes it: `room` or `follower` is None."""

    def __init__(
        self, id: str, services: Services, forget: Callable[[OpenTable], None], store: PostgresStore
    ) -> None:
        super().__init__(id, services, forget)
        self.store = store
        self.follower: Follower | None = None
        self.claiming: asyncio.Task[None] | None = None
        self.closed = False
        self.announcing = asyncio.Lock()
        self.silence: dict[str, asyncio.TimerHandle] = {}
        """When other processes that follow this table count as gone."""

    @property
    def table(self) -> Table:
        return super().table if self.follower is None else self.follower.table

    async def open(self) -> None:
        """Write the table from now on, or follow it if another process does."""
        try:
            await super().open()
        except Elsewhere:
            log.debug("table %s is written elsewhere", self.id)
            self.follow(await self.read(await self.store.load(self.id), ours=False))

    def write(self, table: Table, lease: Lease, loaded: Loaded | None = None) -> None:
        self.audience.elsewhere.clear()
        super().write(table, lease, loaded)
        if self.follower is not None:
            self.follower.close()
            self.follower = None

    def follow(self, table: Table) -> None:
        """Show the table as another process writes it, and take over when that one ends."""
        self.audience.elsewhere.clear()
        self.room = None
        self.follower = Follower(table, self.audience, self.services, self.store, self.chat, self.take_over)
        self.follower.written(None)  # catch up with what was written while the table was loaded
        self.take_over()
        self.announce()

    def take_over(self) -> None:
        """Claim the table as soon as nobody writes it."""
        if not self.closed and (self.claiming is None or self.claiming.done()):
            self.claiming = asyncio.create_task(self.claim())

    async def claim(self) -> None:
        """Try to claim the table until it is free, or nobody here watches it."""
        for second in count(1):
            await asyncio.sleep(RETRY_AFTER)
            if self.follower is None:
                return
            if second % (ANNOUNCED // RETRY_AFTER) == 0:
                self.announce()
            try:
                await self.try_to_claim(self.follower)
            except (Elsewhere, Paused):
                continue
            except Exception:  # no other process could serve the table if we held the lease and gave up
                log.exception("table %s could not be taken over", self.id)

    async def try_to_claim(self, follower: Follower) -> None:
        """Continue the table here, unless another process writes it."""
        lease = await self.store.claim(self.id)
        loaded = await self.services.store.load(self.id)
        try:
            table = await self.read(loaded)
        except Refused as error:
            log.error("table %s can't be taken over: %s", self.id, error.code)
            self.forget(self)
            return
        self.write(table, lease, loaded)
        self.show(follower.table)

    def receive(self, sender: str, payload: bytes) -> None:
        """Handle a message of another process: a forwarded request, a reply, or its present seats."""
        received = read_message(payload)
        if isinstance(received, PresentSeats):
            self.set_elsewhere(sender, frozenset(received.seats), watched=received.watched)
            return
        if isinstance(received, ForwardedReply):
            if self.follower is not None:
                self.follower.replied(received.number, bytes(received.frame))
            return
        message, reply = internal.read(bytes(received.message)), self.reply_to(sender, received)
        if isinstance(message, protocol.Hello | protocol.Ping):
            return
        if self.room is not None:
            super().ask(received.guest, message, reply)
        else:  # just claimed and still loading, or lost to another process
            reply(failed(message.id, Refused("busy")))

    def announce(self) -> None:
        """Announce present seats: followers tell the writer, the writer tells all followers."""
        audience = self.audience
        if self.closed:
            return
        if self.follower is not None:
            seats = PresentSeats(tuple(sorted(audience.here)), audience.is_watched)
            self.services.in_background(self.post(msgspec.json.encode(seats)))
            return
        for process in audience.elsewhere:
            others = (seats for other, seats in audience.elsewhere.items() if other != process)
            payload = msgspec.json.encode(PresentSeats(tuple(sorted(audience.here.union(*others)))))
            self.services.in_background(self.post(payload, process))

    async def post(self, payload: bytes, process: str | None = None) -> None:
        """Send an announcement; each replaces the one before, so they must arrive in order."""
        async with self.announcing:
            await self.store.forward(self.id, payload, process)

    def set_elsewhere(self, process: str, seats: frozenset[int] | None, *, watched: bool = False) -> None:
        """Another process announced its present seats, or has been silent for too long."""
        known = self.audience.present, process in self.audience.elsewhere
        follows = self.follower is not None  # the writer announces the seats of all processes
        back = self.audience.set_elsewhere(self.table, process, seats, alone=follows)
        if timer := self.silence.pop(process, None):
            timer.cancel()
        if self.room is None:
            return
        if seats is not None:
            loop = asyncio.get_running_loop()
            self.silence[process] = loop.call_later(3 * ANNOUNCED, self.set_elsewhere, process, None)
        for seat in back:
            self.room.joined(seat)
        if watched:
            self.room.viewers_changed()
        else:
            self.room.plan()
        if known != (self.audience.present, True):
            self.announce()

    def reply_to(self, sender: str, request: ForwardedRequest) -> Send:

        def send(frame: bytes) -> None:
            reply = msgspec.json.encode(ForwardedReply(request.number, msgspec.Raw(frame)))
            self.services.in_background(self.store.forward(self.id, reply, sender))

        return send

    def join(self, viewer: Viewer, hello: protocol.Hello, send: Send) -> None:
        before = self.audience.here
        super().join(viewer, hello, send)
        if self.audience.here != before:
            self.announce()

    def leave(self, viewer: Viewer, send: Send, *, for_good: bool = False) -> None:
        before = self.audience.here
        super().leave(viewer, send, for_good=for_good)
        if self.audience.here != before:
            self.announce()

    def ask(self, guest: str, message: protocol.Asking, reply: Send) -> None:
        if self.closed:
            reply(failed(message.id, Refused("busy")))
        elif self.follower is not None:
            self.follower.ask(guest, message, reply)
        else:
            super().ask(guest, message, reply)

    def close(self) -> None:
        self.closed = True
        if self.claiming is not None:
            self.services.end(self.claiming)
        for timer in self.silence.values():
            timer.cancel()
        if self.follower is not None:
            self.follower.close()
        super().close()
