"""Short codes of groups and tables, and what they tell to people who aren't members yet."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from msgspec import Meta, Struct

from boneyard.server.groups.codes import read_code, with_new_code
from boneyard.server.groups.membership import member_of
from boneyard.server.http.dependencies import Caller, Guest, Rooms, Services
from boneyard.server.http.openapi import BODY, refusals
from boneyard.server.http.rate_limits import give_back, guess
from boneyard.server.http.requests import Request, TableId
from boneyard.server.store import records
from boneyard.table.errors import Refused

Code = Annotated[str, Meta(min_length=1, max_length=20)]


class GivenCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code as somebody typed it."""

    code: Code


class ShownCode(Struct, frozen=True):
    """A code to say to others."""

    code: str


class MemberSummary(Struct, frozen=True):
    """What people who aren't members may know of one; with a PIN, the member can come back."""

    number: int
    name: str
    look: int
    pin: bool


class GroupSummary(Struct, frozen=True, kw_only=True):
    """A group for those who want to join or come back: `me` is my number if I am a member.

    A table's visitors get only the members who sit there, and the code only if they are members.
    """

    id: str
    name: str
    code: str
    me: int | None
    members: tuple[MemberSummary, ...]


class CodeInfo(Struct, frozen=True):
    """What a code stands for: a table, or a group."""

    table: str | None
    group: GroupSummary | None


def group_summary(
    group: records.Group, caller: records.Guest | None, code: str, members: tuple[records.Member, ...]
) -> GroupSummary:
    me = None if caller is None else member_of(group, caller.id)
    return GroupSummary(
        id=group.id,
        name=group.name,
        code=code if me is None else group.code,
        me=None if me is None else me.number,
        members=tuple(MemberSummary(one.number, one.name, one.look, one.pin is not None) for one in members),
    )


@post("/codes", status_code=200, responses=refusals("not-found", *BODY))
async def read(request: Request, data: GivenCode, caller: Caller, services: Services) -> CodeInfo:
    """What a code stands for. Wrong ones are limited, by address and for all together."""
    taken = guess(request)
    kind, target = await services.store.by_code(read_code(data.code)) or ("", "")
    group = await services.store.group(target) if kind == "group" else None
    if kind != "table" and group is None:
        raise Refused("not-found")
    give_back(taken)
    if group is None:
        return CodeInfo(target, None)
    return CodeInfo(None, group_summary(group, caller, group.code, group.members))


@get("/tables/{table:str}/group", responses=refusals("not-found", "elsewhere"))
async def group_of_table(caller: Caller, rooms: Rooms, services: Services, table: TableId) -> GroupSummary:
    """The group that plays at a table, with the members who sit there, for those who have lost their key."""
    id = await services.store.group_of_table(table)
    group = None if id is None else await services.store.group(id)
    if group is None:
        raise Refused("not-found")
    seated = {seat.guest for seat in (await rooms.room(table)).table.seats if seat.guest}
    members = tuple(one for one in group.members if not seated.isdisjoint(one.guests))
    return group_summary(group, caller, "", members)


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
    return ShownCode(await with_new_code(lambda code: services.store.table_code(table, code)))


ROUTES = [read, group_of_table, table_code]
