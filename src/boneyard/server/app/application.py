"""The application: Litestar for HTTP, our own code for sockets, one set of services for both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from litestar import Litestar, Router
from litestar.types import ASGIApp

from boneyard.server.admin.commands import AdminCommands
from boneyard.server.admin.socket import AdminSocket
from boneyard.server.app import open_files
from boneyard.server.app.clock import Clock
from boneyard.server.app.housekeeping import run_chores
from boneyard.server.app.notifications import Notifications
from boneyard.server.asgi import Receive, Scope, Send
from boneyard.server.groups.groups import Groups
from boneyard.server.history.archive import Archive
from boneyard.server.history.replayer import Replayer
from boneyard.server.http import ROUTES, options_of
from boneyard.server.http.content import Contents
from boneyard.server.http.dependencies import DEPENDENCIES
from boneyard.server.http.monitoring import HTTP, MetricsListener, healthz, readyz
from boneyard.server.http.openapi import config
from boneyard.server.http.pages import pages_handler
from boneyard.server.http.previews import Previews
from boneyard.server.http.problems import HANDLERS
from boneyard.server.http.rate_limits import Limits
from boneyard.server.http.requests import MOST_BODY, Request, check_query
from boneyard.server.http.security import for_known_hosts, secured
from boneyard.server.rooms.rooms import Rooms, rooms_for
from boneyard.server.services import Services
from boneyard.server.settings import Settings
from boneyard.server.store import Store
from boneyard.server.websocket.lists import LOBBY, MINE, LiveLists
from boneyard.server.websocket.tables import Sockets
from boneyard.server.workers import Workers

App = Callable[[Scope, Receive, Send], Awaitable[None]]
SOCKET = "/ws/"


def application(settings: Settings, store: Store, metrics_port: int | None = None) -> App:
    """The ASGI application; it closes the store when it ends.

    Connections to `metrics_port` get the metrics, and nothing else.
    """

    limits = Limits(settings.requests_a_second)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        workers = Workers(settings.workers)
        clock = Clock()
        loaded = partial(is_loaded, workers, clock)
        services = Services(store, workers, now=clock, is_loaded=loaded, try_out=workers.try_out)
        rooms = rooms_for(services)
        workers.queue.is_watched = rooms.is_watched
        app.state.update(
            services=services,
            rooms=rooms,
            settings=settings,
            contents=Contents(),
            previews=Previews(),
            limits=limits,
        )
        sockets = app.state["sockets"] = Sockets(services, rooms, settings)
        lobbies = app.state["lobbies"] = LiveLists(services, sockets)
        replayer = Replayer()
        archive = app.state["archive"] = Archive(services, rooms, replayer)
        app.state["groups"] = Groups(services, rooms, archive)
        notifications = Notifications(settings, services, rooms)
        app.state.update(
            contacts=notifications.contacts,
            push_key=notifications.push_key,
            notifier=notifications.notifier,
        )
        chores = asyncio.create_task(
            run_chores(
                rooms,
                archive,
                guest_days=settings.keep_guests,
                chat_days=settings.keep_chat,
                alerts=notifications.alerts is not None,
            )
        )
        clock.beat()
        try:
            async with hosted(settings, rooms, sockets):
                yield
        finally:
            chores.cancel()
            lobbies.close()
            clock.stop()
            notifications.stop()
            await rooms.close()
            await notifications.close()
            await workers.close()
            await replayer.close()
            await store.close()

    litestar = Litestar(
        route_handlers=[
            Router("/api", route_handlers=[*options_of(ROUTES), *ROUTES], before_request=check_query),
            healthz,
            readyz,
            pages_handler(settings),
        ],
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        request_max_body_size=MOST_BODY,
        openapi_config=config(ROUTES),
        request_class=Request,
        dependencies=DEPENDENCIES,
        middleware=[HTTP.middleware],
        logging_config=None,  # set up already
        debug=False,
        path=settings.base or None,
    )
    app = secured(dispatched(litestar, settings), settings, limits)
    if metrics_port is not None:
        app = MetricsListener(app, litestar.state, metrics_port)
    return for_known_hosts(app, settings)


@asynccontextmanager
async def hosted(settings: Settings, rooms: Rooms, sockets: Sockets) -> AsyncIterator[None]:
    socket = (
        AdminSocket(Path(settings.admin_socket), AdminCommands(rooms, sockets.end))
        if settings.admin_socket
        else None
    )
    watching = asyncio.create_task(sockets.watch_people())
    warning = asyncio.create_task(open_files.watch())
    if socket is not None:
        await socket.open()
    try:
        yield
    finally:
        watching.cancel()
        warning.cancel()
        if socket is not None:
            await socket.close()


def is_loaded(workers: Workers, clock: Clock) -> bool:
    return workers.is_pressed or clock.is_late


def dispatched(litestar: Litestar, settings: Settings) -> App:
    """Send sockets to our own code, everything else to Litestar."""
    prefix = settings.base + SOCKET
    http: ASGIApp = litestar

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] == "websocket" and isinstance(path, str) and path.startswith(prefix):
            sockets, lobbies = litestar.state["sockets"], litestar.state["lobbies"]
            assert isinstance(sockets, Sockets)
            assert isinstance(lobbies, LiveLists)
            table = path.removeprefix(prefix)
            await (lobbies if table in (LOBBY, MINE) else sockets)(scope, receive, send, table)
        else:
            await http(scope, receive, send)  # type: ignore[arg-type]

    return app
