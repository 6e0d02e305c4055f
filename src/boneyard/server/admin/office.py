"""Doing what a host asks. Tables are changed by the one task that writes them, wherever it runs."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress

from boneyard.server.admin import requests as r
from boneyard.server.lobby import read_summary
from boneyard.server.rooms.closing import close_unread
from boneyard.server.rooms.request import new_id, request
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.store import Elsewhere, Paused
from boneyard.server.store.records import Ban, Guest
from boneyard.table.errors import Refused
from boneyard.table.handlers import internal
from boneyard.table.table import Seat

log = logging.getLogger(__name__)
End = Callable[[str, str], None]
"""Closes the sockets of a guest at a table, or at all."""
HOUR = 3_600_000
LOOKS = (r.ListTables, r.ShowTable, r.ListBans)
"""What changes nothing, so that the log need not tell it."""
Rows = list[dict[str, str | int | None]]


class Missing(Exception):
    """What the host names is not there."""

    def __init__(self, code: r.Unknown) -> None:
        super().__init__(code)
        self.code = code


class Office:
    """Answers a host."""

    def __init__(self, rooms: Rooms, end: End = lambda guest, table: None) -> None:
        self.rooms = rooms
        self.end = end
        self.services = rooms.services
        self.store = rooms.services.store

    async def answer(self, asked: r.Request) -> r.Reply:
        """Do what is asked, or say why not."""
        try:
            told = r.Told(await self.do(asked))
        except Refused as error:
            return r.NotDone(error.code, error.data)
        except Paused:
            return r.NotDone("paused")
        except Missing as error:
            return r.NotDone(error.code)
        if not isinstance(asked, LOOKS):
            log.info("done for the host: %s", r.encode(asked).decode())
        return told

    async def do(self, asked: r.Request) -> Rows:
        """Do one thing."""
        match asked:
            case r.ListTables():
                return await self.tables(asked)
            case r.ShowTable():
                return await self.seats(asked.table)
            case r.CloseTable():
                await self.close_table(asked.table)
            case r.KeepOut():
                await self.keep_out(asked)
            case r.LetIn():
                await self.let_in(asked)
            case r.ListBans():
                return [ban_row(ban) for ban in await self.store.bans()]
            case r.HandOver():
                await self.hand_over(asked)
        return []

    async def close_table(self, table: str) -> None:
        """End a table: by the room that has it open, else without reading its game."""
        if table not in self.rooms.open:
            with suppress(Elsewhere):  # another process has it open, and is asked below
                return await close_unread(self.services, table)
        try:
            place = await self.rooms.room(table)
            await request(place.ask, internal.Close(id=new_id()))
        except Refused as error:
            if error.code not in ("busy", "fault", "parked"):
                raise
            await self.rooms.forget(table)
            try:
                await close_unread(self.services, table)
            except Elsewhere:
                raise error from None
        return None

    async def tables(self, asked: r.ListTables) -> Rows:
        """Tables as the lobby knows them, private ones too."""
        found: Rows = []
        for row in await self.store.tables(asked.status, limit=asked.limit):
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
        """Who sits where, with the ids that the other commands need."""
        place = await self.rooms.room(table)
        return [seat_row(number, seat) for number, seat in enumerate(place.table.seats)]

    async def keep_out(self, asked: r.KeepOut) -> None:
        """Ban or mute somebody; who is banned is shown out of this process at once, of others soon."""
        await self.guest(asked.guest)
        if asked.table and await self.store.row(asked.table) is None:
            raise Refused("not-found")
        now = self.services.now()
        until = None if asked.hours is None else now + asked.hours * HOUR
        await self.store.put_ban(Ban(asked.guest, asked.kind, asked.table, until, asked.reason, now))
        if asked.kind == "ban":
            self.end(asked.guest, asked.table)

    async def let_in(self, asked: r.LetIn) -> None:
        """Lift a ban or mute; one at a table is another than the one everywhere."""
        bans = await self.store.bans_of(asked.guest)
        if not any((ban.kind, ban.table) == (asked.kind, asked.table) for ban in bans):
            raise Missing("no-ban")
        await self.store.drop_ban(Ban(asked.guest, asked.kind, asked.table, None, "", 0))

    async def hand_over(self, asked: r.HandOver) -> None:
        """Give a seat to another guest."""
        guest = await self.guest(asked.guest)
        place = await self.rooms.room(asked.table)
        message = internal.HandOver(id=new_id(), seat=asked.seat, guest=guest.id, name=guest.name)
        await request(place.ask, message)

    async def guest(self, id: str) -> Guest:
        """A guest who exists."""
        guest = await self.store.guest(id)
        if guest is None:
            raise Missing("no-guest")
        return guest


def seat_row(number: int, seat: Seat) -> dict[str, str | int | None]:
    """A seat as a host sees it."""
    return {"seat": number, "name": seat.name, "guest": seat.guest, "bot": seat.bot, "why": seat.why_covered}


def ban_row(ban: Ban) -> dict[str, str | int | None]:
    """A ban as a host sees it."""
    return {
        "guest": ban.guest,
        "kind": ban.kind,
        "table": ban.table or "all",
        "until": ban.until,
        "reason": ban.reason,
    }
