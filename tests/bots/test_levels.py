"""The levels for people play as described, and higher levels win."""

from __future__ import annotations

from random import Random

import pytest

import boneyard
from boneyard.bots.levels import Steady
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.commands import STOP, Shift
from boneyard.games.shared.view import BoardView
from tests.bots.sampling import check_share, decisions, seen
from tests.sizes import pick

HARD = f"planner:{pick(quick=6, ci=6, full=200)}"
"""The hard bot thinks by the clock; in a test it gets iterations, few enough for many games."""
GAMES = pick(quick=6, ci=40, full=200)
HARD_GAMES = pick(quick=2, ci=12, full=200)


@pytest.mark.parametrize("game_id", game_ids())
def test_medium_never_responds_with_a_card(game_id: str) -> None:
    game = boneyard.game(game_id)
    asked = 0
    for seed in range(pick(quick=2, ci=20, full=100)):
        for state, seat in decisions(game, 3, str(seed), 40):
            declines = game.windows.get(type(state.agenda[-1]))
            if declines is not None:
                asked += 1
                assert Steady(Random(1))(seen(game, state, seat), game.options(state, seat)) == declines
    assert asked or not game.windows


def unseen() -> BoardView:
    raise AssertionError("figures are moved without a look")


def test_medium_moves_figures_at_random() -> None:
    game = boneyard.game("zombie-invasion")
    options = next(
        found
        for state, seat in decisions(game, 2, "2", 40)
        if isinstance((found := game.options(state, seat))[0], Shift)
    )
    rng = Random(1)
    answers = [Steady(rng)(unseen, options) for _ in range(200)]
    assert 70 < answers.count(STOP) < 190
    assert set(answers) == set(options)


@pytest.mark.parametrize("game_id", pick(quick=("zombie-invasion",), ci=game_ids(), full=game_ids()))
def test_hard_beats_easy(game_id: str) -> None:
    # Equals would win 10 of 12 games once in 50 times.
    check_share(game_id, HARD, "easy", HARD_GAMES, pick(quick=0.5, ci=0.8, full=0.9))


def test_medium_beats_easy() -> None:
    check_share("zombie-invasion", "medium", "easy", GAMES, pick(quick=0.5, ci=0.6, full=0.7))
