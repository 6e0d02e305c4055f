"""Odds under a limit: too much work is refused early and leaves nothing wrong behind."""

import pytest

import boneyard
from boneyard.engine.chance import CHANCE
from boneyard.games.shared.budget import WORK
from boneyard.games.shared.commands import Command
from boneyard.games.shared.view import BoardView
from boneyard.odds import TooMuch, duel_choice_odds, duel_odds, limited, path_odds, spend
from tests.odds.boards import VILLAGE_DUEL, WAY, at

RICH = "white 20 red 20 blue 10"
"""Half of the box for each side: the most that both can have."""


def rich_duel(option: str = "") -> tuple[BoardView, tuple[Command, ...]]:
    """The challenger's view and options after both rolls, with rich duellists."""
    state = at(VILLAGE_DUEL.format(options=option, life=(5, 5), skeletons=(RICH, RICH)))
    game = boneyard.game("midevil")
    if game.actors(state) != (CHANCE,):
        game.apply(state, 0, game.parse("challenge"))
    for _ in range(2):
        game.apply(state, CHANCE, game.parse("roll 3"))
    return game.view(state, 0), tuple(game.options(state, 0))


def test_the_richest_duel_stays_far_below_the_limit() -> None:
    for option in ("", ", printing first", ", duel_loser dies"):
        view, options = rich_duel(option)
        for against in ("best", "uniform"):
            with limited(WORK // 2):
                assert len(duel_choice_odds(view, options, against)) == len(options) > 2


def test_too_much_work_is_refused() -> None:
    state = at(WAY)
    view = boneyard.game("zombie-invasion").view(state, 0)
    with pytest.raises(TooMuch, match="more work than 20"), limited(20):
        path_odds(view, [16, 13])


def test_answers_are_exact_after_a_refused_question() -> None:
    """The part that was computed and remembered is right."""
    view, _ = rich_duel(", printing first, last_life rerolls")
    bid = (3, 1, 0, 5)
    for work in (1, 10, 100, 2000):
        with pytest.raises(TooMuch), limited(work):
            duel_odds(view, bid)
    at_once, _ = rich_duel(", printing first, last_life rerolls, round_limit none")
    assert duel_odds(view, bid) == duel_odds(at_once, bid)


def test_a_limit_applies_to_its_block_only() -> None:
    with limited(5):
        with limited(WORK):
            spend(WORK)
        spend(5)
        with pytest.raises(TooMuch):
            spend(1)
    spend(10 * WORK)
