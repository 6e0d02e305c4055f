"""When garbage is looked for: objects that hold each other, and so are not freed once nobody needs them.

Python looks once so many more objects were made than freed, however few of them are garbage. By then a busy
server has replaced nearly all that it holds, and everybody waits until it is looked through: a tenth of a
second with five hundred games. Next to nothing here leaves garbage, so there is seldom a reason to look.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

MUCH = 2
"""Garbage is looked for once so many times the memory is held that was left the last time."""
A_SECOND = 1.0
TEN_MINUTES = 600
"""It is looked for after so many seconds in any case."""
PAGES = Path("/proc/self/statm")
"""Where Linux tells a process how many pages of memory it has, and holds."""


@contextmanager
def unsearched() -> Iterator[None]:
    """Nothing is looked through here, nor later what was made here: what is loaded stays."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


@asynccontextmanager
async def seldom_searched() -> AsyncIterator[None]:
    """Garbage is looked for when it is worth it; Python itself does not look meanwhile."""
    gc.disable()
    searching = asyncio.create_task(search())
    try:
        yield
    finally:
        searching.cancel()
        gc.enable()


async def search(pause: float = A_SECOND, at_most: int = TEN_MINUTES) -> None:
    """Look for garbage again and again, at the latest after so many pauses."""
    while True:
        gc.collect()
        much = MUCH * held()
        for _ in range(at_most):
            await asyncio.sleep(pause)
            if held() > much:
                break


def held() -> int:
    """How much memory this process holds: in pages, or in objects where the system does not tell."""
    try:
        return int(PAGES.read_text().split()[1])
    except OSError:
        return sys.getallocatedblocks()
