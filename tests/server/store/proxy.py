"""A proxy to PostgreSQL that can cut or hold the connection, or lose a COMMIT."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal

from tests.server.postgres import Postgres, memory

SOCKET = ".s.PGSQL.5432"


class Proxy:
    """A socket in its own folder that forwards to the real server."""

    def __init__(self, folder: str, postgres: Postgres) -> None:
        self.folder = folder
        self._postgres = postgres
        self._server = postgres.folder
        self._lines: set[asyncio.StreamWriter] = set()
        self._pumps: set[asyncio.Task[None]] = set()
        self._broken = False
        self._flowing = asyncio.Event()
        self._flowing.set()
        self.commit: Literal["pass", "lose it", "lose its answer"] = "pass"
        self.met = asyncio.Event()
        """Set when a COMMIT was lost as asked for."""

    def url(self, database: str) -> str:
        """The URL of a database through this proxy."""
        return self._postgres.url(Postgres.name(database), self.folder)

    async def open(self) -> None:
        self._listening = await asyncio.start_unix_server(self._meet, f"{self.folder}/{SOCKET}")

    async def close(self) -> None:
        self._listening.close()
        self.cut()
        await asyncio.gather(*self._pumps, return_exceptions=True)

    def cut(self) -> None:
        """Close all connections and refuse new ones."""
        self._broken = True
        self._flowing.set()
        for line in self._lines:
            line.close()

    def hold(self) -> None:
        """Forward nothing, without closing: like a pulled cable."""
        self._flowing.clear()

    def mend(self) -> None:
        self._broken = False
        self.commit = "pass"
        self._flowing.set()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._broken:
            writer.close()
            return
        far_reader, far_writer = await asyncio.open_unix_connection(f"{self._server}/{SOCKET}")
        self._lines |= {writer, far_writer}
        losing = asyncio.Event()
        for pump in (self._ask(reader, far_writer, losing), self._answer(far_reader, writer, losing)):
            task = asyncio.create_task(pump)
            self._pumps.add(task)
            task.add_done_callback(self._pumps.discard)

    async def _ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, losing: asyncio.Event
    ) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65_536):
                await self._flowing.wait()
                if b"COMMIT" in data and self.commit != "pass":
                    if self.commit == "lose it":
                        self.met.set()
                        self.cut()
                        break
                    losing.set()
                writer.write(data)
                await writer.drain()
        writer.close()
        self._lines.discard(writer)

    async def _answer(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, losing: asyncio.Event
    ) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65_536):
                await self._flowing.wait()
                if losing.is_set():
                    self.met.set()
                    self.cut()
                    break
                writer.write(data)
                await writer.drain()
        writer.close()
        self._lines.discard(writer)


@asynccontextmanager
async def proxied(postgres: Postgres) -> AsyncIterator[Proxy]:
    """A proxy in a folder with a short path: a socket's path must not be long."""
    with tempfile.TemporaryDirectory(dir=memory()) as folder:
        proxy = Proxy(folder, postgres)
        await proxy.open()
        try:
            yield proxy
        finally:
            await proxy.close()
