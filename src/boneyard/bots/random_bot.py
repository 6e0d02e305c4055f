"""A bot that answers with any option, all alike."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boneyard.engine.match import Look
from boneyard.games.shared.commands import Command


class RandomBot:
    """Chooses evenly."""

    def __init__(self, rng: Random) -> None:
        self.random = rng.random

    def __call__(self, look: Look[object], options: Sequence[Command]) -> Command:
        """Any option."""
        return options[int(self.random() * len(options))]
