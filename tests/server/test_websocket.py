"""A WebSocket connection is bounded, whatever its client sends and doesn't read."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from uvicorn import Server

from boneyard.server.app.protocols import MOST_FRAGMENTS, WebSocketProtocol
from boneyard.server.app.serve import bound_socket, server_for
from boneyard.server.asgi import Event, Receive, Scope, Send
from boneyard.server.http.security import App
from boneyard.server.websocket.connection import BELOW, MOST_QUEUED, TOO_SLOW, Connection
from tests.patience import within
from tests.reliability.raw_sockets import frame
from tests.server.waiting import until

REQUEST = (
    b"GET /ws/x HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PING, BEGUN, CONTINUED = 0x89, 0x01, 0x00
MEGABYTE = 1_048_576


@asynccontextmanager
async def opened(app: App) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter, Server]]:
    """A client of a real server, after the handshake."""
    listening, server = bound_socket("127.0.0.1", 0), server_for(app)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    await until(lambda: server.started)
    reader, writer = await asyncio.open_connection(*listening.getsockname(), limit=1024)
    writer.write(REQUEST)
    assert (await within(60, reader.readuntil(b"\r\n\r\n"))).startswith(b"HTTP/1.1 101")
    try:
        yield reader, writer, server
    finally:
        writer.transport.abort()
        server.should_exit = True
        await task


async def reads_all(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that reads everything and sends nothing."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await Connection(scope, receive, send).listen(lambda data: None)


def is_closed(server: Server) -> bool:
    return not server.server_state.connections


async def test_unread_pongs_are_bounded() -> None:
    async with opened(reads_all) as (_, writer, server):
        (protocol,) = server.server_state.connections
        assert isinstance(protocol, WebSocketProtocol)
        most = 0
        for _ in range(32):
            writer.write(frame(b"x" * 125, PING) * (MEGABYTE // 131))
            await within(60, writer.drain())
            most = max(most, protocol.transport.get_write_buffer_size())
        assert 0 < most < 2 * BELOW


async def test_fragments_are_bounded() -> None:
    async with opened(reads_all) as (_, writer, server):
        writer.write(frame(b"", BEGUN) + frame(b"", CONTINUED) * (MOST_FRAGMENTS - 1) + frame(b"", PING))
        await until(lambda: not is_closed(server))
        writer.write(frame(b"", CONTINUED))
        await until(lambda: is_closed(server))


async def test_a_slow_reader_is_closed_and_dropped() -> None:
    sent: list[int] = []

    async def floods(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            connection = Connection(scope, receive, send)

            def flood(data: str | bytes) -> None:
                connection.send(b"x" * 10_000)
                sent.append(connection.queued)

            await connection.listen(flood)

    async with opened(floods) as (_, writer, server):
        for _ in range(2000):
            writer.write(frame(b"{}"))
        await until(lambda: is_closed(server))
        assert max(sent) <= MOST_QUEUED - BELOW


async def test_a_slow_reader_gets_everything_in_order() -> None:
    texts = [json.dumps([number] * 1000).encode() for number in range(30)]

    async def talks(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            connection = Connection(scope, receive, send)
            for text in texts:
                connection.send(text)
            connection.end(1000, "done")
            await connection.listen(lambda data: None)

    async with opened(talks) as (reader, _, _):
        for text in texts:
            head = await within(60, reader.readexactly(4))
            assert await reader.readexactly(int.from_bytes(head[2:], "big")) == text
        assert await reader.readexactly(8) == b"\x88\x06\x03\xe8done"


async def test_a_broken_connection_does_not_fail_its_sender() -> None:
    """A broadcast goes on to the others when one of them has just broken."""

    for error in (OSError(), RuntimeError("the handler is closed")):

        async def broken(event: Event, error: Exception = error) -> None:
            raise error

        connection = Connection({}, asyncio.Queue[Event]().get, broken)
        connection.send(b"first")
        connection.end(TOO_SLOW, "too-slow")
        assert connection.closing is not None
        await connection.closing


async def test_nothing_is_received_or_sent_after_the_end() -> None:
    coming, received, going = asyncio.Queue[Event](), list[str | bytes](), list[Event]()

    async def send(event: Event) -> None:
        going.append(event)

    connection = Connection({}, coming.get, send)
    listening = asyncio.create_task(connection.listen(received.append))
    coming.put_nowait({"type": "websocket.receive", "text": "before"})
    await until(lambda: received)
    connection.end(1008, "banned")
    connection.send(b"more")
    coming.put_nowait({"type": "websocket.receive", "text": "after"})
    await within(60, listening)
    assert received == ["before"]
    assert going == [{"type": "websocket.close", "code": 1008, "reason": "banned"}]
