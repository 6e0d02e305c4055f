"""The people and their tables; every request is answered before the next."""

import asyncio
import logging
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import cast

import msgspec

from boneyard.engine.fair import commitment
from boneyard.server.history.archive import Archive
from boneyard.server.history.replay_worker import reply_to
from boneyard.server.history.replayer import Replayer
from boneyard.server.rooms.bot_moves import Choice
from boneyard.server.rooms.jobs import Tick
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.rooms.room import Room
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.store.records import Guest
from boneyard.server.workers.jobs import LENGTH, Limits, Reply
from boneyard.table import protocol
from boneyard.table.deadlines import next_due
from boneyard.table.handlers.answers import by_orders
from tests.patience import within
from tests.reliability.bare_rooms import Clock, SilentBots
from tests.reliability.random_actions.client_state import (
    Client,
    Wrong,
    same,
)

PEOPLE = 4


class Bots(SilentBots):
    """Bots that answer when the test lets them, with trivial odds."""

    async def odds(self, *question: object, guest: str = "", table: str = "") -> dict[str, str]:
        return {"answer": "choices"}

    async def why_not(self, *question: object, guest: str = "", table: str = "") -> None:
        return None

    async def hint(self, *question: object, guest: str = "", table: str = "") -> list[object]:
        return []


class InProcess:
    async def ask(self, messages: bytes, seconds: float) -> Reply:
        return reply_to(messages[LENGTH:], cpu=seconds)

    async def end(self) -> None:
        pass


async def in_process(limits: Limits) -> InProcess:
    return InProcess()


class Faults(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        trace = f" {record.exc_info[1]!r}" if record.exc_info else ""
        self.said.append(f"{record.getMessage()}{trace}")


@dataclass(frozen=True)
class Asking:
    """A request and its replies."""

    open_table: OpenTable
    guest: str
    message: protocol.Asking
    replies: list[bytes]

    @property
    def done(self) -> bool:
        return b'"type":"done"' in self.replies[0]


class Company:
    """Some people, their tables, and all replies."""

    def __init__(self, rng: Random, rooms: Rooms, clock: Clock, faults: Faults) -> None:
        self.rng = rng
        self.rooms = rooms
        self.clock = clock
        self.faults = faults
        self.archive = Archive(rooms.services, rooms, Replayer(start=in_process))
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

    async def open_table(self, table: str) -> OpenTable:
        return await self.rooms.room(table)

    def any_table(self) -> str:
        return self.rng.choice(self.tables[-2:])

    def room(self, open_table: OpenTable) -> Room:
        assert open_table.room is not None
        return open_table.room

    def note(self, what: str) -> None:
        """Record an action for the report of a failure."""
        self.story.append(what)

    def ask(self, open_table: OpenTable, guest: str, message: protocol.Asking) -> Asking:
        asking = Asking(open_table, guest, message, [])
        self.under_way.append(asking)
        open_table.ask(guest, message, asking.replies.append)
        return asking

    def id(self) -> str:
        return f"id {next(self.ids)}"

    def promise(self, guest: str) -> str:
        self.nonces[guest] = f"{self.rng.randrange(2**128):032x}"
        return commitment(self.nonces[guest])

    def maybe(self, guest: str) -> str:
        return self.promise(guest) if self.rng.random() < 0.3 else ""

    def name_of(self, guest: str) -> str:
        return next(one.name for one in self.guests if one.id == guest)

    async def settle(self) -> None:
        """Wait until everything is done, including what is due by now."""
        again = True
        while again:
            again = False
            for open_table in [*self.rooms.open.values()]:
                room = self.room(open_table)
                while not room.jobs.empty() or room.working or room.answers.searching or self.is_due(room):
                    if room.jobs.empty() and not room.working and self.is_due(room):
                        room.jobs.put_nowait(Tick())
                    await self.barrier(open_table)
                    if self.faults.said:
                        raise Wrong(f"the log says {self.faults.said}")
                    again = True
        self.answered()

    def is_due(self, room: Room) -> bool:
        due = next_due(room.table, room.timer.watch(room.table))
        return by_orders(room.table) is not None or (due is not None and due.at <= self.clock.now)

    async def barrier(self, open_table: OpenTable) -> None:
        """Wait until all earlier requests to a table are done."""
        room = self.room(open_table)
        while room.answers.searching:
            await asyncio.sleep(0)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        open_table.ask("nobody", protocol.History(id="barrier"), answer.set_result)
        await within(30, answer)

    def answered(self) -> None:
        """Check that every request has exactly one reply, and a repeat the same one."""
        known = {(one.open_table.id, one.guest, one.message.id): one for one in self.done}
        for asking in self.under_way:
            message = asking.message
            same(len(asking.replies), 1, f"answers to {message}")
            if b'"fault"' in asking.replies[0] or b'"busy"' in asking.replies[0]:
                raise Wrong(f"{message} was answered {asking.replies[0]!r}")
            before = known.get((asking.open_table.id, asking.guest, message.id))
            if before is not None:
                self.same_again(before, asking)
            elif asking.done and not isinstance(
                message, protocol.History | protocol.Ask | protocol.Hint | protocol.WhyNot
            ):
                self.done.append(asking)
                known[asking.open_table.id, asking.guest, message.id] = asking
                self.update_client(asking)
        self.under_way.clear()

    def same_again(self, before: Asking, again: Asking) -> None:
        """A repeat gets the same reply; for a link, whose secret isn't stored, only while it is cached."""
        if isinstance(again.message, protocol.MakeLink) and b'"stale"' in again.replies[0]:
            return
        same(again.replies, before.replies, f"the second answer to {again.guest}'s {again.message}")

    def update_client(self, asking: Asking) -> None:
        """Update a client after a finished request."""
        if isinstance(asking.message, protocol.MakeLink):
            result = cast(dict[str, dict[str, str]], msgspec.json.decode(asking.replies[0]))["result"]
            self.secrets.append((asking.open_table.id, result["secret"]))
        if isinstance(asking.message, protocol.Sit | protocol.Stand | protocol.Transfer):
            for client in self.clients:
                if (
                    client.open_table is asking.open_table
                    and client.guest == asking.guest
                    and self.rng.random() < 0.8
                ):
                    client.hello()

    async def leave(self) -> None:
        for table in [*self.rooms.open]:
            await self.rooms.forget(table)
