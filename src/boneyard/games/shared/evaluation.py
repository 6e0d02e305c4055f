"""How likely each seat is to win, by numbers fitted to how games of greedy bots ended.

Scores compare the answers to one question; an evaluation compares states, so a search ends its
playouts with it. It uses what is public only, and is made for the beginning of a turn.

The weights were fitted to games of two. With more seats they are overconfident, above all early in a game, so
each game divides its standings by temperatures: by number of seats, one until the goal tile is laid and one
from then on. `scripts/bench chances` measures and fits them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Generic, TypeVar

from boneyard.engine.game import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Evaluation(Generic[S]):
    """What the chances to win a game are made of.

    `raw` says for each seat how far it has come; a difference is the logarithm of the odds. `temperatures`
    are by number of seats, until the goal tile is laid and from then on.
    """

    raw: Callable[[S], Sequence[float]]
    is_goal_laid: Callable[[S], bool]
    temperatures: Mapping[int, tuple[float, float]]

    def temperature(self, state: S, seats: int) -> float:
        """What the raw standings of a state are divided by."""
        return self.temperatures.get(seats, (1.0, 1.0))[self.is_goal_laid(state)]

    def standings(self, state: S) -> list[float]:
        """The calibrated standings of a state."""
        found = self.raw(state)
        temperature = self.temperature(state, len(found))
        return [each / temperature for each in found]

    def chance(self, state: S, seat: int) -> float:
        """A seat's chance to win."""
        if state.winners:
            return 1 / len(state.winners) if seat in state.winners else 0.0
        found = self.standings(state)
        mine = found[seat]
        return 1 / sum([exp(min(50.0, each - mine)) for each in found])
