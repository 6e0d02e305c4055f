"""What runs beside the tables for the host of a server: their door, forgetting what is too old, warnings."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from boneyard.server.admin.door import Door
from boneyard.server.admin.office import Office
from boneyard.server.lines.sockets import Sockets
from boneyard.server.people.retention import retain
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.running import files
from boneyard.server.settings import Settings


@asynccontextmanager
async def hosted(settings: Settings, rooms: Rooms, sockets: Sockets) -> AsyncIterator[None]:
    """Run all of that for a while."""
    door = Door(Path(settings.admin_socket), Office(rooms, sockets.end)) if settings.admin_socket else None
    forgetting = asyncio.create_task(retain(rooms.services, settings.keep_guests, settings.keep_chat))
    watching = asyncio.create_task(sockets.watch_people())
    warning = asyncio.create_task(files.watch())
    if door is not None:
        await door.open()
    try:
        yield
    finally:
        forgetting.cancel()
        watching.cancel()
        warning.cancel()
        if door is not None:
            await door.close()
