"""OPTIONS for every path; Litestar's own names the methods of the first handler of a path only."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import HttpMethod, Response, route
from litestar.handlers import HTTPRouteHandler

NO_CONTENT = 204


def options_of(handlers: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """A handler for each path; they must be registered before the others."""
    methods: dict[str, set[str]] = {}
    for handler in handlers:
        for path in handler.paths:
            methods.setdefault(path, {"OPTIONS"}).update(handler.http_methods)
    return [answer_with(path, ", ".join(sorted(allowed))) for path, allowed in methods.items()]


def answer_with(path: str, allow: str) -> HTTPRouteHandler:
    """Says which methods a path takes."""

    @route(
        path,
        http_method=[HttpMethod.OPTIONS],
        status_code=NO_CONTENT,
        sync_to_thread=False,
        include_in_schema=False,
    )
    def allowed() -> Response[None]:
        return Response(None, headers={"allow": allow}, status_code=NO_CONTENT)

    return allowed
