"""Concurrent writers: acknowledged changes are stored exactly once."""

import asyncio
import random
from collections import defaultdict
from contextlib import suppress

from boneyard.server.store import Conflict, Store
from boneyard.server.store.records import Change, ChatLine, Entry, Seating, Snapshot
from tests.server.store.making import made, opened, row, write
from tests.sizes import pick

TABLES = 6


class Journal:
    """The submitted and the acknowledged entries of a run."""

    def __init__(self) -> None:
        self.submitted: dict[str, set[Entry]] = defaultdict(set)
        self.acknowledged: dict[str, set[Entry]] = defaultdict(set)


def some_change(rng: random.Random, table: str, seq: int, writer: int) -> Change:
    """One to three entries, sometimes with other parts; writers of one table may conflict."""
    entries = tuple(
        Entry(
            seq=seq + step,
            at=rng.randrange(10**12),
            by=f"writer {writer}",
            seat=rng.choice((None, 0, 1)),
            client=f"{writer}-{seq + step}",
            data=rng.randbytes(rng.randrange(200)),
            reply=rng.randbytes(8),
        )
        for step in range(rng.randint(1, 3))
    )
    return Change(
        table,
        1,
        entries=entries,
        row=row(table, updated=seq) if rng.random() < 0.3 else None,
        seatings=(Seating(0, f"g{writer}", rng.random() < 0.5),) if rng.random() < 0.3 else None,
        snapshot=Snapshot(seq, seq, f"h{seq}", b"state") if rng.random() < 0.2 else None,
        chat=(ChatLine(seq, 1, "ann", "players", f"said {seq}"),) if rng.random() < 0.2 else (),
    )


async def write_some(store: Store, rng: random.Random, writer: int, journal: Journal, changes: int) -> None:
    """A writer that continues after the last stored entry; some of its writes are cancelled."""
    for _ in range(changes):
        table = f"t{rng.randrange(TABLES)}"
        known = await store.entries(table, 0)
        change = some_change(rng, table, known[-1].seq + 1 if known else 1, writer)
        journal.submitted[table].update(change.entries)
        writing = asyncio.ensure_future(write(store, change))
        if rng.random() < 0.1:
            await asyncio.sleep(0)
            writing.cancel()
        with suppress(Conflict, asyncio.CancelledError):
            await writing
            journal.acknowledged[table].update(change.entries)


async def check(store: Store, journal: Journal) -> None:
    for number in range(TABLES):
        table = f"t{number}"
        found = await store.entries(table, 0)
        assert [entry.seq for entry in found] == sorted({entry.seq for entry in found})
        assert journal.acknowledged[table] <= {*found} <= journal.submitted[table]
        asked = [(entry.seat, entry.client) for entry in found if entry.seat is not None]
        assert len(asked) == len({*asked})


async def test_acknowledged_changes_are_there_after_reopening(database: str) -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")  # noqa: T201  # pytest shows it when the test fails
    journal = Journal()

    async def run(rng: random.Random) -> None:
        async with opened(database) as store:
            if await store.row("t0") is None:
                await asyncio.gather(*(write(store, made(f"t{number}")) for number in range(TABLES)))
            writers = (random.Random(rng.random()) for _ in range(8))
            await asyncio.gather(
                *(
                    write_some(store, own, number, journal, pick(quick=10, ci=30, full=1_000))
                    for number, own in enumerate(writers)
                )
            )
            await check(store, journal)

    rng = random.Random(seed)
    for _ in range(pick(quick=2, ci=5, full=20)):
        await run(rng)
        async with opened(database) as store:
            await check(store, journal)
    assert sum(len(entries) for entries in journal.acknowledged.values()) > 20
