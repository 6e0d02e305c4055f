"""What I was told of a game, also while it goes on: the log in pages, and the dice."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import QueryParameter
from msgspec import Raw, Struct

import boneyard
from boneyard.games.catalogue import AnyGame
from boneyard.server.history.dice_book import Roll, dice_book
from boneyard.server.history.log import Line, turns_in
from boneyard.server.history.story import Dice
from boneyard.server.rooms.place import Place
from boneyard.server.web.access import Access
from boneyard.server.web.limiting import heavy
from boneyard.server.web.openapi import refusals
from boneyard.server.web.replays import SEEN
from boneyard.server.web.requests import TableId
from boneyard.table.projection import Viewer, told

PAGE = 40
"""Turns."""


Before = Annotated[int | None, QueryParameter(gt=-1, le=1_000_000)]  # Litestar leaves out a minimum of 0
"""Which turns: the last ones, or the last ones before some turn."""


class TurnTold(Struct, frozen=True):
    """What I was told in one turn; turn 0 is what came before the first."""

    turn: int
    seat: int
    events: tuple[Raw, ...]


class Told(Struct, frozen=True):
    """Up to which update of a socket's stream this goes; no stream where nobody looks at the table."""

    stream: str
    n: int


class LogInfo(Struct, frozen=True):
    """Some turns, the oldest first, and whether there are earlier ones."""

    upto: Told
    turns: tuple[TurnTold, ...]
    earlier: bool
    lost: bool
    """Whether a part of the game was played by earlier rules, and what happened then can't be told."""


class DiceInfo(Struct, frozen=True):
    """Every roll, the first one first, and what the dice gave each seat for each purpose."""

    upto: Told
    rolls: tuple[Roll, ...]
    dice: tuple[Dice, ...]


async def lines_for(access: Access, table: str) -> tuple[Told, Place, Viewer, list[Line]]:
    """What was played, for whom, and up to where: a table and its streams change together."""
    place, own = await access.place(table)
    stream = place.audience.streams.get(own)
    upto = Told("", 0) if stream is None else Told(stream.name, stream.n)
    return upto, place, own, await access.library.lines(place)


@get("/tables/{table:str}/log", responses=refusals(*SEEN), guards=[heavy])
async def log(access: Access, table: TableId, before: Before = None) -> LogInfo:
    """What I was told of a game so far, a page of turns at a time; what was taken back is left out."""
    upto, place, viewer, lines = await lines_for(access, table)
    game = boneyard.game(place.table.config.game)
    return await asyncio.to_thread(page_of, game, lines, viewer, upto, before)


def page_of(game: AnyGame, lines: list[Line], viewer: Viewer, upto: Told, before: int | None) -> LogInfo:
    """The last turns before some turn, or of all."""
    turns = [turn for turn in turns_in(lines) if before is None or turn.turn < before]
    return LogInfo(
        upto,
        tuple(TurnTold(turn.turn, turn.seat, told(game, turn.events, viewer)) for turn in turns[-PAGE:]),
        earlier=len(turns) > PAGE,
        lost=any(line.told is None for line in lines),
    )


@get("/tables/{table:str}/dice", responses=refusals(*SEEN), guards=[heavy])
async def dice(access: Access, table: TableId) -> DiceInfo:
    """Every roll of a game so far, what was to be expected of it, and everybody's luck."""
    upto, _, _, lines = await lines_for(access, table)
    return DiceInfo(upto, *await asyncio.to_thread(dice_book, lines))


ROUTES = [log, dice]
