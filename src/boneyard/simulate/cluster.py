"""Playing on a Dask cluster: other machines that have this package.

A share of games that a worker does not bring back, because it failed or died, is played by another.
What a game is depends on its plan and number alone, so nobody can tell who played it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager

from distributed import Client
from distributed.comm.addressing import resolve_address
from distributed.scheduler import KilledWorker

from boneyard.simulate.runs import BadRun
from boneyard.simulate.workers import J, R

RETRIES = 3
"""How often a share that failed is tried again."""
PATIENCE = 10.0
"""Seconds to wait for the scheduler."""


class Cluster:
    """The workers of a Dask scheduler; they may come and go."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.executor: Executor = client.get_executor(pure=False, retries=RETRIES)  # type: ignore[no-untyped-call]

    def submit(self, work: Callable[[J], R], job: J) -> Future[R]:
        """Have a job done by any worker."""
        return self.executor.submit(work, job)

    def hands(self) -> int:
        """One for each thread that is there now; jobs wait while there is none."""
        threads: dict[str, int] = self.client.nthreads()  # type: ignore[no-untyped-call]
        return max(1, sum(threads.values()))


def check_address(address: str) -> None:
    """Refuse what is no address at all: Dask would try it, and complain about it later than we do."""
    try:
        resolve_address(address)
    except ValueError as error:
        raise BadRun(
            f"{address!r} is no address of a Dask scheduler, which is written like tcp://192.168.1.10:8786"
        ) from error
    except OSError:
        return  # nobody knows the name of the machine now; that is told like a scheduler that does not answer


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """The cluster whose scheduler has this address."""
    check_address(address)
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise BadRun(
            f"no Dask scheduler answers at {address}; start one with `dask scheduler`, or look at the address"
        ) from error
    try:
        yield Cluster(client)
    except CancelledError as error:
        raise BadRun(f"the cluster at {address} has gone; the same command goes on with --out RUN") from error
    except KilledWorker as error:
        raise BadRun(
            f"worker after worker died over the same games: {error}; look at their memory and logs"
        ) from error
    finally:
        client.close()  # type: ignore[no-untyped-call]
