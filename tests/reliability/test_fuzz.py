"""Every malformed frame gets a typed error, without a traceback or a change."""

import asyncio
import json
import logging
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from boneyard.table.errors import CODES
from boneyard.table.protocol import MOST_BYTES
from tests.damage import damage
from tests.figures import Figures
from tests.patience import within
from tests.reliability.in_process import InProcessSocket, in_process_server
from tests.reliability.odd_json import FIELDS, odd_value
from tests.reliability.processes import Server, running
from tests.reliability.raw_sockets import frame, opened
from tests.server.client import seated
from tests.sizes import pick

FRAMES = pick(quick=600, ci=50_000, full=1_000_000)
TYPES = [
    "hello",
    "ping",
    "sit",
    "stand",
    "reveal",
    "begin",
    "answer",
    "undo",
    "order",
    "return",
    "leave",
    "vote",
    "link",
    "carry",
    "say",
    "history",
    "ask",
    "hint",
    "why-not",
    "welcome",
    "",
    "__class__",
]
DEEP = ("[" * 4000, "[" * 4000 + "]" * 4000, '{"a":' * 1500, '{"type":' * 1000 + "1" + "}" * 1000)


def by_grammar(rng: Random) -> str:
    """Almost a message: a known type, existing fields, wrong values."""
    start = f'{{"type":"{rng.choice(TYPES)}","id":{rng.choice(["1", chr(34) * 2, "null", odd_value(rng)])}'
    return ",".join([start, *(f'"{f}":{odd_value(rng)}' for f in rng.sample(FIELDS, rng.randrange(3)))]) + "}"


def nonsense(rng: Random) -> str | bytes:
    match rng.randrange(8):
        case 0:
            return rng.randbytes(rng.randrange(200))
        case 1:
            return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(100)))
        case 2:
            return rng.choice(DEEP)[: MOST_BYTES - 1]
        case 3:
            return "x" * rng.choice((MOST_BYTES, MOST_BYTES + 1, 3 * MOST_BYTES))
        case 4:
            text = '{"type":"answer","id":"7","decision":1,"choice":0}'
            return damage(damage(text, rng) or "{", rng).encode()
        case 5:
            return by_grammar(rng).encode("utf-8", "surrogatepass")
        case _:
            return by_grammar(rng)


def would_be_read(sent: str | bytes) -> bool:
    """Whether a frame happens to be a valid message, which another test covers."""
    try:
        message = json.loads(sent)
    except (ValueError, RecursionError):
        return False
    return (
        isinstance(message, dict) and message.get("type") in TYPES and isinstance(message.get("id", ""), str)
    )


def frames(rng: Random, number: int) -> Iterator[str | bytes]:
    made = 0
    while made < number:
        found = nonsense(rng)
        if not would_be_read(found):
            made += 1
            yield found


async def bombard(line: InProcessSocket, rng: Random, number: int) -> None:
    """Send nonsense; each frame gets one error with a code."""
    for sent in frames(rng, number):
        line.put(sent)
        answer = await line.next_message()
        assert answer["type"] == "failed", (sent, answer)
        assert answer["code"] == "bad-frame", (sent, answer)
        assert answer["code"] in CODES


async def test_malformed_frames_change_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, figures: Figures
) -> None:
    caplog.set_level(logging.DEBUG)

    async with in_process_server(tmp_path / "tables.db") as server:
        room, keys = await server.game(2, game="midevil")
        line, other = [await server.at(room.table.id, key) for key in keys]
        await line.pong()
        seq, state = room.table.seq, room.table.play and room.table.play.hash
        await other.pong()
        await bombard(line, Random(6), FRAMES)
        assert (room.table.seq, room.table.play and room.table.play.hash) == (seq, state)
        assert await line.pong() == await other.pong() == []
        for each in (line, other):
            await each.end()
    assert not [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]
    figures("fuzz", frames=FRAMES, tracebacks=0, changed=0)


async def test_valid_messages_never_fail_inside(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Frames that happen to be valid may be done or refused, but never end in a traceback."""
    caplog.set_level(logging.DEBUG)
    rng = Random(66)

    async with in_process_server(tmp_path / "tables.db") as server:
        room, keys = await server.game(2, game="midevil")
        line = await server.at(room.table.id, keys[1])
        for number in range(pick(quick=400, ci=20_000, full=300_000)):
            fields = {name: odd_value(rng) for name in rng.sample(FIELDS[2:], rng.randrange(4))}
            fields |= {"type": f'"{rng.choice(TYPES[2:-3])}"', "id": f'"{number}"'}
            if fields["type"] in ('"leave"', '"carry"', '"vote"'):
                continue
            line.put("{" + ",".join(f'"{name}":{value}' for name, value in fields.items()) + "}")
            while True:
                reply = await line.next_message()
                if reply["type"] in ("done", "failed"):
                    assert reply["id"] in (str(number), ""), "one reply each"
                    break
        await line.end()
    assert not [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]


async def test_floods_are_limited_and_closed(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "tables.db", messages_a_second=2) as server:
        room, keys = await server.game(2, game="midevil")
        line, other = [await server.at(room.table.id, key) for key in keys]
        await line.pong()
        for number in range(50):
            answer = await line.answer(type="undo", id=f"{number}")
            assert answer["type"] == "failed"
        assert answer["code"] == "too-fast"
        for _ in range(50):
            line.put("nonsense")
        await within(20, line.over())
        assert line.closed == 1008
        assert not [reply for reply in await other.pong() if reply["type"] != "update"]
        await other.end()


HELLO = b'{"type":"hello","protocol":1}'


def bytes_on_the_wire(rng: Random) -> bytes:
    match rng.randrange(10):
        case 0:
            return frame(b"\xff\xfe\xed\xa0\x80")  # text that is no UTF-8
        case 1:
            return frame(HELLO, masked=False)
        case 2:
            return frame(HELLO, first=rng.choice((0x83, 0x8F, 0xC1, 0xF1, 0x80)))
        case 3:
            return frame(b"", length=rng.choice((2**63 - 1, 2**32, 8193)))
        case 4:
            return frame(b"x" * 9000)
        case 5:
            return frame(HELLO[:9], first=0x01) + frame(HELLO[9:], first=0x80) + frame(HELLO, first=0x01)
        case 6:
            return frame(b"x" * 126, first=0x89)
        case 7:
            return frame(rng.choice((b"", b"\x03", b"\x00\x01", b"\x0b\xb8\xff\xff")), first=0x88)
        case 8:
            return frame(HELLO, first=0x82) + frame(b"")
        case _:
            return rng.randbytes(rng.randrange(1, 300))


async def send_bytes(server: Server, table: str, data: bytes) -> None:
    """Open a socket, send the bytes, and read until the server closes or is silent."""
    raw = await opened(server, table)
    loop = asyncio.get_running_loop()
    with suppress(OSError, TimeoutError):
        await loop.sock_sendall(raw, frame(HELLO) + data)
        raw.shutdown(socket.SHUT_WR)
        while await within(0.5, loop.sock_recv(raw, 65_536)):
            pass
    raw.close()


async def test_random_bytes_cause_no_traceback(tmp_path: Path, figures: Figures) -> None:
    rng, number = Random(666), pick(quick=25, ci=2000, full=50_000)

    async def play(server: Server, most: int) -> int:
        """Meanwhile play a game, until it ends or enough was sent; returns how much was sent."""
        table, guests = await seated(server.address, "zombie-invasion", 2)
        sent = 0
        async with guests[0].at(table) as first, guests[1].at(table) as second:
            while sent < most and first.seen.info["status"] != "over":
                for data in [bytes_on_the_wire(rng) for _ in range(min(10, most - sent))]:
                    await send_bytes(server, table, data)
                    sent += 1
                asked = first if first.seen.question else second
                assert (await asked.answer(0))["type"] == "done"
                for client in (first, second):
                    await client.say(type="ping")
                    while (await client.next_message())["type"] != "pong":
                        pass
        return sent

    with running(tmp_path) as server:
        sent = 0
        while sent < number:
            sent += await play(server, number - sent)
        assert not server.faults()
    figures("fuzz", connections=sent, tracebacks=0)
