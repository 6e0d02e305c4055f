"""Tiles and cards for clients: what they are called, and the symbols that they are drawn with."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter, SkipValidation

import boneyard
from boneyard.engine.content import Content
from boneyard.server.catalogue.sets import ContentInfo, content_info, sheet_of
from boneyard.server.web.access import Access
from boneyard.server.web.cacheable import Cacheable
from boneyard.server.web.limiting import count
from boneyard.server.web.openapi import cached, refusals
from boneyard.server.web.requests import JSON, TABLE_ID, Request
from boneyard.table.errors import Refused
from boneyard.table.protocol import END

SVG = "image/svg+xml"
MOST_READY = 16
"""So many sets stay ready; others are drawn again."""
MOST_BYTES = 16_000_000
"""And so many bytes of them: the largest sets have 5 MB each, the games' own 1 MB together."""
Found = tuple[str, Content]
"""The game that a set is for, and the set."""
Made = tuple[Cacheable, Cacheable]
"""What a set tells, and its symbols."""


ContentHash = Annotated[str, PathParameter(pattern="^[0-9a-f]{12}$")]
PlayedAt = Annotated[str | None, QueryParameter(pattern=TABLE_ID)]
"""The table that a set of somebody's own is played at."""
Version = Annotated[str | None, QueryParameter(pattern=f"^[0-9a-f]{{16}}{END}")]
"""The version that a set names: this very one may be cached forever."""


class Contents:
    """Sets of tiles and cards as they are sent; the last ones asked for stay ready."""

    def __init__(self) -> None:
        self.ready: dict[str, Made] = {}
        self.drawing: dict[str, asyncio.Task[Made]] = {}
        self.desk = asyncio.Lock()

    def is_at_hand(self, content: Content) -> bool:
        """Whether nothing has to be drawn for who asks now."""
        return content.hash in self.ready or content.hash in self.drawing

    async def of(self, found: Found) -> Made:
        """What a set tells, and its symbols; drawn once for all who ask at the same time."""
        key = found[1].hash
        if key in self.ready:
            return self.ready[key]
        task = self.drawing.get(key)
        if task is None:
            task = self.drawing[key] = asyncio.create_task(self.draw(found))
            task.add_done_callback(lambda _: self.drawing.pop(key, None))
        return await asyncio.shield(task)

    async def draw(self, found: Found) -> Made:
        """Draw a set; that takes a while, so others go on meanwhile, and one at a time is enough."""
        async with self.desk:
            made = await asyncio.to_thread(made_of, found)
        self.ready[found[1].hash] = made
        while len(self.ready) > 1 and (len(self.ready) > MOST_READY or self.bytes > MOST_BYTES):
            del self.ready[next(iter(self.ready))]
        return made

    @property
    def bytes(self) -> int:
        """How much room takes what is ready."""
        return sum(len(one.body) + len(one.gzipped) for made in self.ready.values() for one in made)


def made_of(found: Found) -> Made:
    """A set as it is sent."""
    game, content = found
    sheet = Cacheable(sheet_of(content).encode(), SVG)
    return Cacheable(msgspec.json.encode(content_info(game, content, sheet.version)), JSON), sheet


async def found_in(access: Access, content: str, table: str | None) -> Found:
    """A game's own set, or the one of a table that the caller may look at."""
    for game in map(boneyard.game, boneyard.game_ids()):
        if (own := game.default_content()).hash == content:
            return game.id, own
    if table is None:
        raise Refused("not-found")
    place = await access.rooms.room(table)
    if place.table.status != "open":
        place, _ = await access.place(table)
    if place.table.content.hash != content:
        raise Refused("not-found")
    return place.table.config.game, place.table.content


async def made_for(
    request: Request, access: Access, contents: Contents, content: str, table: str | None
) -> Made:
    """A set as it is sent; somebody's own takes seconds to draw, which counts like a game played again."""
    found = await found_in(access, content, table)
    if table is not None and not contents.is_at_hand(found[1]):
        count(request, "heavy")
    return await contents.of(found)


Sets = NamedDependency[SkipValidation[Contents]]


@get(
    "/contents/{content:str}",
    responses=refusals("not-found", "not-allowed", "elsewhere") | cached(ContentInfo),
)
async def content(
    request: Request, access: Access, contents: Sets, content: ContentHash, table: PlayedAt = None
) -> Response[bytes]:
    """The tiles and cards of a set; a table's `content` names it."""
    told, _ = await made_for(request, access, contents, content, table)
    return told.response(request)


@get(
    "/contents/{content:str}/sheet",
    responses=refusals("not-found", "not-allowed", "elsewhere") | cached(str, SVG),
)
async def sheet(
    request: Request,
    access: Access,
    contents: Sets,
    content: ContentHash,
    table: PlayedAt = None,
    version: Version = None,
) -> Response[bytes]:
    """The symbols of a set's tiles, in their four rotations, and of figures and tokens, as one SVG."""
    _, drawn = await made_for(request, access, contents, content, table)
    return drawn.response(request, forever=version == drawn.version)


ROUTES = [content, sheet]
