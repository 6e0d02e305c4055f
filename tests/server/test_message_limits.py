"""Messages and sockets are limited by guest and by address."""

import asyncio
from pathlib import Path

import pytest

from boneyard.server.rooms.jobs import MOST_OF_A_GUEST
from boneyard.server.websocket.limits import BURST, MOST_IDLE, SharedLimits
from boneyard.server.websocket.session import LOGGED_WEIGHT
from boneyard.server.websocket.tables import CALLERS_OF_AN_ADDRESS, MOST_OF_A_CALLER, MOST_OF_AN_ADDRESS
from boneyard.table.errors import Refused
from tests.reliability.in_process import InProcessServer, InProcessSocket, in_process_server

RATE = 10
PING = '{"type":"ping"}'
HISTORY = '{"type":"history","id":"1"}'
ELSEWHERE = "203.0.113.7"


async def answers(lines: list[InProcessSocket], each: int, message: str = PING) -> list[str]:
    """The replies to a message sent repeatedly on each socket."""
    for line in lines:
        for _ in range(each):
            line.put(message)
    return [answer for line in lines for answer in await replies_on(line, each)]


async def replies_on(line: InProcessSocket, number: int) -> list[str]:
    """The next replies, without updates."""
    found: list[str] = []
    while len(found) < number:
        message = await line.next_message()
        if message["type"] in ("pong", "done", "failed"):
            found.append(str(message.get("code", message["type"])))
    return found


async def test_all_sockets_of_a_seat_share_its_messages(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db", messages_a_second=RATE) as server:
        server.services.now = lambda: 1000
        room, keys = await server.game(2, game="midevil")
        tabs = [await server.at(room.table.id, keys[0]) for _ in range(4)]
        other = await server.at(room.table.id, keys[1])
        replies = await answers(tabs, RATE * BURST // 2)
        assert replies.count("pong") <= RATE * BURST
        assert set(replies) == {"pong", "too-fast"}
        assert "pong" in await answers([other], 1), "another seat has its own limit"
        for line in (*tabs, other):
            await line.end()
        again = await server.at(room.table.id, keys[0])
        assert await answers([again], 3) == ["too-fast"] * 3, "reconnecting doesn't reset the limit"
        await again.end()


async def test_orders_count_as_several_messages(tmp_path: Path) -> None:
    """Endless orders would make an unreadable log."""
    async with in_process_server(tmp_path / "tables.db", messages_a_second=RATE) as server:
        time = [1000]
        server.services.now = lambda: time[0]
        room, keys = await server.game(2, game="midevil")
        line = await server.at(room.table.id, keys[0])
        before = room.table.seq
        for number in range(RATE * BURST):
            line.put(f'{{"type":"order","id":"{number}"}}')
        replies = await replies_on(line, RATE * BURST)
        assert replies.count("done") == RATE * BURST // LOGGED_WEIGHT == room.table.seq - before
        assert set(replies) == {"done", "too-fast"}
        time[0] += 1000 * LOGGED_WEIGHT // RATE
        line.put('{"type":"order","id":"later"}')
        assert await replies_on(line, 1) == ["done"]
        await line.end()


async def test_the_oldest_socket_of_a_seat_is_closed(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        room, keys = await server.game(2, game="midevil")
        other = await server.at(room.table.id, keys[1])
        tabs = [await server.at(room.table.id, keys[0]) for _ in range(MOST_OF_A_CALLER + 2)]
        for line in tabs[:2]:
            await line.over()
            assert line.closed == 1008
        assert await answers([*tabs[2:], other], 1) == ["pong"] * (MOST_OF_A_CALLER + 1)
        for line in (*tabs[2:], other):
            await line.end()
        assert not server.sockets.seats.busy


async def refused(server: InProcessServer, table: str, key: str | None) -> int | None:
    line = server.open(table, key)
    line.put('{"type":"hello","protocol":1}')
    await line.over()
    return line.closed


async def test_sockets_per_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boneyard.server.websocket.tables.address_of", lambda scope: ELSEWHERE)

    async with in_process_server(tmp_path / "tables.db", messages_a_second=RATE) as server:
        server.services.now = lambda: 1000
        room, _ = await server.game(2, game="midevil")
        lines = [await server.at(room.table.id) for _ in range(MOST_OF_AN_ADDRESS)]
        for table in (room.table.id, "lobby"):
            assert await refused(server, table, None) == 1013
        replies = await answers(lines[:10], RATE * BURST)
        assert RATE * BURST < replies.count("pong") <= RATE * BURST * CALLERS_OF_AN_ADDRESS
        for line in lines:
            await line.end()
        assert not server.sockets.addresses.busy


async def test_one_guest_cannot_fill_a_tables_queue(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db") as server:
        room, keys = await server.game(2, game="midevil")
        loud, other = [await server.at(room.table.id, key) for key in keys]
        asking = asyncio.create_task(answers([loud], 3 * MOST_OF_A_GUEST, HISTORY))
        await asyncio.sleep(0)
        assert await answers([other], 1, HISTORY) == ["done"]
        assert set(await asking) == {"done", "too-fast"}
        for line in (loud, other):
            await line.end()


class Somebody:
    def give_way(self) -> None:
        raise AssertionError


def test_idle_limits_are_forgotten() -> None:
    limits, one, other = SharedLimits(1, 2, give_way=False), Somebody(), Somebody()
    first = limits.enter("a", one, 1000)
    assert limits.enter("a", other, 1000) is first
    with pytest.raises(Refused, match="busy"):
        limits.enter("a", Somebody(), 1000)
    assert first.bucket.take(1000)
    for member in (one, other):
        first.leave(member)
    assert limits.enter("a", one, 1500) is first
    first.leave(one)
    limits.forget(2000)
    assert not limits.idle
    for number in range(MOST_IDLE + 5):
        used = limits.enter(str(number), one, 1000)
        used.bucket.take(1000)
        used.leave(one)
    limits.forget(1000)
    assert len(limits.idle) == MOST_IDLE
