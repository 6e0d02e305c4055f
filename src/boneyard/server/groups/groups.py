"""Groups: create, change, join, come back on another device.

What a group is lies in the database alone, so every process sees the same and a restart changes nothing.
Presence is a time in it that the group's page renews.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress

from boneyard.server.groups import membership
from boneyard.server.groups.codes import with_new_code
from boneyard.server.groups.pins import Pins
from boneyard.server.history.archive import Archive
from boneyard.server.ids import new_table_id
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.store import Paused
from boneyard.server.store.records import Group, Guest, Member
from boneyard.table.errors import Refused
from boneyard.table.handlers import internal
from boneyard.table.names import one_line

log = logging.getLogger(__name__)
MOST_GROUPS = 20
"""Of a guest."""
SEEN_EVERY = 15_000
HERE = 45_000
"""Milliseconds for which a member counts as here after their last sign."""


class Groups:
    def __init__(self, services: Services, rooms: Rooms, archive: Archive) -> None:
        self.services = services
        self.store = services.store
        self.rooms = rooms
        self.archive = archive
        self.pins = Pins()
        self.finding_results: set[str] = set()
        """Groups whose results are being found."""

    async def create(self, guest: Guest, name: str, host_name: str) -> Group:
        await self.require_few(guest)
        id, now = new_table_id(), self.services.now()

        async def create_with(code: str) -> Group:
            group = membership.new_group(id, code, one_line(name), guest.id, host_name, now)
            await self.store.create_group(group)
            return group

        return await with_new_code(create_with)

    async def require_few(self, guest: Guest) -> None:
        if len(await self.store.groups_of(guest.id)) >= MOST_GROUPS:
            raise Refused("not-allowed", reason="too-many-groups", limit=MOST_GROUPS)

    async def of_member(self, group: str, guest: Guest) -> tuple[Group, Member]:
        """A group and the member who asks; strangers don't learn whether there is one."""
        found = await self.store.group(group)
        if found is None:
            raise Refused("not-yours")
        return found, membership.require_member(found, guest.id)

    async def change(self, group: str, decide: Callable[[Group], Group | None]) -> Group:
        """Change a group, or delete it; returns the changed or deleted one."""
        changed = await self.store.change_group(group, decide)
        if changed is None:
            raise Refused("not-yours")
        return changed

    async def change_code(self, group: str, guest: Guest) -> Group:
        """Give a group a new code instead of the old one."""

        async def change_to(code: str) -> Group:
            return await self.change(group, lambda before: membership.with_code(before, guest.id, code))

        return await with_new_code(change_to)

    async def join(self, group: str, guest: Guest, name: str) -> None:
        await self.require_few(guest)
        now = self.services.now()
        await self.change(group, lambda before: membership.with_newcomer(before, guest.id, name, now))

    async def set_pin(self, group: str, guest: Guest, pin: str) -> None:
        await self.of_member(group, guest)  # hashing a PIN takes long: not for strangers
        stored = await self.pins.hashed(pin) if pin else None
        await self.change(group, lambda before: membership.with_pin(before, guest.id, stored))

    async def return_with_pin(self, group: str, guest: Guest, number: int, pin: str) -> None:
        """Make a guest the member whose PIN they know."""
        now = self.services.now()
        attempted = await self.change(group, lambda before: membership.with_attempt(before, number, now))
        if not await self.pins.is_right(membership.numbered(attempted, number), pin):
            raise Refused("bad-secret", reason="pin")
        returned = await self.change(
            group, lambda before: membership.with_guest(before, number, guest.id, now)
        )
        await self.take_seats(membership.numbered(returned, number))

    async def decide_claim(
        self, group: str, guest: Guest, number: int, claimed: int, *, accept: bool
    ) -> None:
        now = self.services.now()
        decided = await self.change(
            group,
            lambda before: membership.with_decided_claim(
                before, guest.id, number, claimed, accept=accept, now=now
            ),
        )
        await self.take_seats(membership.numbered(decided, number))

    async def take_seats(self, member: Member) -> None:
        """Move a member's seats to the device that they have now. Repeating it is harmless."""
        if not member.former:
            return
        for table, seat in await self.store.seats_in(member.group_id, member.guests[1:]):
            try:
                room = await self.rooms.room(table)
                await room.request(internal.HandOver(seat=seat, guest=member.guest, name=member.name))
            except Refused as error:
                log.info("seat %d of table %s stays: %s", seat, table, error.code)

    async def note_here(self, member: Member) -> None:
        """Note that a member is here, unless saving is paused."""
        now = self.services.now()
        if now - member.seen > SEEN_EVERY:
            with suppress(Paused):
                await self.store.touch_member(member.group_id, member.number, now)
            await self.take_seats(member)

    def is_here(self, member: Member) -> bool:
        return self.services.now() - member.seen < HERE
