"""Joining and leaving a group, one's name, look and PIN in it, and coming back on another device."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, post, put
from litestar.params import PathParameter
from msgspec import Meta, Struct

from boneyard.server.groups import membership
from boneyard.server.groups.codes import read_code
from boneyard.server.groups.next_game import MemberNumber
from boneyard.server.http.codes import Code, ShownCode
from boneyard.server.http.dependencies import Groups, Guest, Services
from boneyard.server.http.groups import CHANGE, MEMBER, GroupId
from boneyard.server.http.openapi import BODY, refusals
from boneyard.server.http.rate_limits import give_back, guess, making
from boneyard.server.http.requests import Request
from boneyard.table.config import PersonName, SeatNumber
from boneyard.table.errors import Refused
from boneyard.table.protocol import END

MemberPath = Annotated[int, PathParameter(gt=-1, lt=2**31)]
Pin = Annotated[str, Meta(pattern=f"^[0-9]{{4,8}}{END}")]
Time = Annotated[int, Meta(ge=0, lt=2**53)]


class JoinGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A new member, with the group's code."""

    code: Code
    name: PersonName


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


class DecideClaim(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the guest who claimed at that time to be this member may be."""

    claimed: Time
    accept: bool


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


@delete("/groups/{group:str}/members/{member:int}", status_code=200, responses=MEMBER)
async def remove_member(guest: Guest, groups: Groups, group: GroupId, member: MemberPath) -> None:
    """Leave a group, or, as its host, send a member away."""
    await groups.change(group, lambda before: membership.after_leaving(before, guest.id, member))


@put("/groups/{group:str}/me", responses=refusals("not-yours", "not-found", "bad-name", *BODY))
async def change_member(data: ChangeMember, guest: Guest, groups: Groups, group: GroupId) -> None:
    """Change my name, colour and symbol in a group, from the next game on."""
    await groups.change(group, lambda before: membership.with_look(before, guest.id, data.name, data.look))


@put("/groups/{group:str}/pin", responses=CHANGE, guards=[making])
async def change_pin(data: ChangePin, guest: Guest, groups: Groups, group: GroupId) -> None:
    """Set my PIN, with which I can come back on another device."""
    await groups.set_pin(group, guest, data.pin or "")


@post(
    "/groups/{group:str}/return",
    status_code=200,
    responses=refusals("not-yours", "not-found", "not-allowed", "bad-secret", "busy", *BODY),
)
async def come_back(
    request: Request, data: ComeBack, guest: Guest, groups: Groups, services: Services, group: GroupId
) -> None:
    """Come back as a member on this device, with all seats; without a PIN, the host is asked to let me in.

    Wrong PINs cost the member a growing delay, and count as wrong codes of this address.
    """
    taken = guess(request)
    if data.pin is None:
        now = services.now()
        await groups.change(group, lambda before: membership.with_claim(before, data.member, guest.id, now))
    else:
        await groups.return_with_pin(group, guest, data.member, data.pin)
        give_back(taken)


@post(
    "/groups/{group:str}/members/{member:int}/claim",
    status_code=200,
    responses=refusals("not-yours", "not-found", "stale", "busy", *BODY),
)
async def decide_claim(
    data: DecideClaim, guest: Guest, groups: Groups, group: GroupId, member: MemberPath
) -> None:
    """Let somebody back in who claims to be this member, or not."""
    await groups.decide_claim(group, guest, member, data.claimed, accept=data.accept)


ROUTES = [join_group, remove_member, change_member, change_pin, come_back, decide_claim]
