"""Compare two variants of a game on the same deals.

Dice, draws and the bots' randomness come from the same seeds, so much of the luck is equal in both variants
and cancels out in the difference of each deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from boneyard.simulate.intervals import Estimate, difference
from boneyard.simulate.plan import Plan
from boneyard.simulate.play_game import Played
from boneyard.simulate.play_run import Playing
from boneyard.simulate.summary import Games, ended, won_by_place, won_by_seat


class Measure(NamedTuple):
    """A number per game; `share` if it is 0 or 1. `of` is the seat, player or way it is about."""

    name: str
    of: str
    number: Callable[[Played], float]
    share: bool


@dataclass(frozen=True)
class Difference:
    measure: Measure
    before: Estimate
    after: Estimate
    change: Estimate

    @property
    def clear(self) -> bool:
        """Whether the confidence interval excludes zero."""
        return self.change.low > 0 or self.change.high < 0

    def described(self) -> dict[str, object]:
        return {
            "measure": self.measure.name,
            "of": self.measure.of,
            "before": self.before.described(),
            "after": self.after.described(),
            "change": self.change.described(),
            "clear": self.clear,
        }


def measures(before: Games, after: Games) -> Iterator[Measure]:
    players = before.plan.players
    for seat in range(len(players)):
        yield Measure("wins of seat", str(seat + 1), partial(won_by_seat, seat=seat), True)
    if before.plan.seatings > 1:
        for place, kind in enumerate(players):
            yield Measure("wins of", kind, partial(won_by_place, place=place), True)
    for way in sorted({*before.ways, *after.ways}):
        yield Measure("ends", way, partial(ended, way=way), True)
    yield Measure("rounds", "", lambda played: played.rounds, False)
    yield Measure("deaths", "", lambda played: sum(played.count("deaths")), False)
    yield Measure("cards played", "", lambda played: sum(played.count("cards")), False)
    yield Measure("lead changes", "", lambda played: played.lead_changes, False)


def compare(playing: Playing) -> list[Difference]:
    before, after = (Games(plan, playing.of(index)) for index, plan in enumerate(playing.run.plans))
    return [compared(measure, before, after) for measure in measures(before, after)]


def compared(measure: Measure, before: Games, after: Games) -> Difference:
    estimate = Games.share if measure.share else Games.average
    return Difference(
        measure,
        estimate(before, measure.number),
        estimate(after, measure.number),
        difference(before.numbers(measure.number), after.numbers(measure.number)),
    )


def changes(before: Plan, after: Plan) -> str:
    """The changed settings, in words."""
    was, now = before.setup, after.setup
    words = [f"{name}={value}" for name, value in now.settings.items() if was.settings[name] != value]
    if was.content.hash != now.content.hash:
        words.append(f"the content {now.content.name}")
    return ", ".join(words) or "nothing"
