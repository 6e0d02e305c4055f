"""The store's writes, where concurrent changes share a commit, next to a loop that commits each separately.

    python bench/store.py [--json] [--rounds 3] [--seconds 1.5] [--tables 50] [--database postgresql://...]

All write the same rows durably: an entry, the table's row and its four seatings, and sometimes a snapshot.
The rounds are interleaved; figures are medians, ratios are taken within a round.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median

from boneyard.server.store import Store, open_store
from boneyard.server.store.base import Alone, Ownership
from boneyard.server.store.records import Change, Entry, Seating, Snapshot, TableRow
from boneyard.server.store.sqlite_file import writable
from boneyard.server.store.sqlite_log import prepare, statements

Contender = Callable[[str, float], float]  # from a database and seconds to changes per second


def a_change(table: str, seq: int, epoch: int = 1) -> Change:
    """What one answer at a table writes."""
    turn = seq // 20
    return Change(
        table,
        epoch,
        entries=(
            Entry(seq, 1_700_000_000_000 + seq, "guest-1", seq % 4, f"{seq:016x}", bytes(150), bytes(80)),
        ),
        row=TableRow(table, "midevil", "running", True, bytes(200), 0, seq),
        seatings=tuple(Seating(seat, f"guest-{seat}", seat == seq % 4) for seat in range(4)),
        snapshot=Snapshot(seq, turn, f"{turn:064x}", bytes(8_000)) if seq % 20 == 0 else None,
    )


def one_by_one(database: str, seconds: float) -> float:
    """The same rows and settings, with one transaction per change."""
    db = writable(Path(database))
    prepare(db)
    done, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        db.execute("BEGIN IMMEDIATE")
        for statement in statements([a_change(f"loop-{done % 50}", done // 50)]):
            db.execute(*statement)
        db.execute("COMMIT")
        done += 1
    rate = done / (time.perf_counter() - begin)
    db.close()
    return rate


def the_store(tables: int) -> Contender:
    """Tables that each have one change in flight."""

    async def measure(store: Store, seconds: float) -> float:
        begin = time.perf_counter()
        counts = await asyncio.gather(*(play(store, f"{tables}-{n}", begin + seconds) for n in range(tables)))
        return sum(counts) / (time.perf_counter() - begin)

    return lambda database, seconds: asyncio.run(with_store(database, lambda store: measure(store, seconds)))


async def play(store: Store, table: str, end: float) -> int:
    ownership = store if isinstance(store, Ownership) else Alone()
    lease = await ownership.claim(table)
    log = await store.entries(table, -1)
    first = log[-1].seq + 1 if log else 0
    seq = first
    while time.perf_counter() < end:
        await store.write(a_change(table, seq, lease.epoch))
        seq += 1
    return seq - first


async def with_store(database: str, work: Callable[[Store], Awaitable[float]]) -> float:
    store = await open_store(database)
    try:
        return await work(store)
    finally:
        await store.close()


def rounds_of(
    contenders: dict[str, tuple[str, Contender]], rounds: int, seconds: float
) -> dict[str, list[float]]:
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(rounds):
        for name, (database, contender) in contenders.items():
            print(f"round {number + 1} of {rounds}: {name}", file=sys.stderr)
            where = database or str(Path(tempfile.mkdtemp()) / "bench.db")
            if not database:
                asyncio.run(with_store(where, nothing))  # makes the tables
            rates[name].append(contender(where, seconds))
    return rates


async def nothing(store: Store) -> float:
    return 0.0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--database", default="", help="a PostgreSQL database to measure as well")
    arguments = parser.parse_args()
    many = f"store, {arguments.tables} tables"
    contenders: dict[str, tuple[str, Contender]] = {
        "one by one": ("", one_by_one),
        "store, 1 table": ("", the_store(1)),
        many: ("", the_store(arguments.tables)),
    }
    if arguments.database:
        contenders[f"PostgreSQL, {arguments.tables} tables"] = (
            arguments.database,
            the_store(arguments.tables),
        )
    rates = rounds_of(contenders, arguments.rounds, arguments.seconds)
    lines = {
        name: {
            "changes/s": round(median(found)),
            "x one by one": round(
                median(rate / base for rate, base in zip(found, rates["one by one"], strict=True)), 2
            ),
        }
        for name, found in rates.items()
    }
    if arguments.json:
        print(json.dumps(lines))
        return
    for name, line in lines.items():
        print(f"{name:24} {line['changes/s']:>8} changes/s   {line['x one by one']:>7.2f} x one by one")


if __name__ == "__main__":
    main()
