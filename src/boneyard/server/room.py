"""A room: the one task that writes a table. Decide, commit, acknowledge, tell everybody; in this order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass

import msgspec
from msgspec import Raw

from boneyard.server import bans, playing, wire
from boneyard.server.acts import Reopened
from boneyard.server.asking import Answers
from boneyard.server.audience import Audience
from boneyard.server.chat import KEPT, ROOMS, Chat
from boneyard.server.config import Bank, Days
from boneyard.server.deadlines import Watch, next_due
from boneyard.server.deciding import decide
from boneyard.server.decision import Decision, Who, looking, running
from boneyard.server.errors import Refused
from boneyard.server.inbox import Inbox
from boneyard.server.inside import HandOver
from boneyard.server.keeping import kept_id, next_table
from boneyard.server.lobby import not_twice
from boneyard.server.projection import Viewer, dice_of
from boneyard.server.services import Services
from boneyard.server.store import Conflict, Fenced, Paused
from boneyard.server.store.records import Change
from boneyard.server.streams import Send
from boneyard.server.summoning import Choice, Summoner
from boneyard.server.table import Table, automatic
from boneyard.server.voting import look_again

log = logging.getLogger(__name__)
MOST_JOBS = 200
MOST_OF_A_GUEST = 100
"""Nobody fills the queue alone: what others ask must find a place."""
MOST_REPLIES = 16
"""Answers for who asks again; what a seat was answered earlier is looked up in the log."""
FAR = 3600.0
"""Seconds; a table that nobody looks at need not be kept open for what happens later than that."""


@dataclass(frozen=True, slots=True)
class Job:
    """What somebody asks of the table, and where the answer goes."""

    guest: str
    message: wire.Asking
    reply: Send


@dataclass(frozen=True, slots=True)
class CameBack:
    """The guest of a seat looks again, for whom a bot has answered meanwhile, or others want one to."""

    seat: int


@dataclass(frozen=True, slots=True)
class Lost:
    """Another process has claimed the table."""


@dataclass(frozen=True, slots=True)
class ReadAgain:
    """The table was read from the store, so nobody could answer for a while."""


@dataclass(frozen=True, slots=True)
class Tick:
    """It is time to look whether something is due."""


class Room:
    """A table, who looks at it, and what is to be done with it."""

    def __init__(self, table: Table, epoch: int, services: Services, audience: Audience) -> None:
        self.table = table
        self.epoch = epoch
        self.services = services
        self.jobs: Inbox[Job | Choice | CameBack | Lost | ReadAgain | Tick] = Inbox()
        self.audience = audience
        audience.begin_anew()
        self.chat = Chat()
        self.answers = Answers()
        self.summoner = Summoner(services.thinkers, self.jobs.put_nowait)
        self.replies: dict[tuple[str, str], bytes] = {}
        self.asides: set[asyncio.Task[None]] = set()
        self.alarm: asyncio.TimerHandle | None = None
        self.keeping = False
        self.seen = services.now()
        """When somebody came or went last."""
        self.task: asyncio.Task[None] | None = None

    def read_again(self) -> None:
        """The table comes from the store: who plays by a bank does not pay for the server's absence."""
        pays = self.table.status == "running" and isinstance(self.table.config.pace, Bank)
        if pays or self.table.owed is not None:
            self.jobs.put_nowait(ReadAgain())

    def joined(self, viewer: Viewer) -> None:
        """Somebody looks; who was away answers for their seat again, and nobody votes for a bot there."""
        if viewer is not None and look_again(self.table, viewer):
            self.jobs.put_nowait(CameBack(viewer))
        self.looked()

    def looked(self) -> None:
        """Somebody has come or gone, so other things are due."""
        self.seen = self.services.now()
        self.plan()

    def ask(self, guest: str, message: wire.Asking, reply: Send) -> None:
        """Put a message into the queue; what the queue can't take is refused at once."""
        if self.jobs.qsize() >= MOST_JOBS:
            reply(failed(message.id, Refused("busy")))
        elif self.jobs.qsize() >= MOST_OF_A_GUEST and self.waiting_of(guest) >= MOST_OF_A_GUEST:
            reply(failed(message.id, Refused("too-fast")))
        else:
            self.jobs.put_nowait(Job(guest, message, reply))

    def waiting_of(self, guest: str) -> int:
        """How many messages of a guest are in the queue."""
        return sum(isinstance(job, Job) and job.guest == guest for job in self.jobs.items)

    # One job after another.

    async def run(self) -> None:
        """Do what is asked until the room is closed, or somebody else has written the table."""
        await self.recall()
        self.audience.asked.notice(self.table, self.services.now())
        self.summoner.summon(self.table)
        self.plan()
        while True:
            job = await self.jobs.get()
            self.keeping = True
            try:
                await self.do(job)
                self.keeping = False
            except (Conflict, Fenced):
                log.warning("table %s is written by somebody else", self.table.id)
                self.jobs.put_nowait(job)
                self.send_away()
                return

    async def recall(self) -> None:
        """Remember what was said at the table before."""
        while True:
            try:
                for room in ROOMS:
                    lines = await self.services.store.chat(self.table.id, room, limit=KEPT)
                    self.chat.recall(self.table, lines)
                return
            except Paused:
                await self.services.saving()

    def send_away(self) -> None:
        """Let all who wait ask again: nobody is left without an answer."""
        while not self.jobs.empty():
            job = self.jobs.get_nowait()
            if isinstance(job, Job):
                job.reply(failed(job.message.id, Refused("busy")))

    async def do(self, job: Job | Choice | CameBack | Lost | ReadAgain | Tick) -> None:
        """Carry out one job."""
        match job:
            case Job():
                await self.do_job(job)
            case Choice():
                await self.do_choice(job)
            case CameBack():
                if acts := look_again(self.table, job.seat):
                    await self.keep(Decision(acts))
            case Lost():
                raise Fenced(self.table.id)
            case ReadAgain():
                if self.table.status == "running":
                    await self.keep(Decision([self.table.owed or Reopened()]))
            case Tick():
                await self.do_due()

    async def do_job(self, job: Job) -> None:
        """What a guest asks: answered exactly once, the same way if it is asked again."""
        message = job.message
        known = self.replies.get((job.guest, message.id))
        if known is not None:
            job.reply(known)
            return
        who = Who(job.guest, self.table.seat_of(job.guest))
        try:
            match message:
                case wire.Ask() | wire.Hint() | wire.WhyNot():
                    self.aside(self.answers.tell(self.table, who, message, self.services, job.reply))
                case wire.Say():
                    looking(self.table, who.seat)
                    await self.say(who, message, job.reply)
                case wire.History():
                    looking(self.table, who.seat)
                    job.reply(done(message.id, self.chat.heard_by(who)))
                case _:
                    dice, newcomer = dice_of(self.table), newcomer_in(who, message)
                    if dice and newcomer:
                        await not_twice(self.services.store, dice, newcomer)
                    decision = decide(self.table, who, message, self.services.now(), self.audience)
                    await self.keep(decision, who, message.id, done(message.id, decision.result), job.reply)
            self.services.metrics.asked["done"] += 1
        except Refused as error:
            await self.make_sure()
            self.services.metrics.asked[error.code] += 1
            job.reply(await self.stored_reply(who, message.id) or failed(message.id, error))
        except Conflict as error:
            if error.what != "client":
                raise
            job.reply(await self.stored_reply(who, message.id) or failed(message.id, Refused("stale")))

    async def make_sure(self) -> None:
        """Raise where the table has gone on elsewhere: what is refused here may be right there."""
        while True:
            try:
                if await self.services.store.holds(self.table.id):
                    return
                raise Fenced(self.table.id)
            except Paused:
                await self.services.saving()

    async def stored_reply(self, who: Who, client: str) -> bytes | None:
        """What was answered to this id long ago, when it was done."""
        if who.seat is None:
            return None
        return await self.services.store.reply_to(self.table.id, who.seat, kept_id(who.guest, client))

    async def do_choice(self, choice: Choice) -> None:
        """A bot's answer, if its question is still open and nobody has come back meanwhile."""
        table = self.table
        if not table.waits_for(choice.seat) or not table.seats[choice.seat].bot:
            return
        play = running(table)
        if choice.decision == play.numbers[choice.seat]:
            command = play.options(choice.seat)[choice.option]
            await self.keep(playing.play_on(table, choice.seat, command, "bot", self.services.now()))

    async def do_due(self) -> None:
        """Standing orders that have come up, and whatever is due."""
        now = self.services.now()
        if (found := self.automatic()) is not None:
            await self.keep(found)
            return
        due = next_due(self.table, self.watch())
        if due is not None and due.at <= now:
            await self.keep(due.decide(now))
        else:
            self.plan()

    def automatic(self) -> Decision | None:
        """An answer that a seat's orders give to a question that was asked before them."""
        table, play = self.table, self.table.play
        if table.status != "running" or play is None:
            return None
        if play.declining is None or playing.is_private(table, play):
            return None
        for seat in play.actors:
            command = automatic(table, play, seat, play.options(seat))
            if command is not None:
                return playing.play_on(table, seat, command, "order", self.services.now())
        return None

    async def say(self, who: Who, message: wire.Say, reply: Send) -> None:
        """A line of chat: kept, acknowledged, told to those who may hear it; once, however often it comes."""
        answer = done(message.id, None)
        try:
            if await self.services.store.is_said(self.table.id, who.guest, message.id):
                reply(answer)
                return
            await bans.refuse_to_hear(self.services, who.guest, self.table.id)
        except Paused as error:
            raise Refused("paused") from error
        line, said = self.chat.line(self.table, who, message, self.services.now())
        await self.commit(Change(self.table.id, self.epoch, chat=(line,)))
        self.chat.keep(line, said)
        self.remember(who.guest, message.id, answer)
        reply(answer)
        self.audience.say(said)

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
        kept = failed(client or "", Refused("stale")) if decision.secret else reply
        after, change = next_table(self.table, self.epoch, now, decision, who, client, kept)
        await self.commit(change)
        before, self.table = self.table, after
        if before.status != after.status == "over":
            self.services.on_over(after.id)
        if who is not None and client is not None:
            self.remember(who.guest, client, reply)
        if send is not None:
            send(reply)
        self.audience.move(before, after)
        self.audience.tell(after, decision.heard, first=None if who is None else who.seat)
        self.services.on_kept(before, after)
        self.summoner.summon(after)
        self.plan()

    async def commit(self, change: Change) -> None:
        """Write until it is written, however often the database can't."""
        while True:
            try:
                await self.services.write(change)
                return
            except Paused:
                await self.services.saving()

    def remember(self, guest: str, client: str, reply: bytes) -> None:
        """Keep the answer for who asks again."""
        self.replies[guest, client] = reply
        while len(self.replies) > MOST_REPLIES:
            del self.replies[next(iter(self.replies))]

    # What happens by itself.

    def watch(self) -> Watch:
        """What deadlines depend on besides the log."""
        audience = self.audience
        seen = self.services.now() if audience.is_watched else self.seen
        return Watch(audience.asked, audience.gone(self.table), audience.present, seen)

    def plan(self) -> None:
        """Wake up when something is due."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.is_calm:
            return
        if self.automatic() is not None:
            self.wake()
            return
        due = next_due(self.table, self.watch())
        if due is not None:
            delay = max(0.0, (due.at - self.services.now()) / 1000)
            self.alarm = asyncio.get_running_loop().call_later(delay, self.wake)

    @property
    def is_calm(self) -> bool:
        """Whether nothing can be due: no window, clock or vote is open, and who is asked looks."""
        table, play = self.table, self.table.play
        if table.status != "running" or play is None or table.config.pace is not None:
            return False
        quiet = play.declining is None and not table.votes
        return quiet and self.audience.present.issuperset(play.actors)

    def wake(self) -> None:
        """Look what is due."""
        self.jobs.put_nowait(Tick())

    def aside(self, work: Coroutine[None, None, None]) -> None:
        """Answer a question beside the jobs, which must not wait for it."""
        task = asyncio.create_task(work)
        self.asides.add(task)
        task.add_done_callback(self.asides.discard)

    @property
    def idle(self) -> bool:
        """Whether nothing is to be done, and nothing will be due soon."""
        quiet = self.jobs.empty() and not self.keeping and not self.asides
        return quiet and not self.summoner.thinking and not self.is_due_soon

    @property
    def is_due_soon(self) -> bool:
        """Whether something happens by itself before housekeeping looks at tables with days again."""
        if self.alarm is None or not isinstance(self.table.config.pace, Days):
            return self.alarm is not None
        return self.alarm.when() - asyncio.get_running_loop().time() < FAR

    def close(self) -> None:
        """Stop everything that runs for this room."""
        self.close_aside()
        if self.task is not None:
            self.services.end(self.task)

    def close_aside(self) -> None:
        """Stop what runs beside the jobs."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.summoner.close()
        self.answers.close()
        for task in self.asides:
            task.cancel()


def newcomer_in(who: Who, message: wire.Asking) -> str:
    """The guest who would get a seat by a message and has none yet, if somebody would."""
    if isinstance(message, HandOver):
        return message.guest
    return who.guest if who.seat is None and isinstance(message, wire.Sit | wire.Carry) else ""


def done(id: str, result: object) -> bytes:
    """The answer to what is done."""
    return wire.encode(wire.Done(id=id, result=None if result is None else Raw(msgspec.json.encode(result))))


def failed(id: str, error: Refused) -> bytes:
    """The answer to what is refused."""
    return wire.encode(wire.Failed(id=id, code=error.code, data=error.data))
