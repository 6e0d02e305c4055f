"""Options of one question, tried in the same worlds with the same luck, until one is the best.

Every round tries all options that are left in one more world; when a share of the budget is used
up, the worse half drops out (sequential halving). Because worlds and luck are shared, an option's lead
over the heuristics' favourite is known from few tries; what is not known is guessed from their scores.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2, sqrt

from boneyard.games.shared.commands import Command

WIDTH = 6
"""How many options of a question are tried: those with the best scores."""
CLEAR = 25.0
"""So many points ahead, an option needs no search."""
POINT = 0.02
"""The chance to win that a point of score is taken for; all chances here are at temperature 1."""
LEAST = -0.2
DOUBT = 0.02
"""How far that guess may be off. It takes a clear lead to turn it: scores see what the evaluation misses."""
NOISE = 0.01
"""The least variance of a lead in one world: what few tries have not shown yet."""
FEW, OFTEN = 8, 4
"""After how many worlds a choice may be settled, and how often that is looked at."""
CLEARLY = 3.5
TRIFLE = 0.0005
"""What is clear, in standard errors, and what does not matter, as a chance to win."""


class Contest:
    """The best options of a question by score, and what came of them, world by world."""

    def __init__(
        self,
        options: Sequence[Command],
        scores: Sequence[float],
        others: Sequence[float] = (),
        temperature: float = 1.0,
    ) -> None:
        """With the scores of others, half of the places are for those that they like.

        Prospects differ the less the higher their temperature is, so what is guessed shrinks with them.
        """
        order = sorted(range(len(options)), key=lambda n: -scores[n])[: WIDTH // 2 if others else WIDTH]
        if others:
            rest = sorted(set(range(len(options))).difference(order), key=lambda n: (-others[n], n))
            order += sorted(rest[: WIDTH - len(order)], key=lambda n: (-scores[n], n))
        self.picked = order
        self.commands = [options[n] for n in order]
        self.scores = [scores[n] for n in order]
        self.values: list[list[float]] = [[] for _ in order]
        self.left = list(range(len(order)))
        self.rounds = max(1, ceil(log2(len(order))))
        self.dropped = 0
        self.scale = 1 / temperature

    def is_open(self) -> bool:
        """Whether a search could turn the heuristics' choice."""
        return len(self.commands) > 1 and self.scores[0] - self.scores[1] <= CLEAR

    def drop(self, spent: float) -> None:
        """Let the worse half drop out, as often as the share of the budget that is spent says."""
        while self.dropped < min(self.rounds - 1, int(spent * self.rounds)):
            self.dropped += 1
            best = sorted(self.left, key=lambda n: (-self.lead(n), n))
            self.left = sorted(best[: max(2, (len(best) + 1) // 2)])

    def lead(self, n: int) -> float:
        """By how much an option is ahead of the favourite: what was seen and what was guessed, by weight."""
        if n == 0:
            return 0.0
        guess = self.scale * max(LEAST, POINT * (self.scores[n] - self.scores[0]))
        pairs = [mine - other for mine, other in zip(self.values[n], self.values[0], strict=False)]
        tries = len(pairs)
        if not tries:
            return guess
        mean = sum(pairs) / tries
        spread = (sum([(each - mean) ** 2 for each in pairs]) + NOISE * self.scale**2) / tries / tries
        doubt = (DOUBT * self.scale) ** 2
        return (guess * spread + mean * doubt) / (spread + doubt)

    def is_settled(self) -> bool:
        """Whether more tries would hardly turn the choice: one is clearly ahead, or it does not matter."""
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
        """How likely one wins with an option, as far as it was tried."""
        first = self.values[0]
        return min(1.0, max(0.0, sum(first) / max(1, len(first)) + self.lead(n)))

    def best(self) -> int:
        """The option that is ahead; of equals the one with the better score."""
        return max(self.left, key=lambda n: (self.lead(n), -n))

    def order(self) -> list[int]:
        """All options, the best first: those that dropped out behind the others."""
        best = self.best()
        return sorted(
            range(len(self.commands)), key=lambda n: (n != best, n not in self.left, -self.lead(n), n)
        )


def behind(mine: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """By how much others are behind in the worlds that both were tried in, and how far that may be off."""
    pairs = [one - other for one, other in zip(mine, others, strict=False)]
    mean = sum(pairs) / len(pairs)
    return mean, sqrt(sum([(each - mean) ** 2 for each in pairs])) / len(pairs)
