"""`boneyard backup` and `boneyard restore`: a server's database as one file."""

from __future__ import annotations

from pathlib import Path

import click

from boneyard.cli.database import database_option
from boneyard.cli.trouble import Trouble, check_place

POSTGRES = "this is for SQLite; use pg_dump and pg_restore for PostgreSQL"


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@database_option
def backup(file: Path, database: str) -> None:
    """Copy the database into FILE.

    FILE must not exist. The server may keep running.
    """
    from boneyard.server.store import Unusable
    from boneyard.server.store.sqlite_backup import back_up

    source = file_of(database)
    if not source.exists():
        raise Trouble(f"there is no database at {source}")
    check_place(file)
    try:
        back_up(source, file)
    except Unusable as error:
        raise Trouble(str(error)) from error
    click.echo(f"{source} is copied to {file}")


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@database_option
def restore(file: Path, database: str) -> None:
    """Replace the database with the backup in FILE.

    Stop the server first. The old database is kept beside the new one.
    """
    from boneyard.server.store import Unusable
    from boneyard.server.store.sqlite_backup import restore as put_back

    target = file_of(database)
    try:
        kept = put_back(file, target)
    except Unusable as error:
        raise Trouble(str(error)) from error
    click.echo(f"{target} is what {file} was" + (f"; the old one is {kept}" if kept else ""))


def file_of(database: str) -> Path:
    """The SQLite file of a database."""
    from boneyard.server.admin.where import sqlite_file

    found = sqlite_file(database)
    if found is None:
        raise Trouble(POSTGRES)
    return found
