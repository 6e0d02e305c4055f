"""The store: every table's log, and the guests, in SQLite or PostgreSQL."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pkgutil import resolve_name

from boneyard.server.settings import sqlite_path
from boneyard.server.store.base import Store
from boneyard.server.store.errors import (
    Conflict,
    Elsewhere,
    Fenced,
    InUse,
    Overfull,
    Paused,
    StoreError,
    Unclaimed,
    Unusable,
)

__all__ = [
    "open_store",
    "Store",
    "StoreError",
    "Conflict",
    "Paused",
    "Fenced",
    "Elsewhere",
    "Unclaimed",
    "Overfull",
    "Unusable",
    "InUse",
]


async def open_store(database: str) -> Store:
    """Open `sqlite:///FILE`, a plain file name, or `postgresql://…`; raises `Unusable` with what to do."""
    if (file := sqlite_path(database)) is not None:
        from boneyard.server.store.sqlite import SqliteStore  # a process loads only the store that it needs

        return await SqliteStore.open(file)
    kind, _, rest = database.partition("://")
    if kind not in ("postgresql", "postgres"):
        raise Unusable(f"'{kind}' is not a supported database; use sqlite:///FILE or postgresql://….")
    open_shared: Callable[[str], Awaitable[Store]] = resolve_name("boneyard.cluster.store:PostgresStore.open")
    return await open_shared(f"postgresql://{rest}")
