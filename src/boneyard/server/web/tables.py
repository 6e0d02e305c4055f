"""Finding tables: the lobby, my games, one table."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get
from litestar.params import QueryParameter
from msgspec import Struct

from boneyard.server.lobby import Listed, lobby_of, tables_of
from boneyard.server.web.dependencies import Caller, Rooms, Services
from boneyard.server.web.openapi import refusals
from boneyard.server.web.requests import TableId
from boneyard.table.projection import info_of
from boneyard.table.protocol import TableInfo


class TableMade(Struct, frozen=True):
    """The table that was made."""

    id: str


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
