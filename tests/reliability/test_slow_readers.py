"""Sockets that never read: little is queued for each, then it is closed, and others aren't delayed."""

import asyncio
import json
import socket
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from random import Random
from time import perf_counter

from boneyard.server.app.serve import READ_TIMEOUT, UNSENT, bound_socket
from boneyard.server.asgi import Event
from boneyard.server.websocket.connection import MOST_QUEUED
from tests.figures import Figures
from tests.patience import within
from tests.reliability.in_process import InProcessServer, InProcessSocket, in_process_server
from tests.reliability.measuring import KILOBYTE, MEGABYTE, descriptors_of, memory_of, p99
from tests.reliability.processes import Server, running
from tests.reliability.raw_sockets import frame, opened
from tests.server.client import Client, Person, seated
from tests.server.waiting import until
from tests.sizes import SIZE, pick

SOCKETS = pick(quick=6, ci=50, full=200)
ANSWERS = pick(quick=30, ci=100, full=2000)
RATE = 50
HELLO = json.dumps({"type": "hello", "protocol": 1}).encode()
READ_AT_ONCE = 262_144
"""The most that asyncio reads from a socket at once."""
PING = 0x89


class StalledSocket(InProcessSocket):
    """A socket that reads nothing once it is open."""

    async def send(self, event: Event) -> None:
        if event["type"] != "websocket.accept":
            await asyncio.get_running_loop().create_future()


def stalled(server: InProcessServer, table: str) -> StalledSocket:
    line = StalledSocket()
    line.open(server.sockets, table, [])
    return line


async def test_clients_that_never_read_are_dropped(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        room, keys = await server.game(2, game="midevil")
        lines = [stalled(server, room.table.id) for _ in range(pick(quick=3, ci=10, full=200))]
        for line in lines:
            for _ in range(300):
                line.put(HELLO)
        player = await server.at(room.table.id, keys[0])
        assert (await player.answer(type="undo", id="1"))["type"] == "failed"
        await within(120, asyncio.gather(*(line.over() for line in lines)))
        assert not any(stream.sends for stream in room.audience.streams.values() if stream.viewer is None)
        assert server.sockets.open == 1
        await player.end()


def test_the_kernel_buffers_little_for_stalled_clients() -> None:
    """A closed socket goes away when everything is sent, or when the kernel gives up."""
    listening = bound_socket("127.0.0.1", 0)
    listening.listen()
    with listening, socket.create_connection(listening.getsockname()) as client:
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == READ_TIMEOUT
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT) == UNSENT
        client.close()


FLOODS = (
    frame(HELLO) * 6 * RATE,  # each is answered with the whole view, but no oftener than a socket may talk
    frame(HELLO) + frame(b"{}") * (READ_AT_ONCE // 8),  # small, but a message each
    frame(HELLO) + frame(b"x" * 125, PING) * (MEGABYTE // 131),
)
"""Messages of a client that reads nothing."""


async def flood(raw: socket.socket, said: bytes) -> None:
    """Send all of this, or as much as the server reads, and read nothing."""
    with suppress(OSError):
        await asyncio.get_running_loop().sock_sendall(raw, said)


async def answer_times(client: Client, rng: Random, number: int) -> list[float]:
    """The latencies of some answers, at the rate a socket may send."""
    times: list[float] = []
    while len(times) < number:
        seen = await client.until(lambda seen: seen.question or seen.info["status"] == "over")
        if seen.question is None:
            break
        choice = rng.randrange(len(seen.question["options"]))
        began = perf_counter()
        assert (await client.answer(choice))["type"] == "done"
        times.append(perf_counter() - began)
        await asyncio.sleep(1 / RATE)
    return times


async def play_alone(server: Server, rng: Random, number: int) -> list[float]:
    """Answer this often in single-player games."""
    person, times = await Person.new(server.address, "Ann"), list[float]()
    while len(times) < number:
        table = await person.make_table("zombie-invasion", ["open"])
        async with person.at(table) as client:
            times += await answer_times(client, rng, number - len(times))
    return times


async def test_slow_readers_delay_nobody(tmp_path: Path, figures: Figures) -> None:
    rng = Random(5)
    with running(tmp_path, messages_a_second=RATE) as server:
        table, _ = await seated(server.address, "midevil", 2)
        before_times = await play_alone(server, rng, ANSWERS)
        before, open_before = memory_of(server), descriptors_of(server)
        stalled = [await opened(server, table, buffer=2048) for _ in range(SOCKETS)]
        floods = [
            asyncio.create_task(flood(raw, said)) for raw, said in zip(stalled, cycle(FLOODS), strict=False)
        ]
        times = await play_alone(server, rng, ANSWERS)
        await asyncio.gather(*floods)
        await until(lambda: descriptors_of(server) <= open_before + 1 + SOCKETS // len(FLOODS), 300)
        grown = memory_of(server, "VmHWM") - before
        for raw in stalled:
            raw.close()
        figures(
            "slow_readers",
            sockets=SOCKETS,
            grown_kb=grown // KILOBYTE,
            p99_before=p99(before_times),
            p99_during=p99(times),
        )
        assert grown < SOCKETS * (MOST_QUEUED + READ_AT_ONCE) + 16 * MEGABYTE
        assert SIZE != "full" or p99(times) <= 100
        assert not server.faults()
