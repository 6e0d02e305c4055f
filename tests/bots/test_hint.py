"""A hint has three options, with reasons that have messages."""

from __future__ import annotations

from random import Random

import pytest

import boneyard
from boneyard.bots.hint import hint
from boneyard.games.castle_of_chaos.commands import COMMANDS as CASTLE
from boneyard.games.catalogue import game_ids
from boneyard.games.zombie_invasion.commands import COMMANDS as ZOMBIES
from boneyard.messages import knows, translate
from tests.bots.sampling import decisions

BY_CHANCE = {"start", "roll", "draw", "deal"}
WORDS = sorted({str(kind.__struct_config__.tag) for kind in (*CASTLE, *ZOMBIES)} - BY_CHANCE)


@pytest.mark.parametrize("word", WORDS)
def test_every_hint_reason_has_a_message(word: str) -> None:
    assert knows(f"hint-{word}")


@pytest.mark.parametrize("game_id", game_ids())
def test_a_hint_has_three_options_with_reasons(game_id: str) -> None:
    game = boneyard.game(game_id)
    content = game.default_content()
    reasons = set()
    for state, seat in decisions(game, 2, "3", 14):
        options = game.options(state, seat)
        found = hint(game.view(state, seat), options, content, iterations=6, seconds=None)
        assert len(found) == min(3, len(options))
        assert len({one.command for one in found}) == len(found)
        for one in found:
            assert one.command in options
            assert one.reasons
            for reason in one.reasons:
                assert translate(reason.message, "en", **reason.parameters)
                reasons.add(reason.message)
    assert {"hint-chance", "hint-fights"} <= reasons


def test_hints_do_not_depend_on_hidden_information() -> None:
    game = boneyard.game("midevil")
    content = game.default_content()
    for state, seat in decisions(game, 2, "4", 5):
        view = game.view(state, seat)
        hints = [
            hint(game.view(hidden, seat), game.options(hidden, seat), content, iterations=8, seconds=None)
            for hidden in (game.imagine(view, Random(1)), game.imagine(view, Random(2)))
        ]
        assert hints[0] == hints[1]
