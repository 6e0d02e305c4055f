"""A room: the one task that writes a table. Decide, commit, acknowledge, tell everybody; in this order."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from secrets import token_urlsafe

import msgspec
from msgspec import Raw

from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.server import asking, desk, wire
from boneyard.server.acts import Played, Started, Undone
from boneyard.server.deadlines import Watch, next_due
from boneyard.server.desk import Decision, Who
from boneyard.server.errors import Refused
from boneyard.server.keeping import change_of, entries_of
from boneyard.server.projection import Viewer, info_of, view_of
from boneyard.server.services import Services
from boneyard.server.store import Conflict, Fenced, Paused
from boneyard.server.store.records import Change
from boneyard.server.streams import Send, Stream
from boneyard.server.table import Table, automatic
from boneyard.server.thinking import NotThought

log = logging.getLogger(__name__)
MOST_JOBS = 200
MOST_REPLIES = 256
MOVED = wire.encode(wire.Moved())
PLAYS = (Started, Played, Undone)


@dataclass(frozen=True, slots=True)
class Job:
    """What somebody asks of the table, and where the answer goes."""

    guest: str
    message: wire.Asking
    reply: Send


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot chose for a seat's decision."""

    seat: int
    decision: int
    option: int


@dataclass(frozen=True, slots=True)
class Tick:
    """It is time to look whether something is due."""


class Room:
    """A table, who looks at it, and what is to be done with it."""

    def __init__(self, table: Table, epoch: int, services: Services) -> None:
        self.table = table
        self.epoch = epoch
        self.services = services
        self.jobs: asyncio.Queue[Job | Choice | Tick] = asyncio.Queue(MOST_JOBS)
        self.streams: dict[Viewer, Stream] = {}
        self.replies: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self.asked: dict[int, tuple[int, int]] = {}
        self.away: dict[int, int] = {}
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.asides: set[asyncio.Task[None]] = set()
        self.alarm: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.stopped = asyncio.Event()

    # Who looks.

    def viewer_of(self, guest: str) -> Viewer:
        """A guest's seat, or a spectator."""
        return self.table.seat_of(guest)

    def join(self, viewer: Viewer, hello: wire.Hello, send: Send) -> None:
        """Show somebody the table: what they have missed, or all of it; then they hear what changes."""
        stream = self.streams.get(viewer)
        if stream is None:
            stream = self.streams[viewer] = Stream(viewer)
            stream.look(self.table, self.info())
        for frame in stream.missed(hello.stream, hello.seen) or [stream.welcome()]:
            send(frame)
        stream.sends.add(send)
        if viewer is not None and self.away.pop(viewer, None) is not None:
            self.tell(())
            self.plan()

    def part(self, viewer: Viewer, send: Send) -> None:
        """Somebody looks no longer."""
        stream = self.streams.get(viewer)
        if stream is None:
            return
        stream.sends.discard(send)
        if not stream.sends and viewer is not None and self.table.seats[viewer].guest:
            self.away[viewer] = self.services.now()
            self.tell(())
            self.plan()

    def info(self) -> wire.TableInfo:
        """What everybody may know of the table."""
        present = {viewer for viewer, stream in self.streams.items() if viewer is not None and stream.sends}
        return info_of(self.table, present, self.services.store.paused)

    def tell(self, events: Sequence[Event]) -> None:
        """Tell everybody who looks what has changed for them."""
        info = self.info()
        for viewer in [viewer for viewer, stream in self.streams.items() if not stream.sends]:
            del self.streams[viewer]
        for stream in tuple(self.streams.values()):
            stream.update(self.table, info, events)

    # What is asked.

    def ask(self, guest: str, message: wire.Asking, reply: Send) -> None:
        """Put a message into the queue; what the queue can't take is refused at once."""
        try:
            self.jobs.put_nowait(Job(guest, message, reply))
        except asyncio.QueueFull:
            reply(failed(message.id, Refused("busy")))

    async def run(self) -> None:
        """Do one job after another until the room is closed."""
        self.notice_questions()
        self.summon()
        self.plan()
        while True:
            job = await self.jobs.get()
            try:
                await self.do(job)
            except (Conflict, Fenced):
                log.warning("table %s was written by somebody else; it is read again", self.table.id)
                self.stopped.set()
                return

    async def do(self, job: Job | Choice | Tick) -> None:
        """Carry out one job."""
        if isinstance(job, Job):
            await self.do_job(job)
        elif isinstance(job, Choice):
            await self.do_choice(job)
        else:
            await self.do_due()

    async def do_job(self, job: Job) -> None:
        """What a guest asks: answered exactly once, the same way if it is asked again."""
        message = job.message
        known = self.replies.get((job.guest, message.id))
        if known is not None:
            job.reply(known)
            return
        who = Who(job.guest, self.viewer_of(job.guest))
        try:
            if isinstance(message, asking.ASIDE):
                self.aside(asking.answer(self.table, who, message, self.services, job.reply))
                return
            decision = self.decide(who, message)
            result = None if decision.result is None else Raw(msgspec.json.encode(decision.result))
            reply = wire.encode(wire.Done(id=message.id, result=result))
            await self.keep(decision, who, message.id, reply, job.reply)
        except Refused as error:
            job.reply(failed(message.id, error))

    def decide(self, who: Who, message: wire.Asking) -> Decision:
        """What a message means for the table."""
        table, now = self.table, self.services.now()
        match message:
            case wire.Answer():
                return desk.answer(table, who, message, now)
            case wire.Sit():
                return desk.sit(table, who, message)
            case wire.Stand():
                return desk.stand(table, who, message)
            case wire.Reveal():
                return desk.reveal(table, who, message)
            case wire.Begin():
                return desk.start(table, who, message)
            case wire.Undo():
                return desk.undo(table, who, message)
            case wire.Order():
                return desk.order(table, who, message, now)
            case wire.Return():
                return desk.come_back(table, who, message)
            case wire.Leave():
                return desk.leave(table, who, message)
            case wire.Vote():
                return desk.vote(table, who, message)
            case wire.MakeLink():
                return desk.make_link(table, who, token_urlsafe(24))
            case wire.Carry():
                return desk.carry(table, who, message)
        raise Refused("bad-frame")

    async def do_choice(self, choice: Choice) -> None:
        """A bot's answer, if its question is still open and nobody has come back meanwhile."""
        table = self.table
        if not table.waits_for(choice.seat) or not table.seats[choice.seat].bot:
            return
        play = desk.running(table)
        if choice.decision == play.numbers[choice.seat]:
            command = play.options(choice.seat)[choice.option]
            await self.keep(desk.play_on(table, choice.seat, command, "bot", self.services.now()))

    async def do_due(self) -> None:
        """Standing orders and single options that have come up, and whatever is due."""
        table, now = self.table, self.services.now()
        if (found := self.automatic()) is not None:
            await self.keep(found)
            return
        due = next_due(table, self.watch())
        if due is not None and due.at <= now:
            await self.keep(due.decide(now))
        else:
            self.plan()

    def automatic(self) -> Decision | None:
        """An answer that a seat's orders give to a question that was asked before them."""
        table, play = self.table, self.table.play
        if table.status != "running" or play is None or desk.is_private(table, play):
            return None
        for seat in play.actors:
            command = automatic(table, play, seat, play.options(seat))
            if command is not None:
                return desk.play_on(table, seat, command, "order", self.services.now())
        return None

    # Keeping.

    async def keep(
        self,
        decision: Decision,
        who: Who | None = None,
        client: str | None = None,
        reply: bytes = b"",
        send: Send | None = None,
    ) -> None:
        """Commit what was decided; only then is it true, acknowledged and told."""
        now = self.services.now()
        entries = entries_of(self.table, now, decision.acts, who, client, reply)
        after = self.table.copy()
        for entry, act in zip(entries, decision.acts, strict=True):
            after.fold(entry.seq, now, act, decision.twin if isinstance(act, PLAYS) else None)
        await self.commit(change_of(self.table, after, self.epoch, entries))
        before, self.table = self.table, after
        self.unseat(before)
        if who is not None and client is not None:
            self.remember(who.guest, client, reply)
        if send is not None:
            send(reply)
        self.tell(decision.heard)
        self.notice_questions()
        self.summon()
        self.plan()

    def unseat(self, before: Table) -> None:
        """Whose seat is another's now sees nothing of it from here on."""
        for viewer, (old, new) in enumerate(zip(before.seats, self.table.seats, strict=True)):
            stream = self.streams.get(viewer) if old.guest != new.guest else None
            if stream is not None:
                del self.streams[viewer]
                for send in stream.sends:
                    send(MOVED)

    async def commit(self, change: Change) -> None:
        """Write until it is written; while the database can't, everybody is told that saving is paused."""
        while True:
            try:
                await self.services.store.write(change)
                return
            except Paused:
                self.tell(())
                await self.services.saving()
                self.tell(())

    def remember(self, guest: str, client: str, reply: bytes) -> None:
        """Keep the answer for who asks again."""
        self.replies[guest, client] = reply
        while len(self.replies) > MOST_REPLIES:
            self.replies.popitem(last=False)

    # What happens by itself.

    def notice_questions(self) -> None:
        """Since when each seat is asked what it is asked."""
        play, now = self.table.play, self.services.now()
        if play is None:
            return
        asked: dict[int, tuple[int, int]] = {}
        for seat in play.actors:
            if seat >= 0:
                number = play.numbers[seat]
                known = self.asked.get(seat)
                asked[seat] = known if known is not None and known[0] == number else (number, now)
        self.asked = asked

    def watch(self) -> Watch:
        """What deadlines depend on besides the log."""
        return Watch({seat: at for seat, (_, at) in self.asked.items()}, self.away)

    def plan(self) -> None:
        """Wake up when something is due."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.automatic() is not None:
            self.wake()
            return
        due = next_due(self.table, self.watch())
        if due is not None:
            delay = max(0.0, (due.at - self.services.now()) / 1000)
            self.alarm = asyncio.get_running_loop().call_later(delay, self.wake)

    def wake(self) -> None:
        """Look what is due."""
        if not self.jobs.full():
            self.jobs.put_nowait(Tick())

    def summon(self) -> None:
        """Let bots think about the questions that wait for them."""
        table, play = self.table, self.table.play
        if table.status != "running" or play is None:
            return
        for seat in play.actors:
            if seat < 0 or not table.seats[seat].bot or not table.waits_for(seat):
                continue
            number = play.numbers[seat]
            known = self.thinking.get(seat)
            if known is None or known[0] != number:
                if known is not None:
                    known[1].cancel()
                options = list(play.options(seat))
                work = self.think(seat, number, view_of(play, seat), options)
                self.thinking[seat] = number, asyncio.create_task(work)

    async def think(self, seat: int, number: int, view: object, options: list[Command]) -> None:
        """Ask a worker what a bot would answer."""
        table = self.table
        play = desk.running(table)
        seed = f"{table.id}/{play.lines}/{seat}"
        try:
            option = await self.services.thinkers.choose(
                table.seats[seat].bot, seed, play.setup.content, view, options, table=table.id
            )
        except NotThought:
            await asyncio.sleep(1)
            option = 0
        await self.jobs.put(Choice(seat, number, option))

    def aside(self, work: Coroutine[None, None, None]) -> None:
        """Answer a question beside the jobs, which must not wait for it."""
        task = asyncio.create_task(work)
        self.asides.add(task)
        task.add_done_callback(self.asides.discard)

    def close(self) -> None:
        """Stop everything that runs for this room."""
        if self.alarm is not None:
            self.alarm.cancel()
        for _, task in self.thinking.values():
            task.cancel()
        for task in self.asides:
            task.cancel()
        if self.task is not None:
            self.task.cancel()


def failed(id: str, error: Refused) -> bytes:
    """The answer to what is refused."""
    return wire.encode(wire.Failed(id=id, code=error.code, data=error.data))
