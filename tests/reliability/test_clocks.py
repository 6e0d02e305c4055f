"""Clock jumps and suspended processes cause no wrong timeouts."""

import asyncio
from pathlib import Path
from random import Random

from boneyard.server.app.clock import BEAT, Clock
from boneyard.server.rooms.jobs import Tick
from boneyard.table.config import OPEN, Bank, Config
from tests.figures import Figures
from tests.reliability.bare_rooms import QuietRoom, new_table
from tests.reliability.pairs import Side
from tests.reliability.processes import running
from tests.server.client import Client, seated
from tests.sizes import pick

FROZEN = pick(quick=3.5, ci=5.0, full=30.0)
HOUR = 3600.0


class Times:
    """The system's two clocks, as the test sets them."""

    def __init__(self) -> None:
        self.wall, self.passed = 1_800_000_000.0, 500.0
        self.clock = Clock(lambda: self.wall, lambda: self.passed)

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds / BEAT)):
            self.wall += BEAT
            self.passed += BEAT
            self.clock.tick()


def test_a_system_clock_change_moves_no_deadline() -> None:
    times = Times()
    before = times.clock()
    for jump in (HOUR, -3 * HOUR, 1e6, -2e9):
        times.wall += jump
        assert times.clock() == before
    times.run(60)
    assert times.clock() - before == 60_000


def test_a_suspended_process_loses_no_time() -> None:
    times = Times()
    before = times.clock()
    times.passed += HOUR
    times.clock.tick()
    assert times.clock() - before <= 1000 * BEAT
    times.run(10)
    assert 10_000 <= times.clock() - before <= 10_000 + 1000 * BEAT


async def play_with_jumps(rng: Random) -> int:
    """Let the clocks jump before every answer of a game; the number of windows that were open."""
    times, looked = Times(), 0
    config = Config(game="midevil", seats=(OPEN,) * 3, pace=Bank(600, 0), reaction_seconds=20)
    side = Side(QuietRoom(new_table(config, rng), times.clock()), viewer=-7)
    side.room.services.now = side.room.audience.now = times.clock
    for _ in range(150):
        before, asked = side.table.seq, side.play.actors
        for jump in range(3):
            times.wall += rng.choice((HOUR, -HOUR))
            times.passed += HOUR * jump
            times.clock.tick()
            await side.room.do(Tick())
            assert side.table.seq == before, f"somebody of {asked} ran out of time in a pause"
        looked += side.play.declining is not None
        seat = rng.choice(side.waiting())
        await side.give(seat, rng.choice(side.play.options(seat)), f"{rng.random()}")
        if side.table.status != "running":
            break
    times.run(21 if side.play.declining else 601)
    before = side.table.seq
    await side.room.do(Tick())
    assert side.table.seq > before, "time that really passed counts"
    side.room.close()
    return looked


async def test_clock_jumps_cause_no_timeouts() -> None:
    """Windows and clocks, after the server was suspended or the system time was set."""
    assert sum([await play_with_jumps(Random(seed)) for seed in range(3)]) > 5


async def find_window(clients: list[Client], rng: Random) -> Client:
    """Play until a player is asked in a window; others answer at once."""
    while True:
        for client in clients:
            await client.say(type="ping")
            while (await client.next_message())["type"] != "pong":
                pass
        for client in clients:
            question = client.seen.question
            if question is not None and question.get("window") and len(question["options"]) > 1:
                return client
        for client in clients:
            if client.seen.question is not None:
                await client.answer(rng.randrange(len(client.seen.question["options"])))


async def test_a_stopped_process_causes_no_timeouts(tmp_path: Path, figures: Figures) -> None:
    """SIGSTOP for longer than a window is open; answers sent meanwhile count."""
    with running(tmp_path) as server:
        table, guests = await seated(server.address, "midevil", 2, reaction_seconds=3)
        async with guests[0].at(table) as first, guests[1].at(table) as second:
            client = await find_window([first, second], Random(12))
            question = client.seen.question
            assert question is not None
            server.freeze()
            await client.say(type="answer", id="frozen", decision=question["decision"], choice=1)
            await asyncio.sleep(FROZEN)
            server.thaw()
            while (answer := await client.next_message()).get("id") != "frozen":
                pass
            assert answer["type"] == "done", answer
        assert not server.faults()
    figures("clocks", seconds=FROZEN, wrong=0)
