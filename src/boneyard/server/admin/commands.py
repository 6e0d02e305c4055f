"""Runs a host's commands. Tables are changed by the one task that writes them, in whichever process."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec

from boneyard.server.admin import requests as r
from boneyard.server.lobby import read_summary
from boneyard.server.rooms.changes import SERVER
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.store import Elsewhere, Paused
from boneyard.server.store.records import Ban, Change, Entry, Guest
from boneyard.table import log_entries
from boneyard.table.errors import Refused
from boneyard.table.handlers import internal
from boneyard.table.log_entries import Ended
from boneyard.table.table import Seat

log = logging.getLogger(__name__)
End = Callable[[str, str], None]
"""Closes a guest's sockets at a table, or at all tables."""
HOUR = 3_600_000
LOOKS = (r.ListTables, r.ShowTable, r.ListBans)
"""Commands that change nothing, so they aren't logged."""
Rows = list[dict[str, str | int | None]]


class Missing(Exception):
    """The host's argument doesn't exist."""

    def __init__(self, code: r.Unknown) -> None:
        super().__init__(code)
        self.code = code


class AdminCommands:
    def __init__(self, rooms: Rooms, end: End = lambda guest, table: None) -> None:
        self.rooms = rooms
        self.end = end
        self.services = rooms.services
        self.store = rooms.services.store

    async def answer(self, command: r.Request) -> r.Reply:
        try:
            reply = r.Rows(await self.do(command))
        except Refused as error:
            return r.NotDone(error.code, error.data)
        except Paused:
            return r.NotDone("paused")
        except Missing as error:
            return r.NotDone(error.code)
        if not isinstance(command, LOOKS):
            log.info("host command: %s", r.encode(command).decode())
        return reply

    async def do(self, command: r.Request) -> Rows:
        match command:
            case r.ListTables():
                return await self.tables(command)
            case r.ShowTable():
                return await self.seats(command.table)
            case r.CloseTable():
                await self.close_table(command.table)
            case r.BanGuest():
                await self.ban(command)
            case r.LiftBan():
                await self.lift_ban(command)
            case r.ListBans():
                return [ban_row(ban) for ban in await self.store.bans()]
            case r.HandOver():
                await self.hand_over(command)
        return []

    async def close_table(self, table: str) -> None:
        """End a table in the room that has it open, else without loading its game."""
        if table not in self.rooms.open:
            with suppress(Elsewhere):  # another process has it open: forward the request below
                return await close_unread(self.services, table)
        try:
            open_table = await self.rooms.room(table)
            await open_table.request(internal.Close())
        except Refused as error:
            if error.code not in ("busy", "fault", "parked"):
                raise
            await self.rooms.forget(table)
            try:
                await close_unread(self.services, table)
            except Elsewhere:
                raise error from None
        return None

    async def tables(self, command: r.ListTables) -> Rows:
        found: Rows = []
        for row in await self.store.tables(command.status, limit=command.limit):
            summary = read_summary(row.summary)
            names = ", ".join(seat.name or seat.level or seat.kind for seat in summary.seats)
            found.append(
                {
                    "table": row.id,
                    "status": row.status,
                    "parked": "yes" if row.parked else "",
                    "game": row.game,
                    "title": summary.title,
                    "seats": names,
                    "updated": row.updated,
                }
            )
        return found

    async def seats(self, table: str) -> Rows:
        """Who sits where, with the ids that other commands need."""
        open_table = await self.rooms.room(table)
        return [seat_row(number, seat) for number, seat in enumerate(open_table.table.seats)]

    async def ban(self, command: r.BanGuest) -> None:
        """Ban or mute a guest. A banned guest is disconnected from this process at once, from others soon."""
        await self.guest(command.guest)
        if command.table and await self.store.row(command.table) is None:
            raise Refused("not-found")
        now = self.services.now()
        until = None if command.hours is None else now + command.hours * HOUR
        await self.store.put_ban(Ban(command.guest, command.kind, command.table, until, command.reason, now))
        if command.kind == "ban":
            self.end(command.guest, command.table)

    async def lift_ban(self, command: r.LiftBan) -> None:
        """Lift a ban or mute; one at a table differs from one everywhere."""
        bans = await self.store.bans_of(command.guest)
        if not any((ban.kind, ban.table) == (command.kind, command.table) for ban in bans):
            raise Missing("no-ban")
        await self.store.drop_ban(Ban(command.guest, command.kind, command.table, None, "", 0))

    async def hand_over(self, command: r.HandOver) -> None:
        guest = await self.guest(command.guest)
        open_table = await self.rooms.room(command.table)
        message = internal.HandOver(seat=command.seat, guest=guest.id, name=guest.name)
        await open_table.request(message)

    async def guest(self, id: str) -> Guest:
        guest = await self.store.guest(id)
        if guest is None:
            raise Missing("no-guest")
        return guest


def seat_row(number: int, seat: Seat) -> dict[str, str | int | None]:
    return {"seat": number, "name": seat.name, "guest": seat.guest, "bot": seat.bot, "why": seat.why_stand_in}


def ban_row(ban: Ban) -> dict[str, str | int | None]:
    return {
        "guest": ban.guest,
        "kind": ban.kind,
        "table": ban.table or "all",
        "until": ban.until,
        "reason": ban.reason,
    }


async def close_unread(services: Services, table: str) -> None:
    """End a table without loading its game, which may be unreadable; raises `Elsewhere` if another process
    has loaded it.
    """
    lease = await services.ownership.claim(table)
    try:
        await services.commit(await end_of(services, table, lease.epoch))
    finally:
        await services.ownership.release(table)


async def end_of(services: Services, table: str, epoch: int) -> Change:
    store, now = services.store, services.now()
    row = await store.row(table)
    if row is None:
        raise Refused("not-found")
    if row.status == "over":
        raise Refused("not-running")
    log = await store.entries(table, -1)
    entry = Entry(log[-1].seq + 1, now, SERVER, None, None, log_entries.encode(Ended(why="closed")), b"")
    waiting = [seating for seating in await store.seatings(table) if seating.waiting]
    return Change(
        table=table,
        epoch=epoch,
        entries=(entry,),
        row=msgspec.structs.replace(row, status="over", updated=now, summary=closed(row.summary)),
        waiting=tuple(msgspec.structs.replace(seating, waiting=False) for seating in waiting),
    )


def closed(summary: bytes) -> bytes:
    """The summary of a closed table; one that can't be read stays as it is."""
    try:
        return msgspec.json.encode(msgspec.structs.replace(read_summary(summary), why="closed"))
    except msgspec.DecodeError:
        return summary
