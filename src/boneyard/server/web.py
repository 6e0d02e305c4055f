"""The HTTP API: guests, the lobby, tables and what surrounds them. Playing goes over sockets."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import Parameter
from msgspec import Meta, Raw, Struct

import boneyard
from boneyard.server.config import Config
from boneyard.server.desk import clean
from boneyard.server.errors import Code, Refused
from boneyard.server.guests import COOKIE, guest_with, new_guest
from boneyard.server.projection import info_of
from boneyard.server.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.settings import Settings
from boneyard.server.store.records import Guest
from boneyard.server.wire import Hex, PersonName, TableInfo

AnyRequest = Request[None, None, State]
YEAR = 31_536_000
PAGE = 50
STATUS: dict[Code, int] = {"not-found": 404, "not-yours": 403, "banned": 403, "busy": 503, "paused": 503}


class Problem(Struct, frozen=True):
    """Why something was not done: a code that the client puts into words."""

    code: Code
    data: dict[str, str | int] = {}


class OptionInfo(Struct, frozen=True):
    """An option of the rules: its values, the default first, and the rule behind it."""

    name: str
    values: tuple[str, ...]
    rule: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    rules: int
    least_seats: int
    most_seats: int
    options: tuple[OptionInfo, ...]
    ways: tuple[str, ...]


class Me(Struct, frozen=True):
    """Who you are to this server."""

    id: str
    name: str
    language: str


class MeAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What you want to be called, and your language."""

    name: PersonName
    language: Annotated[str, Meta(pattern="^(en|de|it|es)$")] = "en"


class TableAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made, and who sits down at it."""

    config: Config
    name: PersonName
    nonce_hash: Hex = ""


class TableMade(Struct, frozen=True):
    """The table that was made."""

    id: str


class Listed(Struct, frozen=True):
    """A table of the lobby, or one of mine."""

    id: str
    status: str
    updated: int
    summary: Raw
    seat: int | None = None
    waiting: bool = False


def services_in(state: State) -> Services:
    """The parts that handlers share."""
    services = state["services"]
    assert isinstance(services, Services)
    return services


def rooms_in(state: State) -> Rooms:
    """All rooms."""
    rooms = state["rooms"]
    assert isinstance(rooms, Rooms)
    return rooms


def settings_in(state: State) -> Settings:
    """How this server runs."""
    settings = state["settings"]
    assert isinstance(settings, Settings)
    return settings


async def caller(request: AnyRequest) -> Guest | None:
    """The guest who asks; a page of somebody else's may not do anything in a guest's name."""
    key = request.cookies.get(COOKIE)
    origin = request.headers.get("origin")
    host = request.headers.get("host", "")
    if (
        key
        and request.method != "GET"
        and origin
        and not settings_in(request.app.state).accepts(origin, host)
    ):
        raise Refused("not-yours")
    return await guest_with(services_in(request.app.state), key)


async def known(request: AnyRequest) -> Guest:
    """The guest who asks; who is unknown is refused."""
    guest = await caller(request)
    if guest is None:
        raise Refused("not-yours")
    return guest


@get("/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """The games that can be played here."""
    return [
        GameInfo(
            id=game.id,
            rules=game.rules,
            least_seats=game.seats[0],
            most_seats=game.seats[-1],
            options=tuple(OptionInfo(s.name, s.values, s.rule) for s in game.settings),
            ways=game.ways,
        )
        for game in map(boneyard.game, boneyard.game_ids())
    ]


@get("/me")
async def me(request: AnyRequest) -> Me | None:
    """Who I am; nothing for who is new."""
    guest = await caller(request)
    return None if guest is None else Me(guest.id, guest.name, guest.language)


@put("/me")
async def put_me(request: AnyRequest, data: MeAsked) -> Response[Me]:
    """Be somebody: a new guest gets a key in a cookie, a known one another name."""
    services, settings = services_in(request.app.state), settings_in(request.app.state)
    guest = await caller(request)
    name = clean(data.name)
    cookies: list[Cookie] = []
    if guest is None:
        guest, key = await new_guest(services, name, data.language)
        cookies.append(
            Cookie(
                COOKIE,
                value=key,
                path=settings.base or "/",
                max_age=YEAR,
                httponly=True,
                samesite="lax",
                secure=settings.secure,
            )
        )
    else:
        guest = msgspec.structs.replace(guest, name=name, language=data.language)
        await services.store.put_guest(guest)
    return Response(Me(guest.id, guest.name, guest.language), cookies=cookies)


@post("/tables")
async def make_table(request: AnyRequest, data: TableAsked) -> TableMade:
    """Make a table and sit down at it."""
    guest = await known(request)
    room = await rooms_in(request.app.state).create(data.config, guest, data.name, data.nonce_hash)
    return TableMade(room.table.id)


@get("/tables")
async def lobby(
    request: AnyRequest,
    status: Annotated[str, Parameter(pattern="^(open|running)$")] = "open",
) -> list[Listed]:
    """Public tables that can be joined or watched, the latest first."""
    wanted = "running" if status == "running" else "open"
    rows = await services_in(request.app.state).store.tables(wanted, True, limit=PAGE)  # type: ignore[arg-type]
    return [Listed(row.id, row.status, row.updated, Raw(row.summary)) for row in rows]


@get("/mine")
async def mine(request: AnyRequest) -> list[Listed]:
    """The tables at which I sit, those that wait for me first."""
    guest = await caller(request)
    if guest is None:
        return []
    found = await services_in(request.app.state).store.tables_of(guest.id)
    return [
        Listed(m.row.id, m.row.status, m.row.updated, Raw(m.row.summary), m.seat, m.waiting) for m in found
    ]


@get("/tables/{table:str}")
async def table_info(request: AnyRequest, table: str) -> TableInfo:
    """What anybody with the link may know of a table."""
    room = await rooms_in(request.app.state).room(table)
    return info_of(room.table, (), services_in(request.app.state).store.paused)


def refused(_: AnyRequest, error: Refused) -> Response[Problem]:
    """What is refused, as a typed answer."""
    return Response(Problem(error.code, error.data), status_code=STATUS.get(error.code, 400))


API = Router("/api", route_handlers=[games, me, put_me, make_table, lobby, mine, table_info])
