"""Work for one process or several, with results in the order of the jobs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

J = TypeVar("J")
R = TypeVar("R")


def in_processes(work: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[R]:
    """Do each job; with one worker in this process."""
    if workers == 1:
        yield from map(work, jobs)
        return
    # Fresh processes, since a fork copies the threads that draw the progress bar.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, jobs)
