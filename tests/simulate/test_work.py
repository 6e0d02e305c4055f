"""Games are handed out to a crew in shares; nothing is lost, played twice or hidden."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace

import pytest

from boneyard.simulate.runs import BadRun
from boneyard.simulate.work import SECOND, Done, Pace, Share, jobs_of, play_all, play_share
from boneyard.simulate.workers import J, R
from tests.simulate.plans import plan, run_of


class Hand:
    """A crew that works at once and notes how much it was given; every game takes it a tenth of a second."""

    def __init__(self) -> None:
        self.shares: list[int] = []

    def submit(self, work: Callable[[J], R], job: J) -> Future[R]:
        done = work(job)
        if isinstance(done, Done):
            self.shares.append(len(done.games))
            done = replace(done, seconds=0.1 * len(done.games))
        future: Future[R] = Future()
        future.set_result(done)
        return future

    def hands(self) -> int:
        return 1


def test_every_game_is_played_once() -> None:
    run = run_of(plan(limit=30), plan(limit=30, seed="12"))
    jobs = jobs_of(run, 20)
    played = [kept.played for kept in play_all(run, jobs, Hand())]
    assert sorted((each.plan, each.game) for each in played) == sorted(jobs)
    assert len(jobs) == 40


def test_a_share_takes_about_a_second() -> None:
    crew = Hand()
    list(play_all(run_of(plan(limit=30)), jobs_of(run_of(), 60), crew))
    assert crew.shares[0] == 1
    assert crew.shares[3] == SECOND / 0.1
    assert sum(crew.shares) == 60


def test_slow_games_go_one_by_one() -> None:
    pace = Pace()
    pace.learn(2, 30.0)
    assert pace.size(left=1000, hands=8) == 1


def test_a_worker_with_other_rules_refuses() -> None:
    run = run_of()
    with pytest.raises(BadRun, match="but the run has rules 99"):
        play_share(Share(run, 99, ((0, 0),), record=False))


def test_what_goes_wrong_in_a_share_is_not_hidden() -> None:
    run = run_of(plan(players=("random", "nobody")))
    with pytest.raises(LookupError, match="nobody"):
        list(play_all(run, jobs_of(run, 1), Hand()))
