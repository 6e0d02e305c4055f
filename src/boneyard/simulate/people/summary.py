"""Sum up games of people."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from math import ceil
from statistics import fmean, median
from typing import NamedTuple

from boneyard.simulate.people.evening import Evening


class Spread(NamedTuple):
    """Median and quantiles of some numbers; zeros if there are none."""

    p10: float
    median: float
    p90: float
    p95: float
    mean: float
    longest: float

    def described(self) -> dict[str, float]:
        return {name: round(number, 3) for name, number in self._asdict().items()}


def spread(numbers: Sequence[float]) -> Spread:
    """
    >>> spread([1, 2, 3, 4, 10]).median, spread([1, 2, 3, 4, 10]).p90, spread([]).mean
    (3, 10, 0.0)
    """
    if not numbers:
        return Spread(0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    ordered = sorted(numbers)

    def quantile(share: float) -> float:
        return ordered[max(0, ceil(share * len(ordered)) - 1)]

    return Spread(quantile(0.1), median(ordered), quantile(0.9), quantile(0.95), fmean(ordered), ordered[-1])


class PeopleSummary(NamedTuple):
    games: int
    unfinished: int
    minutes: Spread
    turns: Spread
    wait: Spread
    """Seconds between two own decisions, planning a walk included."""
    question_wait: Spread
    """Seconds from an own answer to the next question."""
    turn_wait: Spread
    """Seconds between two own turns."""
    waiting: float
    questions: Spread
    """Questions in others' turns per round, for players who hold a card for them."""
    decisions: Spread
    """Decisions per own turn."""
    cut: float
    """The share of turns that the clock ended."""
    planned: float
    """The share of turns for which a walk was planned, and of those plans that fitted."""
    fitted: float
    seconds_per_turn: dict[str, float]
    """What the table waits for."""

    def described(self) -> dict[str, object]:
        return {
            name: value.described() if isinstance(value, Spread) else value
            for name, value in self._asdict().items()
        }


def summed(games: Sequence[Evening]) -> PeopleSummary:
    turns = sum(game.turns for game in games) or 1
    plans = sum(game.planned for game in games)
    spent: dict[str, float] = {}
    for game in games:
        for what, seconds in game.spent.items():
            spent[what] = spent.get(what, 0.0) + seconds
    return PeopleSummary(
        games=len(games),
        unfinished=sum(game.way == "unfinished" for game in games),
        minutes=spread([game.seconds / 60 for game in games]),
        turns=spread([game.turns for game in games]),
        wait=spread([*chain.from_iterable(game.waits for game in games)]),
        question_wait=spread([*chain.from_iterable(game.question_waits for game in games)]),
        turn_wait=spread([*chain.from_iterable(game.turn_waits for game in games)]),
        waiting=round(fmean([game.waiting for game in games] or [0.0]), 4),
        questions=spread([*chain.from_iterable(game.questions for game in games)]),
        decisions=spread([*chain.from_iterable(game.decisions for game in games)]),
        cut=round(sum(game.cut for game in games) / turns, 4),
        planned=round(plans / turns, 4),
        fitted=round(sum(game.fitted for game in games) / max(plans, 1), 4),
        seconds_per_turn={
            what: round(spent[what] / turns, 2) for what in sorted(spent, key=spent.__getitem__, reverse=True)
        },
    )
