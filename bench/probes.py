"""The cost of single steps: a copy, a view, a decision on a small map and on a large one."""

import random
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from itertools import repeat
from statistics import median
from time import perf_counter_ns, process_time, process_time_ns

from boneyard import CHANCE
from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.state import BoardState
from random_play import SEATS, pick

POSITIONS = 100
APART = 61  # answers between two positions
CALLS = 100
DECIDING = 1.0  # CPU seconds
FEW, MANY = 5, 40


def probe(game: AnyGame, rng: random.Random) -> dict[str, float]:
    places = positions(game, rng)
    return {
        "copy_us": typical([state.copy for state in places]),
        "view_us": typical([partial(game.view, state, 0) for state in places]),
        **tile_costs(decision_times(game, rng)),
    }


def positions(game: AnyGame, rng: random.Random) -> list[BoardState]:
    """Positions from all stages of random games."""
    found: list[BoardState] = []
    while len(found) < POSITIONS:
        state = game.start(game.setup(seats=SEATS))
        for number in range(POSITIONS * APART):
            acting = game.actors(state)
            if not acting or len(found) == POSITIONS:
                break
            game.apply(state, acting[0], pick(game.options(state, acting[0]), rng.random()))
            if number % APART == 0:
                found.append(state.copy())
    return found


def typical(calls: list[Callable[[], object]]) -> float:
    """Microseconds of the median call."""
    return median(per_call(call) for call in calls)


def per_call(call: Callable[[], object]) -> float:
    start = process_time_ns()
    for _ in repeat(None, CALLS):
        call()
    return (process_time_ns() - start) / CALLS / 1000


def decision_times(game: AnyGame, rng: random.Random) -> dict[int, list[int]]:
    """Nanoseconds of `options()` and `apply()` for every decision, by the number of tiles."""
    times: dict[int, list[int]] = defaultdict(list)
    end = process_time() + DECIDING
    while process_time() < end:
        state = game.start(game.setup(seats=SEATS))
        while (acting := game.actors(state)) and process_time() < end:
            actor, number, tiles = acting[0], rng.random(), len(state.board.tiles)
            start = perf_counter_ns()
            options = game.options(state, actor)
            game.apply(state, actor, pick(options, number))
            passed = perf_counter_ns() - start
            if actor != CHANCE and len(options) > 1:
                times[tiles].append(passed)
    return times


def tile_costs(times: dict[int, list[int]]) -> dict[str, float]:
    """The median decision with at most five tiles, and with about forty or the game's maximum.

    For a game that starts with more than five, the lower limit is two more than that.
    """
    most = min(MANY, max(times))
    least = max(FEW, min(times) + 2)
    few = [time for tiles, all_times in times.items() if tiles <= least for time in all_times]
    many = [time for tiles, all_times in times.items() if abs(tiles - most) <= 1 for time in all_times]
    return {
        "tiles_few": least,
        "decision_few_us": median(few) / 1000,
        "tiles_many": most,
        "decision_many_us": median(many) / 1000,
        "many_to_few": median(many) / median(few),
    }
