"""Games are handed out in batches; none is lost, played twice or hidden."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace

import pytest

from boneyard.simulate.batches import BATCH_SECONDS, Batch, BatchResult, Pace, jobs_of, play_all, play_batch
from boneyard.simulate.pools import J, R
from boneyard.simulate.run_file import BadRun
from tests.simulate.plans import plan, run_of


class InstantPool:
    """Runs jobs at once and notes their sizes; every game takes a tenth of a second."""

    def __init__(self) -> None:
        self.batches: list[int] = []

    def submit(self, work: Callable[[J], R], job: J) -> Future[R]:
        done = work(job)
        if isinstance(done, BatchResult):
            self.batches.append(len(done.games))
            done = replace(done, seconds=0.1 * len(done.games))
        future: Future[R] = Future()
        future.set_result(done)
        return future

    def capacity(self) -> int:
        return 1


def test_every_game_is_played_once() -> None:
    run = run_of(plan(limit=30), plan(limit=30, seed="12"))
    jobs = jobs_of(run, 20)
    played = [kept.played for kept in play_all(run, jobs, InstantPool())]
    assert sorted((each.plan, each.game) for each in played) == sorted(jobs)
    assert len(jobs) == 40


def test_a_batch_takes_about_a_second() -> None:
    pool = InstantPool()
    list(play_all(run_of(plan(limit=30)), jobs_of(run_of(), 60), pool))
    assert pool.batches[0] == 1
    assert pool.batches[3] == BATCH_SECONDS / 0.1
    assert sum(pool.batches) == 60


def test_slow_games_are_submitted_one_by_one() -> None:
    pace = Pace()
    pace.learn(2, 30.0)
    assert pace.size(left=1000, capacity=8) == 1


def test_a_worker_with_other_rules_refuses_a_batch() -> None:
    run = run_of()
    with pytest.raises(BadRun, match="but the run has 99"):
        play_batch(Batch(run, 99, ((0, 0),), record=False))


def test_errors_in_a_batch_are_raised() -> None:
    run = run_of(plan(players=("random", "nobody")))
    with pytest.raises(LookupError, match="nobody"):
        list(play_all(run, jobs_of(run, 1), InstantPool()))
