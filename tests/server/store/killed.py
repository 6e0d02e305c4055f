"""A process that writes tables until it is killed, and tells what was acknowledged."""

import asyncio
import os
from multiprocessing.connection import Connection

import boneyard.server.store.sqlite  # noqa: F401  # loaded once, in the process that the others are forked from
from tests.server.store.making import entry, made, opened, played, write

TABLES = 10
Acknowledged = tuple[int, int]
"""The number of a table and of an entry."""


async def write_for_ever(database: str, tell: Connection) -> None:
    """Every table goes on behind its last entry; what was acknowledged is told at once."""
    async with opened(database) as store:

        async def play(number: int) -> None:
            table = f"t{number}"
            if await store.row(table) is None:
                await write(store, made(table))
            log = await store.entries(table, 0)
            seq = log[-1].seq if log else 0
            while True:
                seq += 1
                await write(store, played(table, entry(seq, act=os.urandom(100))))
                tell.send((number, seq))

        await asyncio.gather(*(play(number) for number in range(TABLES)))


def child(database: str, tell: Connection) -> None:
    asyncio.run(write_for_ever(database, tell))
