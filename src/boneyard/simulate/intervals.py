"""Estimates with 95 % confidence intervals.

Games of one deal share their dice, so only deals are independent, and every interval is computed over deals.
Shares use Wilson's interval with an effective number of games, estimated from the variance between deals;
means and differences use Student's t.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import isfinite, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

SURE = 0.95
Z = NormalDist().inv_cdf(0.5 + SURE / 2)


class Estimate(NamedTuple):
    """A value with its 95 % confidence interval."""

    value: float
    low: float
    high: float

    def described(self) -> dict[str, float | None]:
        """For JSON; an unknown bound is None."""
        return {
            name: round(number, 4) if isfinite(number) else None for name, number in self._asdict().items()
        }


Deals = Mapping[int, Sequence[float]]  # by deal, a number for each of its games


def share(deals: Deals) -> Estimate:
    """The mean of numbers from 0 to 1, such as 1 for a win.

    >>> tuple(round(x, 3) for x in share({deal: [deal % 2] for deal in range(100)}))
    (0.5, 0.404, 0.596)
    >>> tuple(round(x, 3) for x in share({deal: [1.0] for deal in range(20)}))
    (1.0, 0.839, 1.0)
    >>> share({})
    Estimate(value=0.0, low=0.0, high=1.0)
    """
    games = sum(map(len, deals.values()))
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    value = sum(map(sum, deals.values())) / games
    worth = independent_games(deals, value, games)
    middle = (value + Z * Z / (2 * worth)) / (1 + Z * Z / worth)
    half = Z / (1 + Z * Z / worth) * sqrt(value * (1 - value) / worth + Z * Z / (4 * worth * worth))
    return Estimate(value, max(0.0, min(value, middle - half)), min(1.0, max(value, middle + half)))


def independent_games(deals: Deals, value: float, games: int) -> float:
    """The effective sample size: how many independent games would be worth as much."""
    simple = value * (1 - value)
    number = len(deals)
    if number == games or number < 2 or not simple:
        return float(number)
    between = sum((sum(deal) - value * len(deal)) ** 2 for deal in deals.values())
    variance = between / games**2 * number / (number - 1)
    return min(float(games), simple / variance) if variance else float(games)


def average(deals: Deals) -> Estimate:
    """>>> tuple(round(x, 3) for x in average({0: [1.0], 1: [2.0], 2: [3.0]}))
    (2.0, -0.484, 4.484)
    """
    return mean_of([fmean(deal) for deal in deals.values() if deal])


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent numbers, with Student's interval; infinite for fewer than two."""
    if not values:
        return Estimate(0.0, float("-inf"), float("inf"))
    value = fmean(values)
    if len(values) < 2:
        return Estimate(value, float("-inf"), float("inf"))
    half = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(value, value - half, value + half)


def difference(before: Deals, after: Deals) -> Estimate:
    """The mean of `after` - `before` over the deals that both have.

    >>> difference({0: [1.0], 1: [2.0]}, {0: [2.0], 1: [3.0], 2: [9.0]})
    Estimate(value=1.0, low=1.0, high=1.0)
    """
    both = sorted(before.keys() & after.keys())
    return mean_of([fmean(after[deal]) - fmean(before[deal]) for deal in both])


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t: exact for 1 and 2 degrees of freedom, otherwise a series.

    >>> [round(student(n), 2) for n in (1, 2, 3, 5, 10, 30, 1000)]
    [12.71, 4.3, 3.18, 2.57, 2.23, 2.04, 1.96]
    """
    if freedom < 3:
        return (12.7062047364, 4.3026527297)[freedom - 1]
    z, n = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def by_deal(numbers: Iterable[tuple[int, float]]) -> dict[int, list[float]]:
    found: dict[int, list[float]] = {}
    for deal, number in numbers:
        found.setdefault(deal, []).append(number)
    return found
