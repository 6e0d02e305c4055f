from __future__ import annotations

from pathlib import Path

import click

from boneyard.cli.database import database_option
from boneyard.cli.errors import UserError, check_place

POSTGRES = "this command is for SQLite; for PostgreSQL use pg_dump and pg_restore"


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@database_option
def backup(file: Path, database: str) -> None:
    """Back up the database to FILE.

    FILE must not exist yet. The server can keep running.
    """
    from boneyard.server.store import Unusable
    from boneyard.server.store.sqlite_backup import back_up

    source = file_of(database)
    if not source.exists():
        raise UserError(f"there is no database at {source}")
    check_place(file)
    try:
        back_up(source, file)
    except Unusable as error:
        raise UserError(str(error)) from error
    click.echo(f"backed up {source} to {file}")


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@database_option
def restore(file: Path, database: str) -> None:
    """Replace the database with the backup in FILE.

    Stop the server first. The old database is kept next to the new one.
    """
    from boneyard.server.store import Unusable
    from boneyard.server.store.sqlite_backup import restore as put_back

    target = file_of(database)
    try:
        previous = put_back(file, target)
    except Unusable as error:
        raise UserError(str(error)) from error
    click.echo(
        f"restored {target} from {file}" + (f"; the old database is now {previous}" if previous else "")
    )


def file_of(database: str) -> Path:
    from boneyard.server.settings import sqlite_path

    found = sqlite_path(database)
    if found is None:
        raise UserError(POSTGRES)
    return found
