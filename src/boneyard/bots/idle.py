"""Does as little as possible: passes, stops, carries on. It answers for absent players."""

from __future__ import annotations

from collections.abc import Sequence

from boneyard.engine.match import Look
from boneyard.games.shared.commands import Command, Die
from boneyard.games.shared.view import BoardView

GOING_ON = ("pass", "stop", "throw")  # answers that end something or carry on, in any game


class Idle:
    """Ends its turn as soon as possible, but never gives up a life that it could save."""

    def __call__(self, look: Look[BoardView], options: Sequence[Command]) -> Command:
        by_text = {option.text(): option for option in options}
        for word in GOING_ON:
            if word in by_text:
                return by_text[word]
        return next((option for option in options if not isinstance(option, Die)), options[0])
