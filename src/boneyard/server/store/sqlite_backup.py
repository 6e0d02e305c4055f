"""Backups of a SQLite file while it is in use, and restoring one.

A backup reads through its own connection, in one transaction: until it is done the writer can't empty its
write-ahead log, but nothing else changes. Another process may make it too.
"""

import os
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path

from boneyard.server.store.errors import Unusable
from boneyard.server.store.migrate import HEAD
from boneyard.server.store.sqlite_file import Claim, beside, make_private, readable, sync_folder, writable

PARTS = ("-wal", "-shm", "")
"""The files of a database. An old log must never meet a new file: SQLite would take it for the new one's."""


def back_up(source: Path, target: Path) -> None:
    """Write a checked copy of the database; never over another file."""
    if target.exists():
        raise Unusable(f"{target} exists already. Choose another name for the backup.")
    draft = beside(target, ".part")
    try:
        _copy(source, draft)
        _check(draft)
        draft.replace(target)
        sync_folder(target)
    except sqlite3.Error as error:
        raise Unusable(f"The backup of {source} failed: {error}.") from error
    except OSError as error:
        raise Unusable(f"The backup to {target} failed: {error.strerror}.") from error
    finally:
        draft.unlink(missing_ok=True)


def restore(backup: Path, target: Path) -> Path | None:
    """Replace a database that nobody uses by a backup; the old one is saved, and its new name returned."""
    _check(backup)
    claim = Claim(target)
    draft = beside(target, ".part")
    try:
        _copy(backup, draft)
        _give_to_owner(draft, target)
        _check(draft)
        return _exchange(draft, target)
    except (OSError, sqlite3.Error) as error:
        why = error.strerror if isinstance(error, OSError) else error
        old = " The old database is where it was." if target.exists() else ""
        raise Unusable(f"{target} cannot be restored: {why}.{old}") from error
    finally:
        _discard(draft)
        claim.release()


def _check(path: Path) -> None:
    """Refuse anything but an intact database of ours."""
    try:
        with closing(readable(path)) as db:
            found = db.execute("PRAGMA quick_check").fetchone()[0]
            version = db.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    except (sqlite3.Error, TypeError) as error:
        raise Unusable(f"{path} is not a Boneyard database: {error}.") from error
    if found != "ok":
        raise Unusable(f"{path} is damaged: {found}.")
    if version > HEAD:
        raise Unusable(f"{path} has version {version}, made by a later Boneyard; install that one.")


def _copy(source: Path, draft: Path) -> None:
    """A synced copy that only its owner can read, including what is in the source's log."""
    _discard(draft)
    make_private(draft)
    with closing(readable(source)) as db:
        db.execute("VACUUM INTO ?", (str(draft),))
    with draft.open("rb+") as file:
        os.fsync(file.fileno())


def _give_to_owner(draft: Path, target: Path) -> None:
    """Let a copy made by root belong to the server's user; others can't give files away."""
    if sys.platform != "win32":
        owner = (target if target.exists() else target.parent).stat()
        with suppress(PermissionError):
            os.chown(draft, owner.st_uid, owner.st_gid)


def _discard(draft: Path) -> None:
    """Also deletes a log left by looking at the draft."""
    for ending in PARTS:
        beside(draft, ending).unlink(missing_ok=True)


def _exchange(draft: Path, target: Path) -> Path | None:
    """Rename the old database and then the draft, or nothing: a failure is undone."""
    _empty_log(target)
    saved = _free_name(target)
    old = [ending for ending in PARTS if beside(target, ending).exists()]
    moved: list[str] = []
    try:
        for ending in old:
            beside(target, ending).replace(beside(saved, ending))
            moved.append(ending)
        draft.replace(target)
        sync_folder(target)
    except OSError:
        for ending in moved:
            beside(saved, ending).replace(beside(target, ending))
        raise
    return saved if "" in old else None


def _empty_log(target: Path) -> None:
    """Move the write-ahead log into the database; if it can't be read, both stay as they are."""
    if target.exists():
        with suppress(sqlite3.Error), closing(writable(target)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _free_name(target: Path) -> Path:
    """Never overwrite what an earlier restore has saved."""
    number = 1
    while (saved := beside(target, f".before-restore-{number}")).exists():
        number += 1
    return saved
