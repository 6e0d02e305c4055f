"""The OpenAPI document: Litestar's own, with the schemas that msgspec decodes by.

Litestar leaves out that unknown fields are refused and how unions are tagged.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args, get_origin

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from boneyard import __version__
from boneyard.server.http.problems import Problem, status_of
from boneyard.server.http.requests import JSON, Request
from boneyard.table.errors import Code

REF = "#/components/schemas/{name}"
ALWAYS: tuple[Code, ...] = ("bad-request", "fault", "paused", "too-fast")
BODY: tuple[Code, ...] = ("bad-type", "not-yours", "too-large")
"""What can be wrong with a body; `not-yours` refuses requests from other sites."""


def refusals(*codes: Code) -> dict[int, ResponseSpec]:
    """A handler's refusals, besides those of any request."""
    by_status: dict[int, list[Code]] = {}
    also: tuple[Code, ...] = ("parked",) if "elsewhere" in codes else ()
    for code in sorted({*codes, *also, *ALWAYS}):
        by_status.setdefault(status_of(code), []).append(code)
    return {status: spec(Problem, ", ".join(named)) for status, named in by_status.items()}


def cached(kind: object, media_type: str = JSON) -> dict[int, ResponseSpec]:
    """A response of encoded bytes that browsers may cache."""
    return {200: spec(kind, "Done.", media_type), 304: spec(None, "Not modified.")}


def spec(kind: object, description: str, media_type: str = JSON) -> ResponseSpec:
    return ResponseSpec(kind, False, description, media_type)


def answer_of(handler: HTTPRouteHandler) -> object:
    """The type of a handler's response."""
    named = (handler.responses or {}).get(handler.status_code)
    if named is not None:
        return named.data_container
    returned = handler.parsed_return_field.annotation
    return get_args(returned)[0] if get_origin(returned) is Response else returned


def body_of(handler: HTTPRouteHandler) -> object:
    """The type of a handler's body, or None."""
    field = handler.parsed_data_field
    return None if field is None else field.annotation


def types_of(handlers: Sequence[HTTPRouteHandler]) -> Iterator[object]:
    yield Problem
    for handler in handlers:
        yield from filter(None, (answer_of(handler), body_of(handler)))


class Document(JsonRenderPlugin):
    def __init__(self, handlers: Sequence[HTTPRouteHandler]) -> None:
        super().__init__(path="/")
        self.handlers = handlers

    def render(self, request: Request, openapi_schema: dict[str, object]) -> bytes:  # type: ignore[override]
        """The whole document, with the first line of each handler's docstring as its summary."""
        _, components = msgspec.json.schema_components(types_of(self.handlers), ref_template=REF)
        paths = msgspec.convert(openapi_schema["paths"], dict[str, dict[str, dict[str, object]]])
        for operation in (operation for path in paths.values() for operation in path.values()):
            docstring = str(operation["description"])
            operation["summary"], _, operation["description"] = docstring.partition("\n\n")
        exact = {"paths": paths, "components": {"schemas": components}}
        return msgspec.json.encode({**openapi_schema, **exact})


def config(handlers: Sequence[HTTPRouteHandler]) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Boneyard",
        version=__version__,
        path="/api/openapi.json",
        render_plugins=[Document(handlers)],
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, method, parts: handler.handler_name,
    )
