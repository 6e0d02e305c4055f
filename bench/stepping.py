"""Random steps of a PettingZoo environment, like PettingZoo's own benchmark, in CPU time.

Each step is `last` with the observation and its mask, a random legal action, and `step`.
"""

import json
import random
import sys
from importlib.metadata import version
from time import process_time
from typing import Protocol

import numpy as np

STEPS = 200  # between two readings of the clock

Mask = np.ndarray[tuple[int], np.dtype[np.int8]]


class Agents(Protocol):
    """The part of an environment that we use; PettingZoo has no types."""

    agents: list[str]
    agent_selection: str
    terminations: dict[str, bool]
    truncations: dict[str, bool]

    def reset(self, seed: int | None = None) -> None: ...
    def last(self) -> tuple[dict[str, Mask], float, bool, bool, object]: ...
    def step(self, action: int | None) -> None: ...


def some_steps(env: Agents) -> None:
    """A few steps; starts the next game when one is over."""
    for _ in range(STEPS):
        observation, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        if all(env.terminations.values()) or all(env.truncations.values()):
            env.reset()


def work(env: Agents) -> None:
    """A worker's main function: with SECONDS and SEED as its last arguments, prints one round as JSON."""
    seconds, seed = float(sys.argv[-2]), int(sys.argv[-1])
    random.seed(seed)
    env.reset(seed=seed)
    actions = len(env.last()[0]["action_mask"])
    some_steps(env)  # warms up caches and the interpreter's specialised bytecode
    steps, start = 0, process_time()
    while (taken := process_time() - start) < seconds:
        some_steps(env)
        steps += STEPS
    print(
        json.dumps({"steps_per_second": steps / taken, "actions": actions, "version": version("pettingzoo")})
    )
