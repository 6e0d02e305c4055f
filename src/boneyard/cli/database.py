"""Which database a command works on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

from boneyard.terminal.saves import home

F = TypeVar("F", bound=Callable[..., object])
KINDS = ("sqlite", "postgres", "postgresql")


def database_address(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """Refuse an address that would be taken for a file's name; what was typed may hold a password."""
    kind, colon, rest = (value or "").partition(":")
    if colon and kind in KINDS and not rest.startswith("//"):
        raise click.BadParameter("an address has two slashes: write sqlite:///FILE or postgresql://….")
    return value


def database_option(command: F) -> F:
    """The option that all commands of a host share."""
    return click.option(
        "--database",
        envvar="BONEYARD_DATABASE",
        default=default_database,
        callback=database_address,
        metavar="URL",
        help="sqlite:///FILE or postgresql://…; a file in your data folder if not given.",
    )(command)


def default_database() -> str:
    """The database in the user's data folder."""
    return f"sqlite:///{default_file()}"


def default_file() -> Path:
    """Its file; the folder is made if it is not there."""
    folder = home()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "boneyard.db"
