"""Positions of random games for tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from boneyard import rl
from tests.sizes import pick

STEPS = pick(quick=80, ci=1_000, full=20_000)


def played(game: str, seats: int, seed: int, steps: int = STEPS) -> Iterator[rl.Environment]:
    """The environment before each step of a random game."""
    environment = rl.raw_env(game, seats)
    environment.reset(seed=seed)
    rng = Random(seed)
    for _ in range(steps):
        yield environment
        actions = environment.observe(environment.agent_selection)["action_mask"].nonzero()[0]
        environment.step(int(rng.choice(list(actions))))
        if all(environment.terminations.values()):
            environment.reset()
