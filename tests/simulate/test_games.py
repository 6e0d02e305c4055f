"""Many games: the same seed gives the same result, whatever the number of workers."""

from __future__ import annotations

from dataclasses import replace

import pytest

import boneyard
from boneyard.games.catalogue import game_ids
from boneyard.simulate.games import Plan, play_game, simulate
from boneyard.simulate.summary import UNFINISHED, Result, summed


def plan(game_id: str = "zombie-invasion", limit: int = 2000) -> Plan:
    return Plan(boneyard.game(game_id).setup(2), ("random", "restless"), "11", limit)


def test_the_number_of_workers_does_not_change_the_result() -> None:
    one = simulate(plan(), 6, workers=1)
    assert replace(simulate(plan(), 6, workers=2), seconds=one.seconds) == one


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_of_a_plan_is_always_the_same(game_id: str) -> None:
    assert play_game(plan(game_id), 3) == play_game(plan(game_id), 3)
    assert play_game(plan(game_id), 3) != play_game(plan(game_id), 4)


def test_a_game_stops_at_its_limit() -> None:
    result = play_game(plan(limit=50), 0)
    assert result.way == UNFINISHED
    assert result.winners == ()
    assert 50 <= result.answers < 80


def test_progress_is_told_to_the_last_game() -> None:
    done: list[int] = []
    simulate(plan(limit=100), 5, done=done.append)
    assert sum(done) == 5


def test_a_summary_counts_shared_victories_for_each_winner() -> None:
    results = [Result((0,), "points", 10, 100, 60), Result((0, 1), "rounds", 30, 300, 180)]
    summary = summed(results, 2, 2.0)
    assert summary.wins_by_seat == (2, 1)
    assert summary.wins_by_way == {"points": 1, "rounds": 1}
    assert (summary.shared, summary.turns, summary.turns_mean) == (1, 40, 20.0)
    assert (summary.decisions, summary.decisions_per_second) == (240, 120.0)
