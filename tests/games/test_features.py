"""What games bring besides their rules."""

from dataclasses import fields

import pytest

import boneyard
from boneyard.games.shared.features import Features, features_of

OPTIONAL = {"search_heuristics"}
"""What only a game whose bots plan differently than they answer needs."""


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_our_games_bring_everything(game_id: str) -> None:
    features = features_of(boneyard.game(game_id))
    missing = [each.name for each in fields(Features) if getattr(features, each.name) is None]
    assert set(missing) <= OPTIONAL
