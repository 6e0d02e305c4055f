"""Play on a Dask cluster: other machines that have this package installed.

Dask repeats a batch whose worker failed or died. A game depends only on its plan and number, so it doesn't
matter which worker plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager

from distributed import Client
from distributed.comm.addressing import resolve_address
from distributed.scheduler import KilledWorker

from boneyard.simulate.pools import J, R
from boneyard.simulate.run_file import BadRun

RETRIES = 3  # of a failed batch
PATIENCE = 10.0  # seconds to wait for the scheduler


class Cluster:
    """The workers of a Dask scheduler; they may come and go."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.executor: Executor = client.get_executor(pure=False, retries=RETRIES)  # type: ignore[no-untyped-call]

    def submit(self, work: Callable[[J], R], job: J) -> Future[R]:
        return self.executor.submit(work, job)

    def capacity(self) -> int:
        """The number of threads now; jobs wait while there are none."""
        threads: dict[str, int] = self.client.nthreads()  # type: ignore[no-untyped-call]
        return max(1, sum(threads.values()))


def check_address(address: str) -> None:
    """Reject an invalid address now; Dask would only report it after trying to connect."""
    try:
        resolve_address(address)
    except ValueError as error:
        raise BadRun(
            f"{address!r} isn't the address of a Dask scheduler; write it like tcp://192.168.1.10:8786"
        ) from error
    except OSError:
        return  # an unknown host is reported like a scheduler that doesn't respond


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    check_address(address)
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise BadRun(
            f"no Dask scheduler responds at {address}; start one with `dask scheduler`, or check the address"
        ) from error
    try:
        yield Cluster(client)
    except CancelledError as error:
        raise BadRun(
            f"lost the cluster at {address}; with --out RUN the same command continues the run"
        ) from error
    except KilledWorker as error:
        raise BadRun(
            f"several workers died playing the same games: {error}; check their memory and logs"
        ) from error
    finally:
        client.close()  # type: ignore[no-untyped-call]
