"""How a game becomes numbers, where it says so."""

from __future__ import annotations

from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.features import features_of
from boneyard.games.shared.rl import Encoding


class NoEncoding(LookupError):
    """A game that can't be learned."""


def encoding_of(game: AnyGame) -> Encoding[object]:
    """How the views and commands of a game become numbers."""
    encoding = features_of(game).rl
    if encoding is None:
        raise NoEncoding(f"{game.id} has no encoding for reinforcement learning: give its features one")
    return encoding
