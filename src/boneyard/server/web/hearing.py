"""What I was told of a game, also while it goes on: the log in pages, and the dice."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from msgspec import Meta, Raw, Struct

from boneyard.server.stories.form import Dice
from boneyard.server.stories.requests import Roll
from boneyard.server.web.asked import query_of, takes
from boneyard.server.web.problems import AnyRequest
from boneyard.server.web.replays import SEEN
from boneyard.server.web.seeing import library_in, place_of

PAGE = 40
"""Turns."""


class PageAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Which turns: the last ones, or the last ones before some turn."""

    before: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class TurnTold(Struct, frozen=True):
    """What I was told in one turn; turn 0 is what came before the first."""

    turn: int
    seat: int
    events: tuple[Raw, ...]


class LogInfo(Struct, frozen=True):
    """Some turns, the oldest first, and whether there are earlier ones."""

    turns: tuple[TurnTold, ...]
    earlier: bool


class DiceInfo(Struct, frozen=True):
    """Every roll, the first one first, and what the dice gave each seat for each purpose."""

    rolls: tuple[Roll, ...]
    dice: tuple[Dice, ...]


@get("/tables/{table:str}/log", opt=takes(*SEEN, query=PageAsked))
async def log(request: AnyRequest, table: str) -> LogInfo:
    """What I was told of a game so far, a page of turns at a time; what was taken back is left out."""
    asked = query_of(request, PageAsked)
    place, own = await place_of(request, table)
    heard = await library_in(request.app.state).heard(place, own)
    known = [turn for turn in heard.turns if asked.before is None or turn.turn < asked.before]
    shown = [
        TurnTold(turn.turn, turn.seat, tuple(Raw(event) for event in turn.events)) for turn in known[-PAGE:]
    ]
    return LogInfo(tuple(shown), len(known) > PAGE)


@get("/tables/{table:str}/dice", opt=takes(*SEEN))
async def dice(request: AnyRequest, table: str) -> DiceInfo:
    """Every roll of a game so far, what was to be expected of it, and everybody's luck."""
    place, own = await place_of(request, table)
    heard = await library_in(request.app.state).heard(place, own)
    return DiceInfo(heard.rolls, heard.dice)
