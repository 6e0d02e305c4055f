"""The host's access: a Unix socket next to the database that only the server's own user can open."""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import suppress
from pathlib import Path

import msgspec

from boneyard.server.admin import requests as r
from boneyard.server.admin.commands import AdminCommands

log = logging.getLogger(__name__)
PATIENCE = 60.0


class NoServer(Exception):
    pass


class AdminSocket:
    def __init__(self, path: Path, commands: AdminCommands) -> None:
        self.path = path
        self.commands = commands
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen; if that fails, log it and run all the same."""
        if not hasattr(asyncio, "start_unix_server"):
            log.info("this system has no Unix sockets: stop the server to use `boneyard admin`")
            return
        if await is_alive(self.path):
            log.warning("`boneyard admin` reaches another server at %s", self.path)
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.unlink(missing_ok=True)
            before = os.umask(0o177)
            try:
                self.server = await asyncio.start_unix_server(self.serve, self.path, limit=r.MOST)
            finally:
                os.umask(before)
        except OSError as error:
            log.warning("`boneyard admin` can't reach this server: %s: %s", self.path, error)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request, one reply."""
        try:
            line = await reader.readline()
            if not line:  # another server checking whether one listens here
                return
            try:
                reply = await self.commands.answer(r.read_request(line))
            except msgspec.DecodeError as error:
                reply = r.NotDone("bad-request", {"reason": str(error)[:300]})
            writer.write(r.encode(reply) + b"\n")
            await writer.drain()
        except (ValueError, ConnectionError):
            log.warning("the admin socket received an invalid request")
        finally:
            writer.close()

    async def close(self) -> None:
        if self.server is not None:
            self.server.close()
            await self.server.wait_closed()
            with suppress(OSError):
                self.path.unlink()


async def is_alive(path: Path) -> bool:
    """Whether a server listens at a socket, which may be left over."""
    try:
        _, writer = await asyncio.open_unix_connection(path)
    except OSError:
        return False
    writer.close()
    return True


async def send_request(path: Path, request: r.Request) -> r.Reply:
    """Send a request to a server; raises `TimeoutError` if it doesn't answer."""
    line = r.encode(request) + b"\n"
    try:
        reader, writer = await asyncio.open_unix_connection(path, limit=4 * 1024 * 1024)
    except OSError as error:
        raise NoServer(str(path)) from error
    try:
        writer.write(line)
        async with asyncio.timeout(PATIENCE):
            line = await reader.readline()
        if not line:
            raise NoServer(str(path))
        return r.read_reply(line)
    except ConnectionError as error:
        raise NoServer(str(path)) from error
    finally:
        writer.close()
