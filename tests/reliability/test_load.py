"""Load: many games at once.

Every answer is acknowledged and memory stays bounded at every size; the full size also checks latency.
"""

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import quantiles

from boneyard.server.app.garbage import loading
from tests.figures import Figures
from tests.reliability.load_clients import SEATS, LoadTable, at_a_pace, gathered
from tests.reliability.measuring import MEGABYTE, allow_sockets, memory_of
from tests.reliability.processes import running
from tests.sizes import SIZE, pick

GAMES, A_SECOND, SECONDS = pick(quick=(3, 15, 2), ci=(50, 25, 60), full=(500, 250, 60))
MOST_MEMORY = 400 * MEGABYTE


async def clients_are_up_to_date(parties: list[LoadTable]) -> None:
    """A full reload shows nothing new."""
    for party in parties[:10]:
        for chair in party.chairs:
            before, asked = chair.n, chair.question
            chair.stream = ""
            await chair.close()
            await chair.open()
            assert chair.question == asked
            assert chair.n >= before


async def test_many_games_run_at_once(tmp_path: Path, figures: Figures) -> None:
    allow_sockets(GAMES * SEATS)
    with running(tmp_path) as server:
        async with AsyncExitStack() as stack:
            with loading():  # the clients must not pause for their own two thousand sockets
                parties = await gathered(server.address, GAMES, Random(16), stack)
                times = await at_a_pace(parties, A_SECOND, SECONDS)
            await clients_are_up_to_date(parties)
        memory = memory_of(server, "VmHWM")
        assert not server.faults()
    hundredths = [round(1000 * time, 1) for time in quantiles(times, n=100)]
    p50, p99 = hundredths[49], hundredths[98]
    figures(
        "load",
        games=GAMES,
        sockets=GAMES * SEATS,
        commands=len(times),
        a_second=round(len(times) / SECONDS, 1),
        p50_ms=p50,
        p99_ms=p99,
        memory_mb=memory // MEGABYTE,
    )
    assert len(times) >= 0.9 * A_SECOND * SECONDS
    assert memory <= MOST_MEMORY
    assert SIZE != "full" or (p50 <= 15 and p99 <= 100)
