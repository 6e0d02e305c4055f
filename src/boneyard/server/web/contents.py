"""Tiles and cards for clients: what they are called, and the symbols that they are drawn with."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get
from msgspec import Meta, Struct

import boneyard
from boneyard.engine.content import Content
from boneyard.server.catalogue.sets import ContentInfo, content_info, sheet_of
from boneyard.server.errors import Refused
from boneyard.server.web.asked import JSON, TableId, query_of, rooms_in, table_in, takes
from boneyard.server.web.kept import Kept, sent
from boneyard.server.web.problems import AnyRequest
from boneyard.server.web.seeing import place_of
from boneyard.server.wire import END

SVG = "image/svg+xml"
MOST_READY = 16
"""So many sets stay ready; others are drawn again."""
Found = tuple[str, Content]
"""The game that a set is for, and the set."""


class ContentAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """At which table a set is played with that is somebody's own."""

    table: TableId | None = None


class SheetAsked(ContentAsked, frozen=True, forbid_unknown_fields=True):
    """The version that the set tells of: this very one may be kept for ever."""

    version: Annotated[str, Meta(pattern=f"^[0-9a-f]{{16}}{END}")] | None = None


class Contents:
    """Sets of tiles and cards as they are sent; the last ones asked for stay ready."""

    def __init__(self) -> None:
        self.ready: dict[str, tuple[Kept, Kept]] = {}

    async def of(self, found: Found) -> tuple[Kept, Kept]:
        """What a set tells, and its symbols; drawing them takes a while, so others go on meanwhile."""
        key = found[1].hash
        if key not in self.ready:
            made = await asyncio.to_thread(made_of, found)
            self.ready[key] = made
            for old in list(self.ready)[:-MOST_READY]:
                del self.ready[old]
        return self.ready[key]


def made_of(found: Found) -> tuple[Kept, Kept]:
    """A set as it is sent."""
    game, content = found
    sheet = Kept(sheet_of(content).encode(), SVG)
    return Kept(msgspec.json.encode(content_info(game, content, sheet.version)), JSON), sheet


async def found_in(request: AnyRequest, content: str, table: str | None) -> Found:
    """A game's own set, or the one of a table that the caller may look at."""
    for game in map(boneyard.game, boneyard.game_ids()):
        if (own := game.default_content()).hash == content:
            return game.id, own
    if table is None:
        raise Refused("not-found")
    place = await rooms_in(request.app.state).room(table_in(table))
    if place.table.status != "open":
        place, _ = await place_of(request, table)
    if place.table.content.hash != content:
        raise Refused("not-found")
    return place.table.config.game, place.table.content


def contents_in(request: AnyRequest) -> Contents:
    """The sets that are ready."""
    contents = request.app.state["contents"]
    assert isinstance(contents, Contents)
    return contents


@get(
    "/contents/{content:str}",
    opt=takes("not-found", "not-allowed", "elsewhere", query=ContentAsked, tells=JSON, kept=ContentInfo),
)
async def content(request: AnyRequest, content: str) -> Response[bytes]:
    """The tiles and cards of a set; a table's `content` names it."""
    asked = query_of(request, ContentAsked)
    told, _ = await contents_in(request).of(await found_in(request, content, asked.table))
    return sent(request, told)


@get(
    "/contents/{content:str}/sheet",
    opt=takes("not-found", "not-allowed", "elsewhere", query=SheetAsked, tells=SVG, kept=str),
)
async def sheet(request: AnyRequest, content: str) -> Response[bytes]:
    """The symbols of a set's tiles, in their four rotations, and of figures and tokens, as one SVG."""
    asked = query_of(request, SheetAsked)
    _, drawn = await contents_in(request).of(await found_in(request, content, asked.table))
    return sent(request, drawn, asked.version)
