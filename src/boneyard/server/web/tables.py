"""Tables: the lobby, my games, one table, and new ones."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from secrets import token_hex
from typing import Annotated, Literal

from litestar import get, post
from litestar.params import QueryParameter
from msgspec import Struct

from boneyard.server.history.tables import duplicated, first_of_several, imagined, placed, played_on, taught
from boneyard.server.lines.addresses import address_of
from boneyard.server.lobby import Listed, lobby_of, tables_of
from boneyard.server.web.access import Access
from boneyard.server.web.dependencies import Caller, Guest, Rooms, Services
from boneyard.server.web.limiting import making
from boneyard.server.web.openapi import BODY, refusals
from boneyard.server.web.requests import TABLE_ID, Request, TableId
from boneyard.table.config import Config, FromReplay, PersonName
from boneyard.table.errors import Code, Refused
from boneyard.table.log_entries import Created
from boneyard.table.projection import info_of
from boneyard.table.protocol import Hex, TableInfo
from boneyard.table.shared_device import Company

Status = Annotated[Literal["open", "running"], QueryParameter()]


@get("/tables", responses=refusals())
async def lobby(services: Services, status: Status = "open") -> list[Listed]:
    """Public tables that can be joined or watched, the latest first; one of each guest before others."""
    return await lobby_of(services.store, status)


@get("/mine", responses=refusals())
async def mine(services: Services, caller: Caller) -> list[Listed]:
    """The tables at which I sit, those that wait for me first; lessons are no games."""
    return [] if caller is None else await tables_of(services.store, caller.id)


@get("/tables/{table:str}", responses=refusals("not-found", "elsewhere"))
async def table_info(services: Services, rooms: Rooms, table: TableId) -> TableInfo:
    """What anybody with the link may know of a table."""
    room = await rooms.room(table)
    return info_of(room.table, (), services.store.paused)


REFUSALS: tuple[Code, ...] = (
    "not-yours",
    "not-found",
    "not-allowed",
    "not-over",
    "not-open",
    "not-running",
    "other-rules",
    "bad-setup",
    "bad-content",
    "bad-name",
    "bad-secret",
    "bad-replay",
    "too-large",
    "busy",
    "elsewhere",
)


class TableAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made, and who sits down at it."""

    config: Config
    name: PersonName
    nonce_hash: Hex = ""
    company: Company = ()
    """Who else plays at this device, on which of the open seats."""


class TableMade(Struct, frozen=True):
    """The table that was made."""

    id: str


@dataclass(frozen=True)
class Origin:
    """What a table takes over from another one, or from a position."""

    created: Created | None = None
    id: str = ""
    """The table's own id, where that is fixed."""
    seat: int | None = None
    """Where its host sits, if that seat is open."""


@post("/tables", responses=refusals(*REFUSALS, *BODY), guards=[making])
async def make_table(
    request: Request, access: Access, data: TableAsked, guest: Guest, rooms: Rooms
) -> TableMade:
    """Make a table and sit down at it.

    With `position` it starts from there; with `lesson` it is that part of the game's lesson; with
    `from_replay` it goes on from a moment of a finished game, or as far as the asker knows it where that one
    is running or keeps its hands closed; with `duplicate_of` it has the dice of another table. In the last
    two cases game, options and content are those of that table.
    """
    origin = await origin_of(access, data.config, guest)
    created = origin.created
    config = data.config if created is None else created.config
    place = await rooms.create(
        config,
        guest,
        data.name,
        data.nonce_hash,
        id=origin.id,
        seat=origin.seat,
        created=created,
        company=data.company,
        address=address_of(request.scope),  # type: ignore[arg-type]  # Litestar's own
    )
    return TableMade(place.id)


async def origin_of(access: Access, config: Config, guest: Guest) -> Origin:
    """What a table takes over."""
    origins = (config.from_replay is not None, config.shares_dice, bool(config.position), bool(config.lesson))
    fixed = config.from_replay is not None or config.duplicate_of or config.lesson
    if sum(origins) > 1 or (config.seed and fixed):
        raise Refused("bad-setup", reason="a table has one origin")
    if config.lesson:
        return Origin(await asyncio.to_thread(taught, config, guest))
    if config.from_replay is not None:
        return await gone_on(access, config, config.from_replay, guest)
    if config.position:
        return Origin(await asyncio.to_thread(placed, config, guest))
    if config.duplicate_of:
        check_id(config.duplicate_of)
        id, created = await duplicated(access.rooms, config, guest)
        return Origin(created, id)
    return Origin(first_of_several(config, guest, token_hex(32)) if config.duplicates else None)


def check_id(table: str) -> None:
    """Refuse what can't be the id of a table."""
    if not re.match(TABLE_ID, table, re.ASCII):
        raise Refused("not-found")


async def gone_on(access: Access, config: Config, source: FromReplay, guest: Guest) -> Origin:
    """A moment of another table's game; while its hands are closed, only what the caller knows goes over."""
    check_id(source.table)
    place, own = await access.place(source.table)
    if place.table.status == "over" and place.table.config.open_hands:
        _, story, _ = await access.whole_story(source.table)
        return Origin(await played_on(access.library.replayer, story, config, source, guest))
    return Origin(await imagined(access.library, place, own, config, source, guest), seat=own)


ROUTES = [make_table, lobby, mine, table_info]
