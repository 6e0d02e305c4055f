"""A real cluster of two workers plays the same games as one process, even if a worker dies."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from distributed import Client, LocalCluster

from boneyard.cli import main
from boneyard.simulate.cluster import RETRIES, cluster
from boneyard.simulate.play_run import play_run
from boneyard.simulate.run_file import BadRun, Run
from tests.simulate.plans import plan, run_of
from tests.simulate.samples import lines
from tests.sizes import pick

GAMES = pick(quick=10, ci=24, full=200)


@pytest.fixture(scope="module")
def local() -> Iterator[LocalCluster]:
    """Two worker processes with one thread each, restarted by a nanny."""
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as found:
        yield found


def run() -> Run:
    return run_of(plan("midevil", ("restless", "random"), limit=1500))


def fails_at_first(file: Path) -> str:
    """Fails until its last allowed retry."""
    with file.open("a", encoding="utf-8") as notes:
        notes.write("tried\n")
    if len(file.read_text("utf-8").splitlines()) <= RETRIES:
        raise RuntimeError("not yet")
    return "done"


def test_a_failed_job_is_retried(local: LocalCluster, tmp_path: Path) -> None:
    with cluster(local.scheduler_address) as pool:
        assert pool.submit(fails_at_first, tmp_path / "notes").result() == "done"


def test_an_unknown_bot_is_reported(local: LocalCluster) -> None:
    with cluster(local.scheduler_address) as pool, pytest.raises(LookupError, match="nobody"):
        play_run(run_of(plan(players=("random", "nobody"))), 1, pool=pool)


def test_the_command_prints_the_same_on_a_cluster(local: LocalCluster) -> None:
    words = ["simulate", "zombie-invasion", "--games", "4", "--limit", "300", "--seed", "6"]
    here, there = (
        CliRunner().invoke(main, [*words, "--json", *more])
        for more in ([], ["--cluster", local.scheduler_address])
    )
    assert there.exit_code == 0, there.output

    def reason(text: str) -> list[str]:
        return [line for line in text.splitlines() if "second" not in line]

    assert reason(there.output) == reason(here.output)


def test_killing_a_worker_changes_nothing(
    local: LocalCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.simulate.batches.BATCH_SECONDS", 0.0)  # one game per batch
    one, many = tmp_path / "one", tmp_path / "many"
    play_run(run(), GAMES, out=one)
    pids = {nanny.worker_address: nanny.pid for nanny in local.workers.values()}
    killed: list[int] = []

    watching = Client(local, set_as_default=False)  # type: ignore[no-untyped-call]
    with watching, cluster(local.scheduler_address) as pool:

        def kill_half_way(more: int) -> None:
            """Kill a busy worker once some games are done."""
            in_hand = watching.processing()  # type: ignore[no-untyped-call]
            busy = [address for address, tasks in in_hand.items() if tasks]
            if not killed and len(many.read_bytes().splitlines()) > 2 and busy:
                killed.append(pids[busy[0]])
                os.kill(killed[0], signal.SIGKILL)

        playing = play_run(run(), GAMES, pool=pool, out=many, progress=kill_half_way)

    assert killed
    assert killed[0] not in {nanny.pid for nanny in local.workers.values()}
    assert len(playing.now) == GAMES
    assert lines(many) == lines(one)


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("tcp://127.0.0.1:9", "no Dask scheduler responds at"),
        ("nonsense", "isn't the address of a Dask scheduler"),
    ],
)
def test_an_unreachable_cluster_is_reported(
    address: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.simulate.cluster.PATIENCE", 0.3)
    with pytest.raises(BadRun, match=reason), cluster(address):
        pass


def test_workers_and_cluster_exclude_each_other() -> None:
    words = ["simulate", "zombie-invasion", "--cluster", "tcp://127.0.0.1:9", "--workers", "2"]
    result = CliRunner().invoke(main, words)
    assert (result.exit_code, "exclude each other" in result.output) == (2, True)
