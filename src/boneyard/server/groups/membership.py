"""What becomes of a group when members join, return and leave: decisions about values, without I/O."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from boneyard.server.groups.pins import delay_after
from boneyard.server.store.records import Group, Member, Whole
from boneyard.table.errors import Refused
from boneyard.table.names import distinct

MOST_MEMBERS = 12
MOST_FORMER = 20
"""Earlier devices of a member that are remembered."""
LOOKS = 6
"""The colours with their symbols."""
ASKING = 600_000
"""Milliseconds for which somebody who says that they are a member waits, before anybody else can."""
UNSEEN = 600_000
"""Milliseconds after which the host counts as gone, when somebody says that they are the host."""


def founded(id: str, name: str, guest: str, called: str, now: int) -> Whole:
    host = Member(group_id=id, number=0, guest=guest, name=distinct(called, ()), look=0, joined=now, seen=now)
    return Whole(Group(id, name, host.number, now), (host,))


def member_of(whole: Whole, guest: str) -> Member | None:
    return next((member for member in whole.members if guest and member.guest == guest), None)


def member(whole: Whole, number: int) -> Member:
    found = next((member for member in whole.members if member.number == number), None)
    if found is None:
        raise Refused("not-found")
    return found


def guests_of(whole: Whole) -> dict[str, int]:
    """The members by the guests that they are or were."""
    return {guest: one.number for one in whole.members for guest in (one.guest, *one.former.split())}


def own(whole: Whole, guest: str) -> Member:
    """The member who asks; refuses strangers."""
    found = member_of(whole, guest)
    if found is None:
        raise Refused("not-yours")
    return found


def hosting(whole: Whole, guest: str) -> Member:
    found = own(whole, guest)
    if found.number != whole.group.host:
        raise Refused("not-yours", reason="host")
    return found


def with_member(whole: Whole, changed: Member) -> Whole:
    rest = (member for member in whole.members if member.number != changed.number)
    return Whole(whole.group, tuple(sorted([*rest, changed], key=lambda member: member.number)))


def joined(whole: Whole, guest: str, name: str, now: int) -> Whole:
    """Add a member with the rarest look; someone who is one already stays."""
    if member_of(whole, guest) is not None:
        return whole
    if len(whole.members) >= MOST_MEMBERS:
        raise Refused("not-allowed", reason="group-full", limit=MOST_MEMBERS)
    number = max(member.number for member in whole.members) + 1
    worn = Counter(member.look for member in whole.members)
    look = min(range(LOOKS), key=lambda look: worn[look])
    name = distinct(name, [member.name for member in whole.members])
    return with_member(
        whole,
        Member(
            group_id=whole.group.id, number=number, guest=guest, name=name, look=look, joined=now, seen=now
        ),
    )


def dressed(whole: Whole, guest: str, name: str, look: int) -> Whole:
    """Change a member's own name and look."""
    mine = own(whole, guest)
    others = [member.name for member in whole.members if member is not mine]
    return with_member(whole, replace(mine, name=distinct(name, others), look=look))


def with_pin(whole: Whole, guest: str, pin: bytes | None) -> Whole:
    return with_member(whole, replace(own(whole, guest), pin=pin, tries=0, locked=0))


def tried(whole: Whole, number: int, now: int) -> Whole:
    """Count an attempt at a member's PIN, before it is checked."""
    wanted = member(whole, number)
    if now < wanted.locked:
        raise Refused("too-fast", reason="pin", until=wanted.locked)
    tries = wanted.tries + 1
    return with_member(whole, replace(wanted, tries=tries, locked=now + delay_after(tries)))


def asked(whole: Whole, number: int, guest: str, now: int) -> Whole:
    """Somebody without the PIN says that they are a member."""
    wanted = member(whole, number)
    if wanted.guest == guest:
        raise Refused("not-allowed", reason="already-member")
    if wanted.asking not in ("", guest) and now < wanted.asked + ASKING:
        raise Refused("busy")
    return with_member(whole, replace(wanted, asking=guest, asked=now))


def judged(whole: Whole, judge: str, number: int, at: int, *, yes: bool, now: int) -> Whole:
    """The host lets somebody back in or not."""
    wanted = member(whole, number)
    if not may_judge(whole, own(whole, judge), wanted, now):
        raise Refused("not-yours", reason="host")
    if not wanted.asking or wanted.asked != at:
        raise Refused("stale")
    if not yes:
        return with_member(whole, replace(wanted, asking="", asked=0))
    return returned(whole, number, wanted.asking, now)


def may_judge(whole: Whole, judge: Member, wanted: Member, now: int) -> bool:
    """The host decides; for a host who isn't there, the member who joined first after them."""
    if wanted.number != whole.group.host:
        return judge.number == whole.group.host
    deputy = next((member for member in whole.members if member is not wanted), None)
    return judge is deputy and wanted.seen + UNSEEN < now


def returned(whole: Whole, number: int, guest: str, now: int) -> Whole:
    """A member is another guest from now on. If that guest is a new member already, both become one."""
    wanted = member(whole, number)
    if wanted.guest == guest:
        return with_member(whole, replace(wanted, tries=0, locked=0))
    former = [wanted.guest, *wanted.former.split()]
    newcomer = member_of(whole, guest)
    if newcomer is not None:
        former += newcomer.former.split()
        whole = without(whole, newcomer)
    back = replace(
        wanted,
        guest=guest,
        former=" ".join([one for one in former if one != guest][:MOST_FORMER]),
        tries=0,
        locked=0,
        asking="",
        asked=0,
        seen=now,
    )
    return with_member(whole, back)


def without(whole: Whole, gone: Member) -> Whole:
    """A group without one member; the one who joined first becomes the host."""
    rest = tuple(member for member in whole.members if member is not gone)
    host = whole.group.host
    if rest and host == gone.number:
        host = rest[0].number
    return Whole(replace(whole.group, host=host), rest)


def left(whole: Whole, guest: str, number: int) -> Whole | None:
    """A member leaves, or the host sends one away; without members there is no group."""
    gone = member(whole, number)
    if gone.guest != guest:
        hosting(whole, guest)
    after = without(whole, gone)
    return after if after.members else None
