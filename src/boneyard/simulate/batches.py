"""Play the games of a run in one process or several.

Games are handed out in batches of about a second, so that neither waiting nor sending costs much. A game
depends only on its plan and number, so it doesn't matter where or when it is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from time import perf_counter

import boneyard
from boneyard.simulate.play_game import Recorded, play_and_record
from boneyard.simulate.pools import Pool
from boneyard.simulate.run_file import BadRun, Run

BATCH_SECONDS = 1.0
BATCHES_PER_WORKER = 2  # one to play, one to continue with

PlannedGame = tuple[int, int]  # the index of a plan and the number of a game


@dataclass(frozen=True)
class Batch:
    run: Run
    rules: int
    jobs: tuple[PlannedGame, ...]
    record: bool


@dataclass(frozen=True)
class BatchResult:
    games: list[Recorded]
    seconds: float


def play_batch(batch: Batch) -> BatchResult:
    here = boneyard.game(batch.run.game).rules
    if here != batch.rules:
        raise BadRun(
            f"a worker has rules version {here} of {batch.run.game}, but the run has {batch.rules}; update it"
        )
    began = perf_counter()
    games = [
        play_and_record(batch.run.plans[index], number, index=index, record=batch.record)
        for index, number in batch.jobs
    ]
    return BatchResult(games, perf_counter() - began)


def jobs_of(run: Run, games: int) -> list[PlannedGame]:
    """The plans in turn, so that an interrupted run has games of each."""
    return [(index, number) for number in range(games) for index in range(len(run.plans))]


def play_all(
    run: Run, jobs: Sequence[PlannedGame], pool: Pool | None, *, record: bool = False
) -> Iterator[Recorded]:
    """The games as they end; without a pool they are played in this process."""

    def batch(some: Sequence[PlannedGame]) -> Batch:
        return Batch(run, run.rules, tuple(some), record)

    if pool is None:
        for job in jobs:
            yield from play_batch(batch([job])).games
    else:
        yield from _play_batches(jobs, batch, pool)


def _play_batches(
    jobs: Sequence[PlannedGame], batch: Callable[[Sequence[PlannedGame]], Batch], pool: Pool
) -> Iterator[Recorded]:
    left = list(reversed(jobs))
    pace = Pace()
    under_way: set[Future[BatchResult]] = set()
    while left or under_way:
        while left and len(under_way) < BATCHES_PER_WORKER * pool.capacity():
            size = pace.size(len(left), pool.capacity())
            under_way.add(pool.submit(play_batch, batch([left.pop() for _ in range(size)])))
        finished, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        for future in finished:
            done = future.result()
            pace.learn(len(done.games), done.seconds)
            yield from done.games


class Pace:
    def __init__(self) -> None:
        self.games = 0
        self.seconds = 0.0

    def learn(self, games: int, seconds: float) -> None:
        self.games += games
        self.seconds += seconds

    def size(self, left: int, capacity: int) -> int:
        """About a second's worth of games; towards the end, fewer, so that no worker is idle.

        >>> pace = Pace()
        >>> pace.size(left=1000, capacity=2)
        1
        >>> pace.learn(10, 0.5)
        >>> pace.size(left=1000, capacity=2), pace.size(left=10, capacity=2)
        (20, 5)
        """
        if not self.games:
            return 1
        wanted = int(BATCH_SECONDS * self.games / max(self.seconds, 1e-9))
        return max(1, min(wanted, -(-left // capacity)))
