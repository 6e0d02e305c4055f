"""Requests with stricter bodies and queries than Litestar's.

Litestar ignores a body's content type and accepts "20" for 20 in JSON; it ignores unknown query parameters
and takes the last of several. Here all of these are refused, as the OpenAPI document says.
"""

from __future__ import annotations

import json
from math import isfinite
from typing import Annotated

import litestar
import msgspec
from litestar.datastructures import State
from litestar.exceptions import InternalServerException
from litestar.handlers import HTTPRouteHandler
from litestar.params import Body, BodyKwarg, PathParameter, QueryParameter

from boneyard.server.asgi import address_of
from boneyard.table.errors import Refused
from boneyard.table.protocol import END

JSON = "application/json"
TEXT = "text/plain"
MOST_BODY = 262_144
MOST_REPLAY = 1_048_576
"""A game of six over 200 rounds takes 370,000 bytes, its own content at most 200,000 characters."""
TABLE_ID = f"^[A-Za-z0-9_-]{{1,40}}{END}"
GameId = Annotated[str, PathParameter(pattern="^[a-z-]{1,40}$")]
TableId = Annotated[str, PathParameter(pattern=TABLE_ID)]
AnyRequest = litestar.Request[None, None, State]
"""A request as Litestar's own hooks get it."""
Text = Annotated[str, Body(media_type=TEXT)]
"""A body that is a text file; it needs "" as its default, for an empty one."""


class Request(litestar.Request[None, None, State]):
    """A request whose body is exactly of the type that its handler takes as `data`."""

    @property
    def address(self) -> str:
        """The address that the request is counted to, empty for this machine."""
        return address_of(self.scope)  # type: ignore[arg-type]  # Litestar's own

    async def body(self) -> bytes:
        """The body; a client that hangs up before its end is no error of ours."""
        try:
            return await super().body()
        except InternalServerException as error:
            raise Refused("bad-request", reason="the body was cut off") from error

    async def json(self) -> object:
        """The body as Litestar passes it to a handler, whatever its media type."""
        field = self.route_handler.parsed_data_field
        assert field is not None
        about = field.kwarg_definition
        wanted = about.media_type if isinstance(about, BodyKwarg) else JSON
        if self.content_type[0] != wanted:
            raise Refused("bad-type", wanted=str(wanted))
        body = await self.body()
        try:
            return body.decode() if wanted == TEXT else decoded(body, field.annotation)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise Refused("bad-request", reason=str(error)[:300]) from error


def decoded(body: bytes, kind: type[object]) -> object:
    """Decode JSON; 10.0 is an integer, as in JSON Schema, but "10" isn't.

    Encoded again in between, because Python's `json` reads strings that can't be encoded.

    >>> decoded(b"10.0", int)
    10
    """
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError:
        plain = json.loads(body, parse_float=number, parse_constant=number)
        return msgspec.json.decode(msgspec.json.encode(plain), type=kind)


def number(text: str) -> float:
    """A number with a point or exponent, as an int if it is whole."""
    found = float(text)
    if not isfinite(found):
        raise ValueError(f"{text[:40]} is not a number")
    return int(found) if found.is_integer() else found


def query_of(handler: HTTPRouteHandler) -> list[str]:
    fields = handler.parsed_fn_signature.parameters.values()
    return [field.name for field in fields if isinstance(field.kwarg_definition, QueryParameter)]


async def check_query(request: AnyRequest) -> None:
    """Refuse unknown and repeated parameters, if a handler takes any."""
    handler = request.route_handler
    assert isinstance(handler, HTTPRouteHandler)
    known = query_of(handler)
    for name in request.query_params if known else ():
        if name not in known:
            raise Refused("bad-request", reason=f"{name[:40]} is unknown")
        if len(request.query_params.getall(name)) > 1:
            raise Refused("bad-request", reason=f"{name[:40]} is given twice")
