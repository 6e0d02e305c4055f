"""Only the main process receives Ctrl-C, not its workers."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from boneyard.simulate.pools import J, ProcessPool, R


class Interrupted(ProcessPoolExecutor):
    """Ctrl-C arrives just as a job is submitted."""

    def submit(self, work: Callable[[J], R], job: J) -> Future[R]:  # type: ignore[override]
        os.kill(os.getpid(), signal.SIGINT)
        return super().submit(work, job)


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Enable Ctrl-C, even if the tests were started in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def is_ignored(sign: signal.Signals) -> bool:
    return sign in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_ctrl_c_is_not_lost_while_a_job_is_submitted(ctrl_c: None) -> None:
    with (
        Interrupted(1, get_context("spawn")) as executor,
        pytest.raises(KeyboardInterrupt),
    ):
        ProcessPool(1, executor).submit(is_ignored, signal.SIGINT)


def test_worker_processes_ignore_ctrl_c_from_the_start(ctrl_c: None) -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as executor:
        assert ProcessPool(1, executor).submit(is_ignored, signal.SIGINT).result()
    assert not is_ignored(signal.SIGINT), "but the main process receives it"
