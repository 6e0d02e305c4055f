"""Positions for the odds: what a view shows, with all hands empty, since nobody's cards are guessed."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

import boneyard
from boneyard.engine.content import Content
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.features import features_of
from boneyard.games.shared.odds import OddsModel
from boneyard.games.shared.state import BoardState
from boneyard.games.shared.view import BoardView


class NoModel(LookupError):
    """A game without odds."""


def game_of(view: BoardView) -> AnyGame:
    return boneyard.game(view.game)


def model_of(view: BoardView) -> OddsModel[BoardState, BoardView]:
    game = game_of(view)
    model = features_of(game).odds
    if model is None:
        raise NoModel(f"{game.id} has no odds")
    return model


def imagined(view: BoardView, content: Content | None) -> BoardState:
    """The state that a view without cards shows: undrawn things have no order, so there is only one."""
    return game_of(view).imagine(view, Random(0), content)


def seat_of(view: BoardView, seat: int | None) -> int:
    """The seat itself, by default the viewer's, or the active one for a spectator."""
    if seat is not None:
        return seat
    return view.active if view.viewer is None else view.viewer


def figure_at(view: BoardView, square: int) -> str | None:
    return next((piece.kind for piece in view.figures() if piece.square == square), None)


def table_of(view: BoardView) -> Hashable:
    """A cache key for tables: the game, its content and its settings."""
    return view.game, view.content, *sorted(view.settings.items())
