"""Which squares a move can reach."""

import boneyard
from boneyard.games.shared.commands import Step
from boneyard.odds.answers import answer
from boneyard.odds.questions import PathAsked, PathFound, ReachAsked, ReachFound
from boneyard.odds.views import model_of
from tests.decisions import with_options
from tests.sizes import pick


def test_every_square_in_reach_has_a_way() -> None:
    found_of = set()
    for found in with_options(Step):
        sight = found.view
        model = model_of(found.view)
        left = model.left(found.view, model.walker(found.view, found.seat))
        reach = answer(found.view, ReachAsked())
        assert isinstance(reach, ReachFound)
        found_of.add(sight.game)
        steps = {option.to for option in found.options if isinstance(option, Step)}
        assert {square.square for square in reach.squares if square.steps == 1} == steps, found.where
        for square in reach.squares[:: pick(quick=9, ci=3, full=1)]:
            assert 1 <= square.steps <= left, found.where
            way = answer(found.view, PathAsked(square.square))
            assert isinstance(way, PathFound), found.where
            assert way.reach == len(way.squares) <= left, found.where
            assert square.fights <= len(way.fights), found.where
    assert found_of == set(boneyard.game_ids())
