"""Leaving a game under way, for good or for a while, in which a bot answers. Nothing is changed here."""

from __future__ import annotations

from typing import Literal

from boneyard.table import protocol
from boneyard.table.decision import Decision, Who, running, staying
from boneyard.table.errors import Refused
from boneyard.table.log_entries import Act, Covered, Ended, HandedBack
from boneyard.table.table import Table


def leave(table: Table, who: Who, message: protocol.Leave) -> Decision:
    """Leave for good, or concede: a bot goes on, or one that does the least where who leaves is out.

    Who is the last one left has won, where the others have conceded or are out; a game without people ends.
    """
    running(table)
    staying(table, who.own)
    out = table.config.leaving == "out"
    why: Literal["left", "conceded"] = "conceded" if message.concede else "left"
    acts: list[Act] = [Covered(seat=who.own, level="idle" if out else table.config.cover, why=why)]
    left = tuple(n for n, seat in enumerate(table.seats) if n != who.own and not seat.has_left)
    people = [n for n in left if table.seats[n].guest]
    if (message.concede or out) and (len(left) == 1 or not people):
        acts.append(Ended(why="conceded", winners=left))
    elif not people:
        acts.append(Ended(why="abandoned"))
    return Decision(acts)


def cover(table: Table, seat: int, why: Literal["away", "time"]) -> Decision:
    """A bot answers for a seat until its guest comes back; where absence is skipped, it does the least."""
    level = "idle" if table.config.absence == "skip" else table.config.cover
    return Decision([Covered(seat=seat, level=level, why=why)])


def come_back(table: Table, who: Who) -> Decision:
    """Answer for one's own seat again; who left for good does not."""
    running(table)
    staying(table, who.own)
    if not table.seats[who.own].cover:
        raise Refused("not-allowed")
    return Decision([HandedBack(seat=who.own)])
