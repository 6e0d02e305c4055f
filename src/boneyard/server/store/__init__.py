"""The store: every table's log, and the guests, in SQLite or PostgreSQL."""

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
from boneyard.server.store.open_store import open_store

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
