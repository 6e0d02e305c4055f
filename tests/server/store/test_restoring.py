"""A failed restore leaves the old database and nothing else."""

import errno
import os
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from boneyard.server.store import Unusable, sqlite_backup
from boneyard.server.store.sqlite_backup import restore
from boneyard.server.store.sqlite_file import beside
from tests.server.store.making import entry, made, opened

SMALL_DISK = 65_536
"""The largest possible file on the nearly full disk, in bytes."""


@pytest.fixture
async def two(file: Path, tmp_path: Path, anyio_backend: str) -> tuple[Path, Path]:
    """A database, and a backup that doesn't fit on a small disk."""
    copy = tmp_path / "copy.db"
    async with opened(str(file)) as store:
        await store.write(made("t", entry(1, data=bytes(SMALL_DISK))))
        await store.backup(copy)
        await store.write(made("u"))
    return file, copy


def lying_beside(file: Path) -> dict[str, bytes]:
    """The files in a database's folder, except locks."""
    return {path.name: path.read_bytes() for path in file.parent.iterdir() if path.suffix != ".lock"}


def all_in(file: Path) -> list[str]:
    """A database as SQL, independent of its layout."""
    with closing(sqlite3.connect(file)) as db:
        return [*db.iterdump()]


def test_a_full_disk_does_not_cost_the_old_database(two: tuple[Path, Path]) -> None:
    file, copy = two
    before = lying_beside(file)
    done = subprocess.run(
        [sys.executable, "-m", "boneyard", "restore", copy, "--database", f"sqlite:///{file}"],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL_DISK, SMALL_DISK)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert f"{file} cannot be restored: disk I/O error. The old database is where it was." in done.stderr
    assert lying_beside(file) == before


def test_a_bad_copy_is_not_installed(two: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    file, copy = two
    before = lying_beside(file)
    monkeypatch.setattr(sqlite_backup, "_copy", lambda source, target: target.write_bytes(bytes(8_192)))
    with pytest.raises(Unusable, match="not a Boneyard database"):
        restore(copy, file)
    assert lying_beside(file) == before


@pytest.mark.parametrize("name", ["boneyard.db", "boneyard.db.before-restore-1"])
def test_a_failed_exchange_keeps_database_and_wal(
    two: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A WAL that can't be emptied stays with its database."""
    file, copy = two
    beside(file, "-wal").write_bytes(b"its log")
    before = lying_beside(file)
    rename = Path.replace

    def full(_: Path) -> sqlite3.Connection:
        raise sqlite3.OperationalError("database or disk is full")

    def fail(path: Path, target: Path) -> Path:
        if target.name == name and path.name != "boneyard.db.before-restore-1":
            raise PermissionError(errno.EACCES, "Permission denied")
        return rename(path, target)

    monkeypatch.setattr(sqlite_backup, "writable", full)
    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(Unusable, match=r"Permission denied\. The old database is where it was\."):
        restore(copy, file)
    assert lying_beside(file) == before


@pytest.mark.parametrize("there", [True, False], ids=["database", "folder"])
def test_a_restored_database_keeps_its_owner(
    two: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    """Root restores, but the server may run as another user; the folder's owner is the fallback."""
    file, copy = two
    if not there:
        file.unlink()
    owner = (file if there else file.parent).stat()
    given: list[tuple[str, int, int]] = []
    monkeypatch.setattr(os, "chown", lambda path, user, group: given.append((path.name, user, group)))
    restore(copy, file)
    assert given == [(f"{file.name}.part", owner.st_uid, owner.st_gid)]


def test_restoring_works_without_permission_to_chown(
    two: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, copy = two

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "chown", refuse)
    restore(copy, file)
    assert all_in(file) == all_in(copy)


def test_leftover_files_are_removed_on_restore(two: tuple[Path, Path]) -> None:
    """A WAL without its database would be taken for a part of the new one."""
    file, copy = two
    file.unlink()
    beside(file, "-wal").write_bytes(b"a log of long ago")
    beside(file, ".part").write_bytes(b"left by one that was killed")
    assert restore(copy, file) is None
    assert all_in(file) == all_in(copy)
    assert not beside(file, "-wal").exists()
    assert not beside(file, ".part").exists()


async def test_the_wal_of_a_backup_is_restored(file: Path, tmp_path: Path) -> None:
    """A host may restore the file of a killed server, which left its WAL beside it."""
    taken = tmp_path / "taken" / "boneyard.db"
    taken.parent.mkdir()

    async with opened(str(file)) as store:
        await store.write(made("t"))
    async with opened(str(file)) as store:
        await store.write(made("u"))
        for ending in ("", "-wal"):
            beside(taken, ending).write_bytes(beside(file, ending).read_bytes())
    assert beside(taken, "-wal").stat().st_size, "everything was in the file itself"
    restore(taken, file)
    async with opened(str(file)) as store:
        assert await store.row("u") is not None
