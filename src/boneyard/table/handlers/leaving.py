"""Leaving a game, letting a bot take over, and coming back."""

from __future__ import annotations

from typing import Literal

from boneyard.table import protocol
from boneyard.table.decision import Decision, Who, require_in_game, running_play
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Ended, HandedBack, LogEntry, TakenOver
from boneyard.table.table import Table


def leave(table: Table, who: Who, message: protocol.Leave) -> Decision:
    """Leave for good or concede. A bot plays on, or an idle one if leaving means being out.

    The last player left wins if the others conceded or are out; a game without people ends.
    """
    running_play(table)
    require_in_game(table, who.own)
    out = table.config.leaving == "out"
    why: Literal["left", "conceded"] = "conceded" if message.concede else "left"
    entries: list[LogEntry] = [
        TakenOver(seat=who.own, level="idle" if out else table.config.stand_in, why=why)
    ]
    left = tuple(n for n, seat in enumerate(table.seats) if n != who.own and not seat.has_left)
    people = [n for n in left if table.seats[n].guest]
    if (message.concede or out) and (len(left) == 1 or not people):
        entries.append(Ended(why="conceded", winners=left))
    elif not people:
        entries.append(Ended(why="abandoned"))
    return Decision(entries)


def take_over(table: Table, seat: int, why: Literal["away", "time"]) -> Decision:
    """Let a bot play until the guest returns."""
    level = "idle" if table.config.absence == "skip" else table.config.stand_in
    return Decision([TakenOver(seat=seat, level=level, why=why)])


def come_back(table: Table, who: Who) -> Decision:
    running_play(table)
    require_in_game(table, who.own)
    if not table.seats[who.own].stand_in:
        raise Refused("not-allowed")
    return Decision([HandedBack(seat=who.own)])
