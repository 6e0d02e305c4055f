"""A test that may stop as soon as it knows: is a bot's true score above a mark?

Looking again and again at a common interval, and stopping when it pleases, would find luck sooner or
later. Here a *confidence sequence* is kept: intervals that hold the truth at all times at once in 95 of
100 such tests, so that one may stop whenever one likes. It is made by betting (Waudby-Smith and
Ramdas, "Estimating means of bounded random variables by betting", 2024): for each mark one bets,
deal after deal, that the score lies above it, at odds that are fair if it does not. Whoever begins
with 1 and comes to have 40 has seen what happens once in 40 tests where the mark is not exceeded.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from boneyard.simulate.games import Played
from boneyard.simulate.intervals import SURE, Estimate, by_deal
from boneyard.simulate.ladder import score_of
from boneyard.simulate.plan import Plan

RICH = 2 / (1 - SURE)
"""The money that refutes a mark: half of what may go wrong is for each end of the interval."""
GRID = 1000
BOLD = 0.75
"""The greatest share of the money that is put at risk."""
PIECE = 20
"""How many games are played between two looks."""


def wealth(scores: Sequence[float], mark: float) -> float:
    """The most money had at any time by betting that scores from 0 to 1 lie above a mark on average.

    What is bet depends on the scores before only.

    >>> round(wealth([1.0, 1.0, 1.0], 0.5), 2)
    2.74
    >>> wealth([0.0, 0.0], 0.5)
    1.0
    """
    money = most = 1.0
    total, squares = 0.5, 0.25
    for number, score in enumerate(scores, 1):
        mean = total / number
        lead = mean - mark
        if lead > 0:
            bet = min(BOLD / mark, lead / (squares / number + lead * lead)) if mark else 0.0
            money *= 1 + bet * (score - mark)
            most = max(most, money)
        total += score
        squares += (score - total / (number + 1)) ** 2
    return most


def confidence(scores: Sequence[float]) -> Estimate:
    """The mean of independent scores from 0 to 1, and an interval that holds whenever one stops.

    >>> confidence([])
    Estimate(value=0.0, low=0.0, high=1.0)
    """
    if not scores:
        return Estimate(0.0, 0.0, 1.0)
    value = sum(scores) / len(scores)
    return Estimate(value, lowest(scores), 1 - lowest([1 - score for score in scores]))


def lowest(scores: Sequence[float]) -> float:
    """The greatest mark up to which all are refuted, in thousandths."""
    step = 0
    while step < GRID and wealth(scores, (step + 1) / GRID) >= RICH:
        step += 1
    return step / GRID


class Verdict(NamedTuple):
    """What is known of the first bot's score in so many games: above the mark, below it, or open."""

    mark: float
    games: int
    score: Estimate

    @property
    def sure(self) -> bool:
        """Whether more games would tell nothing new."""
        return self.score.low > self.mark or self.score.high < self.mark

    @property
    def words(self) -> str:
        """What was found."""
        if self.score.low > self.mark:
            return "above"
        return "below" if self.score.high < self.mark else "open"

    def described(self) -> dict[str, object]:
        """As plain data."""
        return {
            "mark": self.mark,
            "games": self.games,
            "score": self.score.described(),
            "verdict": self.words,
        }


def verdict_of(plan: Plan, games: Iterable[Played], mark: float) -> Verdict:
    """The verdict on a pair, from the deals that have been played whole, in their order."""
    scores = deal_scores(plan, games)
    return Verdict(mark, len(scores) * plan.seatings, confidence(scores))


def deal_scores(plan: Plan, games: Iterable[Played]) -> list[float]:
    """The first bot's score in each deal, up to the first that is not whole; no end is a draw."""
    deals = by_deal((plan.deal(played.game), score_or_draw(played)) for played in games)
    found: list[float] = []
    while len(scores := deals.get(len(found), ())) == plan.seatings:
        found.append(fmean(scores))
    return found


def score_or_draw(played: Played) -> float:
    """The first bot's share of a victory; a half where the limit of answers was reached."""
    return score_of(played) if played.winners else 0.5
