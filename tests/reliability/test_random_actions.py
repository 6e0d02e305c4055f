"""Random actions at tables of all kinds: log, snapshot, every view, lobby and lists agree.

A failure prints its seed: `await run(SEED, 1, file)` repeats it.
"""

import logging
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from boneyard.server.rooms import changes, loading, room
from boneyard.server.store import open_store
from boneyard.server.store.records import Change, Seating
from boneyard.table import fold as folding
from boneyard.table import stream as streams
from boneyard.table.decision import Decision
from boneyard.table.log_entries import LogEntry, Ordered
from boneyard.table.table import Table
from tests.figures import Figures
from tests.reliability.random_actions.checks import random_actions
from tests.reliability.random_actions.client_state import Wrong
from tests.reliability.random_actions.people import Faults
from tests.sizes import SIZE, pick

RUNS = pick(quick=3, ci=40, full=4000)
ACTS = 40
AT_A_STORE = 200
"""Runs per store: lists of a large store take longer to read."""


async def run(first: int, runs: int, file: Path, acts: int = ACTS) -> int:
    """Several runs on one store; returns the number of checks."""
    store, faults = await open_store(f"sqlite:///{file}"), Faults()
    logger = logging.getLogger("boneyard.server")
    logger.addHandler(faults)
    try:
        return sum([await random_actions(seed, acts, store, faults) for seed in range(first, first + runs)])
    finally:
        logger.removeHandler(faults)
        await store.close()


async def test_a_table_equals_the_fold_of_its_log(tmp_path: Path, figures: Figures) -> None:
    first = 1 if SIZE != "full" else Random().randrange(2**32)
    checks = 0
    for done in range(0, RUNS, AT_A_STORE):
        checks += await run(first + done, min(AT_A_STORE, RUNS - done), tmp_path / f"{done}.db")
    figures("random_actions", runs=RUNS, acts=RUNS * ACTS, checks=checks, faults=0)


def logs_no_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """A standing order applies, but isn't logged."""
    right = changes.next_table

    def next_table(
        table: Table, epoch: int, now: int, decision: Decision, *more: object
    ) -> tuple[Table, Change]:
        after, change = right(table, epoch, now, decision, *more)  # type: ignore[arg-type]
        kept = [
            e for e, act in zip(change.entries, decision.entries, strict=True) if not isinstance(act, Ordered)
        ]
        return after, replace(change, entries=tuple(kept))

    monkeypatch.setattr(room, "next_table", next_table)


def loses_orders_on_load(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading the log forgets which cards a seat never plays."""
    right = folding.fold

    def fold(table: Table, seq: int, at: int, act: LogEntry) -> None:
        right(table, seq, at, replace(act, never=()) if isinstance(act, Ordered) else act)

    monkeypatch.setattr(loading, "fold", fold)


def waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The store learns which seats must answer only when somebody sits down."""
    right = changes.seats_changed

    def seats_changed(
        before: Table | None, after: Table
    ) -> tuple[tuple[Seating, ...] | None, tuple[Seating, ...]]:
        return right(before, after)[0], ()

    monkeypatch.setattr(changes, "seats_changed", seats_changed)


def tells_nothing_of_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams.Marks, "back_to", lambda marks, lines: None)


def keeps_own_things(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connected players miss changes of their own seat."""
    monkeypatch.setattr(streams, "can_undo", lambda table, viewer: False)


PLANTED = (logs_no_orders, loses_orders_on_load, waits_for_nobody, tells_nothing_of_undo, keeps_own_things)


@pytest.mark.plain_python("replaces functions")
@pytest.mark.parametrize("planted", pick(quick=PLANTED[:1], ci=PLANTED, full=PLANTED))
async def test_planted_faults_are_found(
    planted: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted(monkeypatch)
    with pytest.raises(Wrong):
        await run(1, 40, tmp_path / "t.db")
