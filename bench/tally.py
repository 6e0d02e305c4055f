"""What every contender of the benchmark counts, and how it is timed.

A contender is a function that plays one random game. It is timed in CPU seconds, game by game, so that no
game is cut off by the clock; counting isn't timed.
"""

import json
import random
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import process_time
from typing import NamedTuple

FIRST = 600  # answers in the beginning of a game
WHOLE = 100_000  # the longest game


class Played(NamedTuple):
    """One random game, or its beginning."""

    option_counts: list[int]  # for each seat answer
    chances: int  # answers of chance
    turns: int
    over: bool


Play = Callable[[random.Random, int], Played]  # plays one game, up to a number of answers


@dataclass
class Tally:
    seconds: float = 0.0
    answers: int = 0  # by every actor, including chance
    seat_answers: int = 0  # without chance
    decisions: int = 0  # of seats that had at least two options
    options: int = 0  # in all those decisions together
    turns: int = 0
    games: int = 0  # played to their end

    def add(self, played: Played, seconds: float) -> None:
        choices = [count for count in played.option_counts if count > 1]
        self.seconds += seconds
        self.answers += len(played.option_counts) + played.chances
        self.seat_answers += len(played.option_counts)
        self.decisions += len(choices)
        self.options += sum(choices)
        self.turns += played.turns
        self.games += played.over


def measure(play: Play, seconds: float, rng: random.Random, limit: int) -> Tally:
    """Play games until they have used this much CPU time."""
    tally = Tally()
    while tally.seconds < seconds:
        start = process_time()
        played = play(rng, limit)
        tally.add(played, process_time() - start)
    return tally


def work(play: Play, version: str, probe: Callable[[random.Random], dict[str, float]] | None = None) -> None:
    """A worker's main function: with SECONDS and SEED as its last arguments, prints one round as JSON."""
    seconds, seed = float(sys.argv[-2]), int(sys.argv[-1])
    rng = random.Random(seed)
    play(rng, FIRST)  # warms up caches and the interpreter's specialised bytecode
    result: dict[str, object] = {"version": version}
    for span, limit in (("whole", WHOLE), ("first", FIRST)):
        result[span] = asdict(measure(play, seconds, rng, limit))
    if probe:
        result["probe"] = probe(rng)
    print(json.dumps(result))
