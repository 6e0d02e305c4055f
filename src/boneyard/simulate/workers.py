"""Work for one process or several.

A crew takes jobs and answers with futures: a pool of processes here, or a cluster of machines.
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


class Crew(Protocol):
    """Who does the work."""

    def submit(self, work: Callable[[J], R], job: J) -> Future[R]:
        """Have a job done."""
        ...

    def hands(self) -> int:
        """How many jobs can be done at once, now."""
        ...


class Pool:
    """Processes of this machine."""

    def __init__(self, workers: int, executor: ProcessPoolExecutor) -> None:
        self.workers = workers
        self.executor = executor

    def submit(self, work: Callable[[J], R], job: J) -> Future[R]:
        """Have a job done; a process that begins for it does not hear Ctrl-C."""
        with uninterrupted():
            return self.executor.submit(work, job)

    def hands(self) -> int:
        """As many as there are processes."""
        return self.workers


@contextmanager
def pool(workers: int) -> Iterator[Pool]:
    """So many processes; what they have not begun when all is over, they leave."""
    # Fresh processes, since a fork copies the threads that draw the progress bar.
    context = get_context("spawn")
    executor = ProcessPoolExecutor(workers, context, initializer=signal, initargs=(SIGINT, SIG_IGN))
    try:
        yield Pool(workers, executor)
    except KeyboardInterrupt:
        # Ctrl-C reaches every process, but only this one answers it; nobody waits for the others' work.
        for worker in active_children():
            worker.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def in_processes(work: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[R]:
    """Do each job, with results in the order of the jobs; with one worker in this process."""
    if workers == 1:
        yield from map(work, jobs)
        return
    with pool(workers) as crew:
        results = [crew.submit(work, job) for job in jobs]
        for result in results:
            yield result.result()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Processes that begin here don't hear Ctrl-C, not even before they are ready for work.

    They inherit that it is held back, and we hear it afterwards; what we ignored would be lost.
    """
    if sys.platform == "win32":  # there nothing is held back, and nothing inherited
        yield
        return
    ensure_running()  # it is begun once, and lets Ctrl-C through afterwards
    before = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)
