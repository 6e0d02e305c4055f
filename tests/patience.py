"""Wait with a time limit."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")


async def within(seconds: float, work: Awaitable[T]) -> T:
    """The result, or `TimeoutError`."""
    async with asyncio.timeout(seconds):
        return await work
