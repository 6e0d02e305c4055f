"""Tasks in the background: the admin socket, deleting old data, and warnings."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from boneyard.server.accounts.retention import retain
from boneyard.server.admin.commands import AdminCommands
from boneyard.server.admin.socket import AdminSocket
from boneyard.server.app import open_files
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.settings import Settings
from boneyard.server.websocket.tables import Sockets


@asynccontextmanager
async def hosted(settings: Settings, rooms: Rooms, sockets: Sockets) -> AsyncIterator[None]:
    socket = (
        AdminSocket(Path(settings.admin_socket), AdminCommands(rooms, sockets.end))
        if settings.admin_socket
        else None
    )
    retention = asyncio.create_task(retain(rooms.services, settings.keep_guests, settings.keep_chat))
    watching = asyncio.create_task(sockets.watch_people())
    warning = asyncio.create_task(open_files.watch())
    if socket is not None:
        await socket.open()
    try:
        yield
    finally:
        retention.cancel()
        watching.cancel()
        warning.cancel()
        if socket is not None:
            await socket.close()
