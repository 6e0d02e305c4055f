"""Hints name the best option, and others that differ from it, with reasons."""

from __future__ import annotations

from random import Random

import pytest

import boneyard
from boneyard.bots.hint import Reasons, hint, lead_of
from boneyard.bots.successive_halving import SuccessiveHalving
from boneyard.games.castle_of_chaos.commands import COMMANDS as CASTLE
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.commands import Put, Step
from boneyard.games.zombie_invasion.commands import COMMANDS as ZOMBIES
from boneyard.messages import knows
from boneyard.odds.questions import Reason
from tests.bots.sampling import decisions
from tests.odds.boards import WAY, at

BY_CHANCE = {"start", "roll", "draw", "deal"}
WORDS = sorted({str(kind.__struct_config__.tag) for kind in (*CASTLE, *ZOMBIES)} - BY_CHANCE)


@pytest.mark.parametrize("word", WORDS)
def test_every_hint_reason_has_a_message(word: str) -> None:
    assert knows(f"hint-{word}")


@pytest.mark.parametrize("game_id", game_ids())
def test_hints_have_different_reasons_and_numbers(game_id: str) -> None:
    game = boneyard.game(game_id)
    content = game.default_content()
    reasons = set()
    for state, seat in decisions(game, 2, "3", 14):
        options = game.options(state, seat)
        found = hint(game.view(state, seat), options, content, iterations=40, seconds=None, enough=4)
        assert 1 <= len(found) <= 3
        assert len({one.command for one in found}) == len({str(one.reasons) for one in found}) == len(found)
        for one in found:
            assert one.command in options
            assert one.reasons
            reasons |= {reason.message for reason in one.reasons}
    assert {"hint-chance", "hint-worse", "hint-close"} & reasons
    assert all(map(knows, reasons))


def test_without_enough_games_only_the_best_option_is_named() -> None:
    game = boneyard.game("midevil")
    for state, seat in decisions(game, 2, "3", 6):
        view, options = game.view(state, seat), game.options(state, seat)
        (only,) = hint(view, options, game.default_content(), iterations=20, seconds=None)
        assert not any("percent" in reason.parameters for reason in only.reasons)


def test_a_lead_within_the_error_is_none() -> None:
    options = [Step(1), Step(2), Step(3)]
    halving = SuccessiveHalving(options, [0.0, 0.0, 0.0])
    halving.values = [[0.5, 0.7] * 100, [0.5, 0.69] * 100, [0.1, 0.5] * 100]
    assert lead_of(halving, 0, 1) == Reason("hint-close", {})
    assert lead_of(halving, 0, 2) == Reason("hint-worse", {"number": 30, "error": 1})


def test_reasons_name_people_and_places() -> None:
    game = boneyard.game("zombie-invasion")
    state = at(WAY.format(resources="life 3, ammo 0"))
    why = Reasons(game.view(state, 0), game.default_content())
    square = game.view(state, 0).figures()[0].square
    assert Reason("hint-fight", {"what": "zombie", "square": square}) in why.of(Step(square))
    assert why.of(Put("zombie", square)) == (Reason("hint-near-you", {"square": square}),)


def test_hints_do_not_depend_on_hidden_information() -> None:
    game = boneyard.game("midevil")
    content = game.default_content()
    for state, seat in decisions(game, 2, "4", 5):
        view = game.view(state, seat)
        hints = [
            hint(
                game.view(hidden, seat),
                game.options(hidden, seat),
                content,
                iterations=40,
                seconds=None,
                enough=4,
            )
            for hidden in (game.imagine(view, Random(1)), game.imagine(view, Random(2)))
        ]
        assert hints[0] == hints[1]
