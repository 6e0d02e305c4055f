from __future__ import annotations

from collections.abc import Mapping
from secrets import token_urlsafe

from boneyard.table import protocol
from boneyard.table.decision import Decision, Who
from boneyard.table.errors import Refused
from boneyard.table.handlers import answers, guesses, internal, leaving, seating, transfer, votes
from boneyard.table.table import Table


def decide(table: Table, who: Who, message: protocol.Asking, now: int, gone: Mapping[int, int]) -> Decision:
    """Dispatch a client message to its handler; `gone` says since when absent seats have been absent."""
    if isinstance(message, internal.INTERNAL):
        return internal.decide(table, message)
    match message:
        case protocol.Answer():
            return answers.answer(table, who, message, now)
        case protocol.Sit():
            return seating.sit(table, who, message)
        case protocol.Stand():
            return seating.stand(table, who, message)
        case protocol.Ready():
            return seating.be_ready(table, who, message)
        case protocol.Configure():
            return seating.configure(table, who, message)
        case protocol.Reveal():
            return seating.reveal(table, who, message)
        case protocol.Begin():
            return seating.start(table, who)
        case protocol.Undo():
            return answers.undo(table, who, now)
        case protocol.Order():
            return answers.order(table, who, message)
        case protocol.Return():
            return leaving.come_back(table, who)
        case protocol.Leave():
            return leaving.leave(table, who, message)
        case protocol.Vote():
            return votes.vote(table, who, message, gone, now)
        case protocol.Guess():
            return guesses.guess(table, who, message)
        case protocol.MakeLink():
            return transfer.make_link(table, who, token_urlsafe(24))
        case protocol.Transfer():
            return transfer.transfer(table, who, message)
    raise Refused("bad-frame")
