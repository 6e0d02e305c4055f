"""What happens at a table by itself: windows close, clocks run out, bots stand in for absent players."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Literal

from boneyard.table.automatic import forced
from boneyard.table.config import DAY, Bank, Days, Turns
from boneyard.table.decision import Decision, running_play
from boneyard.table.handlers import answers, leaving, seating
from boneyard.table.handlers.votes import agreed, present_seats
from boneyard.table.log_entries import LogEntry
from boneyard.table.play import Play
from boneyard.table.table import GRACE, Table
from boneyard.table.windows import QuestionTimes, is_timed, is_waited_for, takeover_at, takes_over

TO_REVEAL = 10_000
"""How long players have to reveal their nonces."""
EMPTY = 600_000
"""How long a table stays open without players or spectators."""


@dataclass(frozen=True, slots=True)
class Due:
    at: int
    decide: Callable[[int], Decision]


@dataclass(frozen=True, slots=True)
class Watch:
    """What the room knows besides the log.

    `away` says since when each absent seat is absent, `seen` when anybody, spectators included, was last
    here.
    """

    asked: QuestionTimes
    away: dict[int, int]
    here: frozenset[int] = frozenset()
    seen: int = 0


def is_calm(table: Table, here: frozenset[int]) -> bool:
    """Whether nothing can be due: no window, clock or vote is open, and all who must answer are here."""
    play = table.play
    if table.status != "running" or play is None or table.config.pace is not None:
        return False
    return play.declining is None and not table.votes and here.issuperset(play.actors)


def next_due(table: Table, watch: Watch) -> Due | None:
    if table.status == "open":
        return opening_due(table, watch)
    if table.status != "running" or table.play is None:
        return None
    found = [*vote_dues(table, watch), *window_dues(table, table.play, watch)]
    found += clock_dues(table, table.play, watch)
    return min(found, key=lambda due: due.at, default=None)


def vote_dues(table: Table, watch: Watch) -> list[Due]:
    """A vote also succeeds when the missing voters leave: try each moment when a seat becomes absent."""
    if not table.votes:
        return []
    moments = [0, *(since + GRACE for since in watch.away.values())]
    found = [(at, agreed(table, present_seats(table, watch.away, at))) for at in moments]
    return [Due(at, agreement(entries)) for at, entries in found if entries]


def agreement(entries: list[LogEntry]) -> Callable[[int], Decision]:
    return lambda now: Decision(entries)


def opening_due(table: Table, watch: Watch) -> Due | None:
    """Start without late nonces; close a table that stays empty."""
    if table.called_at:
        return Due(table.called_at + TO_REVEAL, lambda now: seating.started(table))
    if any(seat.guest for seat in table.seats):
        return None
    return Due(max(table.updated, watch.seen) + EMPTY, lambda now: seating.abandoned())


def window_dues(table: Table, play: Play, watch: Watch) -> list[Due]:
    """Quick windows close for each seat, private ones for all seats at once and always at the same time."""
    if play.declining is None or not is_timed(table):
        return []
    if table.config.reactions == "private":
        at = watch.asked.closing(table, play.actors[0])
        return [Due(at, lambda now: answers.close_window(table, now))]
    return [
        Due(watch.asked.closing(table, seat), decline(table, seat))
        for seat in play.actors
        if not table.seats[seat].bot
    ]


def decline(table: Table, seat: int) -> Callable[[int], Decision]:
    def decide(now: int) -> Decision:
        declining = running_play(table).declining
        assert declining is not None
        return answers.play_on(table, seat, declining, "time", now)

    return decide


def clock_dues(table: Table, play: Play, watch: Watch) -> list[Due]:
    """A bot takes over when a player runs out of time or stays away too long; a turn just ends.

    An empty bank stays empty; a player who took too many days gets the decision back on return. A turn
    doesn't end for a player who is away: they would find it played away.
    """
    if play.declining is not None:
        return []
    pace = table.config.pace
    found: list[Due] = []
    for seat in people_asked(table, play.actors):
        asked = watch.asked.since(table, seat)
        if isinstance(pace, Bank):
            since = table.asked_at if play.secret is None else asked
            found.append(Due(since + table.seats[seat].bank, take_over(table, seat, "time")))
        if isinstance(pace, Turns) and may_end_turn(table, seat, watch.here):
            since = table.asked_at if play.secret is None else asked
            found.append(Due(since + table.seats[seat].bank, end_turn(table, seat)))
        if isinstance(pace, Days):
            found.append(Due(asked + pace.days * DAY, take_over(table, seat, "away")))
        elif takes_over(table) and seat in watch.away and is_waited_for(table, watch.here):
            at = takeover_at(table, seat, watch.asked, watch.away)
            found.append(Due(at, take_over(table, seat, "away")))
    return found


def may_end_turn(table: Table, seat: int, here: frozenset[int]) -> bool:
    """Whether a player is here, and another one who waits for the end of their turn."""
    return seat in here and not table.has_one_person and is_waited_for(table, here - {seat})


def restarts_turn(table: Table, seat: int, here: frozenset[int], gone: int) -> bool:
    """Whether a turn's time starts again when a player is back after `gone` milliseconds.

    It does if the turn is theirs, or if nobody else has been waiting for its end.
    """
    play = table.play
    if table.status != "running" or play is None or not isinstance(table.config.pace, Turns) or gone < GRACE:
        return False
    asked = people_asked(table, play.actors)
    return seat in asked or not any(may_end_turn(table, one, here - {seat}) for one in asked)


def end_turn(table: Table, seat: int) -> Callable[[int], Decision]:
    """Answer for a player whose turn's time is over, with as little as possible, until the turn ends."""

    def decide(now: int) -> Decision:
        play = running_play(table)
        return answers.play_on(table, seat, forced(play, seat), "time", now)

    return decide


def people_asked(table: Table, actors: Collection[int]) -> list[int]:
    return [seat for seat in actors if seat >= 0 and not table.seats[seat].bot]


def take_over(table: Table, seat: int, why: Literal["away", "time"]) -> Callable[[int], Decision]:
    return lambda now: leaving.take_over(table, seat, why)
