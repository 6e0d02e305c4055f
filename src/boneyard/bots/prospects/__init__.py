"""How likely each seat is to win, by numbers fitted to how games of greedy bots ended.

A judge's scores compare the answers to one question; prospects compare states, so a search ends its
playouts with them. They use what is public only, and are made for the beginning of a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from math import exp
from typing import cast

from boneyard.engine.game import State

Standings = Callable[[State], Sequence[float]]
"""For each seat, how far it has come; a difference is the logarithm of the odds."""

MODULES: dict[str, tuple[str, str]] = {
    "zombie-invasion": ("zombie_invasion", "standings"),
    "midevil": ("midevil", "standings"),
    "castle-of-chaos": ("midevil", "castle_standings"),
}


@cache
def standings_of(game_id: str) -> Standings:
    """The standings of a game; only then is its code loaded."""
    module, name = MODULES[game_id]
    return cast(Standings, getattr(import_module(f"{__name__}.{module}"), name))


def prospect(standings: Standings, state: State, seat: int) -> float:
    """A seat's chance to win."""
    if state.winners:
        return 1 / len(state.winners) if seat in state.winners else 0.0
    found = standings(state)
    mine = found[seat]
    return 1 / sum([exp(min(50.0, each - mine)) for each in found])
