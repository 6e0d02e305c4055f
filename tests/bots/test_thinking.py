"""The thinking bots know only what their seat knows, finish their games, and play well."""

from __future__ import annotations

from random import Random

import pytest

import boneyard
from boneyard.bots import bot, bot_kinds
from boneyard.bots.kinds import KINDS
from boneyard.bots.planner import Planner
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.games.catalogue import game_ids
from tests.bots.sampling import check_share, decisions, seen
from tests.sizes import pick
from tests.tables import Choice, choices

THINKING = ("walker", "easy", "medium", "planner:1")
BY_NAME = ["planner:4" if kind == "planner" else kind for kind in bot_kinds() if not KINDS[kind].timed]
ENOUGH = 60_000
PRINTED = [(game_id, chosen) for game_id in game_ids() for chosen in choices(boneyard.game(game_id))]


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("kind", BY_NAME)
def test_answers_do_not_depend_on_hidden_information(game_id: str, kind: str) -> None:
    game = boneyard.game(game_id)
    content = game.default_content()
    for number, (state, seat) in enumerate(decisions(game, 3, "7", pick(quick=3, ci=25, full=100))):
        view = game.view(state, seat)
        answers = set()
        for world in range(3):
            hidden = game.imagine(view, Random(world))
            assert game.view(hidden, seat) == view
            options = game.options(hidden, seat)
            fresh = bot(kind, "1", content)
            answers.add(fresh(seen(game, hidden, seat), options))
        assert len(answers) == 1, f"decision {number} of seed 7: {answers}"


@pytest.mark.parametrize(("game_id", "chosen"), PRINTED)
def test_greedy_bots_finish_games_of_every_printing(game_id: str, chosen: Choice) -> None:
    for seats in pick(quick=(2,), ci=(1, 2, 4), full=(1, 2, 3, 4, 5, 6)):
        assert ends(game_id, "greedy", seats, chosen), f"{seats} seats"


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("kind", THINKING)
def test_thinking_bots_finish_their_games(game_id: str, kind: str) -> None:
    assert ends(game_id, kind, pick(quick=2, ci=3, full=4), ())


@pytest.mark.parametrize("game_id", game_ids())
def test_greedy_plays_with_one_and_six_seats(game_id: str) -> None:
    assert ends(game_id, "greedy", 1, (), pick(quick=600, ci=ENOUGH, full=ENOUGH)) is not None
    assert ends(game_id, "greedy", 6, (), pick(quick=600, ci=ENOUGH, full=ENOUGH)) is not None


def ends(game_id: str, kind: str, seats: int, chosen: Choice, limit: int = ENOUGH) -> bool:
    """Whether a game between bots of one kind ends before the limit of lines."""
    game = boneyard.game(game_id)
    setup = game.setup(seats, None, **dict(chosen))
    match = Match(game, setup, FairDice("11", game.id))
    return match.play([bot(kind, f"11/{seat}", setup.content) for seat in range(seats)], limit)


@pytest.mark.parametrize("game_id", game_ids())
def test_greedy_beats_random(game_id: str) -> None:
    games = pick(quick=4, ci=100, full=1_000)
    check_share(game_id, "greedy", "random", games, pick(quick=0.8, ci=0.96, full=0.98))


@pytest.mark.parametrize("game_id", game_ids())
def test_greedy_beats_the_yardstick(game_id: str) -> None:
    # Four standard deviations below what is to be expected at the smaller sizes.
    games = pick(quick=4, ci=100, full=1_000)
    check_share(game_id, "greedy", "walker", games, pick(quick=0.2, ci=0.55, full=0.6))


def test_one_option_is_never_searched() -> None:
    planner = Planner(Random(1), iterations=50)
    game = boneyard.game("zombie-invasion")
    searched = 0
    for state, seat in decisions(game, 2, "5", 12):
        options = game.options(state, seat)
        planner.spent = 0
        assert planner(seen(game, state, seat), options[:1]) == options[0]
        assert planner.spent == 0
        planner(seen(game, state, seat), options)
        searched += planner.spent
    assert searched > 0
