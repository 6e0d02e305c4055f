"""What becomes of a group when members join, return and leave: decisions about values, without I/O."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from boneyard.server.groups.pins import delay_after
from boneyard.server.store.records import Group, Member
from boneyard.table.errors import Refused
from boneyard.table.names import distinct, one_line

MOST_MEMBERS = 12
MOST_FORMER = 20
"""Earlier devices of a member that are remembered."""
LOOKS = 6
"""The colours with their symbols."""
CLAIM_LASTS = 600_000
"""Milliseconds for which nobody else can claim to be a member."""
HOST_GONE = 600_000
"""Milliseconds after which the host counts as gone, when somebody claims to be the host."""


def new_group(id: str, code: str, name: str, guest: str, host_name: str, now: int) -> Group:
    host = Member(
        group_id=id, number=0, guest=guest, name=distinct(host_name, ()), look=0, joined=now, seen=now
    )
    return Group(id=id, name=name, code=code, host=host.number, created=now, members=(host,))


def member_of(group: Group, guest: str) -> Member | None:
    return next((member for member in group.members if guest and member.guest == guest), None)


def numbered(group: Group, number: int) -> Member:
    found = next((member for member in group.members if member.number == number), None)
    if found is None:
        raise Refused("not-found")
    return found


def by_guest(group: Group) -> dict[str, int]:
    """The members' numbers by the guests that they are or were."""
    return {guest: member.number for member in group.members for guest in member.guests}


def require_member(group: Group, guest: str) -> Member:
    found = member_of(group, guest)
    if found is None:
        raise Refused("not-yours")
    return found


def require_host(group: Group, guest: str) -> Member:
    found = require_member(group, guest)
    if found.number != group.host:
        raise Refused("not-yours", reason="host")
    return found


def with_name(group: Group, guest: str, name: str) -> Group:
    require_host(group, guest)
    return replace(group, name=one_line(name))


def with_code(group: Group, guest: str, code: str) -> Group:
    require_host(group, guest)
    return replace(group, code=code)


def deleted(group: Group, guest: str) -> None:
    """There is no group any more."""
    require_host(group, guest)


def with_member(group: Group, changed: Member) -> Group:
    rest = (member for member in group.members if member.number != changed.number)
    return replace(group, members=tuple(sorted([*rest, changed], key=lambda member: member.number)))


def with_newcomer(group: Group, guest: str, name: str, now: int) -> Group:
    """Add a member with the rarest look; someone who is one already stays."""
    if member_of(group, guest) is not None:
        return group
    if len(group.members) >= MOST_MEMBERS:
        raise Refused("not-allowed", reason="group-full", limit=MOST_MEMBERS)
    number = max(member.number for member in group.members) + 1
    worn = Counter(member.look for member in group.members)
    look = min(range(LOOKS), key=lambda look: worn[look])
    name = distinct(name, [member.name for member in group.members])
    return with_member(
        group,
        Member(group_id=group.id, number=number, guest=guest, name=name, look=look, joined=now, seen=now),
    )


def with_look(group: Group, guest: str, name: str, look: int) -> Group:
    """Change a member's own name and look."""
    mine = require_member(group, guest)
    others = [member.name for member in group.members if member is not mine]
    return with_member(group, replace(mine, name=distinct(name, others), look=look))


def with_pin(group: Group, guest: str, pin: bytes | None) -> Group:
    return with_member(group, replace(require_member(group, guest), pin=pin, attempts=0, locked=0))


def with_attempt(group: Group, number: int, now: int) -> Group:
    """Count an attempt at a member's PIN, before it is checked."""
    wanted = numbered(group, number)
    if now < wanted.locked:
        raise Refused("too-fast", reason="pin", until=wanted.locked)
    attempts = wanted.attempts + 1
    return with_member(group, replace(wanted, attempts=attempts, locked=now + delay_after(attempts)))


def with_claim(group: Group, number: int, guest: str, now: int) -> Group:
    """A guest without the PIN claims to be a member."""
    wanted = numbered(group, number)
    if wanted.guest == guest:
        raise Refused("not-allowed", reason="already-member")
    if wanted.claimant not in ("", guest) and now < wanted.claimed + CLAIM_LASTS:
        raise Refused("busy")
    return with_member(group, replace(wanted, claimant=guest, claimed=now))


def may_decide(group: Group, decider: Member, wanted: Member, now: int) -> bool:
    """The host decides on claims; for a host who isn't there, the member who joined first after them."""
    if wanted.number != group.host:
        return decider.number == group.host
    deputy = next((member for member in group.members if member is not wanted), None)
    return decider is deputy and wanted.seen + HOST_GONE < now


def with_decided_claim(
    group: Group, guest: str, number: int, claimed: int, *, accept: bool, now: int
) -> Group:
    """Let a claimant be the member, or not; `claimed` says which claim is meant."""
    wanted = numbered(group, number)
    if not may_decide(group, require_member(group, guest), wanted, now):
        raise Refused("not-yours", reason="host")
    if not wanted.claimant or wanted.claimed != claimed:
        raise Refused("stale")
    if not accept:
        return with_member(group, replace(wanted, claimant="", claimed=0))
    return with_guest(group, number, wanted.claimant, now)


def with_guest(group: Group, number: int, guest: str, now: int) -> Group:
    """A member is another guest from now on. If that guest is a new member already, both become one."""
    wanted = numbered(group, number)
    if wanted.guest == guest:
        return with_member(group, replace(wanted, attempts=0, locked=0))
    former = [*wanted.guests]
    newcomer = member_of(group, guest)
    if newcomer is not None:
        former += newcomer.guests[1:]
        group = without(group, newcomer)
    back = replace(
        wanted,
        guest=guest,
        former=" ".join([one for one in former if one != guest][:MOST_FORMER]),
        attempts=0,
        locked=0,
        claimant="",
        claimed=0,
        seen=now,
    )
    return with_member(group, back)


def without(group: Group, gone: Member) -> Group:
    """A group without one member; the one who joined first becomes the host."""
    rest = tuple(member for member in group.members if member is not gone)
    host = rest[0].number if rest and group.host == gone.number else group.host
    return replace(group, host=host, members=rest)


def after_leaving(group: Group, guest: str, number: int) -> Group | None:
    """A member leaves, or the host sends one away; without members there is no group."""
    gone = numbered(group, number)
    if gone.guest != guest:
        require_host(group, guest)
    after = without(group, gone)
    return after if after.members else None
