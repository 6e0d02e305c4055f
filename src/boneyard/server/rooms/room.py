"""A room: the one task that writes a table. It decides, commits, acknowledges, then broadcasts."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from boneyard.server.rooms.admission import admit, newcomer_in
from boneyard.server.rooms.bot_moves import BotMoves, Choice, Failure
from boneyard.server.rooms.changes import ANY_SEAT, next_table, stored_id
from boneyard.server.rooms.chat import Chat
from boneyard.server.rooms.jobs import AnyJob, CameBack, Job, Jobs, Lost, Reloaded, Replies, Tick
from boneyard.server.rooms.questions import Answers
from boneyard.server.rooms.timer import Timer
from boneyard.server.services import Services
from boneyard.server.store import Conflict, Fenced
from boneyard.server.store.records import Change
from boneyard.table import protocol
from boneyard.table.audience import Audience
from boneyard.table.automatic import trap_offers
from boneyard.table.config import CLOCKS, ready
from boneyard.table.deadlines import restarts_turn
from boneyard.table.decision import Decision, Who, require_admitted, running_play
from boneyard.table.errors import Refused
from boneyard.table.fold import CHANGE_PLAY
from boneyard.table.handlers import answers
from boneyard.table.handlers.dispatch import decide
from boneyard.table.handlers.seating import configured
from boneyard.table.handlers.votes import returned
from boneyard.table.log_entries import Created, Reopened
from boneyard.table.projection import Viewer
from boneyard.table.protocol import done, failed, spent
from boneyard.table.stand_ins import StandIns
from boneyard.table.stream import Send
from boneyard.table.table import Table

log = logging.getLogger(__name__)


class Room:
    def __init__(
        self, table: Table, epoch: int, services: Services, audience: Audience, chat: Chat | None = None
    ) -> None:
        self.table = table
        self.epoch = epoch
        self.services = services
        self.audience = audience
        audience.reset_times()
        self.jobs = Jobs()
        self.working = False
        """Whether a job is being done."""
        self.chat = chat or Chat()
        self.replies = Replies()
        self.answers = Answers()
        self.bot_moves = BotMoves(services.workers, self.jobs.put_nowait)
        self.timer = Timer(services, audience, self.wake)
        self.task: asyncio.Task[None] | None = None
        self.failures = 0
        """Failures since the game last advanced."""

    def note_reload(self) -> None:
        """Banks don't run while the server is down, so log when the table was loaded again."""
        pays = self.table.status == "running" and isinstance(self.table.config.pace, CLOCKS)
        if pays or self.table.pending_rewind is not None:
            self.jobs.put_nowait(Reloaded())

    def joined(self, viewer: Viewer) -> None:
        """A returning player gets the seat back from the bot, and votes to replace them lapse."""
        if viewer is not None and returned(self.table, viewer):
            self.jobs.put_nowait(CameBack(viewer))
        if viewer is not None and self.restarts_turn(viewer):
            self.jobs.put_nowait(Reloaded())
        self.viewers_changed()

    def restarts_turn(self, seat: int) -> bool:
        gone = self.audience.gone_for.pop(seat, 0)
        return restarts_turn(self.table, seat, self.audience.present, gone)

    def viewers_changed(self) -> None:
        self.timer.viewers_changed()
        self.plan()

    def plan(self) -> None:
        """Set the timer for the next deadline, and cancel questions that nobody waits for."""
        try:
            self.timer.set(self.table)
            self.answers.drop_stale(self.table, self.audience.present)
        except Exception as error:  # noqa: BLE001  # the table's fault, not the viewer's
            self.jobs.put_nowait(Failure(error))

    def wake(self) -> None:
        self.jobs.put_nowait(Tick())

    async def run(self) -> None:
        """Do jobs until the room is closed or another process has written the table."""
        for said in await self.chat.load_new(self.table, self.services):
            self.audience.chat(said)
        self.audience.asked.update(self.table, self.services.now())
        self.bot_moves.request(self.table)
        self.plan()
        while True:
            job = await self.jobs.get()
            self.working = True
            try:
                await self.do(job)
                self.working = False
            except (Conflict, Fenced):
                log.warning("table %s is written by another process", self.table.id)
                self.jobs.put_nowait(job)
                self.jobs.send_away()
                return
            except Exception:
                self.report_failure(job)
                raise

    def report_failure(self, job: AnyJob) -> None:
        """Tell the sender of a failed job, if they have no reply yet."""
        if isinstance(job, Job) and self.replies.get(job.guest, job.message.id) is None:
            job.refuse(Refused("fault"))

    async def do(self, job: AnyJob) -> None:
        if self.may_begin_with(job):
            with suppress(Refused):  # the job itself reports what is wrong
                await asyncio.to_thread(ready, self.table.config)
        match job:
            case Job():
                await self.do_job(job)
            case Choice():
                await self.do_choice(job)
            case CameBack():
                if log_entries := returned(self.table, job.seat):
                    await self.commit(Decision(log_entries))
            case Lost():
                raise Fenced(self.table.id)
            case Reloaded():
                if self.table.status == "running":
                    await self.commit(Decision([self.table.pending_rewind or Reopened()]))
            case Tick():
                await self.do_due()
            case Failure():
                raise job.error

    def may_begin_with(self, job: AnyJob) -> bool:
        """Whether a game with a guest's own content may start: reading that would block the event loop."""
        if self.table.status != "open" or self.table.config.content is None:
            return False
        asked = isinstance(job, Job) and isinstance(
            job.message, protocol.Begin | protocol.Reveal | protocol.Configure
        )
        return asked or (isinstance(job, Tick) and bool(self.table.called_at))

    async def do_job(self, job: Job) -> None:
        """Carry out a guest's message. It gets exactly one reply, and a repeat gets the same."""
        known = self.replies.get(job.guest, job.message.id)
        if known is not None:
            job.reply(known)
            return
        who = Who(job.guest, self.table.seat_of(job.guest))
        sealed = self.table.is_sealed
        try:
            await self.handle(job, who)
            self.count("done", sealed=sealed)
        except Refused as error:
            await self.check_ownership()
            self.count(error.code, sealed=sealed)
            await self.refuse(job, who, error)
        except Conflict as error:
            if error.what != "client":
                raise
            await self.refuse(job, who, Refused("stale"))

    def count(self, result: str, *, sealed: bool) -> None:
        """Count a message in the metrics, unless that would reveal a sealed answer."""
        if not sealed:
            self.services.metrics.messages_with(result).inc()

    async def handle(self, job: Job, who: Who) -> None:
        message = job.message
        match message:
            case protocol.Ask() | protocol.Hint() | protocol.WhyNot():
                self.answers.start(self.table, who, message, self.services, job.reply)
            case protocol.Say():
                await self.say(who, message, job.reply)
            case protocol.TrapsAsked():
                job.reply(done(message.id, trap_offers(running_play(self.table), self.table, who.own)))
            case protocol.History():
                require_admitted(self.table, who.seat)
                job.reply(done(message.id, self.chat.visible_to(who)))
            case _:
                if newcomer := newcomer_in(who, message):
                    await self.services.retry(lambda: admit(self.services, self.table, newcomer, message))
                decision = decide(
                    self.table, who, message, self.services.now(), self.audience.gone(self.table)
                )
                if isinstance(message, protocol.Configure):
                    config = configured(self.table, message)
                    await self.services.try_out(Created(config=config, host=self.table.host, seed=""))
                await self.commit(decision, who, message.id, done(message.id, decision.result), job.reply)

    async def refuse(self, job: Job, who: Who, error: Refused) -> None:
        """Refuse a message, unless it is a late repeat of one that was done: that gets its stored reply."""
        stored = await self.services.retry(lambda: self.stored_reply(who.guest, job.message.id))
        job.reply(stored or failed(job.message.id, error))

    async def stored_reply(self, guest: str, client: str) -> bytes | None:
        return await self.services.store.reply_to(self.table.id, ANY_SEAT, stored_id(guest, client))

    async def check_ownership(self) -> None:
        """Raise if another process has the table: what is refused here may be right there."""
        if not await self.services.retry(lambda: self.services.ownership.holds(self.table.id)):
            raise Fenced(self.table.id)

    async def do_choice(self, choice: Choice) -> None:
        """Play a bot's answer, if the decision is still open and the bot's."""
        table = self.table
        if not table.waits_for(choice.seat) or not table.seats[choice.seat].bot:
            return
        play = running_play(table)
        if choice.decision == play.numbers[choice.seat]:
            command = play.options(choice.seat)[choice.option]
            await self.commit(answers.play_on(table, choice.seat, command, "bot", self.services.now()))

    async def do_due(self) -> None:
        decision = self.timer.due(self.table)
        if decision is not None:
            await self.commit(decision)
        else:
            self.plan()

    async def say(self, who: Who, message: protocol.Say, reply: Send) -> None:
        """Chat: commit, acknowledge, then broadcast; once, however often it comes."""
        answer = done(message.id, None)
        if not await self.chat.is_new(self.table, who, message, self.services):
            reply(answer)
            return
        line, said = self.chat.new_line(self.table, who, message, self.services.now())
        await self.services.commit(Change(self.table.id, self.epoch, chat=(line,)))
        self.chat.add(line, said)
        self.replies.remember(who.guest, message.id, answer)
        reply(answer)
        self.audience.chat(said)

    async def commit(
        self,
        decision: Decision,
        who: Who | None = None,
        client: str | None = None,
        reply: bytes = b"",
        send: Send | None = None,
    ) -> None:
        """Commit a decision; only then change the table, acknowledge and broadcast."""
        now = self.services.now()
        stored = spent(client or "") if decision.secret else reply
        after, change = next_table(self.table, self.epoch, now, decision, who, client, stored)
        await self.services.commit(change, counted=not self.table.is_sealed)
        before, self.table = self.table, after
        if before.status != after.status == "over":
            self.services.on_over(after.id)
        if who is not None and client is not None:
            self.replies.remember(who.guest, client, reply)
        if send is not None:
            send(reply)
        self.audience.drop_moved(before, after)
        stand_ins = StandIns(before.seats)
        told = [event for entry in decision.entries for event in stand_ins.events(entry)]
        events = [*told, *decision.log.events]
        self.audience.broadcast(after, events, first=None if who is None else who.seat)
        self.services.on_commit(before, after)
        if self.failures and any(isinstance(log_entry, CHANGE_PLAY) for log_entry in decision.entries):
            self.failures = 0
            self.services.in_background(self.services.store.recover(after.id))
        self.bot_moves.request(after)
        self.plan()

    @property
    def idle(self) -> bool:
        """Whether nothing is to be done, and nothing will be due soon."""
        quiet = self.jobs.empty() and not self.working and not self.answers.searching
        return quiet and not self.bot_moves.thinking and not self.timer.rings_soon(self.table)

    def close(self) -> None:
        self.stop_helpers()
        if self.jobs.ended is None:
            self.jobs.end(Refused("busy"))
        if self.task is not None:
            self.services.end(self.task)

    def stop_helpers(self) -> None:
        self.timer.stop()
        self.bot_moves.close()
        self.answers.close()
