"""A table that another process writes: its log is read as it grows, what people ask is sent on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from itertools import count

import msgspec
from msgspec import Struct

from boneyard.cluster.store import PostgresStore
from boneyard.games.shared.events import Event
from boneyard.server.rooms.chat import Chat
from boneyard.server.rooms.keeping import kept_id
from boneyard.server.rooms.loading import Unreadable, table_from
from boneyard.server.services import Services
from boneyard.server.store import Overfull, Paused, Unclaimed
from boneyard.server.store.records import Entry
from boneyard.table import protocol
from boneyard.table.broadcast.audience import Audience
from boneyard.table.broadcast.replies import done, failed, unsaid
from boneyard.table.broadcast.stream import Send
from boneyard.table.decision import Who, looking
from boneyard.table.errors import Refused
from boneyard.table.events import decode_lines
from boneyard.table.fold import fold
from boneyard.table.log_entries import decode
from boneyard.table.table import Table

log = logging.getLogger(__name__)
TO_ANSWER = 10.0
"""Seconds after which somebody is told that nothing was done."""
TO_READ_AGAIN = 0.5
"""Seconds between two attempts to read a log."""


class Asked(Struct, frozen=True, tag="asked"):
    """What somebody asks, on its way to the process that writes the table."""

    number: int
    guest: str
    message: msgspec.Raw


class Replied(Struct, frozen=True, tag="replied"):
    """The answer, on its way back."""

    number: int
    frame: msgspec.Raw


class Looking(Struct, frozen=True, tag="looking"):
    """The seats that look: by way of the sender, or by way of all others where the table is written."""

    seats: tuple[int, ...]
    watched: bool = False
    """Whether anybody looks by way of the sender, who follows the table; spectators too."""


Letter = Asked | Replied | Looking


class Follower:
    """Shows a table to this process's viewers while another process writes it."""

    def __init__(
        self,
        table: Table,
        audience: Audience,
        services: Services,
        store: PostgresStore,
        chat: Chat,
        orphaned: Callable[[], None],
    ) -> None:
        self.table = table
        self.audience = audience
        self.services = services
        self.store = store
        self.chat = chat
        self.orphaned = orphaned
        self.numbers = count(1)
        self.waiting: dict[int, tuple[str, str, Send, asyncio.TimerHandle]] = {}
        """By number: the guest who asks, the id they gave, where the answer goes, and when it is given up."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.reading = asyncio.Lock()
        self.listening = asyncio.Lock()
        self.sending = asyncio.Lock()
        """Letters go one after the other: what somebody says first must be heard first."""

    def ask(self, guest: str, message: protocol.Asking, reply: Send) -> None:
        """Send a message on to who writes the table; what was said is known here too."""
        if isinstance(message, protocol.History):
            self.start(self.recount(guest, message, reply))
            return
        number = next(self.numbers)
        give_up = asyncio.get_running_loop().call_later(TO_ANSWER, self.answer, number, b"")
        self.waiting[number] = guest, message.id, reply, give_up
        letter = msgspec.json.encode(Asked(number, guest, msgspec.Raw(protocol.encode(message))))
        self.start(self.forward(letter, number))

    async def forward(self, letter: bytes, number: int) -> None:
        """Put a letter into the other's inbox; where nobody writes the table any more, this process may."""
        try:
            async with self.sending:
                await self.store.forward(self.table.id, letter)
        except Unclaimed:
            self.orphaned()
            self.answer(number, b"")
        except (Overfull, Paused):
            self.answer(number, b"")

    def answer(self, number: int, frame: bytes) -> None:
        """Hand an answer to who waits for it; an empty one means that nothing was done."""
        known = self.waiting.pop(number, None)
        if known is not None:
            _, id, reply, give_up = known
            give_up.cancel()
            reply(frame or failed(id, Refused("busy")))

    def replied(self, number: int, frame: bytes) -> None:
        """An answer has come, unless the log has brought it already."""
        if number in self.waiting:
            self.start(self.answer_late(number, frame))

    async def answer_late(self, number: int, frame: bytes) -> None:
        """Answer who knows all that was written before: who has sat down may look from that seat at once."""
        await self.read_on()
        self.answer(number, frame)

    def acknowledge(self, entry: Entry) -> None:
        """Answer who asked for what the log says now, before they are told what became of it.

        Of an answer with a secret the log has kept another one: that comes by letter only.
        """
        for number, (guest, id, _, _) in tuple(self.waiting.items()):
            if entry.client == kept_id(guest, id) and entry.reply != unsaid(id):
                self.answer(number, entry.reply)

    def written(self, seq: int | None) -> None:
        """The log has grown up to an entry, or something else was written, or nobody knows what."""
        self.start(self.read_on() if seq is not None and seq >= 0 else self.listen())

    async def listen(self) -> None:
        """Tell this process's viewers what was said, by people whom the log has told of."""
        await self.read_on()
        async with self.listening:
            for said in await self.chat.recall(self.table, self.services):
                self.audience.say(said)

    async def recount(self, guest: str, message: protocol.History, reply: Send) -> None:
        """Tell somebody what was said."""
        await self.listen()
        who = Who(guest, self.table.seat_of(guest))
        try:
            looking(self.table, who.seat)
            reply(done(message.id, self.chat.heard_by(who)))
        except Refused as error:
            reply(failed(message.id, error))

    async def read_on(self) -> None:
        """Read what is new and tell this process's viewers."""
        async with self.reading:
            try:
                for entry in await self.unread():
                    self.take_in(entry)
            except Exception:  # nothing that comes after it would fit, and viewers would see no more
                log.exception("table %s could not be followed, and is read again", self.table.id)
                await self.read_again()

    def take_in(self, entry: Entry) -> None:
        """Do again what the log says, and tell what became of it."""
        before, after = self.table, self.table.copy()
        if after.play is not None:
            after.play = after.play.copy()
        fold(after, entry.seq, entry.at, decode(entry.act))
        self.table = after
        self.acknowledge(entry)
        self.audience.move(before, after)
        self.audience.tell(after, events_of(after, entry))

    async def read_again(self) -> None:
        """Read the whole table, as who comes now would, and show it to who looks."""
        loaded = await self.services.insist(lambda: self.store.load(self.table.id))
        if loaded is None:
            return
        try:
            table = await asyncio.to_thread(table_from, loaded)
        except Unreadable as error:
            log.error("table %s can't be followed: %s", self.table.id, error)
            return
        before, self.table = self.table, table
        for entry in loaded.entries:
            if entry.seq > before.seq:
                self.acknowledge(entry)
        self.audience.move(before, self.table)
        self.audience.tell(self.table, ())

    async def unread(self) -> tuple[Entry, ...]:
        """What the log says that was not read yet, as soon as it can be read: nobody tells of it twice."""
        while True:
            try:
                return await self.store.entries(self.table.id, self.table.seq)
            except Paused:
                await asyncio.sleep(TO_READ_AGAIN)

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside all else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def close(self) -> None:
        """Stop; who still waits is told that nothing was done. Whom it would tell holds this."""
        self.orphaned = unheard
        for task in tuple(self.tasks):
            self.services.end(task)
        for number in tuple(self.waiting):
            self.answer(number, b"")


def events_of(table: Table, entry: Entry) -> list[Event]:
    """What an entry told; a process of an earlier version has not stored it."""
    if table.play is None or not entry.events:
        return []
    return [event for line in decode_lines(table.play.game, entry.events) for event in line.events]


def unheard() -> None:
    """Nobody here looks at the table any more."""
