"""What a seat may ask beside the game: odds, hints and reasons, from its own view alone."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from boneyard.server import desk, wire
from boneyard.server.desk import Who
from boneyard.server.errors import Refused
from boneyard.server.projection import view_of
from boneyard.server.services import Services
from boneyard.server.streams import Send
from boneyard.server.table import Table
from boneyard.server.thinking import BadCommandText, NotThought

Aside = wire.Ask | wire.Hint | wire.WhyNot


async def answer(table: Table, who: Who, message: Aside, services: Services, reply: Send) -> None:
    """Tell a seat what it asks for, or why not."""
    try:
        found = await look_up(table, who, message, services)
        reply(wire.encode(wire.Done(id=message.id, result=Raw(msgspec.json.encode(found)))))
    except Refused as error:
        reply(wire.encode(wire.Failed(id=message.id, code=error.code, data=error.data)))


async def look_up(table: Table, who: Who, message: Aside, services: Services) -> object:
    """What the workers say; the view is taken now, whatever happens at the table meanwhile."""
    play = desk.waiting(table, who.own, message.decision)
    view, content = view_of(play, who.own), play.setup.content
    try:
        match message:
            case wire.Ask():
                return await services.thinkers.odds(view, content, message.question, table=table.id)
            case wire.WhyNot():
                rule = await services.thinkers.why_not(view, content, message.command, table=table.id)
                return {"rule": rule}
            case wire.Hint():
                if not table.config.hints:
                    raise Refused("not-allowed")
                options = list(play.options(who.own))
                return await services.thinkers.hint(content, view, options, table=table.id)
    except BadCommandText as error:
        raise Refused("illegal", command=getattr(message, "command", None)) from error
    except NotThought as error:
        raise Refused("busy") from error
