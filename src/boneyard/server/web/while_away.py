"""What a bot did for me while I was away."""

from __future__ import annotations

import asyncio

from litestar import get
from msgspec import Struct

import boneyard
from boneyard.server.history.while_away import Deed, deeds_of
from boneyard.server.web.access import Access
from boneyard.server.web.limiting import heavy
from boneyard.server.web.openapi import refusals
from boneyard.server.web.replays import SEEN
from boneyard.server.web.requests import TableId
from boneyard.table.errors import Refused


class MeanwhileInfo(Struct, frozen=True):
    """What a bot did for me, and how much more it was than is told here."""

    since: int
    until: int
    before: int
    deeds: tuple[Deed, ...]


@get("/tables/{table:str}/while-away", responses=refusals("not-yours", *SEEN), guards=[heavy])
async def while_away(access: Access, table: TableId) -> MeanwhileInfo | None:
    """What a bot did for me while I was away, through my own eyes; nothing once I have answered again."""
    place, own = await access.place(table)
    if own is None:
        raise Refused("not-yours")
    away = place.table.seats[own].away
    if away is None or not away.last:
        return None
    lines = await access.library.lines(place)
    game = boneyard.game(place.table.config.game)
    done = await asyncio.to_thread(deeds_of, game, lines, own, away)
    return MeanwhileInfo(away.since, away.until, done.before, done.deeds)


ROUTES = [while_away]
