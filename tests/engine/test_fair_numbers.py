"""Dice are uniform and independent."""

from __future__ import annotations

import hashlib
import hmac
import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import repeat

import pytest

from boneyard.engine.bag import Bag
from boneyard.engine.chance import BagChances, FairDice
from boneyard.engine.fair import commitment
from tests.sizes import pick

ROLLS = pick(quick=20_000, ci=200_000, full=10_000_000)
"""Of a six-sided die; other draws are tested with fewer."""
P = 0.001
NONCES = (commitment("one"), None, commitment("two"))


def p_value(square: float, freedom: int) -> float:
    """How likely a χ² of at least this is: exact, from the smallest freedom up.

    >>> round(p_value(11.07, 5), 3), round(p_value(5.99, 2), 3), round(p_value(3.84, 1), 3)
    (0.05, 0.05, 0.05)
    """
    half = square / 2
    have = 2 - freedom % 2
    p = math.exp(-half) if have == 2 else math.erfc(math.sqrt(half))
    while have < freedom:
        # Logarithms: for many cells the power and the factorial would each be too large for a float.
        p += math.exp(have / 2 * math.log(half) - half - math.lgamma(have / 2 + 1)) if half else 0.0
        have += 2
    return p


def uniformity(cells: Counter[int], weights: Iterable[int]) -> float:
    """The p-value of these counts if cell i gets its share of the weights."""
    shares = list(weights)
    whole, total = sum(cells.values()), sum(shares)
    assert whole * min(shares) / total >= 5, "too few counts for a χ² test"
    square = sum((cells[i] - whole * w / total) ** 2 / (whole * w / total) for i, w in enumerate(shares))
    return p_value(square, len(shares) - 1)


def rolls(dice: FairDice, stream: str, count: int, sides: int = 6) -> Iterator[int]:
    return (dice.number(stream, n, sides) for n in range(count))


def pairs(numbers: Iterator[int], sides: int) -> Iterator[int]:
    """Each number with its successor as one cell; no number is in two pairs."""
    return (first * sides + second for first, second in zip(numbers, numbers, strict=True))


@pytest.mark.parametrize("seed", ["7", commitment("7")])
def test_rolls_and_pairs_of_rolls_are_uniform(seed: str) -> None:
    dice = FairDice(seed, "midevil", NONCES)
    count = ROLLS // 2
    assert uniformity(Counter(rolls(dice, "fight-0", count)), repeat(1, 6)) > P
    assert uniformity(Counter(pairs(rolls(dice, "move-1", count), 6)), repeat(1, 36)) > P


@pytest.mark.parametrize("sides", [2, 3, 10, 52, 97])
def test_other_draws_are_uniform(sides: int) -> None:
    dice = FairDice(commitment("other"), "midevil", NONCES)
    assert uniformity(Counter(rolls(dice, "card", ROLLS // 10, sides)), repeat(1, sides)) > P


def test_streams_games_seeds_and_nonces_are_independent() -> None:
    """Numbers with the same count in two streams are as independent as any two."""
    dice = FairDice(commitment("a"), "midevil", NONCES)
    count = ROLLS // 10
    others = {
        "stream": rolls(dice, "fight-1", count),
        "game": rolls(FairDice(commitment("a"), "castle-of-chaos", NONCES), "fight-0", count),
        "seed": rolls(FairDice(commitment("b"), "midevil", NONCES), "fight-0", count),
        "nonce": rolls(FairDice(commitment("a"), "midevil", NONCES[:1]), "fight-0", count),
    }
    for name, other in others.items():
        side_by_side = zip(rolls(dice, "fight-0", count), other, strict=True)
        assert uniformity(Counter(a * 6 + b for a, b in side_by_side), repeat(1, 36)) > P, name


def test_a_bag_draws_by_weight() -> None:
    bag = Bag({"helipad": 1, "road": 12, "shop": 5, "tower": 2})
    draws = BagChances(bag, {title: title for title in bag}, str, "tile")
    dice = FairDice(commitment("bag"), "zombie-invasion", NONCES)
    titles = list(draws)
    drawn = Counter(titles.index(dice.pick(draws)) for _ in range(ROLLS // 10))
    assert uniformity(drawn, draws.weights) > P


Loaded = Callable[[int, int], int]


@pytest.mark.parametrize(
    "loaded",
    [
        lambda n, number: 5 if n % 20 == 0 else number,
        lambda n, number: (number + n) % 6 if n % 2 else 0,
        lambda n, number: n % 6,
    ],
    ids=["a six too often", "every other a one", "in a row"],
)
def test_loaded_dice_are_caught(loaded: Loaded) -> None:
    """The tests above can fail."""
    dice = FairDice("7", "midevil")

    def crooked() -> Iterator[int]:
        return (loaded(n, number) for n, number in enumerate(rolls(dice, "fight-0", 6_000)))

    alone = uniformity(Counter(crooked()), repeat(1, 6))
    paired = uniformity(Counter(pairs(crooked(), 6)), repeat(1, 36))
    assert min(alone, paired) < P


def test_numbers_match_the_guide() -> None:
    """Computed by the guide alone; with these totals about half of the draws are rejected."""
    seed, game, total = commitment("x"), "midevil", 2**63 + 1
    dice = FairDice(seed, game, NONCES)
    tries = []
    for n in range(40):
        attempt = 0
        while True:
            text = f"0:{NONCES[0]}|2:{NONCES[2]}|{game}|card|{n}|{attempt}"
            digest = hmac.new(seed.encode(), text.encode(), hashlib.sha256).digest()
            value = int.from_bytes(digest[:8], "big")
            if value < total:
                break
            attempt += 1
        tries.append(attempt)
        assert dice.number("card", n, total) == value
    assert max(tries) > 1
    assert tries.count(0) > 5
