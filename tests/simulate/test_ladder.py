"""Ladders: every pair plays the same deals and ratings show their strength."""

from __future__ import annotations

from itertools import combinations
from math import log10
from pathlib import Path
from random import Random
from statistics import fmean

import pytest

import boneyard
from boneyard.simulate.intervals import Estimate
from boneyard.simulate.ladder import AVERAGE, Pair, ladder_of, ladder_run, pair_of, ratings, score_of
from boneyard.simulate.play_game import Played
from boneyard.simulate.play_run import Playing, play_run
from boneyard.simulate.run_file import Run
from tests.figures import Figures
from tests.simulate.samples import game
from tests.sizes import pick

SEED = 5
LADDERS = pick(quick=200, ci=1000, full=5000)
UNKNOWN = Estimate(0.5, 0.0, 1.0)


def run(bots: tuple[str, ...] = ("random", "restless", "walker"), seats: int = 2) -> Run:
    return ladder_run(boneyard.game("zombie-invasion").setup(seats), bots, "3", 3000)


def pairs_of(rng: Random, strengths: list[float], games: int) -> list[Pair]:
    """Simulated results of bots with known ratings."""
    found = []
    for a, b in combinations(range(len(strengths)), 2):
        chance = 1 / (1 + 10 ** ((strengths[b] - strengths[a]) / 400))
        won = sum(rng.random() < chance for _ in range(games))
        found.append(Pair(a, b, games, won, UNKNOWN, 0))
    return found


def test_every_pair_plays_every_seating_on_the_same_deals() -> None:
    plans = run().plans
    assert [plan.players for plan in plans] == [
        ("random", "restless"),
        ("random", "walker"),
        ("restless", "walker"),
    ]
    for plan in plans:
        assert [plan.seating(number) for number in range(2)] == [(0, 1), (1, 0)]
        assert [plan.chance_seed(number) for number in range(4)] == ["3/0", "3/0", "3/1", "3/1"]


def test_two_bots_alternate_at_a_larger_table() -> None:
    (plan,) = run(("random", "walker"), seats=4).plans
    assert plan.players == ("random", "walker", "random", "walker")
    assert [plan.seating(number) for number in range(3)] == [(0, 1, 2, 3), (3, 0, 1, 2), (0, 1, 2, 3)]


def won(winners: tuple[int, ...], seating: tuple[int, int]) -> Played:
    return game(0, winners, "points", 10, seating)


def test_the_score_belongs_to_the_bot_and_not_to_the_seat() -> None:
    assert score_of(won((0,), (0, 1))) == 1
    assert score_of(won((0,), (1, 0))) == 0
    assert score_of(won((0, 1), (1, 0))) == 0.5


def test_unfinished_games_are_not_counted() -> None:
    (plan,) = run(("random", "walker")).plans
    games = [won((0,), (0, 1)), game(1, (), "unfinished", 10, (1, 0))]
    pair = pair_of(plan, games, 0, 1)
    assert (pair.games, pair.won, pair.unfinished) == (1, 1.0, 1)


def test_ten_to_one_odds_are_400_points() -> None:
    """With this many games the additional drawn game doesn't matter."""
    first, second = ratings(2, [Pair(0, 1, 1_100_000, 1_000_000, UNKNOWN, 0)])
    assert first.value - second.value == pytest.approx(400, abs=0.01)
    assert first.value + second.value == pytest.approx(2 * AVERAGE)


def test_ratings_of_equal_bots_are_equal() -> None:
    found = ratings(3, [Pair(a, b, 10, 5, UNKNOWN, 0) for a, b in ((0, 1), (0, 2), (1, 2))])
    assert [estimate.value for estimate in found] == pytest.approx([AVERAGE] * 3)


def test_a_bot_that_never_loses_has_a_finite_rating() -> None:
    few, many = (ratings(2, [Pair(0, 1, games, games, UNKNOWN, 0)])[0] for games in (10, 1000))
    assert AVERAGE < few.value < many.value < 3000
    assert few.value == pytest.approx(AVERAGE + 200 * log10(10.5 / 0.5), abs=0.01)


def test_rating_intervals_have_95_percent_coverage(figures: Figures) -> None:
    rng = Random(SEED)
    strengths = [1700.0, 1550.0, 1450.0, 1300.0]
    held = []
    for _ in range(LADDERS):
        found = ratings(4, pairs_of(rng, strengths, 60))
        held += [each.low <= truth <= each.high for each, truth in zip(found, strengths, strict=True)]
    figures("ladder-intervals", seed=SEED, ladders=LADDERS, held=fmean(held))
    assert 0.92 < fmean(held) < 0.98, f"seed {SEED}"


def test_a_ladder_can_be_continued(tmp_path: Path) -> None:
    file = tmp_path / "ladder"
    play_run(run(), 1, out=file)
    playing = play_run(run(), 2, out=file)
    assert len(playing.now) == 3
    assert ladder_of(playing).described() == ladder_of(play_run(run(), 2)).described()


def test_scores_of_a_pair_add_up_to_one() -> None:
    playing = play_run(run(), 4)
    found = ladder_of(playing)
    for pair in found.pairs:
        there, back = found.score(*pair), found.score(*reversed(pair))
        assert there is not None
        assert back is not None
        assert there.value + back.value == pytest.approx(1)
        assert there.low + back.high == pytest.approx(1)
    assert found.score("random", "random") is None
    for standing in found.standings:
        sides = [found.score(standing.bot, other.bot) for other in found.standings]
        assert standing.won == pytest.approx(sum(4 * side.value for side in sides if side))
    assert [each.rating.value for each in found.standings] == sorted(
        (each.rating.value for each in found.standings), reverse=True
    )


def test_an_empty_ladder_says_so() -> None:
    assert all(each.rating.value == AVERAGE for each in ladder_of(Playing(run())).standings)
