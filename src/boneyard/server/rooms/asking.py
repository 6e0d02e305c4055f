"""What a seat may ask beside the game: odds, hints and reasons, from its own view alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from dataclasses import dataclass, field

import msgspec
from msgspec import Raw

from boneyard.odds.questions import MovesAsked
from boneyard.server.services import Services
from boneyard.table import protocol
from boneyard.table.broadcast.replies import failed
from boneyard.table.broadcast.stream import Send
from boneyard.table.decision import Who
from boneyard.table.errors import Code, Refused
from boneyard.table.handlers import answers
from boneyard.table.projection import view_of
from boneyard.table.shared_device import household
from boneyard.table.table import Table

Aside = protocol.Ask | protocol.Hint | protocol.WhyNot
MOST_KNOWN = 200
"""This many answers about one decision are remembered."""
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Answer:
    """What the workers found, or why there is nothing."""

    found: bytes = b""
    refused: Refused | None = None

    @property
    def lasts(self) -> bool:
        """Whether asking again would lead to the same answer."""
        return self.refused is None or self.refused.code != "busy"

    def frame(self, id: str) -> bytes:
        """The reply to a message."""
        if self.refused is not None:
            return failed(id, self.refused)
        return protocol.encode(protocol.Done(id=id, result=Raw(self.found)))


@dataclass
class Search:
    """Something that is being worked out, and everybody who waits for it."""

    task: asyncio.Task[None]
    waiting: list[tuple[str, Send]] = field(default_factory=list)

    def tell(self, answer: Answer) -> None:
        """Answer everybody."""
        for id, reply in self.waiting:
            reply(answer.frame(id))
        self.waiting.clear()

    def give_up(self, code: Code) -> None:
        """Stop working, and say why."""
        self.task.cancel()
        self.tell(Answer(refused=Refused(code)))


@dataclass
class Asked:
    """All that a seat has asked about one decision: each thing is worked out once, failures too."""

    decision: int
    known: dict[bytes, Answer] = field(default_factory=dict)
    searches: dict[bytes, Search] = field(default_factory=dict)

    def give_up(self, code: Code) -> None:
        """Stop working on everything."""
        for search in self.searches.values():
            search.give_up(code)
        self.searches.clear()


class Answers:
    """What was asked about the decisions of one table that are open."""

    def __init__(self) -> None:
        self.seats: dict[int, Asked] = {}

    @property
    def searching(self) -> bool:
        """Whether anything is being worked out."""
        return any(asked.searches for asked in self.seats.values())

    def start(self, table: Table, who: Who, message: Aside, services: Services, reply: Send) -> None:
        """Answer a seat's question beside the jobs of its table, which must not wait for it."""
        try:
            answers.waiting(table, who.own, message.decision)
            if gives_advice(message) and not table.config.hints:
                raise Refused("not-allowed", reason="hints")
        except Refused as error:
            reply(failed(message.id, error))
            return
        asked = self.seats.get(who.own)
        if asked is None or asked.decision != message.decision:
            asked = self.seats[who.own] = Asked(message.decision)
        what = msgspec.json.encode(msgspec.structs.replace(message, id=""))
        if what in asked.known:
            reply(asked.known[what].frame(message.id))
            return
        if what not in asked.searches:
            work = search(asked, what, table, who, message, services)
            asked.searches[what] = Search(asyncio.create_task(work))
        asked.searches[what].waiting.append((message.id, reply))

    def look_after(self, table: Table, present: Collection[int]) -> None:
        """Give up what nobody waits for: the decision is closed, or the asker has left."""
        for seat, asked in tuple(self.seats.items()):
            if not is_open(table, seat, asked.decision):
                asked.give_up("stale")
                del self.seats[seat]
            elif seat not in present:
                asked.give_up("busy")

    def close(self) -> None:
        """Ask no more."""
        for asked in self.seats.values():
            asked.give_up("busy")
        self.seats.clear()


def gives_advice(message: Aside) -> bool:
    """Whether a bot's advice is asked for, and not facts."""
    return isinstance(message, protocol.Hint) or (
        isinstance(message, protocol.Ask) and isinstance(message.question, MovesAsked)
    )


def is_open(table: Table, seat: int, decision: int) -> bool:
    """Whether a decision is still a seat's to make."""
    try:
        answers.waiting(table, seat, decision)
    except Refused:
        return False
    return True


async def search(
    asked: Asked, what: bytes, table: Table, who: Who, message: Aside, services: Services
) -> None:
    """Have something worked out, remember it and tell everybody who waits for it."""
    try:
        answer = await look_up(table, who, message, services)
    except Exception:
        log.exception("a question at table %s failed", table.id)
        answer = Answer(refused=Refused("fault"))
    if answer.lasts:
        if len(asked.known) >= MOST_KNOWN:
            asked.known.clear()
        asked.known[what] = answer
    asked.searches.pop(what).tell(answer)


async def look_up(table: Table, who: Who, message: Aside, services: Services) -> Answer:
    """What the workers say; the view is taken now, whatever happens at the table meanwhile."""
    play = answers.waiting(table, who.own, message.decision)
    view, content = view_of(play, who.own), play.setup.content
    workers, guest = services.workers, household(who.guest)
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
        return Answer(refused=Refused(refused.code, **refused.data))  # without the frames it was raised in
    return Answer(msgspec.json.encode(found))
