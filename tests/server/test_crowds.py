"""Messages and sockets are counted by caller and by address, however many sockets somebody opens."""

import asyncio
from pathlib import Path

import pytest

from boneyard.server.lines.conversation import WHIM
from boneyard.server.lines.crowds import BURST, MOST_IDLE, Crowds
from boneyard.server.lines.sockets import CALLERS_OF_AN_ADDRESS, MOST_OF_A_CALLER, MOST_OF_AN_ADDRESS
from boneyard.server.rooms.jobs import MOST_OF_A_GUEST
from boneyard.table.errors import Refused
from tests.reliability.inside import Inside, Line, inside

RATE = 10
PING = '{"type":"ping"}'
HISTORY = '{"type":"history","id":"1"}'
ELSEWHERE = "203.0.113.7"


async def answers(lines: list[Line], each: int, message: str = PING) -> list[str]:
    """What is answered to a message that is sent so often on each of some sockets: a code, or the answer."""
    for line in lines:
        for _ in range(each):
            line.put(message)
    return [answer for line in lines for answer in await heard_on(line, each)]


async def heard_on(line: Line, number: int) -> list[str]:
    """The next so many answers, without what the table tells besides."""
    found: list[str] = []
    while len(found) < number:
        message = await line.hear()
        if message["type"] in ("pong", "done", "failed"):
            found.append(str(message.get("code", message["type"])))
    return found


def test_all_sockets_of_a_seat_share_its_messages(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path / "tables.db", messages_a_second=RATE) as server:
            server.services.now = lambda: 1000
            room, keys = await server.game(2, game="midevil")
            tabs = [await server.at(room.table.id, keys[0]) for _ in range(4)]
            other = await server.at(room.table.id, keys[1])
            heard = await answers(tabs, RATE * BURST // 2)
            assert heard.count("pong") <= RATE * BURST
            assert set(heard) == {"pong", "too-fast"}
            assert "pong" in await answers([other], 1), "another seat has its own"
            for line in (*tabs, other):
                await line.end()
            again = await server.at(room.table.id, keys[0])
            assert await answers([again], 3) == ["too-fast"] * 3, "who comes back has no more"
            await again.end()

    asyncio.run(scenario())


def test_what_leads_nowhere_and_is_kept_counts_for_many(tmp_path: Path) -> None:
    """Orders without end would make a log that nobody can read again."""

    async def scenario() -> None:
        async with inside(tmp_path / "tables.db", messages_a_second=RATE) as server:
            time = [1000]
            server.services.now = lambda: time[0]
            room, keys = await server.game(2, game="midevil")
            line = await server.at(room.table.id, keys[0])
            before = room.table.seq
            for number in range(RATE * BURST):
                line.put(f'{{"type":"order","id":"{number}"}}')
            heard = await heard_on(line, RATE * BURST)
            assert heard.count("done") == RATE * BURST // WHIM == room.table.seq - before
            assert set(heard) == {"done", "too-fast"}
            time[0] += 1000 * WHIM // RATE
            line.put('{"type":"order","id":"later"}')
            assert await heard_on(line, 1) == ["done"]
            await line.end()

    asyncio.run(scenario())


def test_a_seat_has_few_sockets_open_and_the_oldest_gives_way(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path / "tables.db") as server:
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

    asyncio.run(scenario())


async def refused(server: Inside, table: str, key: str | None) -> int | None:
    """How a socket was closed that said hello."""
    line = server.open(table, key)
    line.put('{"type":"hello","protocol":1}')
    await line.over()
    return line.closed


def test_an_address_has_so_many_sockets_open_at_tables_and_lists(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.server.lines.sockets.address_of", lambda scope: ELSEWHERE)

    async def scenario() -> None:
        async with inside(tmp_path / "tables.db", messages_a_second=RATE) as server:
            server.services.now = lambda: 1000
            room, _ = await server.game(2, game="midevil")
            lines = [await server.at(room.table.id) for _ in range(MOST_OF_AN_ADDRESS)]
            for table in (room.table.id, "lobby"):
                assert await refused(server, table, None) == 1013
            heard = await answers(lines[:10], RATE * BURST)
            assert RATE * BURST < heard.count("pong") <= RATE * BURST * CALLERS_OF_AN_ADDRESS
            for line in lines:
                await line.end()
            assert not server.sockets.addresses.busy

    asyncio.run(scenario())


def test_one_guest_leaves_room_in_the_queue_of_a_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with inside(tmp_path / "tables.db") as server:
            room, keys = await server.game(2, game="midevil")
            loud, other = [await server.at(room.table.id, key) for key in keys]
            asking = asyncio.create_task(answers([loud], 3 * MOST_OF_A_GUEST, HISTORY))
            await asyncio.sleep(0)
            assert await answers([other], 1, HISTORY) == ["done"]
            assert set(await asking) == {"done", "too-fast"}
            for line in (loud, other):
                await line.end()

    asyncio.run(scenario())


class Somebody:
    """A socket that is only counted."""

    def give_way(self) -> None:
        raise AssertionError


def test_crowds_are_forgotten_when_they_would_be_as_new() -> None:
    crowds, one, other = Crowds(1, 2, give_way=False), Somebody(), Somebody()
    first = crowds.enter("a", one, 1000)
    assert crowds.enter("a", other, 1000) is first
    with pytest.raises(Refused, match="busy"):
        crowds.enter("a", Somebody(), 1000)
    assert first.bucket.take(1000)
    for member in (one, other):
        first.leave(member)
    assert crowds.enter("a", one, 1500) is first
    first.leave(one)
    crowds.forget(2000)
    assert not crowds.idle
    for number in range(MOST_IDLE + 5):
        used = crowds.enter(str(number), one, 1000)
        used.bucket.take(1000)
        used.leave(one)
    crowds.forget(1000)
    assert len(crowds.idle) == MOST_IDLE
