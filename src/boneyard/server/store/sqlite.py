"""The store in one SQLite file, for one process; the default."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from boneyard.server.store.base import PauseListener, Store
from boneyard.server.store.errors import Paused
from boneyard.server.store.records import Change
from boneyard.server.store.sqlite_backup import back_up
from boneyard.server.store.sqlite_file import Claim, readable, unusable
from boneyard.server.store.sqlite_writer import Writer

T = TypeVar("T")
READERS = 4
READ_CACHE_KB = 512
"""Of each reader; the system caches the rest."""


class SqliteStore(Store):
    """One thread writes, a few read. Nobody else writes the file, so every claim succeeds with epoch 1."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._listeners: list[PauseListener] = []
        self._claim = Claim(path)
        self._writer = Writer(path, self._notify)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="boneyard-reader")
        self._readers = _reading_engine(path)

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open, create or migrate a file, or raise `Unusable`."""
        store = cls(path)
        try:
            await store._writer.open()
        except (sqlite3.Error, DBAPIError) as error:
            store._claim.release()
            found = error.orig if isinstance(error, DBAPIError) else error
            damaged = not isinstance(found, sqlite3.OperationalError)
            raise unusable(path, str(found), damaged=damaged) from error
        except BaseException:
            store._claim.release()
            raise
        return store

    async def close(self) -> None:
        """Readers first, so that the writer is the last to close and leaves no write-ahead log behind."""
        await asyncio.to_thread(self._threads.shutdown)
        self._readers.dispose()
        await self._writer.close()
        self._claim.release()

    @property
    def paused(self) -> bool:
        return self._writer.paused

    def on_pause(self, listener: PauseListener) -> None:
        self._listeners.append(listener)

    def _notify(self, paused: bool) -> None:
        for listener in self._listeners:
            listener(paused)

    async def write(self, change: Change) -> None:
        await self._writer.submit(change)

    async def _change(self, work: Callable[[Connection], T]) -> T:
        return cast(T, await self._writer.submit(work))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._answer, work)

    def _answer(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._readers.connect() as connection:
                return work(connection)
        except DBAPIError as error:
            raise Paused(f"the database cannot be read: {_reason(error)}") from error

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(back_up, self._path, path)


def _reading_engine(path: Path) -> Engine:
    """A connection for each reading thread; every answer is of one moment."""
    engine = create_engine(
        "sqlite://", creator=lambda: readable(path), poolclass=QueuePool, pool_size=READERS, max_overflow=0
    )

    @event.listens_for(engine, "connect")
    def connect(connection: DBAPIConnection, _: object) -> None:
        connection.cursor().execute(f"PRAGMA cache_size = -{READ_CACHE_KB}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _reason(error: Exception) -> str:
    return str(error.orig if isinstance(error, DBAPIError) else error)
