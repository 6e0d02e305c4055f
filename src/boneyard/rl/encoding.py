from __future__ import annotations

from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.features import features_of
from boneyard.games.shared.rl import Encoding
from boneyard.games.shared.view import BoardView


class NoEncoding(LookupError):
    pass


def encoding_of(game: AnyGame) -> Encoding[BoardView]:
    encoding = features_of(game).rl
    if encoding is None:
        raise NoEncoding(f"{game.id} has no encoding for reinforcement learning; add one to its features")
    return encoding
