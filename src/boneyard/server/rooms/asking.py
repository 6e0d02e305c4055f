"""What a seat may ask beside the game: odds, hints and reasons, from its own view alone."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Raw

from boneyard.server import wire
from boneyard.server.deciding import playing
from boneyard.server.deciding.decision import Who
from boneyard.server.errors import Refused
from boneyard.server.services import Services
from boneyard.server.tables.table import Table
from boneyard.server.telling.projection import view_of
from boneyard.server.telling.replies import failed
from boneyard.server.telling.streams import Send
from boneyard.server.thinking import BadCommandText, NotThought

Aside = wire.Ask | wire.Hint | wire.WhyNot
MOST_KNOWN = 200
"""So many answers about one decision are remembered."""


class Answers:
    """What was asked about the decisions of one table that are open: each thing is worked out once."""

    def __init__(self) -> None:
        self.known: dict[int, tuple[int, dict[bytes, asyncio.Task[bytes]]]] = {}
        """By seat: the decision, and the answers by what was asked."""
        self.telling: set[asyncio.Task[None]] = set()

    def start(self, table: Table, who: Who, message: Aside, services: Services, reply: Send) -> None:
        """Tell a seat what it asks for beside the jobs of its table, which must not wait for it."""
        task = asyncio.create_task(self.tell(table, who, message, services, reply))
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)

    async def tell(self, table: Table, who: Who, message: Aside, services: Services, reply: Send) -> None:
        """Tell a seat what it asks for, or why not."""
        try:
            found = await asyncio.shield(self.finding(table, who, message, services))
            reply(wire.encode(wire.Done(id=message.id, result=Raw(found))))
        except Refused as error:
            reply(failed(message.id, error))

    def finding(self, table: Table, who: Who, message: Aside, services: Services) -> asyncio.Task[bytes]:
        """The answer, as it was worked out or is being worked out; what was refused is tried again.

        Who waits for it does not name it: what is refused would hold it and the table, until a search.
        """
        playing.waiting(table, who.own, message.decision)
        decision, answers = self.known.get(who.own, (None, {}))
        if decision != message.decision or len(answers) >= MOST_KNOWN:
            answers = {}
            self.known[who.own] = message.decision, answers
        asked = msgspec.json.encode(msgspec.structs.replace(message, id=""))
        task = answers.get(asked)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = answers[asked] = asyncio.create_task(look_up(table, who, message, services))
        return task

    def close(self) -> None:
        """Ask no more."""
        for telling in self.telling:
            telling.cancel()
        for _, answers in self.known.values():
            for task in answers.values():
                task.cancel()
        self.known.clear()


async def look_up(table: Table, who: Who, message: Aside, services: Services) -> bytes:
    """What the workers say; the view is taken now, whatever happens at the table meanwhile."""
    play = playing.waiting(table, who.own, message.decision)
    view, content = view_of(play, who.own), play.setup.content
    found: object
    try:
        match message:
            case wire.Ask():
                found = await services.thinkers.odds(view, content, message.question, table=table.id)
            case wire.WhyNot():
                rule = await services.thinkers.why_not(view, content, message.command, table=table.id)
                found = {"rule": rule}
            case wire.Hint():
                if not table.config.hints:
                    raise Refused("not-allowed", reason="hints")
                options = list(play.options(who.own))
                found = await services.thinkers.hint(content, view, options, table=table.id)
    except BadCommandText as error:
        raise Refused("illegal", command=getattr(message, "command", None)) from error
    except NotThought as error:
        raise Refused("busy") from error
    return msgspec.json.encode(found)
