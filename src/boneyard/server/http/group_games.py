"""A group's games: presets, the next game, the challenge, standings, and an export of everything."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import get, post, put
from msgspec import Struct

from boneyard.games.shared.tempers import PersonaId
from boneyard.server.groups.challenge import Challenge, challenge_of, play_try
from boneyard.server.groups.membership import by_guest
from boneyard.server.groups.next_game import NextGame, keep_preset, start_next
from boneyard.server.groups.results import GameResult, read_result
from boneyard.server.groups.standings import Standings, current_standings
from boneyard.server.http.dependencies import Groups, Guest
from boneyard.server.http.groups import MEMBER, GroupId
from boneyard.server.http.openapi import BODY, refusals
from boneyard.server.http.rate_limits import heavy, making
from boneyard.server.http.requests import Request
from boneyard.table.config import Config, Pace, Plan, Word, read_config

MOST_EXPORTED = 10_000


class GroupPreset(Struct, frozen=True):
    """How a group plays a game: seats, options and clock, and the name of its own content."""

    game: str
    seats: tuple[Plan, ...]
    personas: tuple[PersonaId, ...]
    settings: dict[str, str]
    pace: Pace | None
    content: str


class ChangePreset(Struct, frozen=True, forbid_unknown_fields=True):
    """How the group plays a game from now on; `keep_content` keeps its own tiles and cards."""

    config: Config
    keep_content: bool = False


class NextTable(Struct, frozen=True):
    """The table of the next game; the same for all who start one at the same time."""

    id: str


class NewTry(Struct, frozen=True, forbid_unknown_fields=True):
    """My try in the challenge: its game, and how it is played if the group has no preset of it."""

    game: Word
    config: Config | None = None


class ExportedMember(Struct, frozen=True):
    """A member in an export."""

    number: int
    name: str
    look: int
    joined: int


class ExportedSeat(Struct, frozen=True):
    """A seat in an export; `member` is missing if no member played it."""

    member: int | None
    name: str
    points: int
    adjusted: float
    won: bool


class ExportedGame(Struct, frozen=True):
    """A finished game in an export; its replay is at `/api/tables/{table}/replay`."""

    table: str
    game: str
    ended: int
    turns: int
    seats: tuple[ExportedSeat, ...]
    counts: dict[str, tuple[int, ...]]


class ExportedGroup(Struct, frozen=True, kw_only=True):
    """Everything that the server has stored of a group, but no secrets."""

    name: str
    code: str
    created: int
    host: int
    members: tuple[ExportedMember, ...]
    presets: dict[str, msgspec.Raw]
    """The configurations of tables."""
    games: tuple[ExportedGame, ...]
    standings: Standings


@get("/groups/{group:str}/presets", responses=MEMBER)
async def presets(guest: Guest, groups: Groups, group: GroupId) -> list[GroupPreset]:
    """How the group plays each game."""
    await groups.of_member(group, guest)
    configs = [read_config(config) for config in (await groups.store.presets(group)).values()]
    return [
        GroupPreset(
            one.game, one.seats, one.personas, one.settings, one.pace, one.content.name if one.content else ""
        )
        for one in configs
    ]


@put(
    "/groups/{group:str}/preset",
    responses=refusals("not-yours", "not-found", "bad-setup", "bad-content", "not-allowed", "busy", *BODY),
    guards=[making],
)
async def change_preset(data: ChangePreset, guest: Guest, groups: Groups, group: GroupId) -> None:
    """Change how the group plays a game: options, clock, bots, own tiles and cards."""
    await groups.of_member(group, guest)
    config = data.config
    known = (await groups.store.presets(group)).get(config.game)
    if data.keep_content and known is not None:
        config = msgspec.structs.replace(config, content=read_config(known).content)
    await keep_preset(groups, group, guest, config)


@post(
    "/groups/{group:str}/games",
    responses=refusals(
        "not-yours",
        "not-found",
        "not-allowed",
        "bad-setup",
        "bad-content",
        "busy",
        "elsewhere",
        *BODY,
    ),
    guards=[making],
)
async def next_game(
    request: Request, data: NextGame, guest: Guest, groups: Groups, group: GroupId
) -> NextTable:
    """Start the next game: members sit down with their names and looks, and it begins."""
    return NextTable(await start_next(groups, group, guest, data, request.address))


@get("/groups/{group:str}/challenge", responses=MEMBER)
async def challenge(guest: Guest, groups: Groups, group: GroupId) -> Challenge:
    """The challenge of this week: the same dice and bots for every member."""
    return await challenge_of(groups, group, guest)


@post(
    "/groups/{group:str}/challenge",
    responses=refusals(
        "not-yours",
        "not-found",
        "not-allowed",
        "not-open",
        "bad-setup",
        "bad-content",
        "busy",
        "elsewhere",
        *BODY,
    ),
    guards=[making],
)
async def my_try(data: NewTry, guest: Guest, groups: Groups, group: GroupId) -> NextTable:
    """Begin my try, or go back to it. The first one of a week chooses the game."""
    return NextTable(await play_try(groups, group, guest, data.game, data.config))


@get("/groups/{group:str}/standings", responses=MEMBER)
async def standings(guest: Guest, groups: Groups, group: GroupId) -> Standings:
    """Standings over all games, head to head, trophies and best moments."""
    found, _ = await groups.of_member(group, guest)
    return await current_standings(groups, found)


@get("/groups/{group:str}/export", responses=MEMBER, guards=[heavy])
async def export(guest: Guest, groups: Groups, group: GroupId) -> ExportedGroup:
    """Everything of a group."""
    found, _ = await groups.of_member(group, guest)
    numbers, results = by_guest(found), await groups.store.results(group, MOST_EXPORTED)
    return ExportedGroup(
        name=found.name,
        code=found.code,
        created=found.created,
        host=found.host,
        members=tuple(ExportedMember(one.number, one.name, one.look, one.joined) for one in found.members),
        presets={game: msgspec.Raw(one) for game, one in (await groups.store.presets(group)).items()},
        games=await asyncio.to_thread(
            lambda: tuple(exported(read_result(result), numbers) for result in results)
        ),
        standings=await current_standings(groups, found),
    )


def exported(game: GameResult, numbers: dict[str, int]) -> ExportedGame:
    return ExportedGame(
        game.table,
        game.game,
        game.ended,
        game.turns,
        tuple(
            ExportedSeat(numbers.get(seat.guest), seat.name, seat.points, seat.adjusted, seat.won)
            for seat in game.seats
        ),
        game.counts,
    )


ROUTES = [presets, change_preset, next_game, challenge, my_try, standings, export]
