"""Regular chores: continue tables that wait for nobody, close those that nobody needs, delete old data."""

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
from boneyard.server.services import Services
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


async def run_chores(
    rooms: Rooms, archive: Archive, *, guest_days: int = 0, chat_days: int = 0, alerts: bool = False
) -> None:
    """Run for ever; with `alerts`, first find questions that were not announced before a restart.

    Guests not seen and chat written for that many days are deleted; 0 keeps everything.
    """
    announced = not alerts
    for number in count():
        if not announced:
            announced = await succeeds(open_recent(rooms))
        if alerts:
            await succeeds(open_orphaned(rooms))
        await succeeds(resume_stalled(rooms))
        if number % ROUNDS == 0:
            await succeeds(open_due(rooms))
            await succeeds(open_empty(rooms))
            await succeeds(close_abandoned(rooms))
            await succeeds(archive.find_missing())
            await succeeds(delete_old(rooms.services, guest_days, chat_days))
        await succeeds(archive.catch_up())
        await succeeds(unload_idle(rooms))
        await asyncio.sleep(EVERY)


async def succeeds(chore: Coroutine[None, None, object]) -> bool:
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


async def resume_stalled(rooms: Rooms) -> None:
    """Open tables whose bots or deadlines were interrupted when a process ended."""
    for table in await rooms.services.store.stalled():
        if table not in rooms.open:
            await try_to_open(rooms, table)


async def open_recent(rooms: Rooms) -> None:
    """Open recently changed tables, so that alerts interrupted by the end of a process are sent."""
    before: tuple[int, str] | None = None
    since = rooms.services.now() - FRESH
    while rows := await rooms.services.store.tables("running", before=before):
        for row in rows:
            if row.updated < since:
                return
            if row.id in rooms.open or row.parked or await rooms.services.ownership.is_elsewhere(row.id):
                continue
            await try_to_open(rooms, row.id)
        before = rows[-1].updated, rows[-1].id


async def open_orphaned(rooms: Rooms) -> None:
    """Open tables whose process ended before it sent their alerts."""
    for table in await rooms.services.ownership.orphaned(rooms.services.now() - FRESH):
        if table not in rooms.open:
            await try_to_open(rooms, table)


async def open_due(rooms: Rooms) -> None:
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
                await try_to_open(rooms, row.id)
        before = rows[-1].updated, rows[-1].id
        await asyncio.sleep(PAUSE)


async def open_empty(rooms: Rooms) -> None:
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
                await try_to_open(rooms, row.id)
        before = rows[-1].updated, rows[-1].id
        await asyncio.sleep(PAUSE)


async def close_abandoned(rooms: Rooms) -> None:
    """Close unstarted tables to which no player has come for a day."""
    services = rooms.services
    for table in await services.store.abandoned(services.now() - ALONE):
        open_table = rooms.open.get(table)
        if (open_table is None or not open_table.is_watched) and not await services.ownership.is_elsewhere(
            table
        ):
            await try_to_open(rooms, table)
            if (open_table := rooms.open.get(table)) is not None:
                with suppress(Refused):  # somebody has started it or come back
                    await open_table.request(internal.Close(why="abandoned"))


async def try_to_open(rooms: Rooms, table: str) -> None:
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


async def unload_idle(rooms: Rooms) -> None:
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


async def delete_old(services: Services, guest_days: int, chat_days: int) -> int:
    """Delete guests without a seat who have not come for long, with their contacts, and old chat."""
    now = services.now()
    gone = await services.store.forget(
        guests_unseen_since=now - guest_days * DAY if guest_days else None,
        chat_before=now - chat_days * DAY if chat_days else None,
    )
    services.metrics.deleted.inc(gone)
    if gone:
        log.info("deleted %d old guests and chat messages", gone)
    return gone
