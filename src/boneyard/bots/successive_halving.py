"""Successive halving: try the options of a question in the same determinizations until one is clearly best.

Every round tries all remaining options in one more determinization; as the budget is used up, the worse half
drops out. Options share dice, so few tries tell an option's lead over the heuristics' favourite. The lead is
combined with a prior from the heuristic scores.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2, sqrt

from boneyard.games.shared.commands import Command

WIDTH = 6  # options that are tried: those with the best scores
CLEAR = 25.0  # a lead in score that needs no search
POINT = 0.02
"""The chance to win that a point of score is worth, at temperature 1."""
LEAST = -0.2
DOUBT = 0.02
"""The standard deviation of the prior. It is small, since scores see things that the evaluation misses."""
NOISE = 0.01
"""The minimum variance of a lead in one determinization, since few tries may not show it."""
FEW, OFTEN = 8, 4
"""When to check whether the choice is settled: after FEW tries, and then every OFTEN."""
CLEARLY = 3.5
TRIFLE = 0.0005
"""A clear lead in standard errors, and a negligible one as a chance to win."""


class SuccessiveHalving:
    """The best options of a question by score, and their values in each determinization."""

    def __init__(
        self,
        options: Sequence[Command],
        scores: Sequence[float],
        others: Sequence[float] = (),
        temperature: float = 1.0,
        leanings: Sequence[float] = (),
    ) -> None:
        """`others` are alternative scores, which choose half of the options; `leanings` are a temper's, in
        points, whatever a search finds.

        Chances differ less at a higher temperature, so the prior shrinks with it.
        """
        wanted = (
            [score + leaning for score, leaning in zip(scores, leanings, strict=True)] if leanings else scores
        )
        order = sorted(range(len(options)), key=lambda n: -wanted[n])[: WIDTH // 2 if others else WIDTH]
        if others:
            rest = sorted(set(range(len(options))).difference(order), key=lambda n: (-others[n], n))
            order += sorted(rest[: WIDTH - len(order)], key=lambda n: (-wanted[n], n))
        self.picked = order
        self.commands = [options[n] for n in order]
        self.scores = [scores[n] for n in order]
        self.leanings = [leanings[n] if leanings else 0.0 for n in order]
        self.values: list[list[float]] = [[] for _ in order]
        self.left = list(range(len(order)))
        self.rounds = max(1, ceil(log2(len(order))))
        self.dropped = 0
        self.scale = 1 / temperature

    def is_open(self) -> bool:
        """Whether a search could change the heuristics' choice."""
        return len(self.commands) > 1 and self.scores[0] - self.scores[1] <= CLEAR

    def drop(self, spent: float) -> None:
        """Drop the worse half, as often as the spent share of the budget demands."""
        while self.dropped < min(self.rounds - 1, int(spent * self.rounds)):
            self.dropped += 1
            best = sorted(self.left, key=lambda n: (-self.lead(n), n))
            self.left = sorted(best[: max(2, (len(best) + 1) // 2)])

    def lead(self, n: int) -> float:
        """An option's estimated lead over the favourite, and how much more the temper likes it."""
        if n == 0:
            return 0.0
        return self.estimate(n) + self.scale * POINT * (self.leanings[n] - self.leanings[0])

    def estimate(self, n: int) -> float:
        """Observed and prior lead, weighted by their variances."""
        prior = self.scale * max(LEAST, POINT * (self.scores[n] - self.scores[0]))
        pairs = [mine - other for mine, other in zip(self.values[n], self.values[0], strict=False)]
        tries = len(pairs)
        if not tries:
            return prior
        mean = sum(pairs) / tries
        variance = (sum([(each - mean) ** 2 for each in pairs]) + NOISE * self.scale**2) / tries / tries
        prior_variance = (DOUBT * self.scale) ** 2
        return (prior * variance + mean * prior_variance) / (variance + prior_variance)

    def is_settled(self) -> bool:
        """Whether more tries would hardly change the choice: one is clearly ahead, or it doesn't matter."""
        best = self.best()
        mine = self.values[best]
        number = len(mine)
        if number < FEW or number % OFTEN:
            return False
        leads = [behind(mine, self.values[n]) for n in self.left if n != best]
        noise, trifle = NOISE * self.scale / number, TRIFLE * self.scale
        return all(mean > CLEARLY * (error + noise) for mean, error in leads) or all(
            abs(mean) + CLEARLY * error < trifle for mean, error in leads
        )

    def chance(self, n: int) -> float:
        """The estimated chance to win with an option."""
        first = self.values[0]
        return min(1.0, max(0.0, sum(first) / max(1, len(first)) + self.lead(n)))

    def best(self) -> int:
        return max(self.left, key=lambda n: (self.lead(n), -n))

    def order(self) -> list[int]:
        """All options, best first; those that dropped out come last."""
        best = self.best()
        return sorted(
            range(len(self.commands)), key=lambda n: (n != best, n not in self.left, -self.lead(n), n)
        )


def behind(mine: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """The mean lead over the determinizations that both were tried in, and its standard error."""
    pairs = [one - other for one, other in zip(mine, others, strict=False)]
    mean = sum(pairs) / len(pairs)
    return mean, sqrt(sum([(each - mean) ** 2 for each in pairs])) / len(pairs)
