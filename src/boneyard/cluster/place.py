"""A table among several processes: one writes it, others follow its log and take over when that one ends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from itertools import count

import msgspec

from boneyard.cluster.follower import Asked, Follower, Letter, Looking, Replied
from boneyard.cluster.store import PostgresStore
from boneyard.server.rooms.place import AGAIN, Place
from boneyard.server.services import Services
from boneyard.server.store import Elsewhere, Paused
from boneyard.server.store.records import Lease, Loaded
from boneyard.table import protocol
from boneyard.table.broadcast.replies import failed
from boneyard.table.broadcast.stream import Send
from boneyard.table.errors import Refused
from boneyard.table.handlers import internal
from boneyard.table.projection import Viewer
from boneyard.table.table import Table

log = logging.getLogger(__name__)
ANNOUNCED = 15.0
"""Seconds between two letters that say who looks; a process that is silent three times as long is gone."""
read_letter = msgspec.json.Decoder(Letter).decode


class SharedPlace(Place):
    """Where viewers of a table are, whichever process writes it: `room` or `follower` is None."""

    def __init__(
        self, id: str, services: Services, forget: Callable[[Place], None], store: PostgresStore
    ) -> None:
        super().__init__(id, services, forget)
        self.store = store
        self.follower: Follower | None = None
        self.claiming: asyncio.Task[None] | None = None
        self.closed = False
        self.announcing = asyncio.Lock()
        self.silence: dict[str, asyncio.TimerHandle] = {}
        """When other processes that follow this table are not believed any more."""

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
        self.follower.written(None)  # what was written while the table was read
        self.take_over()
        self.announce()

    def take_over(self) -> None:
        """Try to get the table as soon as nobody writes it any more."""
        if not self.closed and (self.claiming is None or self.claiming.done()):
            self.claiming = asyncio.create_task(self.claim())

    async def claim(self) -> None:
        """Ask for the table until it is free, or nobody here looks at it any more."""
        for second in count(1):
            await asyncio.sleep(AGAIN)
            if self.follower is None:
                return
            if second % (ANNOUNCED // AGAIN) == 0:
                self.announce()
            try:
                await self.try_to_claim(self.follower)
            except (Elsewhere, Paused):
                continue
            except Exception:  # who has a table and does not serve it would keep it from all others
                log.exception("table %s could not be taken over", self.id)

    async def try_to_claim(self, follower: Follower) -> None:
        """Go on with the table here, unless another process writes it."""
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
        """A letter of another process: something asked here, or an answer to what was asked there."""
        letter = read_letter(payload)
        if isinstance(letter, Looking):
            self.look_elsewhere(sender, frozenset(letter.seats), watched=letter.watched)
            return
        if isinstance(letter, Replied):
            if self.follower is not None:
                self.follower.replied(letter.number, bytes(letter.frame))
            return
        message, reply = internal.read(bytes(letter.message)), self.reply_to(sender, letter)
        if isinstance(message, protocol.Hello | protocol.Ping):
            return
        if self.room is not None:
            self.room.ask(letter.guest, message, reply)
        else:  # it was claimed a moment ago and is being read, or was lost to another process
            reply(failed(message.id, Refused("busy")))

    def announce(self) -> None:
        """Tell other processes who looks: who follows tells who writes, who writes tells all who follow."""
        audience = self.audience
        if self.follower is not None:
            looking = Looking(tuple(sorted(audience.here)), audience.is_watched)
            letter = msgspec.json.encode(looking)
            self.services.aside(self.post(letter))
            return
        for process in audience.elsewhere:
            others = (seats for other, seats in audience.elsewhere.items() if other != process)
            letter = msgspec.json.encode(Looking(tuple(sorted(audience.here.union(*others)))))
            self.services.aside(self.post(letter, process))

    async def post(self, letter: bytes, process: str | None = None) -> None:
        """Send a letter that replaces the one before, so that the last one must come last."""
        async with self.announcing:
            await self.store.forward(self.id, letter, process)

    def look_elsewhere(self, process: str, seats: frozenset[int] | None, *, watched: bool = False) -> None:
        """Another process says who looks there, or has been silent for too long."""
        known = self.audience.present, process in self.audience.elsewhere
        follows = self.follower is not None  # who writes the table tells of all
        back = self.audience.look_elsewhere(self.table, process, seats, alone=follows)
        if timer := self.silence.pop(process, None):
            timer.cancel()
        if self.room is None:
            return
        if seats is not None:
            loop = asyncio.get_running_loop()
            self.silence[process] = loop.call_later(3 * ANNOUNCED, self.look_elsewhere, process, None)
        for seat in back:
            self.room.joined(seat)
        if watched:
            self.room.looked()
        else:
            self.room.plan()
        if known != (self.audience.present, True):
            self.announce()

    def reply_to(self, sender: str, letter: Asked) -> Send:
        """Sends an answer back to the process where it was asked."""

        def send(frame: bytes) -> None:
            reply = msgspec.json.encode(Replied(letter.number, msgspec.Raw(frame)))
            self.services.aside(self.store.forward(self.id, reply, sender))

        return send

    def join(self, viewer: Viewer, hello: protocol.Hello, send: Send) -> None:
        before = self.audience.here
        super().join(viewer, hello, send)
        if self.audience.here != before:
            self.announce()

    def part(self, viewer: Viewer, send: Send, *, for_good: bool = False) -> None:
        before = self.audience.here
        super().part(viewer, send, for_good=for_good)
        if self.audience.here != before:
            self.announce()

    def ask(self, guest: str, message: protocol.Asking, reply: Send) -> None:
        if self.follower is not None:
            self.follower.ask(guest, message, reply)
        else:
            super().ask(guest, message, reply)

    def close(self) -> None:
        self.closed = True
        if self.claiming is not None:
            self.services.end(self.claiming)
            self.claiming = None  # how it ended holds this place
        for timer in self.silence.values():
            timer.cancel()
        if self.follower is not None:
            self.follower.close()
        super().close()
