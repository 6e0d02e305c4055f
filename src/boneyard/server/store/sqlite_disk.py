"""The one connection that writes a SQLite file. One thread owns it."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import StaticPool

from boneyard.server.store import sqlite_log
from boneyard.server.store.errors import Conflict
from boneyard.server.store.migrate import migrate
from boneyard.server.store.records import Change
from boneyard.server.store.sqlite_file import BUSY_MS, beside, writable

T = TypeVar("T")

CHECKPOINT_BYTES = 4 * 1024 * 1024
"""About so much is written between two checkpoints under load."""
WAL_LIMIT = 2 * CHECKPOINT_BYTES
"""A larger write-ahead log is emptied even if that waits for readers, up to `PATIENCE_MS`."""
PATIENCE_MS = 20
AGAIN_BYTES = CHECKPOINT_BYTES // 8
"""A checkpoint that a reader blocked is retried after so much more was written."""
PROBE_BYTES = 64 * 1024
"""This much must fit before writing resumes."""
UNFIT = (OverflowError, UnicodeEncodeError, sqlite3.InterfaceError, sqlite3.ProgrammingError)
"""Raised by `sqlite3` for values that no database could store, such as half a surrogate pair."""


class Disk:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._written = 0
        self._open()
        try:
            with self._engine.begin() as connection:
                migrate(connection)
            sqlite_log.prepare(self._db)
        except BaseException:
            self.close()
            raise

    def _open(self) -> None:
        self._db = writable(self._path)
        self._engine = _engine_over(self._db)

    def reopen(self) -> None:
        self.close()
        self._open()
        sqlite_log.prepare(self._db)

    def close(self) -> None:
        """An unused engine would leave the file open."""
        with suppress(sqlite3.Error):
            self._engine.dispose()
            self._db.close()

    def commit(self, changes: Sequence[Change]) -> list[Conflict | None]:
        """Write all changes in one transaction; returns a conflict for each that is left out.

        Raises `sqlite3.Error` if the file can't be written; then `is_written` finds out what is there.
        """
        db = self._db
        outcomes: list[Conflict | None] = [None] * len(changes)
        try:
            try:
                self._write_together(changes)
            except (sqlite3.IntegrityError, *UNFIT):
                self._roll_back()
                db.execute("BEGIN IMMEDIATE")
                outcomes = [self._write_alone(change) for change in changes]
                db.execute("COMMIT")
        except sqlite3.Error:
            self._roll_back()
            raise
        self._written += sqlite_log.size_of(changes)
        return outcomes

    def _write_together(self, changes: Sequence[Change]) -> None:
        """All changes or none; a single statement is a transaction by itself."""
        statements = sqlite_log.statements(changes)
        if len(statements) == 1:
            self._db.execute(*statements[0])
            return
        self._db.execute("BEGIN IMMEDIATE")
        for statement in statements:
            self._db.execute(*statement)
        self._db.execute("COMMIT")

    def _write_alone(self, change: Change) -> Conflict | None:
        """Write one change of several, undone if it breaks a constraint.

        A change that was submitted again although it is there has succeeded.
        """
        self._db.execute("SAVEPOINT one")
        try:
            for statement in sqlite_log.statements([change]):
                self._db.execute(*statement)
        except sqlite3.IntegrityError as error:
            self._db.execute("ROLLBACK TO one")
            there = sqlite_log.is_written(self._db, change)
            return None if there else Conflict(change.table, sqlite_log.clash(error))
        except UNFIT:
            self._db.execute("ROLLBACK TO one")
            return Conflict(change.table, "other")
        finally:
            self._db.execute("RELEASE one")
        return None

    def _roll_back(self) -> None:
        """SQLite has often done so by itself."""
        with suppress(sqlite3.Error):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")

    def is_written(self, change: Change) -> bool:
        return sqlite_log.is_written(self._db, change)

    def run(self, work: Callable[[Connection], T]) -> T:
        """Do something other than a change, in its own transaction."""
        with self._engine.begin() as connection:
            result = work(connection)
        self._written += 1
        return result

    def probe(self) -> None:
        """Write something and delete it again, to see that there is room."""
        self._db.execute("INSERT OR REPLACE INTO probe (id, filler) VALUES (0, zeroblob(?))", (PROBE_BYTES,))
        self._db.execute("DELETE FROM probe")

    @property
    def wal_bytes(self) -> int:
        try:
            return beside(self._path, "-wal").stat().st_size
        except FileNotFoundError:
            return 0

    @property
    def has_wal(self) -> bool:
        return self._written > 0

    def bound_wal(self) -> None:
        """Under load: move the log into the file now and then, without waiting for readers."""
        if self._written >= CHECKPOINT_BYTES:
            self._checkpoint("TRUNCATE" if self.wal_bytes > WAL_LIMIT else "PASSIVE")

    def empty_wal(self) -> None:
        """When idle: empty the write-ahead log, unless somebody reads from it."""
        self._checkpoint("TRUNCATE")

    def _checkpoint(self, mode: str) -> None:
        self._written = 0  # also after a failure: the next attempt comes after as much again
        with suppress(sqlite3.Error):  # the log is safe; the next commit finds out what is wrong
            self._db.execute(f"PRAGMA busy_timeout = {PATIENCE_MS}")
            busy, there, moved = self._db.execute(f"PRAGMA wal_checkpoint({mode})").fetchone()
            self._db.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
            if not busy and moved < there:
                self._written = CHECKPOINT_BYTES - AGAIN_BYTES


def _engine_over(db: sqlite3.Connection) -> Engine:
    """SQLAlchemy on the same connection, so that there is only one."""
    engine = create_engine("sqlite://", creator=lambda: db, poolclass=StaticPool)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
