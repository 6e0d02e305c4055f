"""A limit on the work of one question.

Work is counted, not timed, so that the same question always gets the same answer.

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
"""The work of a step of the real game; a lookup or addition counts 1."""
WORK = 100_000
"""The limit while a person waits: about a second. Hardly any real position needs that much."""


class TooMuch(Exception):
    """A question takes more work than its limit."""


class Budget:
    __slots__ = ("left", "work")

    def __init__(self, work: int) -> None:
        self.work = self.left = work


_budget: ContextVar[Budget | None] = ContextVar("_budget", default=None)


@contextmanager
def limited(work: int = WORK) -> Iterator[None]:
    """Inside the block, odds that take more work than this raise `TooMuch`."""
    before = _budget.set(Budget(work))
    try:
        yield
    finally:
        _budget.reset(before)


def spend(work: int) -> None:
    """Count work that is about to be done."""
    budget = _budget.get()
    if budget is not None:
        budget.left -= work
        if budget.left < 0:
            raise TooMuch(f"more work than {budget.work}")
