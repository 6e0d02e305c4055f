"""Optional features of games."""

from dataclasses import fields

import pytest

import boneyard
from boneyard.games.shared.features import Features, features_of

OPTIONAL = {"search_heuristics", "traps"}
"""Only for games whose bots plan differently than they answer, and for those with cards in others' turns."""


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_our_games_have_every_feature(game_id: str) -> None:
    features = features_of(boneyard.game(game_id))
    missing = [each.name for each in fields(Features) if getattr(features, each.name) is None]
    assert set(missing) <= OPTIONAL
