"""Hostile positions, content sets, replays and messages, while others play.

Each is refused with a typed error or makes a playable table. Nothing hangs, no traceback is logged, the
server restarts after a kill, others see no delay, and the host can close every table.
"""

import asyncio
import os
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AsyncExitStack
from multiprocessing import get_context
from pathlib import Path
from random import Random

from boneyard.server.admin import requests as r
from boneyard.server.admin.socket import send_request
from boneyard.server.admin.socket_path import socket_path_of
from tests.figures import Figures
from tests.reliability.attackers import Attack
from tests.reliability.load_clients import LoadTable, at_a_pace, gathered
from tests.reliability.measuring import MEGABYTE, memory_of, p99
from tests.reliability.processes import Server, running
from tests.sizes import SIZE, pick

INPUTS = pick(quick=60, ci=2_000, full=100_000)
GAMES, A_SECOND, CALM = 3, 15.0, pick(quick=1.0, ci=4.0, full=60.0)
MOST_MEMORY = 400 * MEGABYTE


def strangers_process() -> ProcessPoolExecutor:
    """A process with low priority: real attackers don't share the server's machine."""
    return ProcessPoolExecutor(1, get_context("spawn"), initializer=os.nice, initargs=(19,))


async def only_these_run(server: Server, parties: list[LoadTable]) -> None:
    """All hostile tables are closed, other games continue, and nothing was parked."""
    listed = await send_request(
        socket_path_of(server.database, Path()), r.ListTables(status="running", limit=500)
    )
    assert isinstance(listed, r.Rows)
    assert {row["table"] for row in listed.rows} == {party.table for party in parties if not party.over}
    assert not [row for row in listed.rows if row["parked"]]


async def test_hostile_input_harms_nobody(tmp_path: Path, figures: Figures) -> None:
    rng = Random(21)
    calm: list[float] = []
    during: list[float] = []
    everybody: list[LoadTable] = []

    async def play(server: Server, attack: Attack, until: int, pool: Executor) -> Attack:
        """Play normally for a while, then during the attacks."""
        loop = asyncio.get_running_loop()
        async with AsyncExitStack() as stack:
            parties = await gathered(server.address, GAMES, rng, stack)
            calm.extend(await at_a_pace(parties, A_SECOND, CALM))
            attacking = loop.run_in_executor(pool, attack.run, until)
            while not attacking.done():
                during.extend(await at_a_pace(parties, A_SECOND, 1.0))
                ended = [party for party in parties if party.over]
                everybody.extend(ended)
                parties = [party for party in parties if not party.over]
                parties += await gathered(server.address, len(ended), rng, stack)
            everybody.extend(parties)
            return await attacking

    with running(tmp_path) as server, strangers_process() as pool:
        attack = Attack(server.address, server.database, seed=21)
        attack = await play(server, attack, INPUTS // 2, pool)
        server.kill()
        server.start()
        attack = await play(server, attack, INPUTS, pool)
        await attack.close_all()
        await only_these_run(server, everybody)
        memory = memory_of(server, "VmHWM")
        assert not server.faults()
    figures(
        "hostile",
        inputs=attack.sent,
        made=attack.codes["made"],
        closed=attack.closed,
        answers=len(during),
        p99_calm=p99(calm),
        p99_during=p99(during),
        slowest_s=round(attack.slowest, 2),
        memory_mb=memory // MEGABYTE,
    )
    assert attack.closed == attack.codes["made"] > 0
    assert attack.codes["bad-setup"] > 0
    assert memory <= MOST_MEMORY
    assert SIZE != "full" or p99(during) <= max(100, 2 * p99(calm))
