"""What a server does now and then: go on with tables that wait for nobody, forget those that nobody needs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from itertools import count

from boneyard.server.history.library import Library
from boneyard.server.lobby import read_summary
from boneyard.server.people.alerts import FRESH
from boneyard.server.people.guests import SEEN_EVERY
from boneyard.server.rooms.alarm import FAR
from boneyard.server.rooms.request import new_id, request
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.store import StoreError
from boneyard.table.config import DAY, Bank, Days
from boneyard.table.deadlines import EMPTY
from boneyard.table.errors import Refused
from boneyard.table.handlers import internal

log = logging.getLogger(__name__)
EVERY = 30.0
"""Seconds between two rounds."""
ROUNDS = 40
"""What seldom comes up is looked for in the first of so many rounds: three times an hour."""
PAUSE = 0.02
"""Seconds between two tables, so that people never wait for this."""
MOST_EMPTY = 200
"""About so many empty tables are opened in a round, for all stay open until nobody has come for a while."""
ALONE = DAY + SEEN_EVERY
"""Milliseconds after which a table without its people is closed; that they come is noted once an hour."""
FAR_AHEAD = int(FAR * 1000)


async def keep_house(rooms: Rooms, library: Library, *, tells: bool = False) -> None:
    """Go round for ever; where people are told whose turn it is, look first who was not told before."""
    reminded = not tells
    for number in count():
        if not reminded:
            reminded = await done(remind(rooms))
        if tells:
            await done(adopt(rooms))
        await done(wake(rooms))
        if number % ROUNDS == 0:
            await done(wind(rooms))
            await done(clear(rooms))
            await done(abandon(rooms))
            await done(library.look_for_untold())
        await done(library.catch_up())
        await done(tidy(rooms))
        await asyncio.sleep(EVERY)


async def done(chore: Coroutine[None, None, None]) -> bool:
    """Do one chore; whatever goes wrong with it must not keep the others from being done."""
    try:
        await chore
    except StoreError as error:
        log.warning("housekeeping waits for the database: %s", error)
    except Exception:  # nobody else would do the other chores
        log.exception("a chore of housekeeping failed")
    else:
        return True
    return False


async def wake(rooms: Rooms) -> None:
    """Open the tables whose bots or deadlines were about to go on when a process ended."""
    for table in await rooms.services.store.stalled():
        if table not in rooms.open:
            await opened(rooms, table)


async def remind(rooms: Rooms) -> None:
    """Open the tables that went on a moment ago, so that who was to be told when a process ended is told."""
    before: tuple[int, str] | None = None
    since = rooms.services.now() - FRESH
    while rows := await rooms.services.store.tables("running", before=before):
        for row in rows:
            if row.updated < since:
                return
            if row.id in rooms.open or row.parked or await rooms.services.ownership.is_elsewhere(row.id):
                continue
            await opened(rooms, row.id)
        before = rows[-1].updated, rows[-1].id


async def adopt(rooms: Rooms) -> None:
    """Open the tables whose process has ended before it told people that it is their turn."""
    for table in await rooms.services.ownership.orphaned(rooms.services.now() - FRESH):
        if table not in rooms.open:
            await opened(rooms, table)


async def wind(rooms: Rooms) -> None:
    """Open the tables whose time may have run out, or runs where people play by a bank."""
    before: tuple[int, str] | None = None
    while rows := await rooms.services.store.tables("running", before=before):
        for row in rows:
            if row.parked:
                continue
            pace = read_summary(row.summary).pace
            late = (
                isinstance(pace, Days) and row.updated + pace.days * DAY - FAR_AHEAD <= rooms.services.now()
            )
            if (late or isinstance(pace, Bank)) and row.id not in rooms.open:
                await opened(rooms, row.id)
        before = rows[-1].updated, rows[-1].id
        await asyncio.sleep(PAUSE)


async def clear(rooms: Rooms) -> None:
    """Open tables that wait for people and have none, so that they are closed where nobody comes."""
    before: tuple[int, str] | None = None
    found = 0
    while found < MOST_EMPTY and (rows := await rooms.services.store.tables("open", before=before)):
        for row in rows:
            if row.parked:
                continue
            sits = any(seat.kind == "person" for seat in read_summary(row.summary).seats)
            late = row.updated + EMPTY <= rooms.services.now()
            if late and not sits and row.id not in rooms.open:
                found += 1
                await opened(rooms, row.id)
        before = rows[-1].updated, rows[-1].id
        await asyncio.sleep(PAUSE)


async def abandon(rooms: Rooms) -> None:
    """Close tables that have not begun and that their people have not come back to for a day."""
    services = rooms.services
    for table in await services.store.abandoned(services.now() - ALONE):
        place = rooms.open.get(table)
        if (place is None or not place.is_seen) and not await services.ownership.is_elsewhere(table):
            await opened(rooms, table)
            if (place := rooms.open.get(table)) is not None:
                with suppress(Refused):  # somebody has begun it, or come back
                    await request(place.ask, internal.Close(id=new_id(), why="abandoned"))


async def opened(rooms: Rooms, table: str) -> None:
    """Open a table if there is room for it, and leave time for people after it."""
    if len(rooms.open) >= rooms.most:
        return
    try:
        await rooms.room(table)
    except Refused as error:
        log.warning("table %s can't be opened: %s", table, error.code)
    except StoreError:
        raise
    except Exception:  # one bad table is no reason to leave the others alone
        log.exception("table %s can't be opened", table)
    await asyncio.sleep(PAUSE)


async def tidy(rooms: Rooms) -> None:
    """Forget tables at which nobody looks, nothing happens and nobody waits to be told for two rounds."""
    untold = rooms.services.is_untold
    idle = {table for table, place in rooms.open.items() if place.idle and not untold(table)}
    for table in idle & rooms.idle:
        if (place := rooms.open.get(table)) is not None and place.idle:
            await rooms.forget(table)
    rooms.idle = idle
