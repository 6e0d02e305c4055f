"""Chooses every option with the same probability."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boneyard.engine.match import Look
from boneyard.games.shared.commands import Command
from boneyard.games.shared.view import BoardView


class RandomBot:
    def __init__(self, rng: Random) -> None:
        self.random = rng.random

    def __call__(self, look: Look[BoardView], options: Sequence[Command]) -> Command:
        return options[int(self.random() * len(options))]
