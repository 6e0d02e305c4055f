"""Run jobs in this process or in several.

A `Pool` takes jobs and returns futures: processes on this machine, or a cluster of machines.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from multiprocessing.resource_tracker import ensure_running
from signal import SIG_IGN, SIGINT, signal
from typing import Protocol, TypeVar

if sys.platform != "win32":
    from signal import SIG_BLOCK, SIG_SETMASK, pthread_sigmask

J = TypeVar("J")
R = TypeVar("R")


class Pool(Protocol):
    def submit(self, work: Callable[[J], R], job: J) -> Future[R]: ...

    def capacity(self) -> int:
        """How many jobs can run at once now."""
        ...


class ProcessPool:
    """Processes on this machine."""

    def __init__(self, workers: int, executor: ProcessPoolExecutor) -> None:
        self.workers = workers
        self.executor = executor

    def submit(self, work: Callable[[J], R], job: J) -> Future[R]:
        with uninterrupted():
            return self.executor.submit(work, job)

    def capacity(self) -> int:
        return self.workers


@contextmanager
def process_pool(workers: int) -> Iterator[ProcessPool]:
    """On exit, jobs that haven't started are cancelled."""
    # Not forked: that would copy the threads that draw the progress bar.
    context = get_context("spawn")
    executor = ProcessPoolExecutor(workers, context, initializer=signal, initargs=(SIGINT, SIG_IGN))
    try:
        yield ProcessPool(workers, executor)
    except KeyboardInterrupt:
        # The workers ignore Ctrl-C; don't wait for them.
        for worker in active_children():
            worker.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def in_processes(work: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[R]:
    """Results come in the order of the jobs; one worker means this process."""
    if workers == 1:
        yield from map(work, jobs)
        return
    with process_pool(workers) as pool:
        results = [pool.submit(work, job) for job in jobs]
        for result in results:
            yield result.result()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Processes started here ignore Ctrl-C, even before their initializer runs.

    They inherit the blocked signal. This process receives it afterwards; ignoring it instead would lose it.
    """
    if sys.platform == "win32":  # it has no signal masks
        yield
        return
    ensure_running()  # start the resource tracker before: it would unblock the signal
    before = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)
