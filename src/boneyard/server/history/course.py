"""How a game went: who was ahead when, which turns changed that, and since when it was decided.

Chances are those by which bots search: estimates from public facts, calibrated on games of bots.
They say who was ahead better than points do where a game can be won without them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from statistics import mean
from typing import NamedTuple, cast

from boneyard.bots.knowledge import evaluation_of
from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.games.shared.events import Event, TurnBegan
from boneyard.games.shared.features import features_of
from boneyard.server.history.story import Decided, Stage, Turning
from boneyard.simulate.facts import Scored

MOST_TURNINGS = 5
LEAST_SWING = 0.2
"""Chances that rise by less than this part of an even share are the usual to and fro of the turns."""
POINTS_LOST = "points-lost"
"""No event, but what several of them come to."""
FITTING = 1 / 3
"""Its seat's chances must have changed by at least this part of the greatest gain."""
LAST_SWING = 0.8
"""The winner gains in the last turn in any case. It is a turning point if it came as a surprise:
the gain is at least this part of what an even share lacks to certainty."""
WALK = "walk"
THIRDS = 3


class Noted(NamedTuple):
    """Something in a turn that can be the reason why chances changed."""

    tag: str
    seat: int
    moment: int


@dataclass
class Course:
    """Looks at a game after every line, and hears what it tells."""

    game: AnyGame
    stages: list[Stage] = field(default_factory=list)
    noted: list[list[Noted]] = field(default_factory=list)
    """By stage, what happened until the next one."""
    begun: list[TurnBegan] = field(default_factory=list)
    told: list[Event] = field(default_factory=list)

    @cached_property
    def causes(self) -> dict[type[Event] | None, int]:
        """What can turn this game, the weightiest first: good or bad for the seat that it names."""
        return dict(features_of(self.game).statistics.causes)

    def hear(self, event: Event) -> None:
        """Keep what may matter until the line is over."""
        if isinstance(event, TurnBegan):
            self.begun.append(event)
        elif type(event) in self.causes:
            self.told.append(event)

    def look(self, state: State, moment: int) -> None:
        """After a line: what happened belongs to the turn before, if another one has begun."""
        if self.noted:
            self.noted[-1].extend(Noted(tag_of(event), seat_of(event), moment) for event in self.told)
        self.told.clear()
        for begun in self.begun:
            self.stage(state, begun.turn, begun.seat, moment)
        self.begun.clear()

    def end(self, state: State, moment: int) -> None:
        """After the last line."""
        last = self.stages[-1] if self.stages else None
        self.stage(state, last.turn if last else 0, last.seat if last else 0, moment)

    def stage(self, state: State, turn: int, seat: int, moment: int) -> None:
        """Note how the game stands."""
        points = tuple(cast(Scored, state).points)
        evaluation = evaluation_of(self.game)
        chances = tuple(round(evaluation.chance(state, one), 3) for one in range(len(points)))
        self.stages.append(Stage(turn, seat, moment, points, chances))
        self.noted.append([])


def tag_of(event: Event) -> str:
    """The word that names an event."""
    return str(event.__struct_config__.tag)


def seat_of(event: Event) -> int:
    """The seat that an event names; of a victory the first one's."""
    seats: tuple[int, ...] = getattr(event, "seats", ())
    return seats[0] if seats else int(getattr(event, "seat", 0))


Lines = Iterable[tuple[int, Command, int]]
"""Actor, command, and the moment after it."""


def course_of(game: AnyGame, state: State, lines: Lines, more: Callable[[Event], None]) -> Course:
    """Follow a game from a state on; `more` hears all of it too."""
    course = Course(game)

    def hear(event: Event) -> None:
        course.hear(event)
        more(event)

    moment = 0
    for actor, command, moment in lines:
        game.apply(state, actor, command, hear)
        course.look(state, moment)
    course.end(state, moment)
    return course


def turnings_of(course: Course) -> tuple[Turning, ...]:
    """The turns that changed the chances most, in their order."""
    found = [turning for number in range(len(course.stages) - 1) if (turning := turning_at(course, number))]
    found.sort(key=lambda turning: turning.before - turning.after)
    return tuple(sorted(found[:MOST_TURNINGS], key=lambda turning: turning.moment))


def turning_at(course: Course, number: int) -> Turning | None:
    """What a turn changed, if that was much."""
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
    """The mean of the round after a turn less that of the round before: who is on turn does not matter."""
    seats = len(stages[number].chances)
    before = stages[max(number + 1 - seats, 0) : number + 1]
    after = stages[number + 1 : number + 1 + seats]
    return mean(stage.chances[seat] for stage in after) - mean(stage.chances[seat] for stage in before)


def points_lost(before: Stage, after: Stage) -> list[Noted]:
    """A point that a seat has less than before, for each such point."""
    lost = [old - new for old, new in zip(before.points, after.points, strict=True)]
    return [Noted(POINTS_LOST, seat, after.moment) for seat, number in enumerate(lost) for _ in range(number)]


def cause_of(
    noted: Sequence[Noted], gains: Sequence[float], causes: Mapping[type[Event] | None, int]
) -> tuple[str, list[Noted]]:
    """The weightiest event that fits how the chances changed, and all like it by the same seat."""
    least = FITTING * max(gains)
    for kind, sign in causes.items():
        tag = POINTS_LOST if kind is None else str(kind.__struct_config__.tag)
        fitting = [one for one in noted if one.tag == tag and sign * gains[one.seat] >= least]
        if fitting:
            return tag, [one for one in fitting if one.seat == fitting[-1].seat]
    return WALK, []


def decided_of(course: Course, winners: Sequence[int], turnings: Sequence[Turning]) -> Decided | None:
    """Since when the only winner was ahead for good; None where there are several, or none."""
    stages = course.stages
    if len(winners) != 1 or len(stages) < 2:
        return None
    winner = winners[0]
    since = len(stages) - 1
    while since > 0 and favourite(stages[since - 1]) == winner:
        since -= 1
    # What made the winner the favourite happened in the turn before that was so.
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
    """How often another seat had the best chances than the one before."""
    ahead = [seat for stage in course.stages if (seat := favourite(stage)) is not None]
    return sum(one != other for one, other in pairwise(ahead))


def favourite(stage: Stage) -> int | None:
    """Who had the best chances, if one seat had."""
    most = max(stage.chances)
    return stage.chances.index(most) if stage.chances.count(most) == 1 else None
