"""A sequential test: rarely wrong, finds real differences, can be continued."""

from __future__ import annotations

from pathlib import Path
from random import Random

import boneyard
from boneyard.simulate.ladder import ladder_run
from boneyard.simulate.play_game import Played
from boneyard.simulate.play_run import play_run
from boneyard.simulate.sequential import BATCH, RICH, confidence, deal_scores, verdict_of, wealth
from tests.simulate.samples import game
from tests.sizes import pick

SEED = 11
TESTS = pick(quick=120, ci=600, full=4000)
DEALS = 200
MARK = 0.58
RUN = ladder_run(boneyard.game("zombie-invasion").setup(2), ("random", "restless"), "3", 3000)
PLAN = RUN.plans[0]


def deals(rng: Random, chance: float) -> list[float]:
    """The scores of deals with two games, all won with the same chance."""
    return [((rng.random() < chance) + (rng.random() < chance)) / 2 for _ in range(DEALS)]


def share_above(chance: float) -> float:
    """The share of tests that report a score above the mark, checking after every deal."""
    rng = Random(SEED)
    return sum(wealth(deals(rng, chance), MARK) >= RICH for _ in range(TESTS)) / TESTS


def test_repeated_checks_rarely_mistake_luck_for_skill() -> None:
    # One in forty, and three standard deviations of that many tests.
    assert share_above(MARK) <= 0.025 + 3 * (0.025 * 0.975 / TESTS) ** 0.5, f"seed {SEED}"


def test_a_clearly_better_bot_is_found_within_four_hundred_games() -> None:
    assert share_above(0.72) >= 0.9, f"seed {SEED}"


def test_the_interval_contains_the_mean_and_narrows() -> None:
    scores = deals(Random(SEED), 0.7)
    few, many = confidence(scores[:20]), confidence(scores)
    for found in (few, many):
        assert 0 <= found.low < found.value < found.high <= 1
    assert few.low < 0.7 < few.high
    assert many.high - many.low < few.high - few.low


def test_a_clear_verdict_stays() -> None:
    scores = [1.0] * 30
    assert confidence([*scores, *[0.5] * 20]).low >= confidence(scores).low > MARK


def played(number: int, winner: int | None) -> Played:
    """A game of the plan won by this place."""
    seats = PLAN.seating(number)
    winners = () if winner is None else (seats.index(winner),)
    return game(number, winners, "points", 10, (seats[0], seats[1]))


def test_only_complete_deals_count_in_order() -> None:
    games = [played(0, 0), played(1, 1), played(2, 0), played(3, 0), played(5, 0), played(6, 0), played(7, 0)]
    assert deal_scores(PLAN, reversed(games)) == [0.5, 1.0]
    assert deal_scores(PLAN, [played(0, None), played(1, 0)]) == [0.75]


def test_a_verdict_is_the_same_after_an_interruption(tmp_path: Path) -> None:
    file = tmp_path / "run"
    play_run(RUN, 3, out=file)
    again = verdict_of(PLAN, play_run(RUN, 8, out=file).of(0), 0.4)
    assert again == verdict_of(PLAN, play_run(RUN, 8).of(0), 0.4)
    assert again.games == 8 < BATCH
