"""Regular chores: continue tables that wait for nobody, and close those that nobody needs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from itertools import count

from boneyard.server.accounts.alerts import FRESH
from boneyard.server.accounts.guests import SEEN_EVERY
from boneyard.server.history.archive import Archive
from boneyard.server.lobby import read_summary
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.rooms.timer import FAR
from boneyard.server.store import StoreError
from boneyard.table.config import DAY, Bank, Days
from boneyard.table.deadlines import EMPTY
from boneyard.table.errors import Refused
from boneyard.table.handlers import internal

log = logging.getLogger(__name__)
EVERY = 30.0
"""Seconds between two rounds."""
ROUNDS = 40
"""Rare chores run once in this many rounds, three times an hour."""
PAUSE = 0.02
"""Seconds between two tables, so that players never wait for this."""
MOST_EMPTY = 200
"""Empty tables opened in a round; they stay open until nobody has come for a while."""
ALONE = DAY + SEEN_EVERY
"""Milliseconds after which an unstarted table without its players is closed."""
FAR_AHEAD = int(FAR * 1000)


async def keep_house(rooms: Rooms, archive: Archive, *, tells: bool = False) -> None:
    """Run for ever; with alerts (`tells`), first find questions that were not announced before a restart."""
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
            await done(archive.find_missing())
        await done(archive.catch_up())
        await done(tidy(rooms))
        await asyncio.sleep(EVERY)


async def done(chore: Coroutine[None, None, None]) -> bool:
    """Run a chore; a failure must not prevent the others."""
    try:
        await chore
    except StoreError as error:
        log.warning("housekeeping waits for the database: %s", error)
    except Exception:  # the other chores must still run
        log.exception("a housekeeping chore failed")
    else:
        return True
    return False


async def wake(rooms: Rooms) -> None:
    """Open tables whose bots or deadlines were interrupted when a process ended."""
    for table in await rooms.services.store.stalled():
        if table not in rooms.open:
            await opened(rooms, table)


async def remind(rooms: Rooms) -> None:
    """Open recently changed tables, so that alerts interrupted by the end of a process are sent."""
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
    """Open tables whose process ended before it sent their alerts."""
    for table in await rooms.services.ownership.orphaned(rooms.services.now() - FRESH):
        if table not in rooms.open:
            await opened(rooms, table)


async def wind(rooms: Rooms) -> None:
    """Open tables whose time may have run out, and all with a bank."""
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
    """Open empty tables, so that they are closed if nobody comes."""
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
    """Close unstarted tables to which no player has come for a day."""
    services = rooms.services
    for table in await services.store.abandoned(services.now() - ALONE):
        open_table = rooms.open.get(table)
        if (open_table is None or not open_table.is_watched) and not await services.ownership.is_elsewhere(
            table
        ):
            await opened(rooms, table)
            if (open_table := rooms.open.get(table)) is not None:
                with suppress(Refused):  # somebody has started it or come back
                    await open_table.request(internal.Close(why="abandoned"))


async def opened(rooms: Rooms, table: str) -> None:
    """Open a table if there is room, then pause for players."""
    if len(rooms.open) >= rooms.most:
        return
    try:
        await rooms.room(table)
    except Refused as error:
        log.warning("table %s can't be opened: %s", table, error.code)
    except StoreError:
        raise
    except Exception:  # one bad table must not affect others
        log.exception("table %s can't be opened", table)
    await asyncio.sleep(PAUSE)


async def tidy(rooms: Rooms) -> None:
    """Close tables without viewers, activity and pending alerts: ended ones now, others in the next round."""
    has_alerts = rooms.services.has_pending_alerts
    idle = {table for table, open_table in rooms.open.items() if open_table.idle and not has_alerts(table)}
    for table in idle:
        open_table = rooms.open.get(table)
        if open_table is None or not open_table.idle:
            continue
        if table in rooms.idle or open_table.table.status == "over":
            await rooms.forget(table)
    rooms.idle = idle
