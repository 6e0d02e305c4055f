"""Sends a host's command to the running server, or runs it on the database itself."""

from __future__ import annotations

from pathlib import Path

from boneyard.server.admin import requests as r
from boneyard.server.admin.commands import AdminCommands
from boneyard.server.admin.socket import NoServer, send_request
from boneyard.server.rooms.rooms import rooms_for
from boneyard.server.services import Services
from boneyard.server.settings import sqlite_path
from boneyard.server.store import Unusable as Unusable
from boneyard.server.store import open_store
from boneyard.server.workers import Workers


async def ask(database: str, socket: Path, request: r.Request) -> r.Reply:
    """Run a host's command; opens a SQLite file only if no server has it, and never creates one."""
    try:
        return await send_request(socket, request)
    except TimeoutError as error:
        raise Unusable(
            f"The server at {socket} doesn't answer. It may still run the command: check again later."
        ) from error
    except NoServer:
        file = sqlite_path(database)
        if file is not None and not file.exists():
            raise Unusable(f"There is no database at {file}. Choose one with --database.") from None
    return await directly(database, request)


async def directly(database: str, request: r.Request) -> r.Reply:
    """Run a command on the database, as a server that runs for a moment."""
    store = await open_store(database)
    workers = Workers(1)
    rooms = rooms_for(Services(store, workers))
    try:
        return await AdminCommands(rooms).answer(request)
    finally:
        await rooms.close()
        await workers.close()
        await store.close()
