"""Who says half a request is not waited for, however many do so; others take their time."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from boneyard.server.lines import requests
from boneyard.server.lines.connected import Receive, Scope, Send
from boneyard.server.running.serving import bound_socket, server_for
from boneyard.server.settings import Settings
from tests.patience import within

HEAD = b"POST / HTTP/1.1\r\nHost: here\r\n"
WHOLE = HEAD + b"Content-Length: 2\r\n\r\nab"
SOON = 0.2


async def slow(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that hears the whole request, and then thinks for longer than anybody may ask."""
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await asyncio.sleep(2 * SOON)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})


@asynccontextmanager
async def serving() -> AsyncIterator[int]:
    """A server of it, and its port."""
    settings = Settings(database="", port=0)
    listening, server = bound_socket(settings), server_for(slow)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        await task


async def answer_to(port: int, *pieces: bytes) -> bytes:
    """All that is said to what comes piece by piece; nothing where the connection is closed before."""
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
def test_half_a_request_is_not_waited_for(said: tuple[bytes, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "TO_ASK", SOON)

    async def ask() -> bytes:
        async with serving() as port:
            return await answer_to(port, *said)

    assert asyncio.run(ask()) == b""


def test_who_has_said_it_is_answered_however_long_that_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "TO_ASK", SOON)

    async def ask() -> list[bytes]:
        async with serving() as port:
            with socket.create_connection(("127.0.0.1", port)) as line:
                line.setblocking(False)
                loop, heard = asyncio.get_running_loop(), list[bytes]()
                for _ in range(3):  # on the same connection
                    await loop.sock_sendall(line, WHOLE)
                    heard.append((await loop.sock_recv(line, 1000))[:15])
                return heard

    assert asyncio.run(ask()) == [b"HTTP/1.1 200 OK"] * 3
