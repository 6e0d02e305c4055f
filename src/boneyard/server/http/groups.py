"""Groups as their members see them. A group's id is no secret and opens nothing."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import PathParameter
from msgspec import Meta, Struct

from boneyard.server.groups import membership
from boneyard.server.groups.next_game import MOST_RUNNING
from boneyard.server.groups.results import find_results
from boneyard.server.http.codes import ShownCode
from boneyard.server.http.dependencies import Caller, Groups, Guest, Services
from boneyard.server.http.openapi import BODY, refusals
from boneyard.server.http.rate_limits import making
from boneyard.server.http.requests import TABLE_ID
from boneyard.server.lobby import ListedTable, listed
from boneyard.table.config import PersonName

GroupId = Annotated[str, PathParameter(pattern=TABLE_ID)]
GroupName = Annotated[str, Meta(max_length=40)]
MEMBER = refusals("not-yours", "not-found")
CHANGE = refusals("not-yours", "not-found", *BODY)


class NewGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A new group, and the name of its first member."""

    name: PersonName
    title: GroupName = ""


class CreatedGroup(Struct, frozen=True):
    """The new group, and its code."""

    id: str
    code: str


class MyGroup(Struct, frozen=True):
    """One of my groups."""

    id: str
    name: str
    code: str
    members: tuple[str, ...]


class GroupMember(Struct, frozen=True, kw_only=True):
    """A member as the others see them.

    `claimed` is when somebody on another device said that they are this member, or 0; `may_decide` says
    whether I can let them in.
    """

    number: int
    name: str
    look: int
    pin: bool
    here: bool
    seen: int
    claimed: int
    may_decide: bool


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


class ChangeGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """The group's new name."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


@post("/groups", responses=refusals("not-yours", "not-allowed", "bad-name", "busy", *BODY), guards=[making])
async def make_group(data: NewGroup, guest: Guest, groups: Groups) -> CreatedGroup:
    """Create a group and become its host."""
    group = await groups.create(guest, data.title, data.name)
    return CreatedGroup(group.id, group.code)


@get("/groups", responses=refusals())
async def my_groups(caller: Caller, services: Services) -> list[MyGroup]:
    """My groups, those visited last first."""
    found = () if caller is None else await services.store.groups_of(caller.id)
    return [
        MyGroup(group.id, group.name, group.code, tuple(member.name for member in group.members))
        for group in found
    ]


@get("/groups/{group:str}", responses=MEMBER)
async def group(guest: Guest, groups: Groups, services: Services, group: GroupId) -> GroupInfo:
    """A group, for its members. Asking for it shows that I am here."""
    found, me = await groups.of_member(group, guest)
    await groups.note_here(me)
    find_results(groups, group)
    now, store = services.now(), services.store
    numbers = membership.by_guest(found)
    return GroupInfo(
        id=found.id,
        name=found.name,
        code=found.code,
        created=found.created,
        host=found.host,
        me=me.number,
        members=tuple(
            GroupMember(
                number=one.number,
                name=one.name,
                look=one.look,
                pin=one.pin is not None,
                here=one is me or groups.is_here(one),
                seen=one.seen,
                claimed=one.claimed,
                may_decide=membership.may_decide(found, me, one, now),
            )
            for one in found.members
        ),
        tables=tuple(
            listed(mine.row, mine.seat, waiting=mine.waiting)
            for mine in await store.group_tables(group, guest.id, MOST_RUNNING)
        ),
        last=tuple(sorted({numbers[one] for one in await store.last_players(group) if one in numbers})),
        results=await store.count_results(group),
    )


@put("/groups/{group:str}", responses=CHANGE)
async def rename_group(data: ChangeGroup, guest: Guest, groups: Groups, group: GroupId) -> ShownCode:
    """Rename a group; for its host."""
    changed = await groups.change(group, lambda before: membership.with_name(before, guest.id, data.name))
    return ShownCode(changed.code)


@delete("/groups/{group:str}", status_code=200, responses=MEMBER)
async def delete_group(guest: Guest, groups: Groups, group: GroupId) -> None:
    """Delete a group with everything in it; for its host. Its tables stay their players'."""
    await groups.change(group, lambda before: membership.deleted(before, guest.id))


@post("/groups/{group:str}/code", responses=refusals("not-yours", "not-found", "busy"), guards=[making])
async def change_code(guest: Guest, groups: Groups, group: GroupId) -> ShownCode:
    """Give a group a new code; the old one and its link end. For its host."""
    return ShownCode((await groups.change_code(group, guest)).code)


ROUTES = [make_group, my_groups, group, rename_group, delete_group, change_code]
