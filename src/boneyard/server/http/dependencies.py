"""What Litestar injects into handlers: the parts of the server, the guest who sent the request, and what
the guest may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter, SkipValidation

from boneyard.server import services, settings
from boneyard.server.accounts import bans, contacts, guests
from boneyard.server.groups import groups
from boneyard.server.history import archive
from boneyard.server.history.derived_tables import group_of, root_of
from boneyard.server.history.story import Story
from boneyard.server.http.requests import Request
from boneyard.server.rooms import rooms
from boneyard.server.rooms.open_table import OpenTable
from boneyard.server.store import records
from boneyard.table.decision import require_admitted
from boneyard.table.errors import Refused

Services = NamedDependency[SkipValidation[services.Services]]
Rooms = NamedDependency[SkipValidation[rooms.Rooms]]
Settings = NamedDependency[SkipValidation[settings.Settings]]
Archive = NamedDependency[SkipValidation[archive.Archive]]
Groups = NamedDependency[SkipValidation[groups.Groups]]
Contacts = NamedDependency[SkipValidation[contacts.Contacts]]
PushKey = NamedDependency[SkipValidation[str | None]]
Caller = NamedDependency[SkipValidation[records.Guest | None]]
"""The guest who sent the request, or None."""
Guest = NamedDependency[SkipValidation[records.Guest]]
"""The guest who sent the request; unknown and banned ones are refused."""


def part(name: str) -> Provide:
    """A part of the server, which the application puts into its state at the start."""

    def provide(state: State) -> object:
        return state[name]

    return Provide(provide, sync_to_thread=False)


def key_of(request: Request, settings: settings.Settings) -> str | None:
    return guests.key_in(request.headers.get("cookie", ""), settings.cookie)


async def caller(request: Request, services: Services, settings: Settings) -> records.Guest | None:
    return await guests.guest_with(services, key_of(request, settings))


async def guest(caller: Caller, services: Services) -> records.Guest:
    if caller is None:
        raise Refused("not-yours")
    await bans.refuse(services, caller.id, "ban")
    return caller


SeatQuery = Annotated[int | None, QueryParameter(gt=-1, le=5)]  # Litestar leaves out a minimum of 0
"""Whose view: a seat's, or the spectators'."""


@dataclass(frozen=True)
class Viewer:
    rooms: Rooms
    services: Services
    archive: Archive
    caller: Caller

    async def open_table(self, table: str) -> tuple[OpenTable, int | None]:
        """A table that the caller may see, and the caller's seat there."""
        open_table = await self.rooms.room(table)
        own = None if self.caller is None else open_table.table.seat_of(self.caller.id)
        if not (open_table.table.config.shares_dice and await self.all_over(open_table)):
            require_admitted(open_table.table, own)
        return open_table, own

    async def all_over(self, open_table: OpenTable) -> bool:
        """Whether all tables with the same dice are over: then everybody may compare them."""
        root = await root_of(self.rooms, open_table)
        return all((await group_of(self.services, root)).values())

    async def story(self, table: str) -> tuple[OpenTable, Story, int | None]:
        """A finished game, and the caller's seat; refused while the same dice are played elsewhere."""
        open_table, own = await self.open_table(table)
        if open_table.table.config.shares_dice and not await self.all_over(open_table):
            raise Refused("not-over", reason="same-dice")
        return open_table, await self.archive.story(open_table), own

    async def whole_story(self, table: str) -> tuple[OpenTable, Story, int | None]:
        """A story with all its secrets, and the caller's seat; refused if hands stay closed."""
        open_table, story, own = await self.story(table)
        if not open_table.table.config.open_hands:
            raise Refused("not-allowed", reason="closed-hands")
        return open_table, story, own

    async def story_through(self, table: str, seat: int | None) -> Story:
        """A story that the caller may see from a seat's view, or the spectators'."""
        open_table, story, own = await self.story(table)
        if seat is not None and seat >= story.head.seats:
            raise Refused("not-found")
        if seat not in (None, own) and not open_table.table.config.open_hands:
            raise Refused("not-allowed", reason="closed-hands")
        return story


Access = NamedDependency[SkipValidation[Viewer]]


PARTS = (
    "services",
    "rooms",
    "settings",
    "archive",
    "groups",
    "contents",
    "previews",
    "contacts",
    "push_key",
)
DEPENDENCIES = {
    **{name: part(name) for name in PARTS},
    "access": Provide(Viewer, sync_to_thread=False),
    "caller": Provide(caller),
    "guest": Provide(guest),
}
