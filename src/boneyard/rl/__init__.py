"""Reinforcement learning environments with PettingZoo's AEC interface; needs the extra `rl`.

>>> from boneyard import rl
>>> env = rl.env("zombie-invasion", seats=2)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> sorted(observation), reward, terminated, truncated, info
(['action_mask', 'observation'], 0.0, False, False, {})
>>> [rl.actions_of(env).text(action) for action in observation["action_mask"].nonzero()[0]][:2]
['place * 0 -1 0', 'place * 0 -1 1']
"""

from __future__ import annotations

try:
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise ImportError("boneyard.rl needs PettingZoo and NumPy: pip install pettingzoo numpy") from error

from boneyard.rl.actions import Actions
from boneyard.rl.environment import Environment
from boneyard.rl.layout import Layout
from boneyard.rl.wrapper import Guarded

__all__ = ["env", "raw_env", "actions_of", "layout_of", "Actions", "Environment", "Layout"]

raw_env = Environment


def env(game: str, seats: int = 2, **options: object) -> AECEnv:
    """A game wrapped like PettingZoo's classic games: an illegal action loses, calls out of order are
    reported.

    The options are those of `Environment`: content, settings, limit, point_reward, render_mode.
    """
    return Guarded(Environment(game, seats, **options))  # type: ignore[arg-type]  # it checks them itself


def actions_of(environment: AECEnv) -> Actions:
    """The environment's table of action numbers."""
    inner: Environment = environment.unwrapped
    return inner.actions


def layout_of(environment: AECEnv) -> Layout:
    """The layout of the environment's observations."""
    inner: Environment = environment.unwrapped
    return inner.observer.layout
