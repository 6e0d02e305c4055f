"""Where things of a server are, by its database."""

from __future__ import annotations

from pathlib import Path

DOOR = ".admin"


def sqlite_file(database: str) -> Path | None:
    """The file of a SQLite database; None for another kind.

    >>> str(sqlite_file("sqlite:////srv/tables.db")), sqlite_file("postgresql://db/boneyard")
    ('/srv/tables.db', None)
    """
    kind, separator, rest = database.partition("://")
    if not separator:
        return Path(database)
    return Path(rest.removeprefix("/")) if kind == "sqlite" else None


def door_of(database: str, folder: Path) -> Path:
    """The socket of the server on this database: beside its file, or in a folder of the user's."""
    file = sqlite_file(database)
    return folder / f"boneyard{DOOR}" if file is None else file.with_name(file.name + DOOR)
