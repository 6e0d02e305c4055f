"""A room: the one task that writes a table. Decide, commit, acknowledge, tell everybody; in this order."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from boneyard.server.rooms.alarm import Alarm
from boneyard.server.rooms.asking import Answers
from boneyard.server.rooms.chat import Chat
from boneyard.server.rooms.jobs import AnyJob, CameBack, Job, Jobs, Lost, ReadAgain, Tick
from boneyard.server.rooms.keeping import ANY_SEAT, kept_id, next_table
from boneyard.server.rooms.newcomers import admit, newcomer_in
from boneyard.server.rooms.summoning import Choice, Summoner, Trouble
from boneyard.server.services import Services
from boneyard.server.store import Conflict, Fenced
from boneyard.server.store.records import Change
from boneyard.table import protocol
from boneyard.table.broadcast.audience import Audience
from boneyard.table.broadcast.replies import Replies, done, failed, unsaid
from boneyard.table.broadcast.stream import Send
from boneyard.table.config import Bank, ready
from boneyard.table.decision import Decision, Who, looking, running
from boneyard.table.errors import Refused
from boneyard.table.fold import PLAYS
from boneyard.table.handlers import answers
from boneyard.table.handlers.dispatch import decide
from boneyard.table.handlers.votes import look_again
from boneyard.table.log_entries import Reopened
from boneyard.table.projection import Viewer
from boneyard.table.table import Table

log = logging.getLogger(__name__)


class Room:
    """A table, who looks at it, and what is to be done with it."""

    def __init__(
        self, table: Table, epoch: int, services: Services, audience: Audience, chat: Chat | None = None
    ) -> None:
        self.table = table
        self.epoch = epoch
        self.services = services
        self.audience = audience
        audience.begin_anew()
        self.jobs = Jobs()
        self.keeping = False
        """Whether a job is being done."""
        self.chat = chat or Chat()
        self.replies = Replies()
        self.answers = Answers()
        self.summoner = Summoner(services.workers, self.jobs.put_nowait)
        self.alarm = Alarm(services, audience, self.wake)
        self.task: asyncio.Task[None] | None = None
        self.failures = 0
        """How often the table failed since its game last went on."""

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
        self.alarm.looked()
        self.plan()

    def plan(self) -> None:
        """Wake up when something is due, and stop working on questions that nobody waits for."""
        try:
            self.alarm.set(self.table)
            self.answers.look_after(self.table, self.audience.present)
        except Exception as error:  # noqa: BLE001  # who comes or goes is not to blame
            self.jobs.put_nowait(Trouble(error))

    def wake(self) -> None:
        """Look what is due."""
        self.jobs.put_nowait(Tick())

    def ask(self, guest: str, message: protocol.Asking, reply: Send) -> None:
        """Put a message into the queue; what the queue can't take is refused at once."""
        self.jobs.ask(Job(guest, message, reply))

    async def run(self) -> None:
        """Do what is asked until the room is closed, or somebody else has written the table."""
        for said in await self.chat.recall(self.table, self.services):
            self.audience.say(said)
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
                self.jobs.send_away()
                return
            except Exception:
                self.confess(job)
                raise

    def confess(self, job: AnyJob) -> None:
        """Something went wrong with a job: who asked for it is told so, if they have no answer yet."""
        if isinstance(job, Job) and self.replies.get(job.guest, job.message.id) is None:
            job.refuse(Refused("fault"))

    async def do(self, job: AnyJob) -> None:
        """Carry out one job."""
        if self.may_begin_with(job):
            with suppress(Refused):  # the next step reports what is wrong
                await asyncio.to_thread(ready, self.table.config)
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
            case Trouble():
                raise job.error

    def may_begin_with(self, job: AnyJob) -> bool:
        """Whether a game with somebody's own tiles may begin now: they take too long to read on the loop."""
        if self.table.status != "open" or self.table.config.content is None:
            return False
        asked = isinstance(job, Job) and isinstance(job.message, protocol.Begin | protocol.Reveal)
        return asked or (isinstance(job, Tick) and bool(self.table.called_at))

    async def do_job(self, job: Job) -> None:
        """What a guest asks: answered exactly once, the same way if it is asked again."""
        known = self.replies.get(job.guest, job.message.id)
        if known is not None:
            job.reply(known)
            return
        who = Who(job.guest, self.table.seat_of(job.guest))
        sealed = self.table.is_sealed
        try:
            await self.do_asked(job, who)
            self.count("done", sealed=sealed)
        except Refused as error:
            await self.make_sure()
            self.count(error.code, sealed=sealed)
            await self.refuse(job, who, error)
        except Conflict as error:
            if error.what != "client":
                raise
            await self.refuse(job, who, Refused("stale"))

    def count(self, result: str, *, sealed: bool) -> None:
        """Count a message in the metrics, unless that would tell that somebody has given a sealed answer."""
        if not sealed:
            self.services.metrics.messages.labels(result).inc()

    async def do_asked(self, job: Job, who: Who) -> None:
        """Do what somebody asks, or refuse it."""
        message = job.message
        match message:
            case protocol.Ask() | protocol.Hint() | protocol.WhyNot():
                self.answers.start(self.table, who, message, self.services, job.reply)
            case protocol.Say():
                await self.say(who, message, job.reply)
            case protocol.History():
                looking(self.table, who.seat)
                job.reply(done(message.id, self.chat.heard_by(who)))
            case _:
                if newcomer := newcomer_in(who, message):
                    await self.services.insist(lambda: admit(self.services, self.table, newcomer, message))
                decision = decide(
                    self.table, who, message, self.services.now(), self.audience.gone(self.table)
                )
                await self.keep(decision, who, message.id, done(message.id, decision.result), job.reply)

    async def refuse(self, job: Job, who: Who, error: Refused) -> None:
        """Tell why something is not done; where it was done long ago, what was answered then."""
        stored = await self.services.insist(lambda: self.stored_reply(who.guest, job.message.id))
        job.reply(stored or failed(job.message.id, error))

    async def stored_reply(self, guest: str, client: str) -> bytes | None:
        """What was answered to this id long ago, when it was done."""
        return await self.services.store.reply_to(self.table.id, ANY_SEAT, kept_id(guest, client))

    async def make_sure(self) -> None:
        """Raise where the table has gone on elsewhere: what is refused here may be right there."""
        if not await self.services.insist(lambda: self.services.ownership.holds(self.table.id)):
            raise Fenced(self.table.id)

    async def do_choice(self, choice: Choice) -> None:
        """A bot's answer, if its question is still open and nobody has come back meanwhile."""
        table = self.table
        if not table.waits_for(choice.seat) or not table.seats[choice.seat].bot:
            return
        play = running(table)
        if choice.decision == play.numbers[choice.seat]:
            command = play.options(choice.seat)[choice.option]
            await self.keep(answers.play_on(table, choice.seat, command, "bot", self.services.now()))

    async def do_due(self) -> None:
        """Standing orders that have come up, and whatever is due."""
        decision = self.alarm.due(self.table)
        if decision is not None:
            await self.keep(decision)
        else:
            self.plan()

    async def say(self, who: Who, message: protocol.Say, reply: Send) -> None:
        """A line of chat: kept, acknowledged, told to those who may hear it; once, however often it comes."""
        answer = done(message.id, None)
        if not await self.chat.may_say(self.table, who, message, self.services):
            reply(answer)
            return
        line, said = self.chat.line(self.table, who, message, self.services.now())
        await self.services.commit(Change(self.table.id, self.epoch, chat=(line,)))
        self.chat.keep(line, said)
        self.replies.remember(who.guest, message.id, answer)
        reply(answer)
        self.audience.say(said)

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
        kept = unsaid(client or "") if decision.secret else reply
        after, change = next_table(self.table, self.epoch, now, decision, who, client, kept)
        await self.services.commit(change, counted=not self.table.is_sealed)
        before, self.table = self.table, after
        if before.status != after.status == "over":
            self.services.on_over(after.id)
        if who is not None and client is not None:
            self.replies.remember(who.guest, client, reply)
        if send is not None:
            send(reply)
        self.audience.move(before, after)
        self.audience.tell(after, decision.log.events, first=None if who is None else who.seat)
        self.services.on_kept(before, after)
        if self.failures and any(isinstance(act, PLAYS) for act in decision.acts):
            self.failures = 0
            self.services.aside(self.services.store.recover(after.id))
        self.summoner.summon(after)
        self.plan()

    @property
    def idle(self) -> bool:
        """Whether nothing is to be done, and nothing will be due soon."""
        quiet = self.jobs.empty() and not self.keeping and not self.answers.searching
        return quiet and not self.summoner.thinking and not self.alarm.rings_soon(self.table)

    def close(self) -> None:
        """Stop everything that runs for this room; who asks it too late hears so at once."""
        self.close_aside()
        if self.jobs.ended is None:
            self.jobs.end(Refused("busy"))
        if self.task is not None:
            self.services.end(self.task)
            self.task = None  # how it ended holds this room

    def close_aside(self) -> None:
        """Stop what runs beside the jobs."""
        self.alarm.close()
        self.summoner.close()
        self.answers.close()
