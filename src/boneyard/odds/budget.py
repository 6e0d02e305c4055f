"""A limit on how much work one question may be: every step through the real game counts.

>>> from boneyard.odds import TooMuch, limited
>>> try:
...     with limited(2):
...         for _ in range(3):
...             spend()
... except TooMuch as error:
...     print(error)
more than 2 steps
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

STEPS = 30_000
"""A limit for a person who waits: at most a second or so. Hardly any real position needs as much."""


class TooMuch(Exception):
    """A question that takes more work than it may."""


class Budget:
    """How many steps are allowed, and how many are left."""

    __slots__ = ("left", "steps")

    def __init__(self, steps: int) -> None:
        self.steps = self.left = steps


_budget: ContextVar[Budget | None] = ContextVar("_budget", default=None)


@contextmanager
def limited(steps: int = STEPS) -> Iterator[None]:
    """Inside, odds that take more than this many steps raise `TooMuch`; outside they take what they need."""
    before = _budget.set(Budget(steps))
    try:
        yield
    finally:
        _budget.reset(before)


def spend(steps: int = 1) -> None:
    """Count steps; the odds call this before each of them."""
    budget = _budget.get()
    if budget is not None:
        budget.left -= steps
        if budget.left < 0:
            raise TooMuch(f"more than {budget.steps} steps")
