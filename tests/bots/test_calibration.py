"""Estimated winning chances are calibrated for every number of seats, in statistics and searches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import mean, stdev

import pytest

import boneyard
from boneyard.bots.knowledge import evaluation_of
from boneyard.bots.planner import Planner
from boneyard.games.catalogue import game_ids
from boneyard.games.shared.state import BoardState
from boneyard.server.history.turning_points import Course
from boneyard.simulate.calibration import (
    MOMENTS,
    UNCHANGED,
    Followed,
    Moment,
    brier,
    constant_score,
    fitted,
    followed,
    scores,
)
from tests.bots.moments import stored
from tests.bots.sampling import decisions
from tests.sizes import pick

SEED = 5
EVEN = 1e9  # a temperature that makes all chances even
SURE = 0.01  # one that makes the leader's win certain


def standard_errors_behind(games: Sequence[Followed], temperatures: tuple[float, float]) -> list[float]:
    """By how many standard errors the chances are worse than a constant guess, at each moment."""
    found = []
    for moments in zip(*games, strict=True):
        behind = [brier([moment], temperatures) - constant_score([(moment,)]) for moment in moments]
        found.append(mean(behind) / (stdev(behind) / len(behind) ** 0.5))
    return found


@pytest.mark.parametrize("game_id", game_ids())
def test_chances_are_not_worse_than_a_constant_guess(game_id: str) -> None:
    """So few games only show large faults; `scripts/bench chances` measures properly."""
    games = followed(game_id, 4, pick(quick=8, ci=30, full=400), SEED)
    assert max(standard_errors_behind(games, evaluation_of(boneyard.game(game_id)).temperatures[4])) < 3, (
        f"seed {SEED}"
    )
    assert max(standard_errors_behind(games, (SURE, SURE))) > pick(quick=0, ci=3, full=3)


def test_temperatures_fix_overconfident_chances() -> None:
    """Stored games show what a few played ones can't: with four seats the raw chances fail at half-time."""
    games, temperatures = stored(), evaluation_of(boneyard.game("midevil")).temperatures[4]
    assert standard_errors_behind(games, UNCHANGED)[MOMENTS.index(0.5)] > 2
    assert max(standard_errors_behind(games, temperatures)) < 2
    pairs = zip(scores(games, temperatures), scores(games, UNCHANGED), strict=True)
    assert all(calibrated < raw for calibrated, raw in pairs)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_number_of_seats_has_a_temperature(game_id: str) -> None:
    assert set(evaluation_of(boneyard.game(game_id)).temperatures) == {*boneyard.game(game_id).seats} - {1}


@pytest.mark.parametrize("game_id", game_ids())
def test_the_statistics_show_calibrated_chances(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for state, _ in three_seats(game_id, monkeypatch):
        course = Course(boneyard.game(game_id))
        course.stage(state, 1, 0, 0)
        assert course.stages[0].chances == (0.333, 0.333, 0.333)


@pytest.mark.parametrize("game_id", game_ids())
def test_planner_and_hints_use_calibrated_chances(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = boneyard.game(game_id)
    tried = 0
    for state, seat in three_seats(game_id, monkeypatch):
        view = game.view(state, seat)
        halving = Planner(Random(1), iterations=4).search(view, game.options(state, seat))
        for n, values in enumerate(halving.values):
            tried += len(values)
            won = any(value in (0, 1) for value in values)
            assert not values or won or halving.chance(n) == pytest.approx(1 / 3, abs=1e-6)
    assert tried


def three_seats(game_id: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[BoardState, int]]:
    """Moments of a three-seat game at a temperature that makes all chances even."""
    evaluation = evaluation_of(boneyard.game(game_id))
    temperatures = evaluation.temperatures
    assert isinstance(temperatures, dict)
    monkeypatch.setitem(temperatures, 3, (EVEN, EVEN))
    for state, seat in decisions(boneyard.game(game_id), 3, str(SEED), 6):
        raw = evaluation.raw(state)
        assert evaluation.standings(state) == [each / EVEN for each in raw]
        yield state, seat


def test_the_same_seed_gives_the_same_games() -> None:
    first = followed("zombie-invasion", 3, 2, SEED)
    assert followed("zombie-invasion", 3, 12, SEED)[:2] == first
    assert followed("zombie-invasion", 3, 2, SEED + 1) != first


def test_each_part_of_the_game_is_fitted_separately() -> None:
    early, late = (Moment((2.0, 0.0), (1.0, 0.0), laid) for laid in (False, True))
    surprise = early._replace(results=(0.0, 1.0))
    games = 50 * [(early, late), (early, late), (early, late), (surprise, late)]
    before, after = fitted(games)
    assert before == pytest.approx(2 / 1.0986, abs=0.06), "the leader wins three in four"
    assert after == 1
    raw, constant = scores(games, UNCHANGED), constant_score(games)
    calibrated = scores(games, (before, after))
    assert calibrated[0] < min(raw[0], constant)
    assert calibrated[1] == raw[1] < constant
    assert fitted(50 * [(early, late), (surprise, late)])[0] == 40, "nothing is known early: even chances"


@pytest.mark.parametrize("game_id", game_ids())
def test_the_goal_tile_comes_late(game_id: str) -> None:
    """So both temperatures of a game are used."""
    laid = {moment.goal_laid for game in followed(game_id, 3, 6, SEED) for moment in game}
    assert laid == {False, True}
