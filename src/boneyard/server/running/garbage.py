"""Loading without looking for garbage: what is loaded stays, and there is more and more to look through."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def unsearched() -> Iterator[None]:
    """Nothing is searched for garbage here, nor later what was made here."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
