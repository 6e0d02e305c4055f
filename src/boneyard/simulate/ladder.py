"""A ladder: every bot plays every other on the same deals and gets a rating.

Ratings are Bradley–Terry strengths on the Elo scale: 400 points are odds of ten to one, the average is 1500.
Each pair gets one additional drawn game, so that a bot that never loses has a finite rating.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt

from boneyard.engine.game import Setup
from boneyard.simulate.intervals import Estimate, Z, by_deal, share
from boneyard.simulate.linear import inverse
from boneyard.simulate.plan import Plan
from boneyard.simulate.play_game import Played
from boneyard.simulate.play_run import Playing
from boneyard.simulate.run_file import Run

ELO = 400 / log(10)
AVERAGE = 1500
DRAWN = 1.0  # additional games per pair, half of them won
STEPS = 200
TOLERANCE = 1e-9


def ladder_run(setup: Setup, bots: Sequence[str], seed: str, limit: int) -> Run:
    """One plan per pair, alternating around the table; all pairs play the same deals."""
    pairs = combinations(bots, 2)
    return Run(
        "ladder",
        tuple(
            Plan(setup, tuple(pair[seat % 2] for seat in range(setup.seats)), seed, limit) for pair in pairs
        ),
    )


def bots_of(run: Run) -> list[str]:
    return list(dict.fromkeys(kind for plan in run.plans for kind in plan.players[:2]))


@dataclass(frozen=True)
class Pair:
    """Two bots, by index; `won` is the first one's score in the finished games."""

    first: int
    second: int
    games: int
    won: float
    share: Estimate
    unfinished: int


@dataclass(frozen=True)
class BotRating:
    bot: str
    rating: Estimate
    games: int
    won: float


@dataclass(frozen=True)
class Ladder:
    """Standings are sorted, best first."""

    standings: tuple[BotRating, ...]
    pairs: dict[tuple[str, str], Pair]

    def score(self, first: str, second: str) -> Estimate | None:
        """The first bot's share of the wins between the two."""
        if (first, second) in self.pairs:
            return self.pairs[first, second].share
        if (second, first) in self.pairs:
            value, low, high = self.pairs[second, first].share
            return Estimate(1 - value, 1 - high, 1 - low)
        return None

    def described(self) -> dict[str, object]:
        return {
            "ratings": [
                {
                    "bot": each.bot,
                    **{name: round(value, 1) for name, value in each.rating._asdict().items()},
                    "games": each.games,
                    "won": each.won,
                }
                for each in self.standings
            ],
            "pairs": [
                {
                    "bots": list(names),
                    "games": pair.games,
                    "won": pair.won,
                    "share": pair.share.described(),
                    "unfinished": pair.unfinished,
                }
                for names, pair in self.pairs.items()
            ],
        }


def score_of(played: Played) -> float:
    """The first bot's share of the win; even indices in `players` are the first bot."""
    return sum(played.seating[seat] % 2 == 0 for seat in played.winners) / len(played.winners)


def pair_of(plan: Plan, games: Iterable[Played], first: int, second: int) -> Pair:
    every = list(games)
    ended = [played for played in every if played.winners]
    scores = [(plan.deal(played.game), score_of(played)) for played in ended]
    won = sum(score for _, score in scores)
    return Pair(first, second, len(ended), won, share(by_deal(scores)), len(every) - len(ended))


def ladder_of(playing: Playing) -> Ladder:
    run = playing.run
    bots = bots_of(run)
    pairs = {}
    for index, plan in enumerate(run.plans):
        first, second = plan.players[:2]
        pairs[first, second] = pair_of(plan, playing.of(index), bots.index(first), bots.index(second))
    rated = ratings(len(bots), list(pairs.values()))
    standings = [
        BotRating(
            name,
            rated[number],
            sum(pair.games for pair in pairs.values() if number in (pair.first, pair.second)),
            sum(
                pair.won if number == pair.first else pair.games - pair.won
                for pair in pairs.values()
                if number in (pair.first, pair.second)
            ),
        )
        for number, name in enumerate(bots)
    ]
    return Ladder(tuple(sorted(standings, key=lambda each: -each.rating.value)), pairs)


def ratings(bots: int, pairs: Sequence[Pair]) -> list[Estimate]:
    """Maximum-likelihood ratings by Newton's method; intervals from the curvature at the maximum."""
    strengths = [0.0] * bots
    for _ in range(STEPS):
        gradient, hessian = likelihood(strengths, pairs)
        covariance = inverse(pinned(hessian))
        step = [sum(a * b for a, b in zip(row, gradient, strict=True)) for row in covariance]
        longest = max(map(abs, step))
        # A long step would overshoot if one bot always wins.
        strengths = [old + change / max(1.0, longest) for old, change in zip(strengths, step, strict=True)]
        if longest < TOLERANCE:
            break
    covariance = inverse(pinned(likelihood(strengths, pairs)[1]))
    centre = sum(strengths) / bots
    found = []
    for number, strength in enumerate(strengths):
        value = AVERAGE + ELO * (strength - centre)
        half = ELO * Z * sqrt(covariance[number][number] - 1 / bots)
        found.append(Estimate(value, value - half, value + half))
    return found


def likelihood(strengths: Sequence[float], pairs: Sequence[Pair]) -> tuple[list[float], list[list[float]]]:
    """The gradient and negative Hessian of the log-likelihood."""
    number = len(strengths)
    gradient = [0.0] * number
    hessian = [[0.0] * number for _ in range(number)]
    for pair in pairs:
        a, b = pair.first, pair.second
        expected = 1 / (1 + exp(strengths[b] - strengths[a]))
        games = pair.games + DRAWN
        surplus = pair.won + DRAWN / 2 - games * expected
        gradient[a] += surplus
        gradient[b] -= surplus
        weight = games * expected * (1 - expected)
        for x, y, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
            hessian[x][y] += sign * weight
    return gradient, hessian


def pinned(hessian: Sequence[Sequence[float]]) -> list[list[float]]:
    """Ratings are only defined up to a constant; this fixes their average.

    The inverse is then the covariance of the ratings around their average, plus 1/n everywhere.
    """
    number = len(hessian)
    return [[value + 1 / number for value in row] for row in hessian]
