"""What each message means for a table: who decides on it."""

from __future__ import annotations

from secrets import token_urlsafe

from boneyard.server import wire
from boneyard.server.deciding import carrying, inside, leaving, playing, seating, voting
from boneyard.server.deciding.decision import Decision, Who
from boneyard.server.errors import Refused
from boneyard.server.tables.table import Table
from boneyard.server.telling.audience import Audience


def decide(table: Table, who: Who, message: wire.Asking, now: int, audience: Audience) -> Decision:
    """The decision on a message; what is nothing to be decided is refused."""
    if isinstance(message, inside.INSIDE):
        return inside.decide(table, message)
    match message:
        case wire.Answer():
            return playing.answer(table, who, message, now)
        case wire.Sit():
            return seating.sit(table, who, message)
        case wire.Stand():
            return seating.stand(table, who, message)
        case wire.Reveal():
            return seating.reveal(table, who, message)
        case wire.Begin():
            return seating.start(table, who)
        case wire.Undo():
            return playing.undo(table, who, now)
        case wire.Order():
            return playing.order(table, who, message)
        case wire.Return():
            return leaving.come_back(table, who)
        case wire.Leave():
            return leaving.leave(table, who, message)
        case wire.Vote():
            return voting.vote(table, who, message, audience.gone(table), now)
        case wire.MakeLink():
            return carrying.make_link(table, who, token_urlsafe(24))
        case wire.Carry():
            return carrying.carry(table, who, message)
    raise Refused("bad-frame")
