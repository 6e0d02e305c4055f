"""How likely each seat is to win, by numbers fitted to how games of greedy bots ended.

A judge's scores compare the answers to one question; prospects compare states, so a search ends its
playouts with them. They use what is public only, and are made for the beginning of a turn.

The weights were fitted to games of two. With more seats they are overconfident, above all early in a game, so
each game divides its standings by temperatures: by number of seats, one until the goal tile is laid and one
from then on. `scripts/bench chances` measures and fits them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from math import exp

from boneyard.engine.game import State

Standings = Callable[[State], Sequence[float]]
"""For each seat, how far it has come; a difference is the logarithm of the odds."""

Temperatures = dict[int, tuple[float, float]]
"""By number of seats: until the goal tile is laid, and from then on."""

MODULES: dict[str, tuple[str, str, str]] = {
    "zombie-invasion": ("zombie_invasion", "standings", "TEMPERATURES"),
    "midevil": ("midevil", "standings", "VILLAGE_TEMPERATURES"),
    "castle-of-chaos": ("midevil", "castle_standings", "CASTLE_TEMPERATURES"),
}
"""By game: the module with its standings, temperatures and `is_goal_laid`, and the names of the first two."""


@dataclass(frozen=True)
class Prospects:
    """What the chances of one game are made of."""

    raw: Standings
    is_goal_laid: Callable[[State], bool]
    temperatures: Temperatures

    def temperature(self, state: State, seats: int) -> float:
        """What the raw standings of a state are divided by."""
        return self.temperatures.get(seats, (1.0, 1.0))[self.is_goal_laid(state)]

    def standings(self, state: State) -> list[float]:
        """The calibrated standings of a state."""
        found = self.raw(state)
        temperature = self.temperature(state, len(found))
        return [each / temperature for each in found]


@cache
def prospects_of(game_id: str) -> Prospects:
    """What a game's chances are made of; only then is its code loaded."""
    name, standings, temperatures = MODULES[game_id]
    module = import_module(f"{__name__}.{name}")
    return Prospects(getattr(module, standings), module.is_goal_laid, getattr(module, temperatures))


def standings_of(game_id: str) -> Standings:
    """The calibrated standings of a game."""
    return prospects_of(game_id).standings


def prospect(standings: Standings, state: State, seat: int) -> float:
    """A seat's chance to win."""
    if state.winners:
        return 1 / len(state.winners) if seat in state.winners else 0.0
    found = standings(state)
    mine = found[seat]
    return 1 / sum([exp(min(50.0, each - mine)) for each in found])
