"""The host's door: a Unix socket that only the server's own user can open, next to the database."""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import suppress
from pathlib import Path

import msgspec

from boneyard.server.admin import requests as r
from boneyard.server.admin.office import Office

log = logging.getLogger(__name__)
PATIENCE = 60.0


class NoDoor(Exception):
    """No server listens there."""


class Door:
    """Listens while the server runs."""

    def __init__(self, path: Path, office: Office) -> None:
        self.path = path
        self.office = office
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen; where that can't be done, the server runs all the same and says so."""
        if not hasattr(asyncio, "start_unix_server"):
            log.info("this system has no local sockets: `boneyard admin` needs the server to be stopped")
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
            if not line:  # another server only looks whether one listens here
                return
            try:
                reply = await self.office.answer(r.read_request(line))
            except msgspec.DecodeError as error:
                reply = r.NotDone("bad-request", {"reason": str(error)[:300]})
            writer.write(r.encode(reply) + b"\n")
            await writer.drain()
        except (ValueError, ConnectionError):
            log.warning("somebody at the host's door said nothing that can be read")
        finally:
            writer.close()

    async def close(self) -> None:
        """Stop listening."""
        if self.server is not None:
            self.server.close()
            await self.server.wait_closed()
            with suppress(OSError):
                self.path.unlink()


async def is_alive(path: Path) -> bool:
    """Whether a server listens at a socket; a file that one left behind says nothing."""
    try:
        _, writer = await asyncio.open_unix_connection(path)
    except OSError:
        return False
    writer.close()
    return True


async def knock(path: Path, request: r.Request) -> r.Reply:
    """Ask the server behind a door; `TimeoutError` where it does not answer."""
    asked = r.encode(request) + b"\n"
    try:
        reader, writer = await asyncio.open_unix_connection(path, limit=4 * 1024 * 1024)
    except OSError as error:
        raise NoDoor(str(path)) from error
    try:
        writer.write(asked)
        async with asyncio.timeout(PATIENCE):
            line = await reader.readline()
        if not line:
            raise NoDoor(str(path))
        return r.read_reply(line)
    except ConnectionError as error:
        raise NoDoor(str(path)) from error
    finally:
        writer.close()
