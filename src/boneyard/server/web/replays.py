"""What stays of a game: its replay, its dice checked, its moments, its story and its numbers."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Raw, Struct

from boneyard.server.history import replay_requests as r
from boneyard.server.history.importing import parsed, take_in
from boneyard.server.history.story import Glimpse, Moment, Statistics, VerdictInfo
from boneyard.server.web.access import Access, SeatAsked
from boneyard.server.web.dependencies import Guest, Library, Services
from boneyard.server.web.gate import PIECE
from boneyard.server.web.limiting import heavy
from boneyard.server.web.openapi import BODY, refusals, spec
from boneyard.server.web.packing import packed
from boneyard.server.web.requests import MOST_REPLAY, TEXT, TableId, Text
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


Commitment = Annotated[str, QueryParameter(pattern=f"^([0-9a-f]{{64}}|){END}", max_length=64)]
"""What somebody noted down before the game."""
Title = Annotated[str, QueryParameter(max_length=60)]
MomentNumber = Annotated[int, PathParameter(gt=-1, le=1_000_000)]  # Litestar leaves out a minimum of 0


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


@get("/tables/{table:str}/replay", media_type=TEXT, responses=refusals(*SEEN), middleware=[packed])
async def replay(access: Access, table: TableId) -> Response[str]:
    """A finished game as a file, where hands are opened: setup, every answer, the seed, what was promised."""
    place, story, _ = await access.whole_story(table)
    return file(story.replay, f"{place.id}.boneyard")


@get(
    "/tables/{table:str}/record", responses=refusals(*SEEN) | {200: spec(str, "Done.", TEXT)}, guards=[heavy]
)
async def record(access: Access, table: TableId) -> Stream:
    """What I have seen of a game so far: views and events, one line of JSON for each moment."""
    place, own = await access.place(table)
    found = await access.library.record(place, own)
    headers = {**as_file(f"{place.id}.record.jsonl"), "content-length": str(found.length)}
    return Stream(unpacked(found.packed), media_type=MediaType.TEXT, headers=headers)


@get("/tables/{table:str}/verify", responses=refusals(*SEEN), guards=[heavy])
async def verify_table(access: Access, table: TableId) -> Checked:
    """Whether the dice of a finished game are those that were promised."""
    _, story, _ = await access.story(table)
    return Checked(story.head.game, story.head.verdict)


@get("/tables/{table:str}/statistics", responses=refusals(*SEEN), middleware=[packed])
async def statistics(access: Access, table: TableId) -> Statistics:
    """A finished game in numbers: points over time, fights, and what the dice gave whom."""
    _, story, _ = await access.story(table)
    if story.head.statistics is None:
        raise Refused("other-rules")
    return story.head.statistics


@get("/tables/{table:str}/story", responses=refusals(*SEEN), middleware=[packed])
async def story(access: Access, table: TableId, seat: SeatAsked = None) -> StoryInfo:
    """A finished game, told from beginning to end."""
    found = await access.story_through(table, seat)
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
        moments=tuple(await asyncio.to_thread(found.glimpses, seat)),
    )


@get("/tables/{table:str}/all-seeing", responses=refusals(*SEEN), middleware=[packed])
async def all_seeing(access: Access, table: TableId) -> AllSeen:
    """A finished game with all its secrets, told from beginning to end, where hands are opened."""
    _, found, own = await access.whole_story(table)
    moments = await asyncio.to_thread(found.moments)
    return AllSeen(found.head.players, own, found.head.told, tuple(moments))


@get("/tables/{table:str}/moments/{moment:str}", responses=refusals(*SEEN))
async def moment(access: Access, table: TableId, moment: MomentNumber, seat: SeatAsked = None) -> MomentInfo:
    """One moment of a finished game; the first, before anybody answered, is 0."""
    found = await access.story_through(table, seat)
    if moment > found.last:
        raise Refused("not-found")
    view, events = await asyncio.to_thread(found.view, seat, moment)
    return MomentInfo(moment, found.last, view, tuple(events))


@post(
    "/verify",
    status_code=200,
    responses=refusals("bad-replay", "busy", *BODY),
    guards=[heavy],
    request_max_body_size=MOST_REPLAY,
)
async def verify_file(library: Library, data: Text = "", commitment: Commitment = "") -> Checked:
    """Check the dice of a replay that somebody has as a file."""
    parsed(data)
    found = await library.replayer.verify(r.Verify(data, commitment))
    return Checked(found.game, found.verdict)


@post(
    "/replays",
    responses=refusals("bad-replay", "bad-content", "other-rules", "not-over", "busy", *BODY),
    guards=[heavy],
    request_max_body_size=MOST_REPLAY,
)
async def import_replay(
    guest: Guest, services: Services, library: Library, data: Text = "", title: Title = ""
) -> TableMade:
    """Keep a replay from elsewhere as a finished table of its own."""
    return TableMade(await take_in(services, library.replayer, data, guest, title))


ROUTES = [replay, record, verify_table, statistics, story, all_seeing, moment, verify_file, import_replay]
