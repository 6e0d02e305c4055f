"""Long play leaks nothing: memory, tasks, descriptors and the WAL stay flat.

In each round every table answers some questions at a steady pace and loses one connection; then some tables
are replaced. Usage after warming up is compared with usage at the end; the WAL, which grows and shrinks all
the time, with its bound.
"""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import monotonic

import httpx

from boneyard.server.store.sqlite_disk import CHECKPOINT_BYTES, WAL_LIMIT
from tests.figures import Figures
from tests.reliability.load_clients import LoadTable, at_a_pace, gathered
from tests.reliability.measuring import MEGABYTE, allow_sockets, descriptors_of, measures_of, memory_of
from tests.reliability.processes import Server, running
from tests.sizes import SIZE, pick

TABLES, ANSWERS, A_SECOND = pick(quick=(2, 4, 25), ci=(10, 10, 5), full=(50, 25, 25))
"""Per round and table, and per second at all tables."""
ROUNDS, WARMING = pick(quick=(3, 1), ci=(15, 8), full=(72, 12))
"""A round takes 20 s in ci and 50 s in full, where 12 rounds are ten minutes of warming up."""
LEFT = pick(quick=0, ci=2, full=5)
MOST_WAL = WAL_LIMIT + CHECKPOINT_BYTES
"""A WAL that is too large is truncated once as much again was written."""
SLACK = 8
"""Tasks and descriptors that vary: database readers, housekeeping."""


@dataclass(frozen=True)
class Sample:
    memory: int
    descriptors: int
    tasks: int
    wal: int


async def sample_of(server: Server, http: httpx.AsyncClient) -> Sample:
    """The server's usage; an abandoned table stays loaded for a while, with its task."""
    measures = await measures_of(server.metrics_port, http)
    tasks = int(measures["boneyard_tasks"] - measures["boneyard_rooms"])
    wal = Path(server.database.removeprefix("sqlite:///") + "-wal")
    return Sample(memory_of(server), descriptors_of(server), tasks, wal.stat().st_size)


async def play_round(parties: list[LoadTable]) -> int:
    """Some answers at every table, and one lost connection; returns the number of answers."""
    times = await at_a_pace(parties, A_SECOND, TABLES * ANSWERS / A_SECOND)
    await asyncio.gather(*(party.reconnect_one() for party in parties))
    return len(times)


def left_in(number: int) -> set[int]:
    """The tables that are left after a round.

    While the server warms up that is each of them, so that from then on they are as old as they will ever be:
    an older table takes more, for its map has grown. One that was left is kept for a minute or two.
    """
    return {each % TABLES for each in range(LEFT * number, LEFT * (number + 1))}


async def soak(server: Server) -> tuple[int, list[Sample]]:
    """The number of answers, and the server's usage after each round."""
    answers, samples = 0, list[Sample]()
    rng = Random(17)
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(
            httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60)
        )
        parties = await gathered(server.address, TABLES, rng, stack)
        for number in range(ROUNDS):
            answers += await play_round(parties)
            leaving = {each for each, party in enumerate(parties) if party.over}
            for left in leaving | left_in(number):
                await parties[left].part()
                parties[left : left + 1] = await gathered(server.address, 1, rng, stack)
            samples.append(await sample_of(server, http))
    return answers, samples


async def test_resources_stay_flat(tmp_path: Path, figures: Figures) -> None:
    allow_sockets(8 * TABLES)
    with running(tmp_path) as server:
        began = monotonic()
        answers, samples = await soak(server)
        seconds = monotonic() - began
        assert not server.faults()
    warm, last = samples[:WARMING], samples[WARMING:]
    before, after = max(each.memory for each in warm), sorted(each.memory for each in last)[len(last) // 2]
    figures(
        "soak",
        seconds=round(seconds),
        answers=answers,
        memory_mb=[each.memory // MEGABYTE for each in samples],
        grown=round(after / before - 1, 4),
        first={name: value for name, value in asdict(warm[-1]).items() if name != "memory"},
        most_wal=max(each.wal for each in samples),
        last={name: value for name, value in asdict(last[-1]).items() if name != "memory"},
    )
    assert answers >= 0.9 * ROUNDS * TABLES * ANSWERS
    assert last[-1].descriptors <= max(each.descriptors for each in warm) + SLACK
    assert last[-1].tasks <= max(each.tasks for each in warm) + SLACK
    assert max(each.wal for each in samples) <= MOST_WAL
    assert SIZE == "quick" or last[-1].memory <= 1.05 * before
