"""Waiting for what comes by itself, never for time to pass."""

import asyncio
from collections.abc import Callable


async def until(holds: Callable[[], object], seconds: float = 20.0) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.005)
