"""A game for the caller, also while it is running: the log in pages, the dice, what a bot did meanwhile."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import QueryParameter
from msgspec import Raw, Struct

import boneyard
from boneyard.games.catalogue import AnyGame
from boneyard.server.history.log import Deed, Line, deeds_of, turns_in
from boneyard.server.history.statistics import Roll, dice_book
from boneyard.server.history.story import Dice
from boneyard.server.http.dependencies import Access
from boneyard.server.http.openapi import refusals
from boneyard.server.http.rate_limits import heavy
from boneyard.server.http.replays import SEEN
from boneyard.server.http.requests import TableId
from boneyard.server.rooms.open_table import OpenTable
from boneyard.table.errors import Refused
from boneyard.table.projection import Viewer, visible_events

PAGE = 40
"""Turns."""


Before = Annotated[int | None, QueryParameter(gt=-1, le=1_000_000)]  # Litestar leaves out a minimum of 0
"""Return the last turns before this one; by default the last of all."""


class TurnEvents(Struct, frozen=True):
    """The events of one turn that I may see; turn 0 is everything before the first.

    `stand_ins` are the seats that a stand-in played when the turn began.
    """

    turn: int
    seat: int
    events: tuple[Raw, ...]
    stand_ins: tuple[int, ...]


class StreamPosition(Struct, frozen=True):
    """The update of my stream up to which this goes; the stream is empty if nobody is connected."""

    stream: str
    n: int


class LogInfo(Struct, frozen=True):
    """Some turns, oldest first, and whether there are earlier ones."""

    upto: StreamPosition
    turns: tuple[TurnEvents, ...]
    earlier: bool
    lost: bool
    """Whether a part of the game was played by earlier rules and its events are lost."""


class DiceInfo(Struct, frozen=True):
    """Every roll, oldest first, and totals by seat and purpose."""

    upto: StreamPosition
    rolls: tuple[Roll, ...]
    dice: tuple[Dice, ...]


async def lines_for(access: Access, table: str) -> tuple[StreamPosition, OpenTable, Viewer, list[Line]]:
    """The lines, and the viewer's stream position that they match: both are read at the same moment."""
    open_table, own = await access.open_table(table)
    stream = open_table.audience.streams.get(own)
    upto = StreamPosition("", 0) if stream is None else StreamPosition(stream.name, stream.n)
    return upto, open_table, own, await access.archive.lines(open_table)


@get("/tables/{table:str}/log", responses=refusals(*SEEN), guards=[heavy])
async def log(access: Access, table: TableId, before: Before = None) -> LogInfo:
    """The log of a game so far, a page of turns at a time; undone answers are left out."""
    upto, open_table, viewer, lines = await lines_for(access, table)
    game = boneyard.game(open_table.table.config.game)
    return await asyncio.to_thread(page_of, game, lines, viewer, upto, before)


def page_of(
    game: AnyGame, lines: list[Line], viewer: Viewer, upto: StreamPosition, before: int | None
) -> LogInfo:
    """The last turns before some turn, or of all."""
    turns = [turn for turn in turns_in(lines) if before is None or turn.turn < before]
    return LogInfo(
        upto,
        tuple(
            TurnEvents(turn.turn, turn.seat, visible_events(game, turn.events, viewer), turn.stand_ins)
            for turn in turns[-PAGE:]
        ),
        earlier=len(turns) > PAGE,
        lost=any(line.events is None for line in lines),
    )


@get("/tables/{table:str}/dice", responses=refusals(*SEEN), guards=[heavy])
async def dice(access: Access, table: TableId) -> DiceInfo:
    """Every roll of a game so far with its expected value, and everybody's luck."""
    upto, _, _, lines = await lines_for(access, table)
    return DiceInfo(upto, *await asyncio.to_thread(dice_book, lines))


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


ROUTES = [while_away, log, dice]
