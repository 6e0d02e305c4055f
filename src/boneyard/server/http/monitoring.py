"""Whether the server runs and can save games, and its metrics.

The metrics have their own port: behind a proxy every request seems to come from this machine, and players
must not see them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from litestar import Response, get
from litestar.datastructures import State
from litestar.plugins.prometheus import PrometheusConfig
from prometheus_client import REGISTRY, Metric, generate_latest
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector

from boneyard import __version__
from boneyard.server.asgi import Receive, Scope, Send
from boneyard.server.http import dependencies as given
from boneyard.server.http.security import App, respond
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.store import Store, StoreError
from boneyard.server.store.records import Counts
from boneyard.server.websocket.tables import Sockets

if TYPE_CHECKING:
    from boneyard.server.notify.notifier import Notifier

PATH = "/metrics"
GOING_AWAY = 1001
PATIENCE = 2.0
"""Seconds that the database has to answer; Prometheus gives up after ten."""
HTTP = PrometheusConfig(app_name="boneyard", prefix="boneyard_http", group_path=True)
"""Requests by route, method and status, in the global registry with the process's own metrics."""


@get("/healthz", sync_to_thread=False, include_in_schema=False)
def healthz() -> str:
    """The process runs."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def readyz(services: given.Services) -> Response[str]:
    """The database can be read and written."""
    ready = await is_ready(services.store)
    return Response("ready" if ready else "saving is paused", status_code=200 if ready else 503)


async def is_ready(store: Store) -> bool:
    if store.paused:
        return False
    try:
        async with asyncio.timeout(PATIENCE):
            await store.row("nothing")
    except (StoreError, TimeoutError):
        return False
    return True


class MetricsListener:
    """Answers requests to the metrics' port, and passes all others to the application."""

    def __init__(self, app: App, state: State, port: int) -> None:
        self.app = app
        self.state = state
        self.port = port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        server = scope.get("server")
        if not isinstance(server, list | tuple) or server[1] != self.port:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": GOING_AWAY})
        elif (scope["method"], scope["path"]) == ("GET", PATH):
            await respond(send, 200, CONTENT_TYPE_PLAIN_0_0_4, await metrics(self.state))
        else:
            text = f"The metrics are at {PATH}.\n"
            await respond(send, 404, "text/plain; charset=utf-8", text.encode())


class Gauges(Collector):
    def __init__(self, gauges: Iterable[Metric]) -> None:
        self.gauges = gauges

    def collect(self) -> Iterable[Metric]:
        return self.gauges


async def metrics(state: State) -> bytes:
    services, rooms, sockets, archive = (state[name] for name in ("services", "rooms", "sockets", "archive"))
    counts = await counts_in(services.store)
    replays = GaugeMetricFamily(
        "boneyard_replay_requests", "Games being replayed.", archive.replayer.pool.size
    )
    gauges = Gauges(
        [*stored(counts), *running(services, rooms, sockets), replays, *notices(state["notifier"])]
    )
    return b"".join(generate_latest(found) for found in (gauges, services.metrics.registry, REGISTRY))


async def counts_in(store: Store) -> Counts | None:
    try:
        async with asyncio.timeout(PATIENCE):
            return await store.counts()
    except (StoreError, TimeoutError):
        return None


def stored(counts: Counts | None) -> Iterator[Metric]:
    if counts is None:
        return
    tables = GaugeMetricFamily("boneyard_tables", "Tables in the database.", labels=["status"])
    for status, number in (("open", counts.open), ("running", counts.running), ("over", counts.over)):
        tables.add_metric([status], number)
    yield tables
    yield GaugeMetricFamily("boneyard_guests", "Guests in the database.", counts.guests)


def notices(notifier: Notifier | None) -> Iterator[Metric]:
    if notifier is None:
        return
    found = GaugeMetricFamily("boneyard_notices", "Notices by outcome.", labels=["channel", "outcome"])
    for labels, number in notifier.figures().items():
        found.add_metric(labels, number)
    yield found


def running(services: Services, rooms: Rooms, sockets: Sockets) -> Iterator[Metric]:
    own = [open_table.room for open_table in rooms.open.values() if open_table.room is not None]
    queued = sum(room.jobs.qsize() for room in own)
    tasks = len(asyncio.all_tasks()) - sum(room.bot_moves.at_work for room in own)
    workers = services.workers
    yield InfoMetricFamily("boneyard", "The running version.", {"version": __version__})
    for name, about, value in (
        ("rooms", "Tables open in this process.", len(rooms.open)),
        ("sockets", "Open sockets.", sockets.open),
        ("tasks", "Tasks of this process, without bot moves.", tasks),
        ("queued_messages", "Messages queued at tables.", queued),
        ("saving_paused", "Whether the database can't be written.", services.store.paused),
        ("workers", "Worker processes for bots, hints and odds.", workers.number),
        ("worker_queue", "Requests that wait for a worker.", workers.queue.size),
        ("worker_queue_unwatched", "Those of bots at tables that nobody watches.", workers.queue.unwatched),
        ("loaded", "Whether new tables are refused.", services.is_loaded()),
    ):
        yield GaugeMetricFamily(f"boneyard_{name}", about, value)
