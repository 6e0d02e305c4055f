"""The OpenAPI document, made of the handlers themselves and of msgspec's own schemas.

The same types decode requests and make the schemas here, so the document says exactly what is
taken: unknown fields are refused, patterns and bounds are those that are checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from inspect import getdoc
from typing import Annotated, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta

from boneyard import __version__
from boneyard.server.web.asked import JSON, TableId
from boneyard.server.web.problems import AnyRequest, Problem, status_of
from boneyard.table.errors import Code

Json = dict[str, object]
REF = "#/components/schemas/{name}"
MomentNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
TokenId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
ContactId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
ContentHash = Annotated[str, Meta(pattern="^[0-9a-f]{12}$")]
GameId = Annotated[str, Meta(pattern="^[a-z-]{1,40}$")]
RuleId = Annotated[str, Meta(pattern="^[A-Za-z]{2}-[A-Za-z]{1,12}-[0-9]{1,3}$")]
LanguageCode = Annotated[str, Meta(pattern="^[a-z]{2}$")]
IN_PATH: dict[str, object] = {
    "table": TableId,
    "moment": MomentNumber,
    "token": TokenId,
    "contact": ContactId,
    "content": ContentHash,
    "game": GameId,
    "rule": RuleId,
    "language": LanguageCode,
}
OPENAPI = "application/vnd.oai.openapi+json"


class Part:
    """What one handler says of itself."""

    def __init__(self, handler: HTTPRouteHandler) -> None:
        self.handler = handler
        self.opt: Mapping[str, object] = handler.opt
        hints = get_type_hints(handler.fn, include_extras=True)
        returned = hints["return"]
        self.kept = self.opt["kept"]
        self.tells: object = get_args(returned)[0] if get_origin(returned) is Response else returned
        if (made := self.kept or self.opt["told"]) is not None:
            self.tells = made
        self.body, self.query = self.opt["body"], self.opt["query"]

    @property
    def types(self) -> list[object]:
        """Every type whose schema is needed."""
        return [kind for kind in (self.tells, self.body, self.query) if kind is not None]

    @property
    def codes(self) -> list[Code]:
        """All that can go wrong, whatever is asked for."""
        named = self.opt["codes"]
        assert isinstance(named, tuple)
        codes: list[Code] = [*named, "fault", "paused", "too-fast"]
        if "elsewhere" in named:
            codes.append("parked")
        if self.query is not None:
            codes.append("bad-request")
        if self.body is not None:
            codes += ["bad-request", "too-large", "bad-type"]
        if "GET" not in self.handler.http_methods:
            codes.append("not-yours")
        return sorted(set(codes))


def document(handlers: Sequence[HTTPRouteHandler], base: str) -> bytes:
    """The whole document."""
    parts = [Part(handler) for handler in handlers]
    kinds = [Problem, *IN_PATH.values(), *(kind for part in parts for kind in part.types)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    schema_of = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Json] = {}
    for part in parts:
        for path in part.handler.paths:
            item = paths.setdefault(f"{base}/api{plain(path)}", {})
            for method in part.handler.http_methods:
                item[method.lower()] = operation(part, path, schema_of, components)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Boneyard", "version": __version__},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def plain(path: str) -> str:
    """A path without the framework's types: `/tables/{table}`."""
    return re.sub(r":\w+}", "}", path)


def operation(part: Part, path: str, schema_of: Mapping[str, Json], components: Mapping[str, object]) -> Json:
    """What one handler takes and tells."""
    summary, _, more = (getdoc(part.handler.fn) or "").partition("\n\n")
    found: Json = {
        "operationId": part.handler.fn.__name__,
        "summary": summary,
        **({"description": more} if more else {}),
        "parameters": [*in_path(path, schema_of), *in_query(part, components)],
        "responses": {
            str(part.handler.status_code): {
                "description": "Done.",
                "content": {str(part.opt["tells"]): {"schema": schema_of[repr(part.tells)]}},
            },
            **({} if part.kept is None else {"304": {"description": "The same as before."}}),
            **problems(part.codes, schema_of),
        },
    }
    if part.body is not None:
        found["requestBody"] = {
            "required": True,
            "content": {str(part.opt["media"]): {"schema": schema_of[repr(part.body)]}},
        }
    return found


def in_path(path: str, schema_of: Mapping[str, Json]) -> list[Json]:
    """The parameters that stand in the path."""
    return [
        {"name": name, "in": "path", "required": True, "schema": schema_of[repr(IN_PATH[name])]}
        for name in re.findall(r"{(\w+):", path)
    ]


def in_query(part: Part, components: Mapping[str, object]) -> list[Json]:
    """The parameters behind the question mark: the fields of a Struct."""
    if part.query is None:
        return []
    schema = components[part.query.__name__]
    assert isinstance(schema, dict)
    required = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": kind}
        for name, kind in schema["properties"].items()
    ]


def problems(codes: Iterable[Code], schema_of: Mapping[str, Json]) -> Json:
    """The refusals, by their status."""
    by_status: dict[int, list[str]] = {}
    for code in codes:
        by_status.setdefault(status_of(code), []).append(code)
    return {
        str(status): {
            "description": ", ".join(named),
            "content": {JSON: {"schema": schema_of[repr(Problem)]}},
        }
        for status, named in sorted(by_status.items())
    }


def document_handler(handlers: Sequence[HTTPRouteHandler], base: str) -> HTTPRouteHandler:
    """Serves the document, which is made once when somebody asks."""
    made: list[bytes] = []

    @get("/openapi.json", sync_to_thread=False, media_type=OPENAPI)
    def openapi(request: AnyRequest) -> bytes:
        """This document."""
        if not made:
            made.append(document(handlers, base))
        return made[0]

    return openapi
