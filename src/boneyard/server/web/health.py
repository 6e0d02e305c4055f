"""Whether the server runs, whether it works, and its metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from litestar import Response, get
from litestar.datastructures import State

from boneyard import __version__
from boneyard.server.lines.sockets import Sockets
from boneyard.server.metrics import counter, gauge, page
from boneyard.server.rooms.rooms import Rooms
from boneyard.server.services import Services
from boneyard.server.store import Store, StoreError
from boneyard.server.store.records import Counts
from boneyard.server.web.asked import rooms_in, services_in
from boneyard.server.web.problems import AnyRequest
from boneyard.server.web.seeing import library_in

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
PATIENCE = 2.0
"""Seconds that the database has to answer: who measures gives up after ten, just when it matters."""


@get("/healthz", sync_to_thread=False)
def healthz() -> str:
    """The process runs."""
    return "ok"


@get("/readyz")
async def readyz(request: AnyRequest) -> Response[str]:
    """People can play: the database can be read and written."""
    ready = await is_ready(services_in(request.app.state).store)
    return Response("ready" if ready else "saving is paused", status_code=200 if ready else 503)


async def metrics(state: State) -> str:
    """All metrics, for Prometheus.

    They are served on a listener of their own: behind a proxy every request comes from this machine, and
    what they count is none of the players' business.
    """
    services, rooms = services_in(state), rooms_in(state)
    sockets = state["sockets"]
    assert isinstance(sockets, Sockets)
    lines = [*stored(await counts_in(services.store)), *running(services, rooms, sockets), *counted(services)]
    replayer = library_in(state).replayer
    lines += gauge("boneyard_replay_requests", "Games that are played again.", {"": replayer.asked})
    return page(lines)


async def is_ready(store: Store) -> bool:
    """Whether the database can be written, as far as is known, and answers."""
    if store.paused:
        return False
    try:
        async with asyncio.timeout(PATIENCE):
            await store.row("nothing")
    except (StoreError, TimeoutError):
        return False
    return True


async def counts_in(store: Store) -> Counts | None:
    """What the database holds, if it says so in time."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await store.counts()
    except (StoreError, TimeoutError):
        return None


def stored(counts: Counts | None) -> Iterator[str]:
    """What the database holds; nothing while it can't be read."""
    if counts is None:
        return
    by_status: dict[str, float] = {"open": counts.open, "running": counts.running, "over": counts.over}
    yield from gauge("boneyard_tables", "Tables in the database.", by_status, "status")
    yield from gauge("boneyard_guests", "Guests in the database.", {"": counts.guests})


def running(services: Services, rooms: Rooms, sockets: Sockets) -> Iterator[str]:
    """What this process is busy with."""
    own = [place.room for place in rooms.open.values() if place.room is not None]
    queued = sum(room.jobs.qsize() for room in own)
    tasks = len(asyncio.all_tasks()) - sum(room.summoner.at_work for room in own)
    workers = services.workers
    yield from gauge("boneyard_info", "The version that runs.", {__version__: 1}, "version")
    yield from gauge("boneyard_rooms", "Tables that this process has open.", {"": len(rooms.open)})
    yield from gauge("boneyard_sockets", "Open sockets.", {"": sockets.open})
    yield from gauge("boneyard_tasks", "Tasks of this process, without bots' thinking.", {"": tasks})
    yield from gauge("boneyard_queued_messages", "Messages that wait at tables.", {"": queued})
    paused = "Whether the database can't be written."
    yield from gauge("boneyard_saving_paused", paused, {"": services.store.paused})
    yield from gauge("boneyard_thinkers", "Processes in which bots think.", {"": workers.number})
    waiting = "Questions that wait for a thinker."
    yield from gauge("boneyard_thinker_queue", waiting, {"": workers.queue.size})
    unseen = "Those of them at tables that nobody looks at."
    yield from gauge("boneyard_thinker_queue_unseen", unseen, {"": workers.queue.unseen})
    loaded = "Whether new tables are refused."
    yield from gauge("boneyard_loaded", loaded, {"": services.is_loaded()})


def counted(services: Services) -> Iterator[str]:
    """What has been counted since this process began."""
    found = services.metrics
    asked = "Messages by what became of them."
    yield from counter("boneyard_messages_total", asked, dict(found.asked), "result")
    shed: dict[str, float] = {why: found.shed[why] for why in ("load", "guest")}
    yield from counter("boneyard_tables_refused_total", "New tables that were refused.", shed, "reason")
    kept = "What was deleted because it was too old."
    yield from counter("boneyard_retention_deleted_total", kept, {"": found.retained})
    yield "# HELP boneyard_commit_seconds From a decision to its being on disk."
    yield "# TYPE boneyard_commit_seconds histogram"
    yield from found.commits.lines("boneyard_commit_seconds")
