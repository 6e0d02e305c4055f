"""The garbage collector: off while the server loads, and rare afterwards.

Its pauses grow with what it searches. What was loaded stays for good: it is frozen and never searched. By
Python's default thresholds, 500 games were searched every half minute, for 70 to 120 ms.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

THRESHOLDS = (20_000, 5, 5)
"""Objects made and not freed before the young ones are searched; searches before older ones are, twice."""


@contextmanager
def loading() -> Iterator[None]:
    """Collect nothing in here; what is left of it is never searched."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def collect_rarely() -> None:
    gc.set_threshold(*THRESHOLDS)
