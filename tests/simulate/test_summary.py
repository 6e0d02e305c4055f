from __future__ import annotations

from typing import cast

from boneyard.simulate.summary import summed
from tests.simulate.plans import plan, play_game
from tests.simulate.samples import game


def test_a_shared_win_counts_for_each_winner() -> None:
    games = [game(0, (0,), "points", 10, (0, 1)), game(1, (0, 1), "rounds", 31, (1, 0))]
    summary = summed(plan(), games, games[:1], 2.0)
    assert summary.wins_by_seat == (2, 1)
    assert summary.wins_by_player == (2, 1)
    assert summary.wins_by_way == {"points": 1, "rounds": 1}
    assert (summary.shared, summary.turns, summary.turns_mean, summary.rounds_median) == (1, 41, 20.5, 10.5)
    assert (summary.decisions, summary.decisions_per_second) == (120, 30.0)
    assert (summary.deaths.value, summary.lead_changes.value) == (3.0, 0.5)


def test_wins_follow_the_player_and_not_the_seat() -> None:
    games = [game(0, (0,), "points", 10, (0, 1)), game(1, (1,), "points", 10, (1, 0))]
    summary = summed(plan(), games)
    assert summary.wins_by_seat == (1, 1)
    assert summary.wins_by_player == (2, 0)
    assert [estimate.value for estimate in summary.shares_by_player] == [1.0, 0.0]


def test_the_summary_does_not_depend_on_order() -> None:
    games = [play_game(plan(), number) for number in range(4)]
    in_order = summed(plan(), games).described()
    assert in_order == summed(plan(), list(reversed(games))).described()
    wins = cast(dict[str, int], in_order["wins_by_way"])
    assert sum(wins.values()) == in_order["games"] == 4


def test_a_summary_of_no_games_is_empty() -> None:
    assert summed(plan(), []).games == 0
