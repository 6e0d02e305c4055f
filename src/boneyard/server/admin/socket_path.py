"""Where a server's files are, by its database."""

from __future__ import annotations

from pathlib import Path

SUFFIX = ".admin"


def sqlite_file(database: str) -> Path | None:
    """The file of a SQLite database; None for another kind.

    >>> str(sqlite_file("sqlite:////srv/tables.db")), sqlite_file("postgresql://db/boneyard")
    ('/srv/tables.db', None)
    """
    kind, separator, rest = database.partition("://")
    if not separator:
        return Path(database)
    return Path(rest.removeprefix("/")) if kind == "sqlite" else None


def socket_path_of(database: str, folder: Path) -> Path:
    """Next to the database file, or in a folder of the user."""
    file = sqlite_file(database)
    return folder / f"boneyard{SUFFIX}" if file is None else file.with_name(file.name + SUFFIX)
