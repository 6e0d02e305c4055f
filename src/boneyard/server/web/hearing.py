"""What I was told of a game, also while it goes on: the log in pages, and the dice."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from msgspec import Meta, Raw, Struct

from boneyard.server.stories.form import Dice
from boneyard.server.stories.requests import Heard, Roll
from boneyard.server.web.asked import query_of, takes
from boneyard.server.web.limiting import heavy
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


class Told(Struct, frozen=True):
    """Up to which update of a socket's stream this goes; no stream where nobody looks at the table."""

    stream: str
    n: int


class LogInfo(Struct, frozen=True):
    """Some turns, the oldest first, and whether there are earlier ones."""

    upto: Told
    turns: tuple[TurnTold, ...]
    earlier: bool


class DiceInfo(Struct, frozen=True):
    """Every roll, the first one first, and what the dice gave each seat for each purpose."""

    upto: Told
    rolls: tuple[Roll, ...]
    dice: tuple[Dice, ...]


async def heard_by(request: AnyRequest, table: str) -> tuple[Told, Heard]:
    """What the caller was told, and up to where: a table and its streams change together."""
    place, own = await place_of(request, table)
    stream = place.audience.streams.get(own)
    upto = Told("", 0) if stream is None else Told(stream.name, stream.n)
    return upto, await library_in(request.app.state).heard(place, own)


@get("/tables/{table:str}/log", opt=takes(*SEEN, query=PageAsked), guards=[heavy])
async def log(request: AnyRequest, table: str) -> LogInfo:
    """What I was told of a game so far, a page of turns at a time; what was taken back is left out."""
    asked = query_of(request, PageAsked)
    upto, heard = await heard_by(request, table)
    known = [turn for turn in heard.turns if asked.before is None or turn.turn < asked.before]
    shown = [
        TurnTold(turn.turn, turn.seat, tuple(Raw(event) for event in turn.events)) for turn in known[-PAGE:]
    ]
    return LogInfo(upto, tuple(shown), len(known) > PAGE)


@get("/tables/{table:str}/dice", opt=takes(*SEEN), guards=[heavy])
async def dice(request: AnyRequest, table: str) -> DiceInfo:
    """Every roll of a game so far, what was to be expected of it, and everybody's luck."""
    upto, heard = await heard_by(request, table)
    return DiceInfo(upto, heard.rolls, heard.dice)
