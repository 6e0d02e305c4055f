"""What a bot did for me while I was away."""

from __future__ import annotations

import asyncio

from litestar import get
from msgspec import Struct

import boneyard
from boneyard.server.history.while_away import Deed, deeds_of
from boneyard.server.web.asked import takes
from boneyard.server.web.limiting import heavy
from boneyard.server.web.problems import AnyRequest
from boneyard.server.web.replays import SEEN
from boneyard.server.web.seeing import library_in, place_of
from boneyard.table.errors import Refused


class MeanwhileInfo(Struct, frozen=True):
    """What a bot did for me, and how much more it was than is told here."""

    since: int
    until: int
    before: int
    deeds: tuple[Deed, ...]


@get("/tables/{table:str}/while-away", opt=takes("not-yours", *SEEN), guards=[heavy])
async def while_away(request: AnyRequest, table: str) -> MeanwhileInfo | None:
    """What a bot did for me while I was away, through my own eyes; nothing once I have answered again."""
    place, own = await place_of(request, table)
    if own is None:
        raise Refused("not-yours")
    away = place.table.seats[own].away
    if away is None or not away.last:
        return None
    lines = await library_in(request.app.state).lines(place)
    game = boneyard.game(place.table.config.game)
    done = await asyncio.to_thread(deeds_of, game, lines, own, away)
    return MeanwhileInfo(away.since, away.until, done.before, done.deeds)
