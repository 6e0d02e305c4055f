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
from boneyard.server.web.problems import Problem, status_of
from boneyard.server.web.requests import JSON, Request
from boneyard.table.errors import Code

REF = "#/components/schemas/{name}"
ALWAYS: tuple[Code, ...] = ("bad-request", "fault", "paused", "too-fast")
BODY: tuple[Code, ...] = ("bad-type", "not-yours", "too-large")
"""What can be wrong with a body; nothing is changed for a page of somebody else's."""


def refusals(*codes: Code) -> dict[int, ResponseSpec]:
    """What a handler can refuse, besides what any request can be refused for."""
    by_status: dict[int, list[Code]] = {}
    also: tuple[Code, ...] = ("parked",) if "elsewhere" in codes else ()
    for code in sorted({*codes, *also, *ALWAYS}):
        by_status.setdefault(status_of(code), []).append(code)
    return {status: spec(Problem, ", ".join(named)) for status, named in by_status.items()}


def cached(kind: object, media_type: str = JSON) -> dict[int, ResponseSpec]:
    """An answer that is sent as ready bytes of some type, and that browsers may keep."""
    return {200: spec(kind, "Done.", media_type), 304: spec(None, "Not modified.")}


def spec(kind: object, description: str, media_type: str = JSON) -> ResponseSpec:
    """One answer in the document."""
    return ResponseSpec(kind, False, description, media_type)


def answer_of(handler: HTTPRouteHandler) -> object:
    """The type of what a handler answers with."""
    named = (handler.responses or {}).get(handler.status_code)
    if named is not None:
        return named.data_container
    returned = handler.parsed_return_field.annotation
    return get_args(returned)[0] if get_origin(returned) is Response else returned


def body_of(handler: HTTPRouteHandler) -> object:
    """The type of the body that a handler takes, if it takes one."""
    field = handler.parsed_data_field
    return None if field is None else field.annotation


def types_of(handlers: Sequence[HTTPRouteHandler]) -> Iterator[object]:
    """The types of all bodies and answers."""
    yield Problem
    for handler in handlers:
        yield from filter(None, (answer_of(handler), body_of(handler)))


class Document(JsonRenderPlugin):
    """Writes the document."""

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
    """How Litestar makes the document of these handlers."""
    return OpenAPIConfig(
        title="Boneyard",
        version=__version__,
        path="/api/openapi.json",
        render_plugins=[Document(handlers)],
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, method, parts: handler.handler_name,
    )
