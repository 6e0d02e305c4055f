"""What a server does now and then: go on with tables that wait for nobody, forget those that nobody needs."""

from __future__ import annotations

import asyncio
import logging

from boneyard.server.errors import Refused
from boneyard.server.rooms import Rooms
from boneyard.server.store import StoreError

log = logging.getLogger(__name__)
EVERY = 30.0
"""Seconds between two rounds."""
PAUSE = 0.02
"""Seconds between two tables, so that people never wait for this."""


async def keep_house(rooms: Rooms) -> None:
    """Go round for ever."""
    while True:
        try:
            await wake(rooms)
            await tidy(rooms)
        except StoreError as error:
            log.warning("housekeeping waits for the database: %s", error)
        await asyncio.sleep(EVERY)


async def wake(rooms: Rooms) -> None:
    """Open the tables whose bots or deadlines were about to go on when a process ended."""
    for table in await rooms.services.store.stalled():
        if table not in rooms.open:
            try:
                await rooms.room(table)
            except Refused as error:
                log.warning("table %s can't be opened: %s", table, error.code)
            await asyncio.sleep(PAUSE)


async def tidy(rooms: Rooms) -> None:
    """Forget tables at which nobody looks and nothing happens for two rounds."""
    idle = {table for table, place in rooms.open.items() if place.idle}
    for table in idle & rooms.idle:
        if (place := rooms.open.get(table)) is not None and place.idle:
            await rooms.forget(table)
    rooms.idle = idle
