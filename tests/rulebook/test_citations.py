"""Whatever is told of a game, there is a rule to read about it."""

import pytest

import boneyard
from boneyard import rulebook
from boneyard.odds.quiet import tag_of_kind


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_every_event_cites_a_rule_that_is_written(game_id: str) -> None:
    game = boneyard.game(game_id)
    events = {tag_of_kind(event) for event in game.events}
    assert events <= game.cites.keys()
    assert {cited.split()[0] for cited in game.cites} == events
    for rule in game.cites.values():
        assert rulebook.entry(rule).title


@pytest.mark.parametrize("game_id", boneyard.game_ids())
def test_each_way_of_winning_cites_its_own_rule(game_id: str) -> None:
    game = boneyard.game(game_id)
    rules = [game.cites.get(f"won {way}", game.cites["won"]) for way in game.ways]
    assert len(set(rules)) == len(game.ways)
