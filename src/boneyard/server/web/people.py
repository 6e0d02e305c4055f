"""Who I am to this server: a guest with a key in a cookie."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import msgspec
from litestar import Response, get, post, put
from litestar.datastructures import Cookie
from msgspec import Meta, Struct

from boneyard.languages import LANGUAGES
from boneyard.server.people.guests import cookies_in, key_hash, new_guest, new_key
from boneyard.server.settings import OLD_COOKIE, Settings
from boneyard.server.store.records import Guest
from boneyard.server.web import dependencies as given
from boneyard.server.web.dependencies import Caller, Services, key_of
from boneyard.server.web.limiting import count, making
from boneyard.server.web.openapi import BODY, refusals
from boneyard.server.web.requests import Request
from boneyard.table.config import DAY, PersonName
from boneyard.table.names import clean
from boneyard.table.protocol import END

YEAR = 31_536_000
RENEWED_AFTER = 30 * DAY
"""Milliseconds after which a guest's cookie may need some more time."""


class Me(Struct, frozen=True):
    """Who you are to this server."""

    id: str
    name: str
    language: str


class MeAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What you want to be called, and your language."""

    name: PersonName
    language: Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)}){END}")] = "en"


@get("/me", responses=refusals())
async def me(
    request: Request, caller: Caller, services: Services, settings: given.Settings
) -> Response[Me | None]:
    """Who I am; nothing for who is new."""
    if caller is None:
        return Response(None)
    return Response(told_of(caller), cookies=renewed(request, caller, services.now(), settings))


def told_of(guest: Guest) -> Me:
    """A guest as they see themselves."""
    return Me(guest.id, guest.name, guest.language)


def renewed(request: Request, guest: Guest, now: int, settings: Settings) -> list[Cookie]:
    """The cookie for another year, as soon as it may be old: browsers don't say when theirs was set.

    One that has its name from before is replaced at once.
    """
    key = key_of(request, settings)
    is_new = now - guest.created < RENEWED_AFTER
    if key is None or (is_new and settings.cookie in cookies_in(request.headers.get("cookie", ""))):
        return []
    return cookies_with(key, settings)


@put("/me", responses=refusals("bad-name", *BODY))
async def put_me(
    request: Request, data: MeAsked, caller: Caller, services: Services, settings: given.Settings
) -> Response[Me]:
    """Be somebody: a new guest gets a key in a cookie, a known one another name."""
    name = clean(data.name)
    if caller is None:
        count(request, "made")
        guest, key = await new_guest(services, name, data.language, settings.cookie)
        return Response(told_of(guest), cookies=cookies_with(key, settings))
    guest = msgspec.structs.replace(caller, name=name, language=data.language)
    await services.store.put_guest(guest)
    return Response(told_of(guest), cookies=renewed(request, guest, services.now(), settings))


@post("/me/key", status_code=200, responses=refusals("not-yours"), guards=[making])
async def change_key(guest: given.Guest, services: Services, settings: given.Settings) -> Response[Me]:
    """Get a new key: copies of my cookie are worth nothing from now on, and what they have open is closed."""
    key = new_key(settings.cookie)
    await services.store.change_key(guest.id, key_hash(key))
    return Response(told_of(guest), cookies=cookies_with(key, settings))


def cookies_with(key: str, settings: Settings) -> list[Cookie]:
    """The cookie that carries a key, in place of one with its old name.

    No script reads it, no other page sends it. A cookie that only this host can set must be for all paths.
    """
    cookie = Cookie(
        settings.cookie,
        value=key,
        path="/" if settings.secure else settings.base or "/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )
    old = replace(cookie, key=OLD_COOKIE, value="", path=settings.base or "/", max_age=0)
    return [cookie, old] if settings.secure else [cookie]


ROUTES = [me, put_me, change_key]
