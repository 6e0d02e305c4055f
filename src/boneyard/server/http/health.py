"""Whether the server runs, and whether it can save games."""

from __future__ import annotations

import asyncio

from litestar import Response, get

from boneyard.server.http.dependencies import Services
from boneyard.server.store import Store, StoreError

PATIENCE = 2.0
"""Seconds that the database has to answer; Prometheus gives up after ten."""


@get("/healthz", sync_to_thread=False, include_in_schema=False)
def healthz() -> str:
    """The process runs."""
    return "ok"


@get("/readyz", include_in_schema=False)
async def readyz(services: Services) -> Response[str]:
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
