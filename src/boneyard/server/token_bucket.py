"""Rate limits."""

from __future__ import annotations


class Bucket:
    """A token bucket: `rate` per second, up to `burst` at once."""

    __slots__ = ("burst", "last", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.last = 0

    def take(self, now: int, weight: float = 1) -> bool:
        """Whether one more is allowed at this time, in milliseconds; its weight is capped at half the burst.

        >>> bucket = Bucket(1, 10)
        >>> [bucket.take(1000, 4) for _ in range(3)], bucket.take(1000), Bucket(1, 2).take(1000, 4)
        ([True, True, False], True, True)
        """
        weight = min(weight, max(1, self.burst / 2))
        self.left = self.left_at(now)
        self.last = now
        if self.left < weight:
            return False
        self.left -= weight
        return True

    def give_back(self) -> None:
        self.left = min(self.burst, self.left + 1)

    def left_at(self, now: int) -> float:
        if not self.last:
            return self.left
        return min(self.burst, self.left + max(0, now - self.last) / 1000 * self.rate)

    def is_full(self, now: int) -> bool:
        return self.left_at(now) >= self.burst
