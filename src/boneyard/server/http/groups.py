"""Groups, and short codes of groups and tables.

Members see their group; whoever has its code sees who is in it and may join or come back. A group's id is no
secret and opens nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import PathParameter
from msgspec import Meta, Struct

from boneyard.games.shared.tempers import PersonaId
from boneyard.server.asgi import address_of
from boneyard.server.groups import membership
from boneyard.server.groups.challenge import Challenge, challenge_of, play_try
from boneyard.server.groups.codes import code_of_table, read_code, with_new_code
from boneyard.server.groups.groups import HERE, MOST_RUNNING
from boneyard.server.groups.results import NOTHING, Standings, read_result
from boneyard.server.http.dependencies import Caller, Groups, Guest, Rooms, Services
from boneyard.server.http.openapi import BODY, refusals
from boneyard.server.http.rate_limits import give_back, guess, heavy, making
from boneyard.server.http.requests import TABLE_ID, Request, TableId
from boneyard.server.lobby import ListedTable, read_summary
from boneyard.server.store import records
from boneyard.table.config import Config, Pace, PersonName, Plan, SeatNumber, Word, read_config
from boneyard.table.errors import Refused
from boneyard.table.names import one_line
from boneyard.table.protocol import END, Hash

GroupId = Annotated[str, PathParameter(pattern=TABLE_ID)]
MemberNumber = Annotated[int, Meta(ge=0, lt=2**31)]
MemberPath = Annotated[int, PathParameter(gt=-1, lt=2**31)]
GroupName = Annotated[str, Meta(max_length=40)]
Code = Annotated[str, Meta(min_length=1, max_length=20)]
Pin = Annotated[str, Meta(pattern=f"^[0-9]{{4,8}}{END}")]
Time = Annotated[int, Meta(ge=0, lt=2**53)]
MOST_EXPORTED = 10_000


class NewGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A new group, and the name of its first member."""

    name: PersonName
    title: GroupName = ""


class CreatedGroup(Struct, frozen=True):
    """The new group, and its code."""

    id: str
    code: str


class DoorMember(Struct, frozen=True):
    """What whoever has the code may know of a member; with a PIN, the member can come back."""

    number: int
    name: str
    look: int
    pin: bool


class Door(Struct, frozen=True, kw_only=True):
    """A group for those who want to join or come back: `me` is my number if I am a member.

    A table's visitors get only the members who sit there, and the code only if they are members.
    """

    id: str
    name: str
    code: str
    me: int | None
    members: tuple[DoorMember, ...]


class GroupMember(Struct, frozen=True, kw_only=True):
    """A member as the others see them.

    `asked` is when somebody on another device said that they are this member, or 0; `may_judge` says whether
    I can let them in.
    """

    number: int
    name: str
    look: int
    pin: bool
    here: bool
    seen: int
    asked: int
    may_judge: bool


class GroupInfo(Struct, frozen=True, kw_only=True):
    """A group as its members see it; `tables` are its games that are not over."""

    id: str
    name: str
    code: str
    created: int
    host: int
    me: int
    members: tuple[GroupMember, ...]
    tables: tuple[ListedTable, ...]
    last: tuple[int, ...]
    """Who played last."""
    results: int
    """How many finished games count so far: when it changes, the standings do."""


class MyGroup(Struct, frozen=True):
    """One of my groups."""

    id: str
    name: str
    code: str
    members: tuple[str, ...]


class GroupPreset(Struct, frozen=True):
    """How a group plays a game: seats, options and clock, and the name of its own content."""

    game: str
    seats: tuple[Plan, ...]
    personas: tuple[PersonaId, ...]
    settings: dict[str, str]
    pace: Pace | None
    content: str


class GivenCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code as somebody typed it."""

    code: Code


class CodeInfo(Struct, frozen=True):
    """What a code stands for: a table, or a group."""

    table: str | None
    group: Door | None


class ShownCode(Struct, frozen=True):
    """A code to say to others."""

    code: str


class JoinGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A new member, with the group's code."""

    code: Code
    name: PersonName


class ChangeGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """The group's new name."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class ChangeMember(Struct, frozen=True, forbid_unknown_fields=True):
    """My name and look in a group."""

    name: PersonName
    look: SeatNumber


class ChangePin(Struct, frozen=True, forbid_unknown_fields=True):
    """My new PIN; null for none."""

    pin: Pin | None


class ComeBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Who I am, and my PIN; without one, the host is asked."""

    member: MemberNumber
    pin: Pin | None = None


class Judge(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether whoever asked at that time is this member."""

    asked: Time
    yes: bool


class ChangePreset(Struct, frozen=True, forbid_unknown_fields=True):
    """How the group plays a game from now on; `keep_content` keeps its own tiles and cards."""

    config: Config
    keep_content: bool = False


class NextGame(Struct, frozen=True, forbid_unknown_fields=True):
    """The next game: who plays besides me, by seat; `config` replaces the group's preset."""

    game: Word
    players: Annotated[tuple[MemberNumber, ...], Meta(max_length=membership.MOST_MEMBERS)]
    config: Config | None = None
    bots: Annotated[int, Meta(ge=0, le=5)] | None = None
    """How many bots play; by default as many as in the preset."""
    nonce_hash: Hash = ""


class NewTry(Struct, frozen=True, forbid_unknown_fields=True):
    """My try in the challenge: its game, and how it is played if the group has no preset of it."""

    game: Word
    config: Config | None = None


class NextTable(Struct, frozen=True):
    """The table of the next game; the same for all who start one at the same time."""

    id: str


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


MEMBER = refusals("not-yours", "not-found")
CHANGE = refusals("not-yours", "not-found", *BODY)


def door(
    whole: records.Whole, caller: str, code: str, shown: tuple[records.Member, ...] | None = None
) -> Door:
    me = membership.member_of(whole, caller)
    return Door(
        id=whole.group.id,
        name=whole.group.name,
        code=code,
        me=None if me is None else me.number,
        members=tuple(
            DoorMember(one.number, one.name, one.look, one.pin is not None)
            for one in (whole.members if shown is None else shown)
        ),
    )


@post("/groups", responses=refusals("not-yours", "not-allowed", "bad-name", "busy", *BODY), guards=[making])
async def make_group(data: NewGroup, guest: Guest, groups: Groups) -> CreatedGroup:
    """Found a group and become its host."""
    group = await groups.found(guest, data.title, data.name)
    return CreatedGroup(group.id, await groups.store.code_of("group", group.id) or "")


@get("/groups", responses=refusals())
async def my_groups(caller: Caller, services: Services) -> list[MyGroup]:
    """My groups, those visited last first."""
    store = services.store
    return [
        MyGroup(
            whole.group.id,
            whole.group.name,
            await store.code_of("group", whole.group.id) or "",
            tuple(member.name for member in whole.members),
        )
        for whole in (() if caller is None else await store.groups_of(caller.id))
    ]


@get("/groups/{group:str}", responses=MEMBER)
async def group(guest: Guest, groups: Groups, services: Services, group: GroupId) -> GroupInfo:
    """A group, for its members. Asking for it shows that I am here."""
    whole, me = await groups.of_member(group, guest.id)
    await groups.note_here(me)
    await groups.fill(group)
    now, store = services.now(), services.store
    whose = membership.guests_of(whole)
    return GroupInfo(
        id=group,
        name=whole.group.name,
        code=await store.code_of("group", group) or "",
        created=whole.group.created,
        host=whole.group.host,
        me=me.number,
        members=tuple(
            GroupMember(
                number=one.number,
                name=one.name,
                look=one.look,
                pin=one.pin is not None,
                here=one is me or now - one.seen < HERE,
                seen=one.seen,
                asked=one.asked,
                may_judge=membership.may_judge(whole, me, one, now),
            )
            for one in whole.members
        ),
        tables=tuple(
            ListedTable(
                mine.row.id,
                mine.row.status,
                mine.row.updated,
                read_summary(mine.row.summary),
                None if mine.seat < 0 else mine.seat,
                mine.waiting,
                mine.row.parked,
            )
            for mine in await store.group_tables(group, guest.id, MOST_RUNNING)
        ),
        last=tuple(sorted(whose[player] for player in await store.last_players(group) if player in whose)),
        results=await store.count_results(group),
    )


@put("/groups/{group:str}", responses=CHANGE)
async def rename_group(data: ChangeGroup, guest: Guest, groups: Groups, group: GroupId) -> ShownCode:
    """Rename a group; for its host."""

    def renamed(whole: records.Whole) -> records.Whole:
        membership.hosting(whole, guest.id)
        return records.Whole(msgspec.structs.replace(whole.group, name=one_line(data.name)), whole.members)

    await groups.change(group, renamed)
    return ShownCode(await groups.store.code_of("group", group) or "")


@delete("/groups/{group:str}", status_code=200, responses=refusals("not-yours", "not-found"))
async def delete_group(guest: Guest, groups: Groups, group: GroupId) -> None:
    """Delete a group with everything in it; for its host. Its tables stay their players'."""

    def nothing(whole: records.Whole) -> None:
        membership.hosting(whole, guest.id)

    await groups.change(group, nothing)


@post("/groups/{group:str}/code", responses=refusals("not-yours", "not-found", "busy"), guards=[making])
async def change_code(guest: Guest, groups: Groups, group: GroupId) -> ShownCode:
    """Give a group a new code; the old one and its link end. For its host."""
    whole, _ = await groups.of_member(group, guest.id)
    membership.hosting(whole, guest.id)
    return ShownCode(await with_new_code(lambda code: groups.store.put_code(code, "group", group)))


@post("/codes", status_code=200, responses=refusals("not-found", *BODY))
async def read(request: Request, data: GivenCode, caller: Caller, groups: Groups) -> CodeInfo:
    """What a code stands for. Wrong ones are limited, by address and for all together."""
    taken = guess(request)
    found = await groups.store.by_code(read_code(data.code))
    whole = None if found is None or found[0] == "table" else await groups.store.group(found[1])
    if found is None or (found[0] == "group" and whole is None):
        raise Refused("not-found")
    give_back(taken)
    if whole is None:
        return CodeInfo(found[1], None)
    return CodeInfo(None, door(whole, "" if caller is None else caller.id, read_code(data.code)))


@post(
    "/groups/{group:str}/members",
    responses=refusals("not-yours", "not-found", "not-allowed", "bad-name", *BODY),
    guards=[making],
)
async def join_group(
    request: Request, data: JoinGroup, guest: Guest, groups: Groups, group: GroupId
) -> ShownCode:
    """Join a group with its code."""
    taken = guess(request)
    code = read_code(data.code)
    if await groups.store.by_code(code) != ("group", group):
        raise Refused("not-found")
    give_back(taken)
    await groups.join(group, guest, data.name)
    return ShownCode(code)


@delete(
    "/groups/{group:str}/members/{member:int}", status_code=200, responses=refusals("not-yours", "not-found")
)
async def remove_member(guest: Guest, groups: Groups, group: GroupId, member: MemberPath) -> None:
    """Leave a group, or, as its host, send a member away."""
    await groups.of_member(group, guest.id)
    await groups.change(group, lambda whole: membership.left(whole, guest.id, member))


@put("/groups/{group:str}/me", responses=refusals("not-yours", "not-found", "bad-name", *BODY))
async def change_member(data: ChangeMember, guest: Guest, groups: Groups, group: GroupId) -> None:
    """Change my name, colour and symbol in a group, from the next game on."""
    await groups.of_member(group, guest.id)
    await groups.change(group, lambda whole: membership.dressed(whole, guest.id, data.name, data.look))


@put("/groups/{group:str}/pin", responses=CHANGE, guards=[making])
async def change_pin(data: ChangePin, guest: Guest, groups: Groups, group: GroupId) -> None:
    """Set my PIN, with which I can come back on another device."""
    await groups.of_member(group, guest.id)
    await groups.set_pin(group, guest, data.pin or "")


@post(
    "/groups/{group:str}/return",
    status_code=200,
    responses=refusals("not-yours", "not-found", "not-allowed", "bad-secret", "busy", *BODY),
)
async def come_back(request: Request, data: ComeBack, guest: Guest, groups: Groups, group: GroupId) -> None:
    """Come back as a member on this device, with all seats; without a PIN, the host is asked to let me in.

    Wrong PINs cost the member a growing delay, and count as wrong codes of this address.
    """
    taken = guess(request)
    if data.pin is not None:
        await groups.come_back(group, guest, data.member, data.pin)
        give_back(taken)
    else:
        now = groups.services.now()
        await groups.change(group, lambda whole: membership.asked(whole, data.member, guest.id, now))


@post(
    "/groups/{group:str}/members/{member:int}/judge",
    status_code=200,
    responses=refusals("not-yours", "not-found", "stale", "busy", *BODY),
)
async def judge(data: Judge, guest: Guest, groups: Groups, group: GroupId, member: MemberPath) -> None:
    """Let somebody back in who says that they are this member, or not."""
    await groups.of_member(group, guest.id)
    await groups.judge(group, guest, member, data.asked, yes=data.yes)


@get("/groups/{group:str}/standings", responses=MEMBER)
async def standings(guest: Guest, groups: Groups, group: GroupId) -> Standings:
    """Standings over all games, head to head, trophies and best moments."""
    whole, _ = await groups.of_member(group, guest.id)
    return await groups.standings(whole)


@get("/groups/{group:str}/presets", responses=MEMBER)
async def presets(guest: Guest, groups: Groups, group: GroupId) -> list[GroupPreset]:
    """How the group plays each game."""
    await groups.of_member(group, guest.id)
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
    await groups.of_member(group, guest.id)
    config = data.config
    known = (await groups.store.presets(group)).get(config.game)
    if data.keep_content and known is not None:
        config = msgspec.structs.replace(config, content=read_config(known).content)
    await groups.keep(group, guest, config)


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
    address = address_of(request.scope)  # type: ignore[arg-type]  # Litestar's own
    return NextTable(
        await groups.next_game(
            group, guest, data.config, data.game, data.players, data.bots, data.nonce_hash, address
        )
    )


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


@get("/groups/{group:str}/export", responses=MEMBER, guards=[heavy])
async def export(guest: Guest, groups: Groups, group: GroupId) -> ExportedGroup:
    """Everything of a group."""
    whole, _ = await groups.of_member(group, guest.id)
    stored = await groups.store.results(group, MOST_EXPORTED)
    return ExportedGroup(
        name=whole.group.name,
        code=await groups.store.code_of("group", group) or "",
        created=whole.group.created,
        host=whole.group.host,
        members=tuple(ExportedMember(one.number, one.name, one.look, one.joined) for one in whole.members),
        presets={game: msgspec.Raw(one) for game, one in (await groups.store.presets(group)).items()},
        games=await asyncio.to_thread(exported_games, stored, membership.guests_of(whole)),
        standings=await groups.standings(whole),
    )


def exported_games(stored: Sequence[bytes], whose: Mapping[str, int]) -> tuple[ExportedGame, ...]:
    results = [read_result(result) for result in stored if result != NOTHING]
    return tuple(
        ExportedGame(
            one.table,
            one.game,
            one.ended,
            one.turns,
            tuple(
                ExportedSeat(whose.get(seat.guest), seat.name, seat.points, seat.adjusted, seat.won)
                for seat in one.seats
            ),
            one.counts,
        )
        for one in results
    )


@get("/tables/{table:str}/group", responses=refusals("not-found", "elsewhere"))
async def group_of_table(caller: Caller, groups: Groups, rooms: Rooms, table: TableId) -> Door:
    """The group that plays at a table, with the members who sit there, for those who have lost their key."""
    group = await groups.store.group_of_table(table)
    whole = None if group is None else await groups.store.group(group)
    if whole is None:
        raise Refused("not-found")
    seats = {seat.guest for seat in (await rooms.room(table)).table.seats if seat.guest}
    shown = tuple(one for one in whole.members if seats & {one.guest, *one.former.split()})
    guest = "" if caller is None else caller.id
    is_member = membership.member_of(whole, guest) is not None
    code = await groups.store.code_of("group", whole.group.id) if is_member else ""
    return door(whole, guest, code or "", shown)


@post(
    "/tables/{table:str}/code",
    status_code=200,
    responses=refusals("not-yours", "not-found", "not-running", "busy", "elsewhere"),
)
async def table_code(guest: Guest, rooms: Rooms, services: Services, table: TableId) -> ShownCode:
    """The code of a table where I sit; it ends with the game."""
    found = (await rooms.room(table)).table
    if found.seat_of(guest.id) is None:
        raise Refused("not-yours")
    if found.status == "over":
        raise Refused("not-running")
    return ShownCode(await code_of_table(services.store, table))


ROUTES = [
    make_group,
    my_groups,
    group,
    rename_group,
    delete_group,
    change_code,
    read,
    join_group,
    remove_member,
    change_member,
    change_pin,
    come_back,
    judge,
    standings,
    presets,
    change_preset,
    next_game,
    challenge,
    my_try,
    export,
    group_of_table,
    table_code,
]
