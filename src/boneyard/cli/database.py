"""Which database a command works on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

from boneyard.terminal.saves import home

F = TypeVar("F", bound=Callable[..., object])


def database_option(command: F) -> F:
    """The option that all commands of a host share."""
    return click.option(
        "--database",
        envvar="BONEYARD_DATABASE",
        default=default_database,
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
