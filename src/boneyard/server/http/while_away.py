"""What a bot did for a player during an absence."""

from __future__ import annotations

import asyncio

from litestar import get
from msgspec import Struct

import boneyard
from boneyard.server.history.while_away import Deed, deeds_of
from boneyard.server.http.access import Access
from boneyard.server.http.openapi import refusals
from boneyard.server.http.rate_limits import heavy
from boneyard.server.http.replays import SEEN
from boneyard.server.http.requests import TableId
from boneyard.table.errors import Refused


class WhileAwayInfo(Struct, frozen=True):
    """What a bot did for me, and how many answers came before these."""

    since: int
    until: int
    before: int
    deeds: tuple[Deed, ...]


@get("/tables/{table:str}/while-away", responses=refusals("not-yours", *SEEN), guards=[heavy])
async def while_away(access: Access, table: TableId) -> WhileAwayInfo | None:
    """What a bot did for me while I was away, from my own view; null once I have answered again."""
    open_table, own = await access.open_table(table)
    if own is None:
        raise Refused("not-yours")
    away = open_table.table.seats[own].away
    if away is None or not away.last:
        return None
    lines = await access.archive.lines(open_table)
    game = boneyard.game(open_table.table.config.game)
    done = await asyncio.to_thread(deeds_of, game, lines, own, away)
    return WhileAwayInfo(away.since, away.until, done.before, done.deeds)


ROUTES = [while_away]
