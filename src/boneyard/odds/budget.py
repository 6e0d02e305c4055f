"""A limit on how much work one question may be.

Work is counted, not timed, so that the same question is always answered in the same way.

>>> from boneyard.odds import TooMuch, limited, spend
>>> try:
...     with limited(12):
...         for _ in range(3):
...             spend(STEP)
... except TooMuch as error:
...     print(error)
more work than 12
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

STEP = 5
"""What a step of the real game counts; something that is only looked up or added counts 1."""
WORK = 100_000
"""A limit for a person who waits: at most a second or so. Hardly any real position needs as much."""


class TooMuch(Exception):
    """A question that takes more work than it may."""


class Budget:
    """How much work is allowed, and how much is left."""

    __slots__ = ("left", "work")

    def __init__(self, work: int) -> None:
        self.work = self.left = work


_budget: ContextVar[Budget | None] = ContextVar("_budget", default=None)


@contextmanager
def limited(work: int = WORK) -> Iterator[None]:
    """Inside, odds that take more work than this raise `TooMuch`; outside they take what they need."""
    before = _budget.set(Budget(work))
    try:
        yield
    finally:
        _budget.reset(before)


def spend(work: int) -> None:
    """Count work; the odds call this before they do it."""
    budget = _budget.get()
    if budget is not None:
        budget.left -= work
        if budget.left < 0:
            raise TooMuch(f"more work than {budget.work}")
