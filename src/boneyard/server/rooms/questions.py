"""A player's questions beside the game: odds, hints and reasons, from the seat's own view only."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from dataclasses import dataclass, field

import msgspec
from msgspec import Raw

from boneyard.odds.questions import MovesAsked, PathAsked
from boneyard.server.services import Services
from boneyard.table import protocol
from boneyard.table.decision import Who
from boneyard.table.errors import Code, Refused
from boneyard.table.handlers import answers
from boneyard.table.projection import view_of
from boneyard.table.protocol import failed
from boneyard.table.shared_device import device_owner
from boneyard.table.stream import Send
from boneyard.table.table import Table

QuestionMessage = protocol.Ask | protocol.Hint | protocol.WhyNot
MOST_KNOWN = 200
"""Remembered answers about one decision."""
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Answer:
    """The workers' result, or a refusal."""

    found: bytes = b""
    refused: Refused | None = None

    @property
    def lasts(self) -> bool:
        return self.refused is None or self.refused.code != "busy"

    def frame(self, id: str) -> bytes:
        if self.refused is not None:
            return failed(id, self.refused)
        return protocol.encode(protocol.Done(id=id, result=Raw(self.found)))


@dataclass
class Search:
    """A running computation, and the requests that wait for it."""

    task: asyncio.Task[None]
    waiting: list[tuple[str, Send]] = field(default_factory=list)

    def reply(self, answer: Answer) -> None:
        for id, send in self.waiting:
            send(answer.frame(id))
        self.waiting.clear()

    def give_up(self, code: Code) -> None:
        self.task.cancel()
        self.reply(Answer(refused=Refused(code)))


@dataclass
class SeatQuestions:
    """A seat's questions about one decision. Each is computed once, even if it failed.

    Without a decision, they are about the next move until the table changes.
    """

    decision: int | None
    known: dict[bytes, Answer] = field(default_factory=dict)
    searches: dict[bytes, Search] = field(default_factory=dict)

    def give_up(self, code: Code) -> None:
        for search in self.searches.values():
            search.give_up(code)
        self.searches.clear()


class Answers:
    """The questions about a table's open decisions."""

    def __init__(self) -> None:
        self.seats: dict[int, SeatQuestions] = {}

    @property
    def searching(self) -> bool:
        return any(asked.searches for asked in self.seats.values())

    def start(
        self, table: Table, who: Who, message: QuestionMessage, services: Services, reply: Send
    ) -> None:
        """Answer a question outside the room's jobs, which must not wait for it."""
        try:
            answers.open_decision(table, who.own, message.decision)
            if message.decision is None and not is_plan(message):
                raise Refused("stale")
            if gives_advice(message) and not table.config.hints:
                raise Refused("not-allowed", reason="hints")
        except Refused as error:
            reply(failed(message.id, error))
            return
        asked = self.seats.get(who.own)
        if asked is None or asked.decision != message.decision:
            asked = self.seats[who.own] = SeatQuestions(message.decision)
        what = msgspec.json.encode(msgspec.structs.replace(message, id=""))
        if what in asked.known:
            reply(asked.known[what].frame(message.id))
            return
        if what not in asked.searches:
            work = search(asked, what, table, who, message, services)
            asked.searches[what] = Search(asyncio.create_task(work))
        asked.searches[what].waiting.append((message.id, reply))

    def drop_stale(self, table: Table, present: Collection[int]) -> None:
        """Cancel computations for closed decisions and absent players."""
        for seat, asked in tuple(self.seats.items()):
            if not is_open(table, seat, asked.decision):
                asked.give_up("stale")
                del self.seats[seat]
            elif seat not in present:
                asked.give_up("busy")

    def close(self) -> None:
        for asked in self.seats.values():
            asked.give_up("busy")
        self.seats.clear()


def is_plan(message: QuestionMessage) -> bool:
    """Whether the question makes sense while others are asked."""
    return isinstance(message, protocol.Ask) and isinstance(message.question, PathAsked)


def gives_advice(message: QuestionMessage) -> bool:
    """Whether the question asks for a bot's advice rather than facts."""
    return isinstance(message, protocol.Hint) or (
        isinstance(message, protocol.Ask) and isinstance(message.question, MovesAsked)
    )


def is_open(table: Table, seat: int, decision: int | None) -> bool:
    if decision is None:
        return False
    try:
        answers.open_decision(table, seat, decision)
    except Refused:
        return False
    return True


async def search(
    asked: SeatQuestions, what: bytes, table: Table, who: Who, message: QuestionMessage, services: Services
) -> None:
    try:
        answer = await ask_workers(table, who, message, services)
    except Exception:
        log.exception("a question at table %s failed", table.id)
        answer = Answer(refused=Refused("fault"))
    if answer.lasts:
        if len(asked.known) >= MOST_KNOWN:
            asked.known.clear()
        asked.known[what] = answer
    asked.searches.pop(what).reply(answer)


async def ask_workers(table: Table, who: Who, message: QuestionMessage, services: Services) -> Answer:
    """Ask the workers. The view is taken now, even if the table changes meanwhile."""
    play = answers.open_decision(table, who.own, message.decision)
    view, content = view_of(play, who.own), play.setup.content
    workers, guest = services.workers, device_owner(who.guest)
    found: object
    try:
        match message:
            case protocol.Ask():
                found = await workers.odds(view, content, message.question, guest=guest, table=table.id)
            case protocol.WhyNot():
                rule = await workers.why_not(view, content, message.command, guest=guest, table=table.id)
                found = {"rule": rule}
            case protocol.Hint():
                options = list(play.options(who.own))
                found = await workers.hint(content, view, options, guest=guest, table=table.id)
    except Refused as refused:
        return Answer(refused=Refused(refused.code, **refused.data))  # without the traceback
    return Answer(msgspec.json.encode(found))
