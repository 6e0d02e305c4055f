"""Row 17: hours of play leave nothing behind: memory, tasks, descriptors and the write-ahead log stay flat.

A round is some answers at every table, and a line that is lost and taken up again at each. The ci size plays
as many answers as five minutes of row 16 have, as fast as it can. The full size takes its hour; in each of
its rounds everybody leaves five tables for new ones. (A table that was left is kept for a minute or two, so
in the ci size these would pile up.)
"""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

import httpx

from boneyard.server.store.sqlite_disk import CHECKPOINT_BYTES
from tests.figures import Figures
from tests.reliability.crowd import Party, at_a_pace, gathered
from tests.reliability.measuring import MEGABYTE, allow_sockets, descriptors_of, measures_of, memory_of
from tests.reliability.processes import Server, running
from tests.sizes import SIZE, pick

TABLES, ANSWERS = pick(quick=(2, 4), ci=(10, 50), full=(50, 25))
ROUNDS, WARMING = pick(quick=(3, 1), ci=(15, 7), full=(72, 12))
"""In a full run a round takes 50 s, at the pace of row 16: 12 are its ten minutes of warming up."""
LEFT = pick(quick=0, ci=0, full=5)
A_SECOND = 25
SLACK = 8
"""Tasks and descriptors that come and go: readers of the database, a round of housekeeping."""


@dataclass(frozen=True)
class Sample:
    """What the server takes between two rounds."""

    memory: int
    descriptors: int
    tasks: int
    wal: int


async def sample_of(server: Server, http: httpx.AsyncClient) -> Sample:
    """A table that was left stays open for a while, with a task of its own."""
    measures = await measures_of(server, http)
    tasks = int(measures["boneyard_tasks"] - measures["boneyard_rooms"])
    wal = Path(server.database.removeprefix("sqlite:///") + "-wal")
    return Sample(memory_of(server), descriptors_of(server), tasks, wal.stat().st_size)


async def play_round(parties: list[Party]) -> None:
    """Some answers at every table, and a line that is lost."""

    async def answer(party: Party) -> None:
        for _ in range(ANSWERS):
            await party.answer_once()

    if SIZE == "full":
        await at_a_pace(parties, A_SECOND, TABLES * ANSWERS / A_SECOND)
    else:
        await asyncio.gather(*map(answer, parties))
    await asyncio.gather(*(party.reconnect_one() for party in parties))


def left_in(number: int) -> set[int]:
    """The tables that are left after a round.

    In ten minutes that is each of them, so that from then on they are as old as they will ever be: an older
    table takes more, for its map has grown.
    """
    return {each % TABLES for each in range(LEFT * number, LEFT * (number + 1))}


async def soak(server: Server) -> list[Sample]:
    samples: list[Sample] = []
    rng = Random(17)
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(
            httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60)
        )
        parties = await gathered(server.address, TABLES, rng, stack)
        for number in range(ROUNDS):
            await play_round(parties)
            leaving = {each for each, party in enumerate(parties) if party.over}
            for left in leaving | left_in(number):
                await parties[left].part()
                parties[left : left + 1] = await gathered(server.address, 1, rng, stack)
            samples.append(await sample_of(server, http))
    return samples


def test_nothing_piles_up(tmp_path: Path, figures: Figures) -> None:
    allow_sockets(8 * TABLES)
    with running(tmp_path) as server:
        samples = asyncio.run(soak(server))
        assert not server.faults()
    warm, last = samples[:WARMING], samples[WARMING:]
    before, after = max(each.memory for each in warm), sorted(each.memory for each in last)[len(last) // 2]
    figures(
        "soak",
        answers=ROUNDS * TABLES * ANSWERS,
        memory_mb=[each.memory // MEGABYTE for each in samples],
        grown=round(after / before - 1, 4),
        first={name: value for name, value in asdict(warm[-1]).items() if name != "memory"},
        last={name: value for name, value in asdict(last[-1]).items() if name != "memory"},
    )
    assert last[-1].descriptors <= max(each.descriptors for each in warm) + SLACK
    assert last[-1].tasks <= max(each.tasks for each in warm) + SLACK
    assert max(each.wal for each in samples) <= 3 * CHECKPOINT_BYTES
    assert SIZE == "quick" or last[-1].memory <= 1.05 * before
