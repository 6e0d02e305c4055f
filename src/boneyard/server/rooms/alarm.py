"""The alarm of a table: it rings when something is due there that happens by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from boneyard.server.services import Services
from boneyard.table.broadcast.audience import Audience
from boneyard.table.config import Days
from boneyard.table.deadlines import Watch, is_calm, next_due
from boneyard.table.decision import Decision
from boneyard.table.handlers.answers import by_orders, play_on
from boneyard.table.table import Table

FAR = 3600.0
"""Seconds; a table that nobody looks at need not be kept open for what happens later than that."""


class Alarm:
    """Knows what is due at a table, and rings then."""

    def __init__(self, services: Services, audience: Audience, ring: Callable[[], None]) -> None:
        self.services = services
        self.audience = audience
        self.ring = ring
        self.timer: asyncio.TimerHandle | None = None
        self.seen = services.now()
        """When somebody came or went last."""

    def looked(self) -> None:
        """Somebody has come or gone."""
        self.seen = self.services.now()

    def watch(self, table: Table) -> Watch:
        """What deadlines depend on besides the log."""
        audience = self.audience
        seen = self.services.now() if audience.is_watched else self.seen
        return Watch(audience.asked, audience.gone(table), audience.present, seen)

    def set(self, table: Table) -> None:
        """Ring when something is due, and at no other time."""
        self.stop()
        if is_calm(table, self.audience.present):
            return
        if by_orders(table) is not None:
            self.ring()
            return
        due = next_due(table, self.watch(table))
        if due is not None:
            delay = max(0.0, (due.at - self.services.now()) / 1000)
            self.timer = asyncio.get_running_loop().call_later(delay, self.ring)

    def due(self, table: Table) -> Decision | None:
        """Standing orders that have come up, and whatever is due by now."""
        now = self.services.now()
        if (found := by_orders(table)) is not None:
            return play_on(table, *found, "order", now)
        due = next_due(table, self.watch(table))
        return due.decide(now) if due is not None and due.at <= now else None

    def rings_soon(self, table: Table) -> bool:
        """Whether it rings before housekeeping looks at tables with days again."""
        if self.timer is None or not isinstance(table.config.pace, Days):
            return self.timer is not None
        return self.timer.when() - asyncio.get_running_loop().time() < FAR

    def stop(self) -> None:
        """Do not ring."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def close(self) -> None:
        """Ring no more; who rings holds a whole room, which holds this."""
        self.stop()
        self.ring = silent


def silent() -> None:
    """Nobody is woken any more."""
