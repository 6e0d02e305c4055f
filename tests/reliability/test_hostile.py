"""Hostile positions, content sets, replays and messages, while others play.

Each is refused with a typed error or makes a playable table. Nothing hangs, no traceback is logged, the
server restarts after a kill, others see no delay, and the host can close every table.
"""

import asyncio
import os
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random

from boneyard.server.admin import requests as r
from boneyard.server.admin.socket import send_request
from boneyard.server.settings import socket_path_of
from tests.figures import Figures
from tests.reliability.attackers import Attack
from tests.reliability.load_clients import LoadTable, at_a_pace, gathered
from tests.reliability.measuring import MEGABYTE, memory_of, p99, percentile
from tests.reliability.processes import Server, running
from tests.sizes import SIZE, pick

INPUTS = pick(quick=60, ci=2_000, full=100_000)
GAMES, A_SECOND = 3, 15.0
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


@dataclass
class Guests:
    """Games at one server, replaced as they end, with the latencies of their answers."""

    server: Server
    rng: Random
    stack: AsyncExitStack
    running: list[LoadTable] = field(default_factory=list)
    ended: list[LoadTable] = field(default_factory=list)
    times: list[float] = field(default_factory=list)

    async def play_a_second(self) -> None:
        self.ended += [party for party in self.running if party.over]
        self.running = [party for party in self.running if not party.over]
        self.running += await gathered(self.server.address, GAMES - len(self.running), self.rng, self.stack)
        self.times += await at_a_pace(self.running, A_SECOND, 1.0)


async def test_hostile_input_harms_nobody(tmp_path: Path, figures: Figures) -> None:
    """Answers take as long as at a second server on this machine that nobody attacks."""
    rng = Random(21)
    attacked: list[float] = []
    spared: list[float] = []
    everybody: list[LoadTable] = []

    async def play(server: Server, beside: Server, attack: Attack, until: int, pool: Executor) -> Attack:
        async with AsyncExitStack() as stack:
            here, there = Guests(server, rng, stack), Guests(beside, rng, stack)
            attacking = asyncio.get_running_loop().run_in_executor(pool, attack.run, until)
            while not attacking.done():
                await asyncio.gather(here.play_a_second(), there.play_a_second())
            attacked.extend(here.times)
            spared.extend(there.times)
            everybody.extend(here.running + here.ended)
            return await attacking

    (tmp_path / "beside").mkdir()
    with running(tmp_path) as server, running(tmp_path / "beside") as beside, strangers_process() as pool:
        attack = Attack(server.address, server.database, seed=21)
        attack = await play(server, beside, attack, INPUTS // 2, pool)
        server.kill()
        server.start()
        attack = await play(server, beside, attack, INPUTS, pool)
        await attack.close_all()
        await only_these_run(server, everybody)
        memory = memory_of(server, "VmHWM")
        assert not server.faults()
    figures(
        "hostile",
        inputs=attack.sent,
        made=attack.codes["made"],
        closed=attack.closed,
        answers=len(attacked),
        p50_attacked=percentile(attacked, 50),
        p50_spared=percentile(spared, 50),
        p99_attacked=p99(attacked),
        p99_spared=p99(spared),
        slowest_s=round(attack.slowest, 2),
        memory_mb=memory // MEGABYTE,
    )
    assert attack.closed == attack.codes["made"] > 0
    assert attack.codes["bad-setup"] > 0
    assert memory <= MOST_MEMORY
    assert SIZE != "full" or p99(attacked) <= 2 * p99(spared)
