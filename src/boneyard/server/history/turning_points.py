"""How a game went: who was ahead, which turns changed that, and when it was decided.

Chances are the bots' evaluation: estimates from public facts, calibrated on games of bots. They say who is
ahead better than points if a game can be won without points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from statistics import mean
from typing import NamedTuple

from boneyard.bots.knowledge import evaluation_of
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event, TurnBegan
from boneyard.games.shared.features import features_of
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.tags import tag_of
from boneyard.server.history.story import Decided, Stage, Turning

MOST_TURNINGS = 5
LEAST_SWING = 0.2
"""A smaller gain, as a share of an even chance, is the usual back and forth of turns."""
POINTS_LOST = "points-lost"
"""Not an event, but the effect of several."""
FITTING = 1 / 3
"""The cause's seat must have changed by at least this share of the greatest gain."""
LAST_SWING = 0.8
"""The winner always gains in the last turn.

It is a turning point only if it was a surprise: the gain is at least this share of the distance from an even
chance to certainty.
"""
WALK = "walk"
THIRDS = 3


class Noted(NamedTuple):
    """A possible cause of a change of the chances."""

    tag: str
    seat: int
    moment: int


@dataclass
class Course:
    """Follows a game line by line."""

    game: AnyGame
    stages: list[Stage] = field(default_factory=list)
    noted: list[list[Noted]] = field(default_factory=list)
    """By stage, what happened until the next one."""
    begun: list[TurnBegan] = field(default_factory=list)
    pending: list[Event] = field(default_factory=list)

    @cached_property
    def causes(self) -> dict[type[Event] | None, int]:
        """Events that can turn this game, most important first, and whether they are good or bad for their
        seat.
        """
        return dict(features_of(self.game).statistics.causes)

    def on_event(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self.begun.append(event)
        elif type(event) in self.causes:
            self.pending.append(event)

    def look(self, state: BoardState, moment: int) -> None:
        """After a line: its events belong to the previous turn if a new one has begun."""
        if self.noted:
            self.noted[-1].extend(Noted(tag_of(event), seat_of(event), moment) for event in self.pending)
        self.pending.clear()
        for begun in self.begun:
            self.stage(state, begun.turn, begun.seat, moment)
        self.begun.clear()

    def end(self, state: BoardState, moment: int) -> None:
        last = self.stages[-1] if self.stages else None
        self.stage(state, last.turn if last else 0, last.seat if last else 0, moment)

    def stage(self, state: BoardState, turn: int, seat: int, moment: int) -> None:
        points = tuple(state.points)
        evaluation = evaluation_of(self.game)
        chances = tuple(round(evaluation.chance(state, one), 3) for one in range(len(points)))
        self.stages.append(Stage(turn, seat, moment, points, chances))
        self.noted.append([])


def seat_of(event: Event) -> int:
    """The seat of an event; of a shared victory, the first."""
    return event.seats[0] if event.seats else event.seat or 0


Lines = Iterable[tuple[int, Command, int]]
"""Actor, command, and the moment after it."""


def course_of(game: AnyGame, state: BoardState, lines: Lines, more: Callable[[Event], None]) -> Course:
    """Follow a game from a state; `more` gets all events too."""
    course = Course(game)

    def on_event(event: Event) -> None:
        course.on_event(event)
        more(event)

    moment = 0
    for actor, command, moment in lines:
        game.apply(state, actor, command, on_event)
        course.look(state, moment)
    course.end(state, moment)
    return course


def turnings_of(course: Course) -> tuple[Turning, ...]:
    """The turns that changed the chances most, in order."""
    found = [turning for number in range(len(course.stages) - 1) if (turning := turning_at(course, number))]
    found.sort(key=lambda turning: turning.before - turning.after)
    return tuple(sorted(found[:MOST_TURNINGS], key=lambda turning: turning.moment))


def turning_at(course: Course, number: int) -> Turning | None:
    before, after = course.stages[number], course.stages[number + 1]
    gains = [new - old for old, new in zip(before.chances, after.chances, strict=True)]
    gainer = gains.index(max(gains))
    gain = min(gains[gainer], lasting_gain(course.stages, number, gainer))
    even = 1 / len(gains)
    least = LEAST_SWING * even
    if number == len(course.stages) - 2:
        least = max(least, LAST_SWING * (1 - even))
    if gain < least:
        return None
    noted = [*course.noted[number], *points_lost(before, after)]
    cause, events = cause_of(noted, gains, course.causes)
    first = events[-1] if events else Noted(WALK, before.seat, after.moment)
    return Turning(
        turn=before.turn,
        moment=first.moment,
        cause=cause,
        seat=first.seat,
        number=len(events),
        gainer=gainer,
        before=before.chances[gainer],
        after=after.chances[gainer],
    )


def lasting_gain(stages: Sequence[Stage], number: int, seat: int) -> float:
    """The mean chance of the round after a turn minus that of the round before, so that whose turn it is
    doesn't matter.
    """
    seats = len(stages[number].chances)
    before = stages[max(number + 1 - seats, 0) : number + 1]
    after = stages[number + 1 : number + 1 + seats]
    return mean(stage.chances[seat] for stage in after) - mean(stage.chances[seat] for stage in before)


def points_lost(before: Stage, after: Stage) -> list[Noted]:
    """One for each point that a seat lost."""
    lost = [old - new for old, new in zip(before.points, after.points, strict=True)]
    return [Noted(POINTS_LOST, seat, after.moment) for seat, number in enumerate(lost) for _ in range(number)]


def cause_of(
    noted: Sequence[Noted], gains: Sequence[float], causes: Mapping[type[Event] | None, int]
) -> tuple[str, list[Noted]]:
    """The most important event that fits the change of the chances, with all like it of the same seat."""
    least = FITTING * max(gains)
    for kind, sign in causes.items():
        tag = POINTS_LOST if kind is None else tag_of(kind)
        fitting = [one for one in noted if one.tag == tag and sign * gains[one.seat] >= least]
        if fitting:
            return tag, [one for one in fitting if one.seat == fitting[-1].seat]
    return WALK, []


def decided_of(course: Course, winners: Sequence[int], turnings: Sequence[Turning]) -> Decided | None:
    """Since when the only winner was ahead for good; None without one winner."""
    stages = course.stages
    if len(winners) != 1 or len(stages) < 2:
        return None
    winner = winners[0]
    since = len(stages) - 1
    while since > 0 and favourite(stages[since - 1]) == winner:
        since -= 1
    # The turn before made the winner the favourite.
    stage = stages[max(since - 1, 0)]
    part = THIRDS * since // len(stages)
    return Decided(
        kind=("early", "middle", "late")[min(part, THIRDS - 1)],
        seat=winner,
        turn=stage.turn,
        moment=stages[since].moment,
        favourite=favourite(stages[since - 1]) if since else None,
        turning=next((one for one in turnings if one.turn == stage.turn and one.gainer == winner), None),
    )


def lead_changes_of(course: Course) -> int:
    ahead = [seat for stage in course.stages if (seat := favourite(stage)) is not None]
    return sum(one != other for one, other in pairwise(ahead))


def favourite(stage: Stage) -> int | None:
    most = max(stage.chances)
    return stage.chances.index(most) if stage.chances.count(most) == 1 else None
