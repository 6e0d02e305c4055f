"""A hint at the terminal: the three best options of the question, with reasons."""

from __future__ import annotations

from boneyard.bots.hint import hint
from boneyard.engine.game import State
from boneyard.engine.match import Match
from boneyard.games.shared.board import Board
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event
from boneyard.odds.questions import Reason
from boneyard.sight import Sight
from boneyard.terminal.choices import Labels
from boneyard.terminal.telling import Teller


def hint_lines(
    sight: Sight,
    match: Match[State, Command, Event, object],
    teller: Teller,
    board: Board,
    pawn: int,
    labels: Labels,
) -> list[str]:
    """The hint as sentences, from what the seat itself may know."""
    lines = [teller.say("hint-title")]
    for place, found in enumerate(hint(sight, match.options, match.setup.content), 1):
        reasons = "; ".join(reason_of(reason, teller) for reason in found.reasons)
        option = teller.command(found.command, board, pawn, labels.get(found.command))
        lines.append(teller.say("hint-line", place=place, option=option, reasons=reasons))
    return lines


def reason_of(reason: Reason, teller: Teller) -> str:
    """What speaks for an option; a seat is called by its name."""
    seat = reason.parameters.get("seat")
    named = {"seat": teller.seat(seat)} if isinstance(seat, int) else {}
    return teller.say(reason.message, **{**reason.parameters, **named})
