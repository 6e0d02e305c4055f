"""One address can't ask without end; others and this machine are not held up by it."""

import asyncio
from collections.abc import MutableMapping

from boneyard.server.connected import Event, Receive, Scope, Send
from boneyard.server.settings import Settings
from boneyard.server.web.gate import gated
from boneyard.server.web.limiting import BURST, HEAVY_BURST, MOST_ADDRESSES, Limits


def scope_of(address: str, path: str = "/api/games", kind: str = "http") -> Scope:
    return {"type": kind, "method": "GET", "path": path, "headers": [], "client": (address, 5000)}


def test_an_address_may_ask_so_often_and_later_again() -> None:
    limits = Limits(5)
    asked = [limits.allow(scope_of("203.0.113.7"), 1000) for _ in range(5 * BURST + 3)]
    assert asked == [True] * 5 * BURST + [False] * 3
    assert limits.allow(scope_of("203.0.113.8"), 1000), "others are not held up"
    assert limits.allow(scope_of("203.0.113.7"), 1300)


def test_what_is_heavy_is_counted_apart() -> None:
    limits = Limits(100)
    heavy = scope_of("203.0.113.7", "/api/tables/abc/record")
    assert [limits.allow(heavy, 1000) for _ in range(HEAVY_BURST + 1)] == [True] * HEAVY_BURST + [False]
    assert limits.allow(scope_of("203.0.113.7"), 1000)


def test_a_network_of_one_household_is_one_address() -> None:
    limits = Limits(1)
    for number in range(BURST):
        assert limits.allow(scope_of(f"2001:db8::{number:x}"), 1000)
    assert not limits.allow(scope_of("2001:db8::ffff"), 1000)


def test_this_machine_may_ask_as_it_likes() -> None:
    limits = Limits(1)
    for address in ("127.0.0.1", "::1", "nonsense"):
        assert all(limits.allow(scope_of(address), 1000) for _ in range(50))


def test_memory_is_bounded() -> None:
    limits = Limits(1)
    for number in range(MOST_ADDRESSES + 50):
        limits.allow(scope_of(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"), 1000)
    assert len(limits.known) == MOST_ADDRESSES


def test_the_gate_says_so() -> None:
    passed: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append(str(scope["type"]))

    async def nothing() -> Event:
        return {"type": "websocket.connect"}

    async def run() -> list[MutableMapping[str, object]]:
        sent: list[MutableMapping[str, object]] = []

        async def send(event: Event) -> None:
            sent.append(event)

        gate = gated(app, Settings(database="", requests_a_second=1))
        for _ in range(BURST):
            await gate(scope_of("203.0.113.7"), nothing, send)
        await gate(scope_of("203.0.113.7"), nothing, send)
        await gate(scope_of("203.0.113.7", "/ws/abc", "websocket"), nothing, send)
        return sent

    start, body, closed = asyncio.run(run())
    assert passed == ["http"] * BURST
    assert (start["status"], body["body"]) == (429, b'{"code":"too-fast","data":{}}')
    assert (closed["type"], closed["code"]) == ("websocket.close", 1013)
