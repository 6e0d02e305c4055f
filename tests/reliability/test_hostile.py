"""Hostile positions, content sets, replays and messages, while others play.

Each is refused with a typed error or makes a playable table. Nothing hangs, no traceback is logged, the
server restarts after a kill, and the host can close every table. Others' answers take as long as at a
second server on this machine that nobody attacks.
"""

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random

import pytest

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
LIMITED = pick(quick=60, ci=500, full=20_000)
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


@dataclass
class Scene:
    """A server under attack and one beside it, with guests at both."""

    server: Server
    beside: Server
    pool: Executor
    rng: Random = field(default_factory=lambda: Random(21))
    attacked: list[float] = field(default_factory=list)
    spared: list[float] = field(default_factory=list)
    parties: list[LoadTable] = field(default_factory=list)

    async def play_during(self, attack: Attack, until: int) -> Attack:
        async with AsyncExitStack() as stack:
            here, there = Guests(self.server, self.rng, stack), Guests(self.beside, self.rng, stack)
            attacking = asyncio.get_running_loop().run_in_executor(self.pool, attack.run, until)
            while not attacking.done():
                await asyncio.gather(here.play_a_second(), there.play_a_second())
            self.attacked += here.times
            self.spared += there.times
            self.parties += here.running + here.ended
            return await attacking

    def times(self) -> dict[str, float]:
        """How many answers were measured, and in how many milliseconds they came."""
        return {
            "answers": len(self.attacked),
            "p50_attacked": percentile(self.attacked, 50),
            "p50_spared": percentile(self.spared, 50),
            "p99_attacked": p99(self.attacked),
            "p99_spared": p99(self.spared),
        }

    def slower_by(self, factor: float) -> bool:
        return p99(self.attacked) > factor * p99(self.spared)


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    (tmp_path / "beside").mkdir()
    with running(tmp_path) as server, running(tmp_path / "beside") as beside, strangers_process() as pool:
        yield Scene(server, beside, pool)


async def test_hostile_input_harms_nobody(scene: Scene, figures: Figures) -> None:
    """Sent as fast as six connections can: programs on the server's own machine are not limited."""
    server = scene.server
    attack = Attack(server.address, server.database, seed=21)
    attack = await scene.play_during(attack, INPUTS // 2)
    server.kill()
    server.start()
    attack = await scene.play_during(attack, INPUTS)
    await attack.close_all()
    await only_these_run(server, scene.parties)
    memory = memory_of(server, "VmHWM")
    assert not server.faults()
    figures(
        "hostile",
        inputs=attack.sent,
        made=attack.codes["made"],
        closed=attack.closed,
        **scene.times(),
        slowest_s=round(attack.slowest, 2),
        memory_mb=memory // MEGABYTE,
    )
    assert attack.closed == attack.codes["made"] > 0
    assert attack.codes["bad-setup"] > 0
    assert memory <= MOST_MEMORY
    assert SIZE != "full" or not scene.slower_by(2)


async def test_limits_protect_others_from_strangers(scene: Scene, figures: Figures) -> None:
    """The same from four addresses elsewhere, whose requests and tables are limited."""
    server = scene.server
    attack = Attack(server.address, server.database, seed=21, limited=True)
    attack = await scene.play_during(attack, LIMITED)
    await attack.close_all()
    await only_these_run(server, scene.parties)
    assert not server.faults()
    refused = attack.codes["too-fast"]
    figures("hostile-limited", requests=attack.sent, refused=refused, **scene.times())
    assert SIZE == "quick" or refused > 0
    assert SIZE != "full" or not scene.slower_by(1.5)
