"""How games go: their length, who is ahead when, and how often that changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil
from statistics import fmean, median, quantiles

from boneyard.report.charts import Lines, Series, Spread, interval, percent, plain
from boneyard.simulate.intervals import Estimate, average, by_deal, share
from boneyard.simulate.play_game import Played
from boneyard.simulate.summary import Games

MOST_BARS = 30
A_TENTH = 0.1  # points are shown while this share of the games lasts


def length(games: Games) -> Spread:
    rounds = [played.rounds for played in games.games]
    most = ceil(percentile_90(rounds))
    finding = f"The median game has {median(rounds):g} rounds; nine in ten have at most {most}."
    return spread("length", "How long it takes", finding, rounds, "rounds")


def lead_changes(games: Games) -> Spread:
    changes = [played.lead_changes for played in games.games]
    mean = games.average(lambda played: played.lead_changes)
    finding = f"The lead changes {plain(mean.value)} times per game."
    halfway = half_time(games)
    if halfway is not None:
        finding += (
            f" A sole leader at half-time wins {percent(halfway.value)} ({interval(halfway)}) of the games."
        )
    return spread("drama", "Drama: lead changes", finding, changes, "lead changes")


def half_time(games: Games) -> Estimate | None:
    """How often a sole leader after half of the rounds wins."""
    found = []
    for played in games.games:
        points = played.points[len(played.points) // 2]
        if played.finished and points.count(max(points)) == 1:
            found.append((games.plan.deal(played.game), float(points.index(max(points)) in played.winners)))
    return share(by_deal(found)) if found else None


def spread(name: str, heading: str, finding: str, numbers: Sequence[int], axis: str) -> Spread:
    low, high = min(numbers), max(numbers)
    width = max(1, -(-(high - low + 1) // MOST_BARS))
    counted = Counter((number - low) // width for number in numbers)
    bars = tuple(
        (low + place * width, counted[place] / len(numbers)) for place in range((high - low) // width + 1)
    )
    return Spread(name, heading, finding, bars, width, float(median(numbers)), axis)


def percentile_90(numbers: Sequence[int]) -> float:
    return quantiles(numbers, n=10, method="inclusive")[-1] if len(numbers) > 1 else float(numbers[0])


def points_over_time(games: Games) -> Lines:
    ended = [played for played in games.games if played.finished]
    rounds = [len(played.points) - 1 for played in ended]
    last = max(
        (
            turn
            for turn in range(max(rounds, default=0))
            if sum(turn < r for r in rounds) >= A_TENTH * len(rounds)
        ),
        default=0,
    )
    places = range(last + 1)
    winners = tuple((turn, mean_points(games, ended, turn, won=True)) for turn in places)
    others = tuple((turn, mean_points(games, ended, turn, won=False)) for turn in places)
    series = [Series("winners", winners, "accent")]
    if len(games.plan.players) > 1:
        series.append(Series("others", others, "text-2", dashed=True))
    half = places[len(places) // 2]
    finding = f"After {half} rounds, winners have {plain(dict(winners)[half].value)} points"
    finding += f", others {plain(dict(others)[half].value)}." if len(series) > 1 else "."
    return Lines("points", "Points over time", finding, tuple(series), "rounds played", "points")


def mean_points(games: Games, ended: Sequence[Played], turn: int, *, won: bool) -> Estimate:
    """The mean points of winners or others after some rounds, in games that were still running."""
    found = []
    for played in ended:
        if turn < len(played.points) - 1:
            some = [p for seat, p in enumerate(played.points[turn]) if (seat in played.winners) is won]
            if some:
                found.append((games.plan.deal(played.game), fmean(some)))
    return average(by_deal(found))
