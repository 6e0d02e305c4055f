"""A table's timer: it fires when the next deadline is due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from boneyard.server.services import Services
from boneyard.table.audience import Audience
from boneyard.table.config import Days
from boneyard.table.deadlines import Watch, is_calm, next_due
from boneyard.table.decision import Decision
from boneyard.table.handlers.answers import by_orders, play_on
from boneyard.table.table import Table

FAR = 3600.0
"""A table without viewers isn't kept open for deadlines that are more seconds away."""


class Timer:
    def __init__(self, services: Services, audience: Audience, ring: Callable[[], None]) -> None:
        self.services = services
        self.audience = audience
        self.ring = ring
        self.timer: asyncio.TimerHandle | None = None
        self.seen = services.now()
        """When a viewer last came or left."""

    def viewers_changed(self) -> None:
        self.seen = self.services.now()

    def watch(self, table: Table) -> Watch:
        """What deadlines depend on besides the log."""
        audience = self.audience
        seen = self.services.now() if audience.is_watched else self.seen
        return Watch(audience.asked, audience.gone(table), audience.present, seen)

    def set(self, table: Table) -> None:
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
        """The decision of a standing order or deadline that is due now."""
        now = self.services.now()
        if (found := by_orders(table)) is not None:
            return play_on(table, *found, now)
        due = next_due(table, self.watch(table))
        return due.decide(now) if due is not None and due.at <= now else None

    def rings_soon(self, table: Table) -> bool:
        """Whether it fires before housekeeping checks tables with days per decision again."""
        if self.timer is None or not isinstance(table.config.pace, Days):
            return self.timer is not None
        return self.timer.when() - asyncio.get_running_loop().time() < FAR

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
