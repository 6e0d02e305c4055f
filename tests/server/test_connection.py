"""A connection holds little, whatever its client sends and does not take in."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from random import Random
from typing import cast
from weakref import ref

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.utils import apply_mask

from boneyard.server.lines.connected import Receive, Scope, Send
from boneyard.server.lines.connection import MOST_FRAGMENTS, PIECE, Connection, line_in
from boneyard.server.lines.frames import framed
from tests.reliability.raw import frame
from tests.server.waiting import until

REQUEST = (
    b"GET /ws/x HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, PING, PONG, CLOSE, BEGUN, CONTINUED, ENDED = 0x81, 0x89, 0x8A, 0x88, 0x01, 0x00, 0x80
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Wire(asyncio.Transport):
    """A transport whose other side takes in nothing once it is stuck."""

    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self.connection = connection
        self.stuck = False
        self.sent = bytearray()
        self.waiting = bytearray()
        self.reading = True
        self.gone = False
        self.high: int | None = None

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self.high = high

    def get_write_buffer_size(self) -> int:
        return len(self.waiting)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self.gone:
            raise RuntimeError("the handler is closed")  # as uvloop does
        if not self.stuck:
            self.sent += data
            return
        self.waiting += data
        if self.high is not None and len(self.waiting) > self.high:
            self.connection.pause_writing()

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_reading(self) -> bool:
        return self.reading

    def is_closing(self) -> bool:
        return self.gone

    def close(self) -> None:
        """What waits must still be sent, so a stuck one stays."""
        if not self.waiting:
            self.abort()

    def abort(self) -> None:
        if not self.gone:
            self.gone = True
            self.waiting.clear()
            self.connection.connection_lost(None)


async def opened(app: App) -> tuple[Connection, Wire]:
    """A connection after its handshake."""
    config = Config(app, log_config=None, ws_max_size=8192)
    config.load()
    connection = Connection(config, ServerState(), {})
    wire = Wire(connection)
    connection.connection_made(wire)
    connection.data_received(REQUEST)
    await until(lambda: wire.sent.startswith(b"HTTP/1.1 101"))
    wire.sent.clear()
    return connection, wire


async def hears_nothing(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.get_running_loop().create_future()


def test_a_flood_is_parsed_piece_by_piece_and_heard_to_the_end() -> None:
    heard: list[str] = []
    go_on = asyncio.Event()

    async def listens(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await go_on.wait()
        while (event := await receive())["type"] == "websocket.receive":
            heard.append(cast(str, event["text"]))

    async def scenario() -> None:
        connection, wire = await opened(listens)
        texts = [str(number) for number in range(5_000)]
        connection.data_received(b"".join(frame(text.encode()) for text in texts))
        assert connection.queue.qsize() <= PIECE // 7
        assert not wire.is_reading()
        go_on.set()
        await until(lambda: len(heard) == len(texts))
        assert heard == texts
        assert wire.is_reading()
        connection.data_received(frame(b"more"))
        await until(lambda: heard[-1] == "more")
        wire.abort()

    asyncio.run(scenario())


def test_what_comes_before_the_socket_is_accepted_waits_too() -> None:
    accept = asyncio.Event()

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        await accept.wait()

    async def scenario() -> None:
        config = Config(slow, log_config=None)
        config.load()
        connection = Connection(config, ServerState(), {})
        wire = Wire(connection)
        connection.connection_made(wire)
        connection.data_received(REQUEST)
        connection.data_received(frame(b"x") * 10_000)
        assert connection.queue.qsize() == 1
        assert not wire.is_reading()
        accept.set()
        await until(lambda: wire.gone)

    asyncio.run(scenario())


def test_pongs_do_not_pile_up() -> None:
    async def scenario() -> None:
        connection, wire = await opened(hears_nothing)
        connection.data_received(frame(b"hello", PING))
        assert wire.sent == b"\x8a\x05hello"
        wire.stuck = True
        for _ in range(100):
            connection.data_received(frame(b"x" * 125, PING) * 30)
        assert wire.get_write_buffer_size() <= PIECE
        wire.abort()

    asyncio.run(scenario())


def test_fragments_do_not_pile_up() -> None:
    async def scenario() -> None:
        connection, wire = await opened(hears_nothing)
        connection.data_received(frame(b"", BEGUN) + frame(b"", CONTINUED) * (MOST_FRAGMENTS - 1))
        assert not wire.gone
        connection.data_received(frame(b"", CONTINUED))
        assert wire.gone

    asyncio.run(scenario())


def test_a_frame_counts_as_sent_when_the_system_has_taken_it_in() -> None:
    sent: list[str] = []

    async def talks(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        for text in ("first", "second", "third"):
            await receive()
            await send({"type": "websocket.send", "text": text})
            sent.append(text)

    async def scenario() -> None:
        connection, wire = await opened(talks)
        connection.data_received(frame(b"go"))
        await until(lambda: sent == ["first"])
        wire.stuck = True
        connection.data_received(frame(b"go") * 2)
        await until(wire.get_write_buffer_size)
        assert wire.waiting == b"\x81\x06second"
        assert sent == ["first"]
        wire.stuck = False
        wire.waiting.clear()
        connection.resume_writing()
        await until(lambda: sent == ["first", "second", "third"])

    asyncio.run(scenario())


def test_who_does_not_take_in_the_goodbye_is_cut_off() -> None:
    async def leaves(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        sending = asyncio.ensure_future(send({"type": "websocket.send", "text": "x" * 1000}))
        await asyncio.wait([sending], timeout=0.01)
        sending.cancel()

    async def scenario() -> None:
        connection, wire = await opened(leaves)
        wire.stuck = True
        connection.data_received(frame(b"go"))
        await until(lambda: wire.gone)
        assert not wire.waiting

    asyncio.run(scenario())


class Heard:
    """An application that listens to the line when it is told to begin, and then returns."""

    def __init__(self) -> None:
        self.begin = asyncio.Event()
        self.texts: list[str | bytes] = []
        self.lost = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        line = line_in(scope)
        await receive()
        await send({"type": "websocket.accept"})
        await self.begin.wait()
        line.listen(self.texts.append, self.lose)

    def lose(self) -> None:
        self.lost += 1

    def is_lost(self) -> bool:
        return self.lost > 0


async def listening() -> tuple[Heard, Connection, Wire]:
    """A connection whose application listens to the line and has returned."""
    app = Heard()
    connection, wire = await opened(app)
    app.begin.set()
    await until(lambda: not connection.tasks)
    return app, connection, wire


def test_a_line_hears_first_what_waits_and_then_all_else_at_once() -> None:
    async def scenario() -> None:
        app = Heard()
        connection, wire = await opened(app)
        texts = [str(number) for number in range(2_000)]
        connection.data_received(b"".join(frame(text.encode()) for text in texts))
        app.begin.set()
        await until(lambda: not connection.tasks)
        assert [text if isinstance(text, str) else text.decode() for text in app.texts] == texts
        assert wire.is_reading()
        assert not wire.gone, "it stays open without the application"
        connection.data_received(frame(b"more"))
        assert app.texts[-1] == b"more", "without waiting for any task"
        wire.abort()
        await until(app.is_lost)

    asyncio.run(scenario())


@pytest.mark.parametrize("seed", range(20))
def test_a_line_hears_the_same_however_it_comes_in(seed: int) -> None:
    """Short messages that come alone are not parsed like all else; nobody can tell."""
    rng = Random(seed)

    def masked(payload: bytes, first: int) -> bytes:
        mask = rng.randbytes(4)
        plain = frame(payload, first)
        head = len(plain) - len(payload)
        return plain[: head - 4] + mask + apply_mask(payload, mask)

    async def scenario() -> None:
        app, connection, wire = await listening()
        sent: list[bytes] = []
        for _ in range(rng.randrange(1, 40)):
            size = rng.choice((0, 1, 60, 119, 120, 125, 126, 300, 5000))
            text = rng.randbytes(size).hex()[:size].encode()
            half = rng.randrange(size + 1)
            sent.append(text)
            stream = rng.choice(
                (
                    masked(text, TEXT),
                    masked(b"x", PING) + masked(text, TEXT),
                    masked(text, TEXT) + masked(b"y", PONG),
                    masked(text[:half], BEGUN) + masked(text[half:], ENDED),
                )
                if rng.random() < 0.3
                else (masked(text, TEXT),)
            )
            cut = rng.randrange(len(stream)) if rng.random() < 0.2 else 0
            for piece in filter(None, (stream[:cut], stream[cut:])):
                connection.data_received(piece)
        assert app.texts == sent
        wire.abort()
        await until(app.is_lost)

    asyncio.run(scenario())


@pytest.mark.parametrize("size", [0, 5, 126, 300, 70_000])
def test_who_does_not_mask_is_sent_away(size: int) -> None:
    async def scenario() -> None:
        app, connection, wire = await listening()
        connection.data_received(frame(b"x" * size, masked=False))
        assert not app.texts
        assert wire.sent.startswith(b"\x88"), "closed, as the protocol asks"
        wire.abort()
        await until(app.is_lost)

    asyncio.run(scenario())


def test_a_short_message_that_comes_alone_is_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        app, connection, wire = await listening()
        parsed: list[bytes] = []
        monkeypatch.setattr(connection.conn, "receive_data", parsed.append)
        connection.data_received(frame(b"alone"))
        assert (app.texts, parsed) == ([b"alone"], [])
        connection.data_received(frame(b"first") + frame(b"second"))
        connection.data_received(frame(b"x", BEGUN))
        connection.data_received(frame(b"within a message"))
        assert (app.texts, len(parsed)) == ([b"alone"], 3)
        wire.abort()
        await until(app.is_lost)

    asyncio.run(scenario())


def test_who_listens_hears_once_that_it_is_over() -> None:
    """However it ends: the other side says so or is cut off, the server ends or says goodbye."""

    async def scenario() -> None:
        ends: list[Callable[[Connection, Wire], None]] = [
            lambda connection, wire: connection.data_received(frame(b"\x03\xe8", CLOSE)),
            lambda connection, wire: wire.abort(),
            lambda connection, wire: connection.shutdown(),
            lambda connection, wire: connection.keepalive_timeout(),
            lambda connection, wire: connection.hang_up(1008, "banned"),
        ]
        for end in ends:
            app, connection, wire = await listening()
            end(connection, wire)
            await until(app.is_lost)
            wire.abort()
            await asyncio.sleep(0)
            assert app.lost == 1

    asyncio.run(scenario())


def test_who_is_told_to_go_hears_why_and_who_does_not_take_it_in_is_cut_off() -> None:
    async def scenario() -> None:
        app, connection, wire = await listening()
        connection.hang_up(1008, "banned")
        await until(lambda: wire.sent)
        assert wire.sent == b"\x88\x08\x03\xf0banned"
        assert not wire.is_closing(), "until the other side has closed it too"
        connection.data_received(frame(b"\x03\xf0banned", CLOSE))
        assert wire.gone
        app, connection, wire = await listening()
        wire.stuck = True
        connection.put(b"what nobody takes in")
        connection.hang_up(1013, "too-slow")
        await until(lambda: wire.gone)
        assert app.lost == 1

    asyncio.run(scenario())


def test_what_comes_after_a_goodbye_is_passed_over() -> None:
    """One who takes in nothing and says much would otherwise have megabytes noted about their end."""

    async def scenario() -> None:
        app, connection, wire = await listening()
        wire.stuck = True
        connection.put(b"what nobody takes in")
        connection.hang_up(1013, "too-slow")
        await until(app.is_lost)
        heard, planned = len(app.texts), list[object]()
        plan = connection.loop.call_soon
        connection.loop.call_soon = planned.append  # type: ignore[method-assign, assignment]
        try:
            connection.data_received(frame(b"{}") * 1000)
        finally:
            connection.loop.call_soon = plan  # type: ignore[method-assign]
        assert (len(app.texts), planned) == (heard, [])
        assert not connection.unread
        await until(lambda: wire.gone)

    asyncio.run(scenario())


def test_what_fails_while_listening_begins_ends_the_connection() -> None:
    lost: list[bool] = []
    begin = asyncio.Event()

    def fail(text: str | bytes) -> None:
        raise LookupError

    async def fails(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await begin.wait()
        line_in(scope).listen(fail, lambda: lost.append(True))

    async def scenario() -> None:
        connection, wire = await opened(fails)
        connection.data_received(frame(b"x"))
        begin.set()
        await until(lambda: wire.gone)
        assert lost == [True]

    asyncio.run(scenario())


def test_nothing_is_sent_to_who_is_gone() -> None:
    """Others are told the same at that moment, who must not miss it because somebody's line was cut."""

    async def scenario() -> None:
        connection, wire = await opened(hears_nothing)
        assert connection.put(b"held", hold=True)
        wire.gone = True  # cut off, and nobody has been told yet
        assert connection.put(b"more")
        connection.release()
        await connection.send({"type": "websocket.send", "text": "more"})
        assert not wire.sent
        wire.gone = False
        wire.abort()

    asyncio.run(scenario())


def test_what_is_held_goes_out_before_all_else() -> None:
    async def scenario() -> None:
        connection, wire = await opened(hears_nothing)
        assert connection.put(b"held", hold=True)
        assert not wire.sent
        assert connection.put(b"x" * 200)
        assert wire.sent == framed(b"held") + framed(b"x" * 200)
        wire.sent.clear()
        assert connection.put(b"alone", hold=True)
        await until(lambda: wire.sent)
        assert wire.sent == framed(b"alone")
        wire.sent.clear()
        connection.put(b"last words", hold=True)
        await connection.send({"type": "websocket.close", "code": 1000, "reason": ""})
        assert wire.sent.startswith(framed(b"last words"))
        assert len(wire.sent) > len(framed(b"last words"))
        assert not connection.put(b"too late")
        wire.abort()

    asyncio.run(scenario())


def test_who_takes_in_nothing_is_not_written_to() -> None:
    async def scenario() -> None:
        connection, wire = await opened(hears_nothing)
        wire.stuck = True
        assert connection.put(b"first")
        assert not connection.put(b"second")
        wire.abort()

    asyncio.run(scenario())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_are_those_of_the_library(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_lost_connection_is_forgotten_at_once() -> None:
    """Without a search for cycles, which comes late where there is much to search."""

    async def waits(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            pass

    async def listens(scope: Scope, receive: Receive, send: Send) -> None:
        line = line_in(scope)
        await receive()
        await send({"type": "websocket.accept"})

        def hear(text: str | bytes) -> None:
            line.put(b"heard")

        line.listen(hear, lambda: None)

    async def lost(app: App) -> Callable[[], object]:
        connection, wire = await opened(app)
        connection.data_received(frame(b"hello"))
        tasks = connection.tasks
        wire.abort()
        del wire.connection  # as asyncio's own transports do
        await until(lambda: not tasks)
        left = ref(connection), ref(connection.conn)
        return lambda: [each() for each in left if each() is not None]

    async def scenario() -> None:
        gc.disable()
        try:
            for app in (waits, listens):
                left = await lost(app)
                for _ in range(2):
                    await asyncio.sleep(0)
                assert not left()
        finally:
            gc.enable()

    asyncio.run(scenario())
