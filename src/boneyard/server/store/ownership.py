"""Which process writes a table: this one, unless `boneyard.cluster` shares them out."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol, runtime_checkable

from boneyard.server.store.records import Lease


@runtime_checkable
class Ownership(Protocol):
    """How a process claims and releases tables."""

    async def claim(self, table: str) -> Lease:
        """Claim a table, or raise `Elsewhere`. Leases renew themselves."""

    async def holds(self, table: str) -> bool:
        """Whether a claimed table is certainly still ours: a process that was stopped may not know yet."""

    async def is_elsewhere(self, table: str) -> bool:
        """Whether another process has claimed a table."""

    async def release(self, table: str) -> None: ...

    async def release_all(self, unalerted: Collection[str] = ()) -> None:
        """Release all tables at once; raises `Paused` if the database doesn't answer soon.

        For the tables in `unalerted`, alerts are still to be sent.
        """

    async def orphaned(self, since: int) -> tuple[str, ...]:
        """Tables changed since then whose process ended before it sent its alerts."""


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

    async def release_all(self, unalerted: Collection[str] = ()) -> None:
        """Nobody else could take them."""

    async def orphaned(self, since: int) -> tuple[str, ...]:
        return ()
