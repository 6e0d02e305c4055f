"""Small plans that several tests play."""

from __future__ import annotations

import boneyard
from boneyard.simulate.plan import Plan
from boneyard.simulate.runs import Run


def plan(
    game_id: str = "zombie-invasion",
    players: tuple[str, ...] = ("random", "restless"),
    limit: int = 600,
    seed: str = "11",
    *,
    rotate: bool = True,
    **options: str,
) -> Plan:
    """A plan whose games end soon."""
    return Plan(boneyard.game(game_id).setup(len(players), None, **options), players, seed, limit, rotate)


def run_of(*plans: Plan, kind: str = "simulate") -> Run:
    """A run of some plans; of the usual one where none is given."""
    return Run(kind, plans or (plan(),))
