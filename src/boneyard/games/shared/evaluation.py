"""Each seat's chance to win, from weights fitted to the results of games between greedy bots.

Heuristics compare the answers to one question; an evaluation compares states, so a search can end its
rollouts with it. It uses only public information and is meant for the start of a turn.

The weights were fitted to two-player games. With more seats they are overconfident, above all early in a
game, so each game divides its standings by a temperature that depends on the number of seats and on
whether the goal tile is laid. `scripts/bench chances` measures and fits the temperatures,
`scripts/bench weights` fits the weights.
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
    """How a game estimates each seat's chance to win.

    `raw` returns how far each seat has come; a difference is a log-odds. `temperatures` has two numbers per
    number of seats: before and after the goal tile is laid.
    """

    raw: Callable[[S], Sequence[float]]
    is_goal_laid: Callable[[S], bool]
    temperatures: Mapping[int, tuple[float, float]]

    def temperature(self, state: S, seats: int) -> float:
        return self.temperatures.get(seats, (1.0, 1.0))[self.is_goal_laid(state)]

    def standings(self, state: S) -> list[float]:
        found = self.raw(state)
        temperature = self.temperature(state, len(found))
        return [each / temperature for each in found]

    def chance(self, state: S, seat: int) -> float:
        if state.winners:
            return 1 / len(state.winners) if seat in state.winners else 0.0
        found = self.standings(state)
        mine = found[seat]
        return 1 / sum([exp(min(50.0, each - mine)) for each in found])
