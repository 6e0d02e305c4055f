"""Guests: known by a key in a cookie."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import msgspec
from litestar import Response, get, post, put
from litestar.datastructures import Cookie
from msgspec import Meta, Struct

from boneyard.languages import LANGUAGES
from boneyard.server.accounts.guests import cookies_in, key_hash, new_guest, new_key
from boneyard.server.http import dependencies as given
from boneyard.server.http.dependencies import Caller, Services, key_of
from boneyard.server.http.openapi import BODY, refusals
from boneyard.server.http.rate_limits import count, making
from boneyard.server.http.requests import Request
from boneyard.server.settings import OLD_COOKIE, Settings
from boneyard.server.store.records import Guest
from boneyard.table.config import DAY, PersonName
from boneyard.table.names import clean
from boneyard.table.protocol import END

YEAR = 31_536_000
RENEWED_AFTER = 30 * DAY
"""Milliseconds after which a guest's cookie is renewed."""


class Me(Struct, frozen=True):
    """Who you are to this server."""

    id: str
    name: str
    language: str


class UpdateMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Your name and language."""

    name: PersonName
    language: Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)}){END}")] = "en"


@get("/me", responses=refusals())
async def me(
    request: Request, caller: Caller, services: Services, settings: given.Settings
) -> Response[Me | None]:
    """Who I am; null for a new visitor."""
    if caller is None:
        return Response(None)
    return Response(me_info(caller), cookies=renewed(request, caller, services.now(), settings))


def me_info(guest: Guest) -> Me:
    return Me(guest.id, guest.name, guest.language)


def renewed(request: Request, guest: Guest, now: int, settings: Settings) -> list[Cookie]:
    """Renew the cookie for a year once it may be old: browsers don't say when theirs was set.

    A cookie with the name of earlier versions is replaced at once.
    """
    key = key_of(request, settings)
    is_new = now - guest.created < RENEWED_AFTER
    if key is None or (is_new and settings.cookie in cookies_in(request.headers.get("cookie", ""))):
        return []
    return cookies_with(key, settings)


@put("/me", responses=refusals("bad-name", *BODY))
async def put_me(
    request: Request, data: UpdateMe, caller: Caller, services: Services, settings: given.Settings
) -> Response[Me]:
    """Set my name and language; a new visitor becomes a guest and gets a cookie."""
    name = clean(data.name)
    if caller is None:
        count(request, "made")
        guest, key = await new_guest(services, name, data.language, settings.cookie)
        return Response(me_info(guest), cookies=cookies_with(key, settings))
    guest = msgspec.structs.replace(caller, name=name, language=data.language)
    await services.store.put_guest(guest)
    return Response(me_info(guest), cookies=renewed(request, guest, services.now(), settings))


@post("/me/key", status_code=200, responses=refusals("not-yours"), guards=[making])
async def change_key(guest: given.Guest, services: Services, settings: given.Settings) -> Response[Me]:
    """Get a new key: copies of my cookie become useless, and their sockets are closed."""
    key = new_key(settings.cookie)
    await services.store.change_key(guest.id, key_hash(key))
    return Response(me_info(guest), cookies=cookies_with(key, settings))


def cookies_with(key: str, settings: Settings) -> list[Cookie]:
    """The cookie with a key, replacing one with the old name.

    Scripts can't read it and other sites can't send it. A cookie that only this host can set must be for all
    paths.
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
