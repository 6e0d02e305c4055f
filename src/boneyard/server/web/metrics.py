"""The metrics, on a listener of their own: behind a proxy every request seems to come from this machine,
and what is counted is none of the players' business."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator

from litestar.datastructures import State
from litestar.plugins.prometheus import PrometheusConfig
from prometheus_client import REGISTRY, Metric, generate_latest
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector

from boneyard import __version__
from boneyard.server.lines.connected import Receive, Scope, Send
from boneyard.server.lines.sockets import Sockets
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.store import Store, StoreError
from boneyard.server.store.records import Counts
from boneyard.server.web.gate import App, respond
from boneyard.server.web.health import PATIENCE

PATH = "/metrics"
GOING_AWAY = 1001
HTTP = PrometheusConfig(app_name="boneyard", prefix="boneyard_http", group_path=True)
"""Requests by route, method and status; with the process's own metrics they are in the global registry."""


class MetricsListener:
    """Tells connections to the port of the metrics from those to the application."""

    def __init__(self, app: App, state: State, port: int) -> None:
        self.app = app
        self.state = state
        self.port = port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a connection to the port of the metrics here; pass all others on to the application."""
        server = scope.get("server")
        if not isinstance(server, list | tuple) or server[1] != self.port:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": GOING_AWAY})
        elif (scope["method"], scope["path"]) == ("GET", PATH):
            await respond(send, 200, CONTENT_TYPE_PLAIN_0_0_4, await metrics(self.state))
        else:
            told = f"The metrics are at {PATH}.\n"
            await respond(send, 404, "text/plain; charset=utf-8", told.encode())


class Gauges(Collector):
    """What was measured just now."""

    def __init__(self, gauges: Iterable[Metric]) -> None:
        self.gauges = gauges

    def collect(self) -> Iterable[Metric]:
        """The gauges."""
        return self.gauges


async def metrics(state: State) -> bytes:
    """All metrics, in the text format of Prometheus."""
    services, rooms, sockets, library = (state[name] for name in ("services", "rooms", "sockets", "library"))
    counts = await counts_in(services.store)
    replays = GaugeMetricFamily(
        "boneyard_replay_requests", "Games that are played again.", library.replayer.asked
    )
    gauges = Gauges([*stored(counts), *running(services, rooms, sockets), replays])
    return b"".join(generate_latest(found) for found in (gauges, services.metrics.registry, REGISTRY))


async def counts_in(store: Store) -> Counts | None:
    """What the database holds, if it says so in time."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await store.counts()
    except (StoreError, TimeoutError):
        return None


def stored(counts: Counts | None) -> Iterator[Metric]:
    """What the database holds; nothing while it can't be read."""
    if counts is None:
        return
    tables = GaugeMetricFamily("boneyard_tables", "Tables in the database.", labels=["status"])
    for status, number in (("open", counts.open), ("running", counts.running), ("over", counts.over)):
        tables.add_metric([status], number)
    yield tables
    yield GaugeMetricFamily("boneyard_guests", "Guests in the database.", counts.guests)


def running(services: Services, rooms: Rooms, sockets: Sockets) -> Iterator[Metric]:
    """What this process is busy with."""
    own = [place.room for place in rooms.open.values() if place.room is not None]
    queued = sum(room.jobs.qsize() for room in own)
    tasks = len(asyncio.all_tasks()) - sum(room.summoner.at_work for room in own)
    workers = services.workers
    yield InfoMetricFamily("boneyard", "The version that runs.", {"version": __version__})
    for name, about, value in (
        ("rooms", "Tables that this process has open.", len(rooms.open)),
        ("sockets", "Open sockets.", sockets.open),
        ("tasks", "Tasks of this process, without bots' thinking.", tasks),
        ("queued_messages", "Messages that wait at tables.", queued),
        ("saving_paused", "Whether the database can't be written.", services.store.paused),
        ("thinkers", "Processes in which bots think.", workers.number),
        ("thinker_queue", "Questions that wait for a thinker.", workers.queue.size),
        ("thinker_queue_unseen", "Those at tables that nobody looks at.", workers.queue.unseen),
        ("loaded", "Whether new tables are refused.", services.is_loaded()),
    ):
        yield GaugeMetricFamily(f"boneyard_{name}", about, value)
