"""Slow and incomplete HTTP requests are limited; complete ones take their time."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from boneyard.server.app import protocols
from boneyard.server.app.serve import bound_socket, server_for
from boneyard.server.asgi import Event, Receive, Scope, Send
from boneyard.server.http.rate_limits import Limits
from boneyard.server.http.responses import AT_ONCE, turn_of
from boneyard.server.http.security import PIECE, App, secured
from boneyard.server.settings import Settings
from tests.patience import within
from tests.server.waiting import until

HEAD = b"POST / HTTP/1.1\r\nHost: here\r\n"
WHOLE = HEAD + b"Content-Length: 2\r\n\r\nab"
SOON = 0.2


async def slow(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that reads the whole request and then exceeds the time for one."""
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await asyncio.sleep(2 * SOON)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})


@asynccontextmanager
async def serving(app: App = slow) -> AsyncIterator[int]:
    listening, server = bound_socket("127.0.0.1", 0), server_for(app)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        await task


async def answer_to(port: int, *pieces: bytes) -> bytes:
    """The response to a request sent piece by piece; empty if the connection is closed before."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for piece in pieces:
        writer.write(piece)
        await asyncio.sleep(SOON / 4)
    try:
        return await within(10 * SOON, reader.read(15))
    except ConnectionError:
        return b""
    finally:
        writer.transport.abort()


@pytest.mark.parametrize(
    "said",
    [
        (),
        (HEAD,),
        (b"P", b"O", b"S", b"T", b" ", b"/", b" ", b"H", b"T"),
        (HEAD + b"Content-Length: 9\r\n\r\n", b"a", b"b", b"c", b"d", b"e", b"f", b"g"),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n9\r\nabc",),
    ],
)
async def test_incomplete_requests_time_out(said: tuple[bytes, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "REQUEST_TIMEOUT", SOON)

    async with serving() as port:
        assert await answer_to(port, *said) == b""


AMBIGUOUS = [
    HEAD + b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    HEAD + b"Transfer-Encoding: chunked\r\nX: y\r\ncontent-length : 3\r\n\r\n0\r\n\r\n",
    b"GET / HTTP/1.1\nHost: here\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: here\n\n",
    b"GET / HTTP/1.1\r\nHost: here\r\nX: a\r\n b\r\n\r\n",
]


@pytest.mark.parametrize("said", AMBIGUOUS)
@pytest.mark.parametrize("before", [b"", WHOLE], ids=["alone", "pipelined"])
@pytest.mark.parametrize("cut", [0, 20], ids=["whole", "in pieces"])
async def test_ambiguous_requests_close_the_connection(said: bytes, before: bytes, cut: int) -> None:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
            await send({"type": "http.response.body", "body": b""})

    async with serving(answer) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        sent = before + said
        writer.write(sent[:cut])
        await asyncio.sleep(SOON / 10)
        writer.write(sent[cut:] + WHOLE)
        received = await within(60, reader.read())
        writer.transport.abort()
    assert re.findall(rb"HTTP/1.1 (\d+)", received) == [b"200"] * bool(before) + [b"400"]


async def test_a_body_may_hold_any_lines() -> None:
    body = b"a\n b\r\n\tc\nContent-Length: 1\r\nTransfer-Encoding: x\n"
    async with serving() as port:
        whole = HEAD + f"Content-Length: {len(body)}\r\n\r\n".encode() + body
        assert await answer_to(port, whole) == b"HTTP/1.1 200 OK"


async def test_unfinished_requests_per_address_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Localhost isn't limited, so the client pretends to be elsewhere."""
    monkeypatch.setattr(protocols, "counted", lambda peer: "203.0.113.7")
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "203.0.113.1")
    monkeypatch.setattr(protocols, "MOST_UNFINISHED", 3)

    async with serving() as port:
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        for reader, _ in lines[:2]:
            assert await within(60, reader.read()) == b""
        for reader, writer in lines[2:]:
            writer.write(WHOLE)
            assert await within(60, reader.read(15)) == b"HTTP/1.1 200 OK"
        assert not protocols.HttpProtocol.unfinished
        for _, writer in lines:
            writer.transport.abort()


async def test_complete_requests_never_time_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "REQUEST_TIMEOUT", SOON)
    async with serving() as port:
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.setblocking(False)
            loop = asyncio.get_running_loop()
            for _ in range(3):  # on the same connection
                await loop.sock_sendall(line, WHOLE)
                assert (await loop.sock_recv(line, 1000))[:15] == b"HTTP/1.1 200 OK"


LARGE = 32 * 1024 * 1024
"""Bytes; the kernel buffers some megabytes for a client that doesn't read."""


class Speaker:
    """An application with a large response that counts how much of it was sent."""

    def __init__(self) -> None:
        self.taken = 0
        self.done = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def noted(event: Event) -> None:
            await send(event)
            body = event.get("body", b"")
            assert isinstance(body, bytes)
            assert len(body) <= PIECE
            self.taken += len(body)

        async def large(scope: Scope, receive: Receive, send: Send) -> None:
            length = str(LARGE).encode()
            await send(
                {"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]}
            )
            await send({"type": "http.response.body", "body": bytes(LARGE)})

        if scope["type"] == "http":
            await secured(large, Settings(database=""), Limits(1000))(scope, receive, noted)
            self.done = True


async def test_unread_responses_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server buffers a part of it, and drops the connection after a while."""

    monkeypatch.setattr(protocols, "READ_TIMEOUT", SOON)
    app = Speaker()
    async with serving(app) as port:
        _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
        writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        await until(lambda: app.taken)
        assert not app.done, "most of it wasn't even produced"
        await until(lambda: app.done)
        writer.transport.abort()


async def test_slow_readers_get_the_whole_response(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "READ_TIMEOUT", SOON)
    app = Speaker()
    async with serving(app) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
        writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200")
        assert len(await within(60, reader.readexactly(LARGE))) == LARGE
        writer.transport.abort()


async def test_large_downloads_per_address_are_limited() -> None:
    ended = asyncio.Event()
    begun: list[str] = []

    async def send_game(address: str) -> None:
        async with turn_of(address):
            begun.append(address)
            await ended.wait()

    addresses = ["203.0.113.7"] * (AT_ONCE + 3) + ["203.0.113.8"] + [""] * (AT_ONCE + 1)
    tasks = [asyncio.create_task(send_game(address)) for address in addresses]
    await until(lambda: begun.count("") == AT_ONCE + 1)
    assert (begun.count("203.0.113.7"), begun.count("203.0.113.8")) == (AT_ONCE, 1)
    ended.set()
    await asyncio.gather(*tasks)
    assert begun.count("203.0.113.7") == AT_ONCE + 3
