"""Every event of a game has a rule to read about it."""

import pytest

import boneyard
from boneyard import rulebook


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_every_event_cites_an_existing_rule(game_id: str) -> None:
    game = boneyard.game(game_id)
    events = {event.__struct_config__.tag for event in game.events}
    assert events <= game.cites.keys()
    assert {cited.split()[0] for cited in game.cites} == events
    for rule in game.cites.values():
        assert rulebook.entry(rule).title


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_each_way_of_winning_cites_its_own_rule(game_id: str) -> None:
    game = boneyard.game(game_id)
    rules = [game.cites.get(f"won {way}", game.cites["won"]) for way in game.ways]
    assert len(set(rules)) == len(game.ways)
