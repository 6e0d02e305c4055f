"""What each message means for a table: which part of the desk it goes to."""

from __future__ import annotations

from secrets import token_urlsafe

from boneyard.server import desk, inside, voting, wire
from boneyard.server.audience import Audience
from boneyard.server.desk import Decision, Who
from boneyard.server.errors import Refused
from boneyard.server.table import Table


def decide(table: Table, who: Who, message: wire.Asking, now: int, audience: Audience) -> Decision:
    """The decision on a message; what is no business of the desk is refused."""
    if isinstance(message, inside.INSIDE):
        return inside.decide(table, message)
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
            return desk.undo(table, who, message, now)
        case wire.Order():
            return desk.order(table, who, message, now)
        case wire.Return():
            return desk.come_back(table, who, message)
        case wire.Leave():
            return desk.leave(table, who, message)
        case wire.Vote():
            return voting.vote(table, who, message, audience.gone(table), now)
        case wire.MakeLink():
            return desk.make_link(table, who, token_urlsafe(24))
        case wire.Carry():
            return desk.carry(table, who, message)
    raise Refused("bad-frame")
