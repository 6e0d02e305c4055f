"""Follows a table that another process writes: reads its log as it grows, and forwards requests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from itertools import count

import msgspec
from msgspec import Struct

from boneyard.cluster.store import PostgresStore
from boneyard.games.shared.events import Event
from boneyard.server.rooms.changes import stored_id
from boneyard.server.rooms.chat import Chat
from boneyard.server.rooms.loading import Unreadable, table_from
from boneyard.server.services import Services
from boneyard.server.store import Overfull, Paused, Unclaimed
from boneyard.server.store.records import Entry
from boneyard.table import protocol
from boneyard.table.audience import Audience
from boneyard.table.decision import Who, require_admitted
from boneyard.table.errors import Refused
from boneyard.table.events import decode_lines
from boneyard.table.fold import fold
from boneyard.table.log_entries import decode
from boneyard.table.protocol import done, failed, spent
from boneyard.table.stand_ins import StandIns
from boneyard.table.stream import Send
from boneyard.table.table import Table

log = logging.getLogger(__name__)
TO_ANSWER = 10.0
"""Seconds after which a request is refused as `busy`."""
TO_READ_AGAIN = 0.5
"""Seconds between two attempts to read a log."""


class ForwardedRequest(Struct, frozen=True, tag="asked"):
    """A request to the process that writes the table."""

    number: int
    guest: str
    message: msgspec.Raw


class ForwardedReply(Struct, frozen=True, tag="replied"):
    """The reply."""

    number: int
    frame: msgspec.Raw


class PresentSeats(Struct, frozen=True, tag="looking"):
    """The present seats: those at the sender, or, if the sender writes the table, those at all other
    processes.
    """

    seats: tuple[int, ...]
    watched: bool = False
    """Whether the sender, a follower, has any viewers, spectators included."""


ProcessMessage = ForwardedRequest | ForwardedReply | PresentSeats


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
        """By number: the guest, the request's id, where the reply goes, and its timeout."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.reading = asyncio.Lock()
        self.listening = asyncio.Lock()
        self.sending = asyncio.Lock()
        """Messages are sent one after the other, in their order."""

    def ask(self, guest: str, message: protocol.Asking, reply: Send) -> None:
        """Forward a message to the writing process; chat history is known here too."""
        if isinstance(message, protocol.History):
            self.start(self.send_history(guest, message, reply))
            return
        number = next(self.numbers)
        give_up = asyncio.get_running_loop().call_later(TO_ANSWER, self.answer, number, b"")
        self.waiting[number] = guest, message.id, reply, give_up
        payload = msgspec.json.encode(ForwardedRequest(number, guest, msgspec.Raw(protocol.encode(message))))
        self.start(self.forward(payload, number))

    async def forward(self, payload: bytes, number: int) -> None:
        """Send a message to the writing process; if there is none, try to claim the table."""
        try:
            async with self.sending:
                await self.store.forward(self.table.id, payload)
        except Unclaimed:
            self.orphaned()
            self.answer(number, b"")
        except (Overfull, Paused):
            self.answer(number, b"")

    def answer(self, number: int, frame: bytes) -> None:
        """Pass on a reply; an empty one refuses the request as `busy`."""
        known = self.waiting.pop(number, None)
        if known is not None:
            _, id, reply, give_up = known
            give_up.cancel()
            reply(frame or failed(id, Refused("busy")))

    def replied(self, number: int, frame: bytes) -> None:
        """A reply has come, unless the log has brought it already."""
        if number in self.waiting:
            self.start(self.answer_late(number, frame))

    async def answer_late(self, number: int, frame: bytes) -> None:
        """Reply after reading the log: a guest who sat down may open that seat at once."""
        await self.read_on()
        self.answer(number, frame)

    def acknowledge(self, entry: Entry) -> None:
        """Reply to the request behind a log entry, before its update is sent.

        The log has no reply with a secret: that comes only by message.
        """
        for number, (guest, id, _, _) in tuple(self.waiting.items()):
            if entry.client == stored_id(guest, id) and entry.reply != spent(id):
                self.answer(number, entry.reply)

    def written(self, seq: int | None) -> None:
        """The log has grown up to an entry, or something else was written, or some news was missed."""
        self.start(self.read_on() if seq is not None and seq >= 0 else self.listen())

    async def listen(self) -> None:
        """Send new chat to this process's viewers, after the log that it may refer to."""
        await self.read_on()
        async with self.listening:
            for said in await self.chat.load_new(self.table, self.services):
                self.audience.chat(said)

    async def send_history(self, guest: str, message: protocol.History, reply: Send) -> None:
        await self.listen()
        who = Who(guest, self.table.seat_of(guest))
        try:
            require_admitted(self.table, who.seat)
            reply(done(message.id, self.chat.visible_to(who)))
        except Refused as error:
            reply(failed(message.id, error))

    async def read_on(self) -> None:
        """Read new entries and send their updates."""
        async with self.reading:
            try:
                for entry in await self.unread():
                    self.apply(entry)
            except Exception:  # later entries would not fit, and viewers would see no more
                log.exception("table %s could not be followed; loading it again", self.table.id)
                await self.reload()

    def apply(self, entry: Entry) -> None:
        before, after = self.table, self.table.copy()
        if after.play is not None:
            after.play = after.play.copy()
        log_entry = decode(entry.data)
        fold(after, entry.seq, entry.at, log_entry)
        self.table = after
        self.acknowledge(entry)
        self.audience.drop_moved(before, after)
        told = StandIns(before.seats).events(log_entry)
        self.audience.broadcast(after, [*told, *events_of(after, entry)])

    async def reload(self) -> None:
        loaded = await self.services.retry(lambda: self.store.load(self.table.id))
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
        self.audience.drop_moved(before, self.table)
        self.audience.broadcast(self.table, ())

    async def unread(self) -> tuple[Entry, ...]:
        """New entries, as soon as they can be read: the news about them won't be repeated."""
        while True:
            try:
                return await self.store.entries(self.table.id, self.table.seq)
            except Paused:
                await asyncio.sleep(TO_READ_AGAIN)

    def start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def close(self) -> None:
        """Stop; refuse waiting requests as `busy`."""
        for task in tuple(self.tasks):
            self.services.end(task)
        for number in tuple(self.waiting):
            self.answer(number, b"")


def events_of(table: Table, entry: Entry) -> list[Event]:
    """An entry's events; a process of an earlier version has not stored them."""
    if table.play is None or not entry.events:
        return []
    return [event for line in decode_lines(table.play.game, entry.events) for event in line.events]
