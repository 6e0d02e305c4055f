"""What a request says: who asks, and its path, query and body, decoded strictly."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from math import isfinite
from typing import Annotated, TypeVar

import msgspec
from litestar.datastructures import State
from litestar.exceptions import InternalServerException
from msgspec import Meta, Struct

from boneyard.server.people.bans import refuse
from boneyard.server.people.guests import guest_with, key_in
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.settings import Settings
from boneyard.server.store.records import Guest
from boneyard.server.web.problems import AnyRequest
from boneyard.table.errors import Code, Refused
from boneyard.table.protocol import END

T = TypeVar("T")
JSON = "application/json"
TEXT = "text/plain"
MOST_BODY = 262_144
MOST_REPLAY = 1_048_576
"""A game of six over 200 rounds comes to 370,000 bytes, and its own content to 200,000 letters at most."""
TABLE_ID = f"^[A-Za-z0-9_-]{{1,40}}{END}"
TableId = Annotated[str, Meta(pattern=TABLE_ID)]


def takes(
    *codes: Code,
    body: type | None = None,
    query: type[Struct] | None = None,
    media: str = JSON,
    tells: str = JSON,
    kept: type | None = None,
    told: type | None = None,
) -> dict[str, object]:
    """What the document says of a handler: what it takes, what it can refuse, and what it tells.

    `kept` is the type of what is sent as bytes that were made once, and that browsers may keep; `told` that
    of what is sent piece by piece.
    """
    about = {"media": media, "tells": tells, "kept": kept, "told": told}
    return {"codes": codes, "body": body, "query": query, **about}


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
    """The guest who asks."""
    return await guest_with(services_in(request.app.state), key_of(request))


def key_of(request: AnyRequest) -> str | None:
    """The key of the guest who asks."""
    return key_in(request.headers.get("cookie", ""), settings_in(request.app.state).cookie)


async def known(request: AnyRequest) -> Guest:
    """The guest who asks; who is unknown or banned is refused."""
    guest = await caller(request)
    if guest is None:
        raise Refused("not-yours")
    await refuse(services_in(request.app.state), guest.id, "ban")
    return guest


def table_in(table: str) -> str:
    """The id of a table in a path; anything else is no table."""
    if not re.match(TABLE_ID, table, re.ASCII):
        raise Refused("not-found")
    return table


def query_of(request: AnyRequest, kind: type[T]) -> T:
    """What stands behind the question mark: each name once, and none that is not known."""
    given: Iterable[tuple[str, str]] = request.query_params.multi_items()
    found: dict[str, str] = {}
    for name, value in given:
        if name in found:
            raise Refused("bad-request", reason=f"{name[:40]} is given twice")
        found[name] = value
    try:
        return msgspec.convert(found, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad-request", reason=str(error)[:300]) from error


async def whole_body(request: AnyRequest) -> bytes:
    """The body; who goes before its end is no fault of ours, and hears nothing."""
    try:
        return await request.body()
    except InternalServerException as error:
        raise Refused("bad-request", reason="the body was cut off") from error


async def body_of(request: AnyRequest, kind: type[T]) -> T:
    """The JSON of a body, as exactly the type that is asked for."""
    if request.content_type[0] != JSON:
        raise Refused("bad-type", wanted=JSON)
    try:
        return decoded(await whole_body(request), kind)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Refused("bad-request", reason=str(error)[:300]) from error


def decoded(body: bytes, kind: type[T]) -> T:
    """JSON as a type; 10.0 is a whole number too, as JSON Schema has it, and "10" is none.

    It is written anew in between, for Python's `json` reads texts that nobody can write or keep.

    >>> decoded(b"10.0", int)
    10
    """
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError:
        plain = json.loads(body, parse_float=number, parse_constant=number)
        return msgspec.json.decode(msgspec.json.encode(plain), type=kind)


def number(text: str) -> float:
    """A number with a point or an exponent, as an int if it is whole."""
    found = float(text)
    if not isfinite(found):
        raise ValueError(f"{text[:40]} is no number")
    return int(found) if found.is_integer() else found


async def text_of(request: AnyRequest) -> str:
    """A body that is a text file."""
    if request.content_type[0] != TEXT:
        raise Refused("bad-type", wanted=TEXT)
    try:
        return (await whole_body(request)).decode()
    except UnicodeError as error:
        raise Refused("bad-request", reason="the file is not written in UTF-8") from error
