"""When a table goes on by itself: windows that close, clocks that run out, people who don't come back."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Literal

from boneyard.table.config import DAY, Bank, Days
from boneyard.table.decision import Decision, running
from boneyard.table.handlers import answers, leaving, seating
from boneyard.table.handlers.votes import agreed, there
from boneyard.table.log_entries import Act
from boneyard.table.play import Play
from boneyard.table.table import GRACE, Table
from boneyard.table.windows import Asked

AWAY = 45_000
"""How long a table waits for somebody who has left the page."""
TO_REVEAL = 10_000
"""How long players have to say their nonces."""
EMPTY = 600_000
"""How long a table is kept open at which nobody sits and nobody looks."""
MOMENT = 2_000
"""A window of days is open at least so long, however fast bots and standing orders answer."""


@dataclass(frozen=True, slots=True)
class Due:
    """What happens by itself, and when."""

    at: int
    decide: Callable[[int], Decision]


@dataclass(frozen=True, slots=True)
class Watch:
    """What the room knows besides the log: since when seats are asked, or nobody looks, and who looks.

    `seen` is when anybody looked at the table last, also without a seat.
    """

    asked: Asked
    away: dict[int, int]
    here: frozenset[int] = frozenset()
    seen: int = 0


def is_calm(table: Table, here: frozenset[int]) -> bool:
    """Whether nothing can be due: no window, clock or vote is open, and who is asked looks."""
    play = table.play
    if table.status != "running" or play is None or table.config.pace is not None:
        return False
    return play.declining is None and not table.votes and here.issuperset(play.actors)


def next_due(table: Table, watch: Watch) -> Due | None:
    """The first thing that happens if nobody says anything."""
    if table.status == "open":
        return opening_due(table, watch)
    if table.status != "running" or table.play is None:
        return None
    found = [*vote_dues(table, watch), *window_dues(table, table.play, watch)]
    found += clock_dues(table, table.play, watch)
    return min(found, key=lambda due: due.at, default=None)


def vote_dues(table: Table, watch: Watch) -> list[Due]:
    """What all want who count happens, also where it is by others' going that they are all."""
    if not table.votes:
        return []
    moments = [0, *(since + GRACE for since in watch.away.values())]
    found = [(at, agreed(table, there(table, watch.away, at))) for at in moments]
    return [Due(at, agreement(acts)) for at, acts in found if acts]


def agreement(acts: list[Act]) -> Callable[[int], Decision]:
    """What people have agreed on."""
    return lambda now: Decision(acts)


def opening_due(table: Table, watch: Watch) -> Due | None:
    """A table does not wait long for nonces; one at which nobody sits is closed where nobody comes."""
    if table.called_at:
        return Due(table.called_at + TO_REVEAL, lambda now: seating.started(table))
    if any(seat.guest for seat in table.seats):
        return None
    return Due(max(table.updated, watch.seen) + EMPTY, lambda now: seating.abandoned())


def window_dues(table: Table, play: Play, watch: Watch) -> list[Due]:
    """Windows close after their time; private ones after exactly that, whoever has answered or could.

    Where a decision has days, private windows close when all who were asked have answered. Who learns has
    all the time in the world.
    """
    if play.declining is None or table.config.lesson:
        return []
    if table.config.reactions == "private":
        at = watch.asked.closing(table, play.actors[0])
        if isinstance(table.config.pace, Days) and answers.can_close(table):
            at += MOMENT - table.window
        return [Due(at, lambda now: answers.close_window(table, now))]
    return [
        Due(watch.asked.closing(table, seat), decline(table, seat))
        for seat in play.actors
        if not table.seats[seat].bot
    ]


def decline(table: Table, seat: int) -> Callable[[int], Decision]:
    """The seat says nothing in time."""

    def decide(now: int) -> Decision:
        declining = running(table).declining
        assert declining is not None
        return answers.play_on(table, seat, declining, "time", now)

    return decide


def clock_dues(table: Table, play: Play, watch: Watch) -> list[Due]:
    """Who runs out of time, or is away for too long, is covered by a bot.

    A bank that is empty is empty for good; who took too many days is asked again when they are back.
    """
    if play.declining is not None:
        return []
    pace = table.config.pace
    found: list[Due] = []
    for seat in people_asked(table, play.actors):
        asked = watch.asked.since(table, seat)
        if isinstance(pace, Bank):
            since = table.asked_at if play.secret is None else asked
            found.append(Due(since + table.seats[seat].bank, cover(table, seat, "time")))
        if isinstance(pace, Days):
            found.append(Due(asked + pace.days * DAY, cover(table, seat, "away")))
        elif table.config.absence != "wait" and seat in watch.away and is_waited_for(table, watch):
            found.append(Due(max(asked, watch.away[seat]) + AWAY, cover(table, seat, "away")))
    return found


def is_waited_for(table: Table, watch: Watch) -> bool:
    """Whether another player is there; a table that all have left waits for them instead of playing on."""
    return any(table.seats[seat].guest and not table.seats[seat].cover for seat in watch.here)


def people_asked(table: Table, actors: Collection[int]) -> list[int]:
    """The seats of people who must answer."""
    return [seat for seat in actors if seat >= 0 and not table.seats[seat].bot]


def cover(table: Table, seat: int, why: Literal["away", "time"]) -> Callable[[int], Decision]:
    """A bot takes over."""
    return lambda now: leaving.cover(table, seat, why)
