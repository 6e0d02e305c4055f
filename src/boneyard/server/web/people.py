"""Who I am to this server: a guest with a key in a cookie."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, put
from litestar.datastructures import Cookie
from msgspec import Meta, Struct

from boneyard.languages import LANGUAGES
from boneyard.server.names import clean
from boneyard.server.people.guests import COOKIE, key_in, new_guest
from boneyard.server.settings import Settings
from boneyard.server.store.records import Guest
from boneyard.server.tables.config import DAY, PersonName
from boneyard.server.web.asked import body_of, caller, services_in, settings_in, takes
from boneyard.server.web.limiting import count
from boneyard.server.web.problems import AnyRequest
from boneyard.server.wire import END

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


@get("/me", opt=takes())
async def me(request: AnyRequest) -> Response[Me | None]:
    """Who I am; nothing for who is new."""
    guest = await caller(request)
    if guest is None:
        return Response(None)
    return Response(Me(guest.id, guest.name, guest.language), cookies=renewed(request, guest))


def renewed(request: AnyRequest, guest: Guest) -> list[Cookie]:
    """The cookie for another year, as soon as it may be old: browsers don't say when theirs was set."""
    key = key_in(request.headers.get("cookie", ""))
    if key is None or services_in(request.app.state).now() - guest.created < RENEWED_AFTER:
        return []
    return [cookie_with(key, settings_in(request.app.state))]


@put("/me", opt=takes("bad-name", body=MeAsked))
async def put_me(request: AnyRequest) -> Response[Me]:
    """Be somebody: a new guest gets a key in a cookie, a known one another name."""
    asked = await body_of(request, MeAsked)
    services = services_in(request.app.state)
    guest = await caller(request)
    name = clean(asked.name)
    cookies: list[Cookie] = []
    if guest is None:
        count(request, "made")
        guest, key = await new_guest(services, name, asked.language)
        cookies.append(cookie_with(key, settings_in(request.app.state)))
    else:
        guest = msgspec.structs.replace(guest, name=name, language=asked.language)
        await services.store.put_guest(guest)
    return Response(Me(guest.id, guest.name, guest.language), cookies=cookies)


def cookie_with(key: str, settings: Settings) -> Cookie:
    """The cookie that carries a key: no script reads it, no other page sends it."""
    return Cookie(
        COOKIE,
        value=key,
        path=settings.base or "/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )
