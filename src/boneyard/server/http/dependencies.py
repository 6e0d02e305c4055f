"""What Litestar injects into handlers: the parts of the server, and the guest who sent the request."""

from __future__ import annotations

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import SkipValidation

from boneyard.server import services, settings
from boneyard.server.accounts import bans, contacts, guests
from boneyard.server.history import archive
from boneyard.server.http.requests import Request
from boneyard.server.rooms import rooms
from boneyard.server.store import records
from boneyard.table.errors import Refused

Services = NamedDependency[SkipValidation[services.Services]]
Rooms = NamedDependency[SkipValidation[rooms.Rooms]]
Settings = NamedDependency[SkipValidation[settings.Settings]]
Archive = NamedDependency[SkipValidation[archive.Archive]]
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


DEPENDENCIES = {
    **{
        name: part(name)
        for name in ("services", "rooms", "settings", "archive", "contents", "contacts", "push_key")
    },
    "caller": Provide(caller),
    "guest": Provide(guest),
}
