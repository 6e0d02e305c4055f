"""The lobby, my games, one table, and new tables."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from secrets import token_hex
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import QueryParameter
from msgspec import Struct

from boneyard.games.shared.surroundings import Surroundings, surroundings_of
from boneyard.server.history.derived_tables import (
    duplicate_of,
    from_lesson,
    from_moment,
    from_position,
    from_view,
    with_shared_dice,
)
from boneyard.server.http.dependencies import Access, Caller, Guest, Rooms, SeatQuery, Services
from boneyard.server.http.openapi import BODY, refusals
from boneyard.server.http.rate_limits import making
from boneyard.server.http.requests import TABLE_ID, Request, TableId
from boneyard.server.lobby import ListedTable, lobby_of, tables_of
from boneyard.table.config import Config, FromReplay, PersonName
from boneyard.table.errors import Code, Refused
from boneyard.table.log_entries import Created
from boneyard.table.projection import info_of, view_of
from boneyard.table.protocol import Hash, TableInfo
from boneyard.table.shared_device import Company

Status = Annotated[Literal["open", "running"], QueryParameter()]


@get("/tables", responses=refusals())
async def lobby(services: Services, status: Status = "open") -> list[ListedTable]:
    """Public tables to join or watch, latest first; each guest's first before anybody's second."""
    return await lobby_of(services.store, status)


@get("/mine", responses=refusals())
async def mine(services: Services, caller: Caller) -> list[ListedTable]:
    """My tables without lessons, those waiting for me first."""
    return [] if caller is None else await tables_of(services.store, caller.id)


@get("/tables/{table:str}", responses=refusals("not-found", "elsewhere"))
async def table_info(access: Access, services: Services, rooms: Rooms, table: TableId) -> TableInfo:
    """What anybody with the link may know of a table; not who won while others play the same dice."""
    room = await rooms.room(table)
    info = info_of(room.table, (), services.store.paused)
    seat = None if access.caller is None else room.table.seat_of(access.caller.id)
    if info.dice and info.status == "over" and seat is None and not await access.all_over(room):
        return msgspec.structs.replace(info, winners=(), why="")
    return info


@get("/tables/{table:str}/surroundings", responses=refusals("not-allowed", "not-found", "elsewhere"))
async def surroundings(access: Access, table: TableId, seat: SeatQuery = None) -> Surroundings:
    """Walls, doors and distances on the board, from a seat's pawn or the active one; they are no secret."""
    open_table, _ = await access.open_table(table)
    play = open_table.table.play
    if play is None or (seat is not None and seat >= play.setup.seats):
        raise Refused("not-found")
    view = view_of(play, None)
    return surroundings_of(view, view.active if seat is None else seat, play.setup.content)


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
    "bad-replay",
    "too-large",
    "busy",
    "elsewhere",
)


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table, and the player who creates it."""

    config: Config
    name: PersonName
    nonce_hash: Hash = ""
    company: Company = ()
    """Other players at this device, each on an open seat."""


class CreatedTable(Struct, frozen=True):
    """The new table."""

    id: str


@dataclass(frozen=True)
class Origin:
    """What a new table takes over from another one, or from a position."""

    created: Created | None = None
    id: str = ""
    """The table's own id, if it is fixed."""
    seat: int | None = None
    """The host's seat, if it is open."""


@post("/tables", responses=refusals(*REFUSALS, *BODY), guards=[making])
async def make_table(
    request: Request, access: Access, data: NewTable, guest: Guest, rooms: Rooms
) -> CreatedTable:
    """Create a table and sit down at it.

    With `position` it starts from there; with `lesson` it is that part of the game's lesson. With
    `from_replay` it continues a finished game from a moment, or, if that game is running or keeps its hands
    closed, from what you know of it. With `duplicate_of` it has the dice of another table. In the last two
    cases game, options and content are those of that table.
    """
    origin = await origin_of(access, data.config, guest)
    created = origin.created
    config = data.config if created is None else created.config
    open_table = await rooms.create(
        config,
        guest,
        data.name,
        data.nonce_hash,
        id=origin.id,
        seat=origin.seat,
        created=created,
        company=data.company,
        address=request.address,
    )
    return CreatedTable(open_table.id)


async def origin_of(access: Access, config: Config, guest: Guest) -> Origin:
    origins = (config.from_replay is not None, config.shares_dice, bool(config.position), bool(config.lesson))
    fixed = config.from_replay is not None or config.duplicate_of or config.lesson
    if sum(origins) > 1 or (config.seed and fixed):
        raise Refused("bad-setup", reason="a table has one origin")
    if config.lesson:
        return Origin(await asyncio.to_thread(from_lesson, config, guest))
    if config.from_replay is not None:
        return await continued(access, config, config.from_replay, guest)
    if config.position:
        return Origin(await asyncio.to_thread(from_position, config, guest))
    if config.duplicate_of:
        check_id(config.duplicate_of)
        id, created = await duplicate_of(access.rooms, config, guest)
        return Origin(created, id)
    return Origin(with_shared_dice(config, guest, token_hex(32)) if config.duplicates else None)


def check_id(table: str) -> None:
    if not re.match(TABLE_ID, table, re.ASCII):
        raise Refused("not-found")


async def continued(access: Access, config: Config, source: FromReplay, guest: Guest) -> Origin:
    """Continue from a moment of another game; while its hands are closed, only with what the caller knows."""
    check_id(source.table)
    open_table, own = await access.open_table(source.table)
    if open_table.table.status == "over" and open_table.table.config.open_hands:
        _, story, _ = await access.whole_story(source.table)
        return Origin(await from_moment(access.archive.replayer, story, config, source, guest))
    return Origin(await from_view(access.archive, open_table, own, config, source, guest), seat=own)


ROUTES = [make_table, lobby, mine, table_info, surroundings]
