"""Finding tables: the lobby, my games, one table."""

from __future__ import annotations

from typing import Literal

from litestar import get
from msgspec import Struct

from boneyard.server.lobby import Listed, lobby_of, tables_of
from boneyard.server.web.asked import (
    caller,
    query_of,
    rooms_in,
    services_in,
    table_in,
    takes,
)
from boneyard.server.web.problems import AnyRequest
from boneyard.table.projection import info_of
from boneyard.table.protocol import TableInfo


class TableMade(Struct, frozen=True):
    """The table that was made."""

    id: str


class LobbyAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables of the lobby."""

    status: Literal["open", "running"] = "open"


@get("/tables", opt=takes(query=LobbyAsked))
async def lobby(request: AnyRequest) -> list[Listed]:
    """Public tables that can be joined or watched, the latest first; one of each guest before others."""
    asked = query_of(request, LobbyAsked)
    return await lobby_of(services_in(request.app.state).store, asked.status)


@get("/mine", opt=takes())
async def mine(request: AnyRequest) -> list[Listed]:
    """The tables at which I sit, those that wait for me first; lessons are no games."""
    guest = await caller(request)
    if guest is None:
        return []
    return await tables_of(services_in(request.app.state).store, guest.id)


@get("/tables/{table:str}", opt=takes("not-found", "elsewhere"))
async def table_info(request: AnyRequest, table: str) -> TableInfo:
    """What anybody with the link may know of a table."""
    room = await rooms_in(request.app.state).room(table_in(table))
    return info_of(room.table, (), services_in(request.app.state).store.paused)
