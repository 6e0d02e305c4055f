"""Work for one process or several, with results in the order of the jobs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from signal import SIG_IGN, SIGINT, signal
from threading import current_thread, main_thread
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")


def in_processes(work: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[R]:
    """Do each job; with one worker in this process."""
    if workers == 1:
        yield from map(work, jobs)
        return
    # Fresh processes, since a fork copies the threads that draw the progress bar.
    context = get_context("spawn")
    with ProcessPoolExecutor(workers, context, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:
        with uninterrupted():
            results = [pool.submit(work, job) for job in jobs]
        try:
            for result in results:
                yield result.result()
        except KeyboardInterrupt:
            # Ctrl-C reaches every process, but only this one answers it; nobody waits for the others' work.
            for worker in active_children():
                worker.terminate()
            raise


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Processes that begin here don't hear Ctrl-C, not even before they are ready for work."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)
