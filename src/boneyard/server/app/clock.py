"""The server's clock. It never jumps: nobody loses time that they could not use."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

BEAT = 0.25
"""Seconds between two ticks."""
FROZEN = 1.5
"""A tick that comes this much later means that the process or its machine was stopped."""

STEADY = 4
"""Ticks until a change shows."""
LATE = 0.5


class Clock:
    """Milliseconds since 1970, by the system's time at the start.

    After that only running time counts. The system's time may be set, and the process may be stopped: nobody
    could answer meanwhile.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, passing: Callable[[], float] = time.monotonic
    ) -> None:
        self.passing = passing
        self.offset = wall() - passing()
        self.last_tick = passing()
        self.late = 0.0
        """About how late the last ticks came, in seconds."""
        self.beating: asyncio.TimerHandle | None = None

    def __call__(self) -> int:
        return int((self.passing() + self.offset) * 1000)

    def tick(self) -> None:
        """Skip the time since the last tick if the process was stopped."""
        now = self.passing()
        passed = now - self.last_tick
        if passed > FROZEN:
            self.offset -= passed - BEAT
        else:
            self.late += (max(0.0, passed - BEAT) - self.late) / STEADY
        self.last_tick = now

    @property
    def is_late(self) -> bool:
        """Whether the event loop has been late for a while."""
        return self.late > LATE

    def beat(self) -> None:
        """Tick again and again. After a pause this comes before anything that became due meanwhile."""
        self.tick()
        self.beating = asyncio.get_running_loop().call_later(BEAT, self.beat)

    def stop(self) -> None:
        if self.beating is not None:
            self.beating.cancel()
