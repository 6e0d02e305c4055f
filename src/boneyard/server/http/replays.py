"""What remains of a game: replay, verified dice, moments, story and statistics."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Raw, Struct

from boneyard.server.history import replay_jobs as r
from boneyard.server.history.import_replay import parsed, store_replay
from boneyard.server.history.story import Glimpse, Moment, Statistics, VerdictInfo
from boneyard.server.http.dependencies import Access, Archive, Guest, SeatQuery, Services
from boneyard.server.http.openapi import BODY, refusals, spec
from boneyard.server.http.rate_limits import heavy
from boneyard.server.http.requests import MOST_REPLAY, TEXT, TableId, Text
from boneyard.server.http.responses import compressed
from boneyard.server.http.security import PIECE
from boneyard.server.http.tables import CreatedTable
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
"""A commitment that somebody noted down before the game."""
Title = Annotated[str, QueryParameter(max_length=60)]
MomentNumber = Annotated[int, PathParameter(gt=-1, le=1_000_000)]  # Litestar leaves out a minimum of 0


class VerifiedReplay(Struct, frozen=True):
    """The result of verifying a replay."""

    game: str
    verdict: VerdictInfo


class MomentInfo(Struct, frozen=True):
    """A moment for one viewer: the view then, and all events up to there."""

    moment: int
    last: int
    view: dict[str, Raw]
    events: tuple[Raw, ...]


class StoryInfo(Struct, frozen=True):
    """A whole game for one viewer: events and changed fields of the view, moment by moment."""

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
    """False if the rules could not replay all of it."""
    moments: tuple[Glimpse, ...]


class FullStory(Struct, frozen=True):
    """A whole game for all viewers; `who` of a moment has the spectators first."""

    players: tuple[str, ...]
    mine: int | None
    """The caller's own seat."""
    told: bool
    """False if the rules could not replay all of it."""
    moments: tuple[Moment, ...]


def download(text: str, name: str) -> Response[str]:
    return Response(text, media_type=MediaType.TEXT, headers=as_file(name))


def as_file(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


def unpacked(packed: bytes) -> Iterator[bytes]:
    """Decompress a text piece by piece while it is sent: the record of a long game would fill the memory."""
    unpacking = zlib.decompressobj()
    while packed and not unpacking.eof:
        yield unpacking.decompress(packed, PIECE)
        packed = unpacking.unconsumed_tail


@get("/tables/{table:str}/replay", media_type=TEXT, responses=refusals(*SEEN), middleware=[compressed])
async def replay(access: Access, table: TableId) -> Response[str]:
    """A finished game with open hands as a file: setup, every answer, the seed, the commitments."""
    open_table, story, _ = await access.whole_story(table)
    return download(story.replay, f"{open_table.id}.boneyard")


@get(
    "/tables/{table:str}/record", responses=refusals(*SEEN) | {200: spec(str, "Done.", TEXT)}, guards=[heavy]
)
async def record(access: Access, table: TableId) -> Stream:
    """What I have seen of a game so far: views and events, one line of JSON for each moment."""
    open_table, own = await access.open_table(table)
    found = await access.archive.record(open_table, own)
    headers = {**as_file(f"{open_table.id}.record.jsonl"), "content-length": str(found.length)}
    return Stream(unpacked(found.packed), media_type=MediaType.TEXT, headers=headers)


@get("/tables/{table:str}/verify", responses=refusals(*SEEN), guards=[heavy])
async def verify_table(access: Access, table: TableId) -> VerifiedReplay:
    """Verify the dice of a finished game."""
    _, story, _ = await access.story(table)
    return VerifiedReplay(story.head.game, story.head.verdict)


@get("/tables/{table:str}/statistics", responses=refusals(*SEEN), middleware=[compressed])
async def statistics(access: Access, table: TableId) -> Statistics:
    """A finished game in numbers: points over time, fights, and luck."""
    _, story, _ = await access.story(table)
    if story.head.statistics is None:
        raise Refused("other-rules")
    return story.head.statistics


@get("/tables/{table:str}/story", responses=refusals(*SEEN), middleware=[compressed])
async def story(access: Access, table: TableId, seat: SeatQuery = None) -> StoryInfo:
    """A finished game from beginning to end, for one viewer."""
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


@get("/tables/{table:str}/all-seeing", responses=refusals(*SEEN), middleware=[compressed])
async def all_seeing(access: Access, table: TableId) -> FullStory:
    """A finished game with open hands, from beginning to end, with all its secrets."""
    _, found, own = await access.whole_story(table)
    moments = await asyncio.to_thread(found.moments)
    return FullStory(found.head.players, own, found.head.told, tuple(moments))


@get("/tables/{table:str}/moments/{moment:str}", responses=refusals(*SEEN))
async def moment(access: Access, table: TableId, moment: MomentNumber, seat: SeatQuery = None) -> MomentInfo:
    """One moment of a finished game; the first, before any answer, is 0."""
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
async def verify_file(archive: Archive, data: Text = "", commitment: Commitment = "") -> VerifiedReplay:
    """Verify the dice of a replay file."""
    parsed(data)
    found = await archive.replayer.run(r.Verify(data, commitment), r.Verified)
    return VerifiedReplay(found.game, found.verdict)


@post(
    "/replays",
    responses=refusals("bad-replay", "bad-content", "other-rules", "not-over", "busy", *BODY),
    guards=[heavy],
    request_max_body_size=MOST_REPLAY,
)
async def import_replay(
    guest: Guest, services: Services, archive: Archive, data: Text = "", title: Title = ""
) -> CreatedTable:
    """Import a replay file as a finished table."""
    return CreatedTable(await store_replay(services, archive.replayer, data, guest, title))


ROUTES = [replay, record, verify_table, statistics, story, all_seeing, moment, verify_file, import_replay]
