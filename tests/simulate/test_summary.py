"""What many games tell."""

from __future__ import annotations

from typing import cast

from boneyard.simulate.games import Played, play_game
from boneyard.simulate.summary import summed
from tests.simulate.plans import plan


def game(number: int, winners: tuple[int, ...], way: str, turns: int, seating: tuple[int, int]) -> Played:
    """A game that ended so."""
    return Played(
        plan=0,
        game=number,
        seating=seating,
        winners=winners,
        way=way,
        turns=turns,
        answers=100,
        decisions=60,
        lead_changes=number,
        points=((0, 0), (1, 2)),
        counts={"deaths": (1, 2)},
        things={},
        state="0" * 16,
    )


def test_a_shared_victory_counts_for_each_winner() -> None:
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


def test_the_summary_is_plain_data_in_any_order_of_the_games() -> None:
    games = [play_game(plan(), number) for number in range(4)]
    told = summed(plan(), games).described()
    assert told == summed(plan(), list(reversed(games))).described()
    wins = cast(dict[str, int], told["wins_by_way"])
    assert sum(wins.values()) == told["games"] == 4


def test_no_games_tell_nothing() -> None:
    assert summed(plan(), []).games == 0
