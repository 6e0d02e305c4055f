"""Does the least: passes, stops and lets things take their course; it answers for who is absent."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.match import Look
from boneyard.games.shared.commands import Command, Die

GOING_ON = ("pass", "stop", "throw")
"""Answers that end something or let it go on, whatever the game; the sooner it is over, the better."""


class Idle:
    """Ends its turn as soon as the rules let it, and never gives up a life that it could save."""

    def __call__(self, look: Look[object], options: Sequence[Command]) -> Command:
        """The option that goes on, else the first that is no death."""
        by_text = {option.text(): option for option in options}
        for word in GOING_ON:
            if word in by_text:
                return by_text[word]
        return next((option for option in options if not isinstance(option, Die)), options[0])
