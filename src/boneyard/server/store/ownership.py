"""Which process writes a table: this one writes them all, unless `boneyard.cluster` shares them out."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol, runtime_checkable

from boneyard.server.store.records import Lease


@runtime_checkable
class Ownership(Protocol):
    """How a process gets a table to write, and gives it up."""

    async def claim(self, table: str) -> Lease:
        """Take a table, or raise `Elsewhere`. Leases renew themselves."""

    async def holds(self, table: str) -> bool:
        """Whether a table claimed here is surely still ours: a process that was stopped may not know yet."""

    async def is_elsewhere(self, table: str) -> bool:
        """Whether another process has claimed a table."""

    async def release(self, table: str) -> None: ...

    async def release_all(self, untold: Collection[str] = ()) -> None:
        """Give all tables up at once; raise `Paused` if the database doesn't answer soon.

        At the tables in `untold`, people still have to be notified that it is their turn.
        """

    async def orphaned(self, since: int) -> tuple[str, ...]:
        """Tables changed since then whose process ended before it notified their players."""


class Alone:
    """The only process: every table is its own."""

    async def claim(self, table: str) -> Lease:
        return Lease(table=table, epoch=1)

    async def holds(self, table: str) -> bool:
        return True

    async def is_elsewhere(self, table: str) -> bool:
        return False

    async def release(self, table: str) -> None:
        """Nobody else could take it."""

    async def release_all(self, untold: Collection[str] = ()) -> None:
        """Nobody else could take them."""

    async def orphaned(self, since: int) -> tuple[str, ...]:
        return ()
