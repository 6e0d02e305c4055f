"""A table as this process has it: written here by a room, or elsewhere and followed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from itertools import count

import msgspec

from boneyard.server.rooms.chat import Chat
from boneyard.server.rooms.follower import Asked, Follower, Letter, Looking, Replied
from boneyard.server.rooms.keeping import client_id
from boneyard.server.rooms.loading import Unreadable, table_from
from boneyard.server.rooms.room import Room
from boneyard.server.rooms.summoning import Trouble
from boneyard.server.services import Services
from boneyard.server.store import Conflict, Elsewhere, Paused
from boneyard.server.store.records import MOST_FAILURES, Lease, Loaded
from boneyard.table import protocol
from boneyard.table.broadcast.audience import Audience
from boneyard.table.broadcast.replies import MOST_REPLIES, failed
from boneyard.table.broadcast.stream import Send
from boneyard.table.errors import Refused
from boneyard.table.handlers import internal
from boneyard.table.projection import Viewer
from boneyard.table.table import Table

log = logging.getLogger(__name__)
AGAIN = 1.0
"""Seconds between two attempts to take over a table, or after a failure; each further failure doubles it."""
ANNOUNCED = 15.0
"""Seconds between two letters that say who looks; who is silent for three times as long is gone."""
FOLLOWS = Lease("", 0)
"""What who does not write a table has of it."""
read_letter = msgspec.json.Decoder(Letter).decode


class Place:
    """Where viewers of a table are, whoever writes it."""

    def __init__(
        self, id: str, services: Services, forget: Callable[[Place], None] = lambda place: None
    ) -> None:
        self.id = id
        self.services = services
        self.forget = forget
        """Hears that this table is not served here any more."""
        self.audience = Audience(services.now, lambda: services.store.paused)
        self.chat = Chat()
        self.role: Room | Follower
        self.claiming: asyncio.Task[None] | None = None
        self.announcing = asyncio.Lock()
        self.silence: dict[str, asyncio.TimerHandle] = {}
        """When other processes that follow this table are not believed any more."""

    @property
    def table(self) -> Table:
        """The table as far as this process has read it."""
        return self.role.table

    async def open(self) -> None:
        """Read the table, and write it from now on if nobody else does."""
        lease = FOLLOWS
        try:
            lease = await self.services.store.claim(self.id)
        except Elsewhere:
            log.debug("table %s is written elsewhere", self.id)
        loaded = await self.services.store.load(self.id)
        try:
            table = await self.read(loaded, ours=bool(lease.epoch))
        except Refused:
            if lease.epoch:
                await self.services.store.release(self.id)
            raise
        self.take_role(table, lease.epoch, loaded, settled=lease.settled)

    async def read(self, loaded: Loaded | None, *, ours: bool) -> Table:
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

    def take_role(
        self, table: Table, epoch: int, loaded: Loaded | None = None, *, settled: bool = False
    ) -> None:
        """Write the table with this claim, or follow it without one."""
        self.audience.elsewhere.clear()
        if not epoch:
            self.role = Follower(table, self.audience, self.services, self.chat, self.take_over)
            # What was written while it was read is told nobody who did not follow yet.
            self.role.written(None)
            self.take_over()
            self.announce()
            return
        room = self.role = Room(table, epoch, self.services, self.audience, self.chat)
        for entry in loaded.entries[-MOST_REPLIES:] if loaded is not None else ():
            if entry.client:
                room.replies.remember(entry.by, client_id(entry.client), entry.reply)
        if loaded is not None:
            room.failures = loaded.failures
        if settled:
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

    def take_over(self) -> None:
        """Try to get the table as soon as nobody writes it any more."""
        if self.claiming is None or self.claiming.done():
            self.claiming = asyncio.create_task(self.claim())

    async def claim(self) -> None:
        """Ask for the table until it is free, or nobody here looks at it any more."""
        for second in count(1):
            await asyncio.sleep(AGAIN)
            if not isinstance(self.role, Follower):
                return
            if second % (ANNOUNCED // AGAIN) == 0:
                self.announce()
            try:
                await self.try_to_claim(self.role)
            except (Elsewhere, Paused):
                continue
            except Exception:  # who has a table and does not serve it would keep it from all others
                log.exception("table %s could not be taken over", self.id)

    async def try_to_claim(self, follower: Follower) -> None:
        """Go on with the table here, unless another process writes it."""
        lease = await self.services.store.claim(self.id)
        loaded = await self.services.store.load(self.id)
        try:
            table = await self.read(loaded, ours=True)
        except Refused as error:
            log.error("table %s can't be taken over: %s", self.id, error.code)
            self.forget(self)
            return
        self.take_role(table, lease.epoch, loaded, settled=lease.settled)
        follower.close()
        self.show(follower.table)

    def show(self, before: Table) -> None:
        """Tell viewers what is different at a table that was read again."""
        self.audience.move(before, self.table)
        self.audience.tell(self.table, ())

    def receive(self, sender: str, payload: bytes) -> None:
        """A letter of another process: something asked here, or an answer to what was asked there."""
        letter = read_letter(payload)
        if isinstance(letter, Looking):
            self.look_elsewhere(sender, frozenset(letter.seats), watched=letter.watched)
            return
        if isinstance(letter, Replied):
            if isinstance(self.role, Follower):
                self.role.replied(letter.number, bytes(letter.frame))
            return
        message, reply = internal.read(bytes(letter.message)), self.reply_to(sender, letter)
        if isinstance(message, protocol.Hello | protocol.Ping):
            return
        if isinstance(self.role, Room):
            self.role.ask(letter.guest, message, reply)
        else:  # it was claimed a moment ago and is being read, or was lost to another process
            reply(failed(message.id, Refused("busy")))

    def announce(self) -> None:
        """Tell other processes who looks: who follows tells who writes, who writes tells all who follow."""
        audience = self.audience
        if isinstance(self.role, Follower):
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
            await self.services.store.forward(self.id, letter, process)

    def look_elsewhere(self, process: str, seats: frozenset[int] | None, *, watched: bool = False) -> None:
        """Another process says who looks there, or has been silent for too long."""
        known = self.audience.present, process in self.audience.elsewhere
        follows = isinstance(self.role, Follower)  # who writes the table tells of all
        back = self.audience.look_elsewhere(self.table, process, seats, alone=follows)
        if timer := self.silence.pop(process, None):
            timer.cancel()
        if not isinstance(self.role, Room):
            return
        if seats is not None:
            loop = asyncio.get_running_loop()
            self.silence[process] = loop.call_later(3 * ANNOUNCED, self.look_elsewhere, process, None)
        for seat in back:
            self.role.joined(seat)
        if watched:
            self.role.looked()
        else:
            self.role.plan()
        if known != (self.audience.present, True):
            self.announce()

    def reply_to(self, sender: str, letter: Asked) -> Send:
        """Sends an answer back to the process where it was asked."""

        def send(frame: bytes) -> None:
            reply = msgspec.json.encode(Replied(letter.number, msgspec.Raw(frame)))
            self.services.aside(self.services.store.forward(self.id, reply, sender))

        return send

    def viewer_of(self, guest: str) -> Viewer:
        """A guest's seat, or a spectator."""
        return self.table.seat_of(guest)

    def join(self, viewer: Viewer, hello: protocol.Hello, send: Send) -> None:
        """Show somebody the table."""
        before = self.audience.here
        try:
            self.audience.join(self.table, viewer, hello, send)
        except Exception as error:  # who looks is not to blame for what can't be shown
            log.exception("table %s can't be shown", self.id)
            if isinstance(self.role, Room):
                self.role.jobs.put_nowait(Trouble(error))
            raise Refused("fault") from error
        if isinstance(self.role, Room):
            self.role.joined(viewer)
        if self.audience.here != before:
            self.announce()

    def part(self, viewer: Viewer, send: Send, *, for_good: bool = False) -> None:
        """Somebody looks no longer; who does so for good is somebody else from now on."""
        before = self.audience.here
        self.audience.part(self.table, viewer, send, for_good=for_good)
        if isinstance(self.role, Room):
            self.role.looked()
        if self.audience.here != before:
            self.announce()

    def ask(self, guest: str, message: protocol.Asking, reply: Send) -> None:
        """Somebody asks for something."""
        self.role.ask(guest, message, reply)

    @property
    def is_seen(self) -> bool:
        """Whether anybody looks, here or as a player elsewhere."""
        return self.audience.is_watched or bool(self.audience.present)

    @property
    def idle(self) -> bool:
        """Whether nobody looks, and nothing will happen by itself."""
        return not self.audience.is_watched and (isinstance(self.role, Follower) or self.role.idle)

    def close(self) -> None:
        """Stop everything that runs for this table here."""
        if self.claiming is not None:
            self.services.end(self.claiming)
            self.claiming = None  # how it ended holds this place
        for timer in self.silence.values():
            timer.cancel()
        self.role.close()
