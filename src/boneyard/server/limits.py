"""How fast somebody may ask."""

from __future__ import annotations


class Bucket:
    """So many a second, with a store for bursts."""

    __slots__ = ("burst", "last", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.last = 0

    def take(self, now: int) -> bool:
        """Whether one more is allowed at this time, in milliseconds."""
        self.left = self.left_at(now)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def left_at(self, now: int) -> float:
        """How many are allowed at once at this time."""
        if not self.last:
            return self.left
        return min(self.burst, self.left + max(0, now - self.last) / 1000 * self.rate)

    def is_full(self, now: int) -> bool:
        """Whether this one is as good as a new one."""
        return self.left_at(now) >= self.burst
