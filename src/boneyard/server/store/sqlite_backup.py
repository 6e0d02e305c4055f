"""Copies of a SQLite file while it is written, and putting one in its place.

A copy is made through a connection that only reads, in one read transaction: it takes nothing from the one
writer but the emptying of its write-ahead log until it is done. Another process may make it too.
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
"""What a database consists of. Nothing old must meet a new file: its log would be taken for the new one's."""


def back_up(source: Path, target: Path) -> None:
    """Write a checked copy of the database as it is now; never over another file."""
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
    """Put a backup in the place of a database that nobody uses; what was there is kept, and named."""
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
    """Refuse what is no whole database of ours."""
    try:
        with closing(readable(path)) as db:
            found = db.execute("PRAGMA quick_check").fetchone()[0]
            version = db.execute("SELECT version_num FROM alembic_version").fetchone()[0]
    except (sqlite3.Error, TypeError) as error:
        raise Unusable(f"{path} is no database of Boneyard: {error}.") from error
    if found != "ok":
        raise Unusable(f"{path} is damaged: {found}.")
    if version > HEAD:
        raise Unusable(f"{path} is of version {version}, made by a later Boneyard; install that one.")


def _copy(source: Path, draft: Path) -> None:
    """A copy that is on the disk, and nobody else's to read; what the log beside the source says is in it."""
    _discard(draft)
    make_private(draft)
    with closing(readable(source)) as db:
        db.execute("VACUUM INTO ?", (str(draft),))
    with draft.open("rb+") as file:
        os.fsync(file.fileno())


def _give_to_owner(draft: Path, target: Path) -> None:
    """Let a copy that root has made belong to whom the server runs as; others can't give files away."""
    if sys.platform != "win32":
        owner = (target if target.exists() else target.parent).stat()
        with suppress(PermissionError):
            os.chown(draft, owner.st_uid, owner.st_gid)


def _discard(draft: Path) -> None:
    """Leave nothing of a draft, nor of a log that looking at it has made."""
    for ending in PARTS:
        beside(draft, ending).unlink(missing_ok=True)


def _exchange(draft: Path, target: Path) -> Path | None:
    """Rename the old database and then the draft, or nothing: where one fails, the others are undone."""
    _empty_log(target)
    kept = _free_name(target)
    old = [ending for ending in PARTS if beside(target, ending).exists()]
    moved: list[str] = []
    try:
        for ending in old:
            beside(target, ending).replace(beside(kept, ending))
            moved.append(ending)
        draft.replace(target)
        sync_folder(target)
    except OSError:
        for ending in moved:
            beside(kept, ending).replace(beside(target, ending))
        raise
    return kept if "" in old else None


def _empty_log(target: Path) -> None:
    """Bring the write-ahead log into a database; where it can't be read, they are kept as they are."""
    if target.exists():
        with suppress(sqlite3.Error), closing(writable(target)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _free_name(target: Path) -> Path:
    """Nothing that an earlier restore has kept is lost."""
    number = 1
    while (kept := beside(target, f".before-restore-{number}")).exists():
        number += 1
    return kept
