"""What PettingZoo's classic games are wrapped in, in one layer.

They have three: calls out of order are told, an action that is no number of the table is an error, and
one that the mask forbids loses the game. Every layer passes on whatever is asked of it, several times a
step; one layer that does all three jobs costs a third.
"""

from __future__ import annotations

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from boneyard.rl.environment import LOST, Environment, Observation


class Guarded(OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """An environment that can be given to anybody."""

    env: Environment

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, object]]:
        """What the agent that is asked sees, what it was paid, and whether it is done."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        found: tuple[Observation | None, float, bool, bool, dict[str, object]] = self.env.last(observe)
        return found

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; what the mask forbids ends the game."""
        inner = self.env
        if action is not None and self._has_reset and inner.agents and not inner.allows(action):
            EnvLogger.warn_on_illegal_move()
            self._has_updated = True
            inner.forfeit(LOST)
        else:
            super().step(action)
