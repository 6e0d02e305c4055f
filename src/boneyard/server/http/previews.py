"""Pictures that chat programs show beside a link: a table's board as spectators see it, or a game's goal."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter, SkipValidation

import boneyard
from boneyard.server.http.dependencies import Access, Services
from boneyard.server.http.openapi import cached, refusals
from boneyard.server.http.rate_limits import count
from boneyard.server.http.requests import GameId, Request, TableId
from boneyard.server.http.responses import Cacheable
from boneyard.table.errors import Refused
from boneyard.table.projection import view_of

PNG = "image/png"
MOST_READY = 64
"""Pictures that stay in memory; the largest boards take 300 KB."""
DRAWN_FOR = "links"
"""All pictures wait in one guest's queue, so that they delay no player's questions."""
Draw = Callable[[], Awaitable[bytes | None]]
Moment = Annotated[int | None, QueryParameter(gt=-1, le=1_000_000)]
"""A moment of a finished game."""


class Previews:
    """The latest pictures."""

    def __init__(self) -> None:
        self.ready: OrderedDict[object, Cacheable] = OrderedDict()

    async def of(self, request: Request, key: object, draw: Draw) -> Cacheable:
        """The picture; one that must be drawn counts as heavy."""
        found = self.ready.get(key)
        if found is None:
            count(request, "heavy")
            drawn = await draw()
            if drawn is None:
                raise Refused("not-found")
            found = self.ready[key] = Cacheable(drawn, PNG)
            if len(self.ready) > MOST_READY:
                self.ready.popitem(last=False)
        self.ready.move_to_end(key)
        return found


Pictures = NamedDependency[SkipValidation[Previews]]
REFUSED = refusals("not-found", "not-allowed", "not-over", "busy", "too-much", "other-rules", "elsewhere")


@get("/games/{game:str}/preview", responses=REFUSED | cached(bytes, PNG))
async def game_preview(
    request: Request, services: Services, previews: Pictures, game: GameId
) -> Response[bytes]:
    """The goal of a game as a picture, for links to it."""
    if game not in boneyard.game_ids():
        raise Refused("not-found")
    return (await goal_of(request, services, previews, game)).response(request)


@get("/tables/{table:str}/preview", responses=REFUSED | cached(bytes, PNG))
async def table_preview(
    request: Request,
    access: Access,
    services: Services,
    previews: Pictures,
    table: TableId,
    moment: Moment = None,
) -> Response[bytes]:
    """A table's board as spectators see it, now or at a moment of a finished game, for links to it.

    The game's goal if the game hasn't begun or spectators aren't allowed.
    """
    found = (await access.rooms.room(table)).table
    game = found.config.game
    if moment is not None:
        story = await access.story_through(table, None)
        if moment > story.last:
            raise Refused("not-found")
        fields, _ = await asyncio.to_thread(story.view, None, moment)
        view = msgspec.json.encode(fields)
    elif found.play is not None and found.admits(None):
        view = msgspec.json.encode(view_of(found.play, None))
    else:
        return (await goal_of(request, services, previews, game)).response(request)

    async def draw() -> bytes:
        return await services.workers.board_picture(game, view, found.content, guest=DRAWN_FOR)

    return (await previews.of(request, (found.content.hash, view), draw)).response(request)


async def goal_of(request: Request, services: Services, previews: Previews, game: str) -> Cacheable:
    async def draw() -> bytes | None:
        return await services.workers.goal_picture(game, guest=DRAWN_FOR)

    return await previews.of(request, game, draw)


ROUTES = [game_preview, table_preview]
