"""A sequential test: is a bot's true score above a mark?

Checking an ordinary interval repeatedly and stopping at will would sooner or later mistake luck for skill. A
*confidence sequence* is valid at all times at once, so the test may stop whenever it likes. It is built by
betting (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2024): for each
mark, bet deal after deal that the score is above it, at odds that are fair if it isn't. Turning 1 into 40 has
a probability of at most 1 in 40 if the score isn't above the mark.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from boneyard.simulate.intervals import SURE, Estimate, by_deal
from boneyard.simulate.ladder import score_of
from boneyard.simulate.plan import Plan
from boneyard.simulate.play_game import Played

RICH = 2 / (1 - SURE)
"""The wealth that refutes a mark; half of the error probability is for each end of the interval."""
GRID = 1000
BOLD = 0.75  # the largest share of the wealth in one bet
BATCH = 20  # games between two checks


def wealth(scores: Sequence[float], mark: float) -> float:
    """The highest wealth at any time when betting that scores from 0 to 1 are above a mark on average.

    Each bet depends only on earlier scores.

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
    """The mean of independent scores from 0 to 1, with an interval that is valid whenever the test stops.

    >>> confidence([])
    Estimate(value=0.0, low=0.0, high=1.0)
    """
    if not scores:
        return Estimate(0.0, 0.0, 1.0)
    value = sum(scores) / len(scores)
    return Estimate(value, lowest(scores), 1 - lowest([1 - score for score in scores]))


def lowest(scores: Sequence[float]) -> float:
    """The lower end of the interval, in thousandths: all marks below it are refuted."""
    step = 0
    while step < GRID and wealth(scores, (step + 1) / GRID) >= RICH:
        step += 1
    return step / GRID


class ScoreVerdict(NamedTuple):
    """The first bot's score compared with the mark."""

    mark: float
    games: int
    score: Estimate

    @property
    def sure(self) -> bool:
        return self.score.low > self.mark or self.score.high < self.mark

    @property
    def words(self) -> str:
        if self.score.low > self.mark:
            return "above"
        return "below" if self.score.high < self.mark else "open"

    def described(self) -> dict[str, object]:
        return {
            "mark": self.mark,
            "games": self.games,
            "score": self.score.described(),
            "verdict": self.words,
        }


def verdict_of(plan: Plan, games: Iterable[Played], mark: float) -> ScoreVerdict:
    """From the completely played deals, in order."""
    scores = deal_scores(plan, games)
    return ScoreVerdict(mark, len(scores) * plan.seatings, confidence(scores))


def deal_scores(plan: Plan, games: Iterable[Played]) -> list[float]:
    """The first bot's score in each deal, up to the first incomplete one."""
    deals = by_deal((plan.deal(played.game), score_or_draw(played)) for played in games)
    found: list[float] = []
    while len(scores := deals.get(len(found), ())) == plan.seatings:
        found.append(fmean(scores))
    return found


def score_or_draw(played: Played) -> float:
    return score_of(played) if played.winners else 0.5  # the limit of answers was reached
