"""Wait for a condition instead of a time."""

import asyncio
from collections.abc import Callable


async def until(holds: Callable[[], object], seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.005)
