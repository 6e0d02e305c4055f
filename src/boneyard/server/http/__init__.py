"""The HTTP API: guests, lobby, tables and everything around them. Games are played over sockets."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import HttpMethod, Response, route
from litestar.handlers import HTTPRouteHandler

from boneyard.server.http import (
    codes,
    contacts,
    content,
    games,
    group_games,
    groups,
    guests,
    log,
    members,
    previews,
    rematch,
    replays,
    rulebooks,
    server_info,
    tables,
    tokens,
)

MODULES = (
    server_info,
    games,
    content,
    rulebooks,
    guests,
    tables,
    rematch,
    codes,
    groups,
    members,
    group_games,
    replays,
    log,
    previews,
    tokens,
    contacts,
)
ROUTES = [route for module in MODULES for route in module.ROUTES]
NO_CONTENT = 204


def options_of(handlers: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """A handler of OPTIONS for each path, to register before the others.

    Litestar's own lists only the methods of a path's first handler.
    """
    methods: dict[str, set[str]] = {}
    for handler in handlers:
        for path in handler.paths:
            methods.setdefault(path, {"OPTIONS"}).update(handler.http_methods)
    return [answer_with(path, ", ".join(sorted(allowed))) for path, allowed in methods.items()]


def answer_with(path: str, allow: str) -> HTTPRouteHandler:
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
