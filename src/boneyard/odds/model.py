"""What a game tells the odds, and what its states have in common with all others."""

from __future__ import annotations

from typing import Protocol, cast

from boneyard.engine.game import State
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.features import features_of
from boneyard.games.shared.odds import OddsModel


class Playing(Protocol):
    """What the states of all games have."""

    pawns: list[int]
    lives: list[int]
    points: list[int]
    active: int
    agenda: list[object]

    def copy(self) -> State:
        """A twin."""
        ...


def playing(state: State) -> Playing:
    """A state as what all states have in common."""
    return cast(Playing, state)


class NoModel(LookupError):
    """A game whose odds can't be worked out."""


def model_of(game: AnyGame) -> OddsModel[State]:
    """What a game tells the odds."""
    model = features_of(game).odds
    if model is None:
        raise NoModel(f"{game.id} has no odds")
    return model
