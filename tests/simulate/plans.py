"""Small plans for tests."""

from __future__ import annotations

import boneyard
from boneyard.simulate.plan import Plan
from boneyard.simulate.play_game import Played, play_and_record
from boneyard.simulate.run_file import Run


def plan(
    game_id: str = "zombie-invasion",
    players: tuple[str, ...] = ("random", "restless"),
    limit: int = 600,
    seed: str = "11",
    *,
    rotate: bool = True,
    **options: str,
) -> Plan:
    """A plan with short games."""
    return Plan(boneyard.game(game_id).setup(len(players), None, **options), players, seed, limit, rotate)


def run_of(*plans: Plan, kind: str = "simulate") -> Run:
    """A run of these plans, or of the default one."""
    return Run(kind, plans or (plan(),))


def play_game(plan: Plan, number: int) -> Played:
    return play_and_record(plan, number).played
