"""Waiting, but not for ever."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")


async def within(seconds: float, work: Awaitable[T]) -> T:
    """What comes of the work; `TimeoutError` where that takes longer."""
    async with asyncio.timeout(seconds):
        return await work
