"""The server's time. It never jumps: nobody runs out of time that the server did not give them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

BEAT = 0.25
"""Seconds between two looks at the time."""
FROZEN = 1.5
"""A look that comes so much later shows that the process, or its machine, stood still."""

STEADY = 4
"""So many looks it takes until a change shows."""
LATE = 0.5


class Clock:
    """Milliseconds since 1970, as the system said when the server started.

    From then on only what passes while the server runs counts. The system's time may be set, and the
    process may be stopped: people could not have answered meanwhile.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, passing: Callable[[], float] = time.monotonic
    ) -> None:
        self.passing = passing
        self.offset = wall() - passing()
        self.looked = passing()
        self.late = 0.0
        """Seconds by which the last looks came late, about."""
        self.beating: asyncio.TimerHandle | None = None

    def __call__(self) -> int:
        """The time now."""
        return int((self.passing() + self.offset) * 1000)

    def look(self) -> None:
        """Leave out the time since the last look, if nobody was there to look."""
        now = self.passing()
        passed = now - self.looked
        if passed > FROZEN:
            self.offset -= passed - BEAT
        else:
            self.late += (max(0.0, passed - BEAT) - self.late) / STEADY
        self.looked = now

    @property
    def is_late(self) -> bool:
        """Whether so much is to be done that looks have come late for a while."""
        return self.late > LATE

    def beat(self) -> None:
        """Look again and again. After a pause this comes before anything that became due meanwhile."""
        self.look()
        self.beating = asyncio.get_running_loop().call_later(BEAT, self.beat)

    def stop(self) -> None:
        """Look no more."""
        if self.beating is not None:
            self.beating.cancel()
