"""PettingZoo's wrappers for classic games in one layer.

PettingZoo has three: one reports calls out of order, one rejects numbers outside the action space, and one
makes an illegal action lose the game. Every layer forwards each call several times per step; one layer costs
a third.
"""

from __future__ import annotations

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from boneyard.rl.environment import LOST, Environment, Observation


class Guarded(OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo has no types
    env: Environment

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, object]]:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        found: tuple[Observation | None, float, bool, bool, dict[str, object]] = self.env.last(observe)
        return found

    def step(self, action: int | None) -> None:
        """An action that the mask excludes ends the game."""
        inner = self.env
        if action is not None and self._has_reset and inner.agents and not inner.allows(action):
            EnvLogger.warn_on_illegal_move()
            self._has_updated = True
            inner.forfeit(LOST)
        else:
            super().step(action)
