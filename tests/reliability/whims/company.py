"""Some people and their tables: what they ask is answered, and all that is due is done, before they go on."""

import asyncio
import logging
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import cast

import msgspec

from boneyard.engine.fair import commitment
from boneyard.server.history import replay_requests as r
from boneyard.server.history.library import Library
from boneyard.server.history.replay_process import reply_to
from boneyard.server.history.replayer import Replayer
from boneyard.server.rooms.jobs import Tick
from boneyard.server.rooms.place import Place
from boneyard.server.rooms.room import Room
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.rooms.summoning import Choice
from boneyard.server.store.records import Guest
from boneyard.table import protocol
from boneyard.table.deadlines import next_due
from boneyard.table.handlers.answers import by_orders
from tests.patience import within
from tests.reliability.house import Clock, Mute
from tests.reliability.whims.onlookers import (
    Client,
    Wrong,
    same,
)

PEOPLE = 4


class Bots(Mute):
    """Bots that answer when the test lets them, and have little to say about odds."""

    async def odds(self, *question: object, guest: str = "", table: str = "") -> dict[str, str]:
        return {"answer": "choices"}

    async def why_not(self, *question: object, guest: str = "", table: str = "") -> None:
        return None

    async def hint(self, *question: object, guest: str = "", table: str = "") -> list[object]:
        return []


class OwnReplayer(Replayer):
    """A replayer that works in this process."""

    async def answer(self, request: r.Request) -> r.Reply:
        return reply_to(request)


class Faults(logging.Handler):
    """Remembers what a server's log complains about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        trace = f" {record.exc_info[1]!r}" if record.exc_info else ""
        self.said.append(f"{record.getMessage()}{trace}")


@dataclass(frozen=True)
class Asking:
    """Something that was asked, and the answers to it."""

    place: Place
    guest: str
    message: protocol.Asking
    replies: list[bytes]

    @property
    def done(self) -> bool:
        return b'"type":"done"' in self.replies[0]


class Company:
    """Some people, their tables, and all that they were answered."""

    def __init__(self, rng: Random, rooms: Rooms, clock: Clock, faults: Faults) -> None:
        self.rng = rng
        self.rooms = rooms
        self.clock = clock
        self.faults = faults
        self.library = Library(rooms.services, rooms, OwnReplayer())
        rooms.services.on_over = lambda table: None
        self.tag = f"{rng.randrange(2**48):x}"
        self.guests = [
            Guest(f"g{self.tag}{n}", f"{self.tag}{n}".encode(), f"Player {n}", "en", 0, 0)
            for n in range(PEOPLE)
        ]
        self.tables: list[str] = []
        self.clients: list[Client] = []
        self.under_way: list[Asking] = []
        self.done: list[Asking] = []
        self.late: list[tuple[str, Choice]] = []
        self.nonces: dict[str, str] = {}
        self.secrets: list[tuple[str, str]] = []
        self.ids = count()
        self.story: list[str] = []
        self.checks = 0

    async def place(self, table: str) -> Place:
        """A table that is open here."""
        return await self.rooms.room(table)

    def any_table(self) -> str:
        return self.rng.choice(self.tables[-2:])

    def room(self, place: Place) -> Room:
        assert place.room is not None
        return place.room

    def say(self, what: str) -> None:
        """Note what is done, for who reads of a fault."""
        self.story.append(what)

    def ask(self, place: Place, guest: str, message: protocol.Asking) -> Asking:
        """Somebody asks for something; the answer comes later."""
        asking = Asking(place, guest, message, [])
        self.under_way.append(asking)
        place.ask(guest, message, asking.replies.append)
        return asking

    def id(self) -> str:
        return f"id {next(self.ids)}"

    def promise(self, guest: str) -> str:
        """The hash of a nonce."""
        self.nonces[guest] = f"{self.rng.randrange(2**128):032x}"
        return commitment(self.nonces[guest])

    def maybe(self, guest: str) -> str:
        return self.promise(guest) if self.rng.random() < 0.3 else ""

    def name_of(self, guest: str) -> str:
        return next(one.name for one in self.guests if one.id == guest)

    async def settle(self) -> None:
        """Wait until everything is done, and all that is due by now."""
        again = True
        while again:
            again = False
            for place in [*self.rooms.open.values()]:
                room = self.room(place)
                while not room.jobs.empty() or room.keeping or room.answers.searching or self.is_due(room):
                    if room.jobs.empty() and not room.keeping and self.is_due(room):
                        room.jobs.put_nowait(Tick())
                    await self.barrier(place)
                    if self.faults.said:
                        raise Wrong(f"the log says {self.faults.said}")
                    again = True
        self.answered()

    def is_due(self, room: Room) -> bool:
        """Whether something happens by itself now."""
        due = next_due(room.table, room.alarm.watch(room.table))
        return by_orders(room.table) is not None or (due is not None and due.at <= self.clock.now)

    async def barrier(self, place: Place) -> None:
        """Wait until all that was asked of a table before is done."""
        room = self.room(place)
        while room.answers.searching:
            await asyncio.sleep(0)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        place.ask("nobody", protocol.History(id="barrier"), answer.set_result)
        await within(30, answer)

    def answered(self) -> None:
        """Every question has exactly one answer, and a repeated one the same as before."""
        known = {(one.place.id, one.guest, one.message.id): one for one in self.done}
        for asking in self.under_way:
            message = asking.message
            same(len(asking.replies), 1, f"answers to {message}")
            if b'"fault"' in asking.replies[0] or b'"busy"' in asking.replies[0]:
                raise Wrong(f"{message} was answered {asking.replies[0]!r}")
            before = known.get((asking.place.id, asking.guest, message.id))
            if before is not None:
                self.same_again(before, asking)
            elif asking.done and not isinstance(
                message, protocol.History | protocol.Ask | protocol.Hint | protocol.WhyNot
            ):
                self.done.append(asking)
                known[asking.place.id, asking.guest, message.id] = asking
                self.take_note(asking)
        self.under_way.clear()

    def same_again(self, before: Asking, again: Asking) -> None:
        """A repeat is answered as before; a link's secret is kept nowhere, and told while it is known."""
        if isinstance(again.message, protocol.MakeLink) and b'"stale"' in again.replies[0]:
            return
        same(again.replies, before.replies, f"the second answer to {again.guest}'s {again.message}")

    def take_note(self, asking: Asking) -> None:
        """What follows for a client from what is done."""
        if isinstance(asking.message, protocol.MakeLink):
            result = cast(dict[str, dict[str, str]], msgspec.json.decode(asking.replies[0]))["result"]
            self.secrets.append((asking.place.id, result["secret"]))
        if isinstance(asking.message, protocol.Sit | protocol.Stand | protocol.Carry):
            for client in self.clients:
                if client.place is asking.place and client.guest == asking.guest and self.rng.random() < 0.8:
                    client.hello()

    async def leave(self) -> None:
        """Everybody goes."""
        for table in [*self.rooms.open]:
            await self.rooms.forget(table)
