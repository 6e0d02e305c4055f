"""A 95 % interval covers the true value about 95 times in 100, even if deals share their dice."""

from __future__ import annotations

from random import Random
from statistics import fmean

from boneyard.simulate.intervals import Estimate, average, difference, share
from tests.figures import Figures
from tests.sizes import pick

SEED = 7
RUNS = pick(quick=300, ci=1500, full=10_000)


def covered(estimates: list[Estimate], truth: float) -> float:
    return fmean(estimate.low <= truth <= estimate.high for estimate in estimates)


def deals(rng: Random, number: int, luck: float) -> dict[int, list[float]]:
    """Deals of two games won with a chance of 40 %; in this share of them both games end alike."""
    found = {}
    for deal in range(number):
        first = float(rng.random() < 0.4)
        second = first if rng.random() < luck else float(rng.random() < 0.4)
        found[deal] = [first, second]
    return found


def test_share_intervals_have_95_percent_coverage(figures: Figures) -> None:
    rng = Random(SEED)
    for luck in (0.0, 0.5, 1.0):
        held = covered([share(deals(rng, 100, luck)) for _ in range(RUNS)], 0.4)
        figures("interval-of-shares", seed=SEED, luck=luck, runs=RUNS, held=held)
        assert 0.92 < held < 0.98, f"luck {luck}, seed {SEED}"


def test_games_of_one_deal_count_less() -> None:
    rng = Random(SEED)
    alone, together = share(deals(rng, 1000, 0.0)), share(deals(rng, 1000, 1.0))
    assert 1.25 < (together.high - together.low) / (alone.high - alone.low) < 1.6


def test_few_games_have_wide_intervals() -> None:
    assert share({0: [1.0, 1.0, 1.0]}).low < 0.25
    assert share({0: [0.0], 1: [0.0]}).high > 0.6
    assert average({0: [3.0, 5.0]}) == Estimate(4.0, float("-inf"), float("inf"))


def test_mean_and_difference_intervals_have_95_percent_coverage(figures: Figures) -> None:
    rng = Random(SEED)
    means, differences = [], []
    for _ in range(RUNS):
        dice = [rng.gauss(10, 5) for _ in range(8)]
        before = {deal: [luck + rng.gauss(0, 1)] for deal, luck in enumerate(dice)}
        after = {deal: [luck + 2 + rng.gauss(0, 1)] for deal, luck in enumerate(dice)}
        means.append(average(before))
        differences.append(difference(before, after))
    held = covered(means, 10), covered(differences, 2)
    figures("interval-of-means", seed=SEED, runs=RUNS, means=held[0], differences=held[1])
    assert all(0.92 < each < 0.98 for each in held), f"{held}, seed {SEED}"


def test_pairing_removes_luck_from_a_difference() -> None:
    rng = Random(SEED)
    dice = [rng.gauss(10, 5) for _ in range(50)]
    before = {deal: [luck] for deal, luck in enumerate(dice)}
    after = {deal: [luck + 1 + rng.gauss(0, 0.1)] for deal, luck in enumerate(dice)}
    assert difference(before, after).low > 0.9
    assert average(before).high > average(after).low
