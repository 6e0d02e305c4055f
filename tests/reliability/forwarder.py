"""A TCP forwarder that can make connections vanish without closing them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Forwarder:
    def __init__(self, port: int) -> None:
        self.port = port
        self.lines: set[asyncio.StreamWriter] = set()
        """The near and the far ends of all lines."""
        self.pumps: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.listening = await asyncio.start_server(self.meet, "127.0.0.1", 0)
        self.address = f"127.0.0.1:{self.listening.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        self.listening.close()
        self.vanish()
        for line in self.lines:
            line.close()
        await asyncio.gather(*(line.wait_closed() for line in self.lines), return_exceptions=True)

    def vanish(self) -> None:
        """Forward nothing more on open connections, not even that one side closes."""
        for pump in self.pumps:
            pump.cancel()
        self.pumps.clear()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.lines |= {writer, far_writer}
        for pump in (pass_on(reader, far_writer), pass_on(far_reader, writer)):
            self.pumps.add(asyncio.create_task(pump))


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def forwarded(port: int) -> AsyncIterator[Forwarder]:
    forwarder = Forwarder(port)
    await forwarder.open()
    try:
        yield forwarder
    finally:
        await forwarder.close()
