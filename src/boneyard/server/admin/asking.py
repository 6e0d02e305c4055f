"""Asking a server as its host: the one that runs, or the database itself where none does."""

from __future__ import annotations

from pathlib import Path

from boneyard.server.admin import requests as r
from boneyard.server.admin.door import NoDoor, knock
from boneyard.server.admin.office import Office
from boneyard.server.admin.where import sqlite_file
from boneyard.server.rooms.rooms import rooms_for
from boneyard.server.services import Services
from boneyard.server.store import Unusable as Unusable
from boneyard.server.store.opening import open_store
from boneyard.server.workers import Workers


async def ask(database: str, door: Path, request: r.Request) -> r.Reply:
    """The answer to a host; a SQLite file is opened only where no server has it, and never made."""
    try:
        return await knock(door, request)
    except TimeoutError as error:
        raise Unusable(
            f"The server behind {door} does not answer. What you asked for may yet be done; look again later."
        ) from error
    except NoDoor:
        file = sqlite_file(database)
        if file is not None and not file.exists():
            raise Unusable(f"There is no database at {file}. Say which one with --database.") from None
    return await directly(database, request)


async def directly(database: str, request: r.Request) -> r.Reply:
    """Do it on the database, as a server would that runs for a moment."""
    store = await open_store(database)
    workers = Workers(1)
    rooms = rooms_for(Services(store, workers))
    try:
        return await Office(rooms).answer(request)
    finally:
        await rooms.close()
        await workers.close()
        await store.close()
