"""Opens a SQLite file: one connection that writes, others that only read, one process at a time."""

import os
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

from boneyard.server.store.errors import InUse, Unusable

BUSY_MS = 5_000


def unusable(path: Path, reason: str, *, damaged: bool = False) -> Unusable:
    advice = (
        "Put a backup in its place with `boneyard restore`"
        if damaged
        else "Check who may write it and its folder"
    )
    return Unusable(
        f"{path} can't be used as a database: {reason}. {advice}, or choose another file with --database."
    )


def make_private(path: Path) -> None:
    """Create an empty file that only its owner can read, because it will contain seeds and chat.

    The log beside a database gets its permissions. If no file can be created, SQLite says why.
    """
    with suppress(OSError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def writable(path: Path) -> sqlite3.Connection:
    """The connection that writes. Commits are on disk when they return; it checkpoints only on request."""
    make_private(path)
    connection = sqlite3.connect(path, timeout=BUSY_MS / 1000, isolation_level=None, cached_statements=512)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def readable(path: Path) -> sqlite3.Connection:
    """A connection that can't write, nor checkpoint when it is closed. Threads may pass it on."""
    return sqlite3.connect(
        f"file:{quote(str(path.absolute()))}?mode=ro",
        uri=True,
        timeout=BUSY_MS / 1000,
        isolation_level=None,
        check_same_thread=False,
    )


class Claim:
    """The right to write a file, held by one process until it ends, however it ends.

    SQLite before 3.51.3 can damage a write-ahead log that two connections write or checkpoint at once, so a
    second process must not even open it.
    """

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(beside(path, ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise unusable(path, error.strerror or str(error)) from error
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            raise InUse(
                f"{path} is in use by another Boneyard. Stop that one, or choose another database."
            ) from error

    def release(self) -> None:
        """Release the file; calling it twice is harmless."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def beside(path: Path, ending: str) -> Path:
    """The file next to a database, such as its `-wal`."""
    return path.with_name(path.name + ending)


def sync_folder(path: Path) -> None:
    """Make a rename durable; Windows has no such call."""
    if sys.platform != "win32":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
