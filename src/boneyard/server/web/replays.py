"""What stays of a game: its replay, its dice checked, its moments, its story and its numbers."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.response import Stream
from msgspec import Meta, Raw, Struct

from boneyard.server.history import replay_requests as r
from boneyard.server.history.importing import parsed, take_in
from boneyard.server.history.story import Glimpse, Moment, Statistics, VerdictInfo
from boneyard.server.web.asked import MOST_REPLAY, TEXT, known, query_of, services_in, takes, text_of
from boneyard.server.web.document import MomentNumber
from boneyard.server.web.gate import PIECE
from boneyard.server.web.limiting import heavy
from boneyard.server.web.packing import packed
from boneyard.server.web.problems import AnyRequest
from boneyard.server.web.seeing import (
    ViewerAsked,
    library_in,
    place_of,
    story_for,
    story_through,
    whole_story,
)
from boneyard.server.web.tables import TableMade
from boneyard.table.errors import Code, Refused
from boneyard.table.protocol import END

SEEN: tuple[Code, ...] = (
    "not-found",
    "not-allowed",
    "not-over",
    "other-rules",
    "bad-replay",
    "busy",
    "elsewhere",
)


class PromiseAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The commitment that somebody noted down before the game."""

    commitment: Annotated[str, Meta(pattern=f"^([0-9a-f]{{64}})?{END}")] = ""


class ImportAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What an imported game is called."""

    title: Annotated[str, Meta(max_length=60)] = ""


class Checked(Struct, frozen=True):
    """What came of checking a replay."""

    game: str
    verdict: VerdictInfo


class MomentInfo(Struct, frozen=True):
    """A moment through somebody's eyes: the view then, and all that was told up to there."""

    moment: int
    last: int
    view: dict[str, Raw]
    events: tuple[Raw, ...]


class StoryInfo(Struct, frozen=True):
    """A whole game through somebody's eyes: for each moment what was told, and what changed of the view."""

    game: str
    rules: int
    version: str
    title: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    settings: dict[str, str]
    content: str
    why: str
    winners: tuple[int, ...]
    ended: int
    told: bool
    """False where the rules of the day could not tell all of it."""
    moments: tuple[Glimpse, ...]


class AllSeen(Struct, frozen=True):
    """A whole game through everybody's eyes at once; `who` of a moment has the spectators first."""

    players: tuple[str, ...]
    mine: int | None
    """The caller's own seat."""
    told: bool
    """False where the rules of the day could not tell all of it."""
    moments: tuple[Moment, ...]


def file(text: str, name: str) -> Response[str]:
    """A text that a browser saves as a file."""
    return Response(text, media_type=MediaType.TEXT, headers=as_file(name))


def as_file(name: str) -> dict[str, str]:
    """The headers by which a browser saves what comes."""
    return {"content-disposition": f'attachment; filename="{name}"'}


def unpacked(packed: bytes) -> Iterator[bytes]:
    """A text piece by piece, as it is taken in: the record of a long game would fill the memory."""
    unpacking = zlib.decompressobj()
    while packed and not unpacking.eof:
        yield unpacking.decompress(packed, PIECE)
        packed = unpacking.unconsumed_tail


@get("/tables/{table:str}/replay", opt=takes(*SEEN, tells=TEXT), middleware=[packed])
async def replay(request: AnyRequest, table: str) -> Response[str]:
    """A finished game as a file, where hands are opened: setup, every answer, the seed, what was promised."""
    place, story, _ = await whole_story(request, table)
    return file(story.replay, f"{place.id}.boneyard")


@get("/tables/{table:str}/record", opt=takes(*SEEN, tells=TEXT, told=str), guards=[heavy])
async def record(request: AnyRequest, table: str) -> Stream:
    """What I have seen of a game so far: views and events, one line of JSON for each moment."""
    place, own = await place_of(request, table)
    found = await library_in(request.app.state).record(place, own)
    headers = {**as_file(f"{place.id}.record.jsonl"), "content-length": str(found.length)}
    return Stream(unpacked(found.packed), media_type=MediaType.TEXT, headers=headers)


@get("/tables/{table:str}/verify", opt=takes(*SEEN), guards=[heavy])
async def verify_table(request: AnyRequest, table: str) -> Checked:
    """Whether the dice of a finished game are those that were promised."""
    _, story, _ = await story_for(request, table)
    return Checked(story.head.game, story.head.verdict)


@get("/tables/{table:str}/statistics", opt=takes(*SEEN), middleware=[packed])
async def statistics(request: AnyRequest, table: str) -> Statistics:
    """A finished game in numbers: points over time, fights, and what the dice gave whom."""
    _, story, _ = await story_for(request, table)
    if story.head.statistics is None:
        raise Refused("other-rules")
    return story.head.statistics


@get("/tables/{table:str}/story", opt=takes(*SEEN, query=ViewerAsked), middleware=[packed])
async def story(request: AnyRequest, table: str) -> StoryInfo:
    """A finished game, told from beginning to end."""
    found, viewer = await story_through(request, table, query_of(request, ViewerAsked))
    head = found.head
    return StoryInfo(
        game=head.game,
        rules=head.rules,
        version=head.version,
        title=head.about.title,
        names=head.about.names,
        players=head.players,
        settings=head.settings,
        content=head.content,
        why=head.about.why,
        winners=head.about.winners,
        ended=head.about.ended,
        told=head.told,
        moments=tuple(await asyncio.to_thread(found.glimpses, viewer)),
    )


@get("/tables/{table:str}/all-seeing", opt=takes(*SEEN), middleware=[packed])
async def all_seeing(request: AnyRequest, table: str) -> AllSeen:
    """A finished game with all its secrets, told from beginning to end, where hands are opened."""
    _, found, own = await whole_story(request, table)
    moments = await asyncio.to_thread(found.moments)
    return AllSeen(found.head.players, own, found.head.told, tuple(moments))


@get("/tables/{table:str}/moments/{moment:str}", opt=takes(*SEEN, query=ViewerAsked))
async def moment(request: AnyRequest, table: str, moment: str) -> MomentInfo:
    """One moment of a finished game; the first, before anybody answered, is 0."""
    found, viewer = await story_through(request, table, query_of(request, ViewerAsked))
    try:
        number: int = msgspec.convert(moment, MomentNumber, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("not-found") from error
    if number > found.last:
        raise Refused("not-found")
    view, events = await asyncio.to_thread(found.view, viewer, number)
    return MomentInfo(number, found.last, view, tuple(events))


@post(
    "/verify",
    status_code=200,
    opt=takes("bad-replay", "busy", body=str, media=TEXT, query=PromiseAsked),
    guards=[heavy],
    request_max_body_size=MOST_REPLAY,
)
async def verify_file(request: AnyRequest) -> Checked:
    """Check the dice of a replay that somebody has as a file."""
    asked = query_of(request, PromiseAsked)
    text = await text_of(request)
    parsed(text)
    found = await library_in(request.app.state).replayer.verify(r.Verify(text, asked.commitment))
    return Checked(found.game, found.verdict)


@post(
    "/replays",
    opt=takes(
        "bad-replay",
        "bad-content",
        "other-rules",
        "not-over",
        "not-yours",
        "busy",
        body=str,
        media=TEXT,
        query=ImportAsked,
    ),
    guards=[heavy],
    request_max_body_size=MOST_REPLAY,
)
async def import_replay(request: AnyRequest) -> TableMade:
    """Keep a replay from elsewhere as a finished table of its own."""
    asked = query_of(request, ImportAsked)
    guest = await known(request)
    text = await text_of(request)
    replayer = library_in(request.app.state).replayer
    return TableMade(await take_in(services_in(request.app.state), replayer, text, guest, asked.title))
