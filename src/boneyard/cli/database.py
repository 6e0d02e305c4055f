from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

from boneyard.terminal.saves import home

F = TypeVar("F", bound=Callable[..., object])
KINDS = ("sqlite", "postgres", "postgresql")


def database_address(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """Reject an address that would be read as a file name; don't repeat it, it may hold a password."""
    kind, colon, rest = (value or "").partition(":")
    if colon and kind in KINDS and not rest.startswith("//"):
        raise click.BadParameter("write sqlite:///FILE or postgresql://…, with two slashes after the colon.")
    return value


def database_option(command: F) -> F:
    return click.option(
        "--database",
        envvar="BONEYARD_DATABASE",
        default=default_database,
        callback=database_address,
        metavar="URL",
        help="sqlite:///FILE or postgresql://…  [default: a file in your data folder]",
    )(command)


def default_database() -> str:
    return f"sqlite:///{default_file()}"


def default_file() -> Path:
    folder = home()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "boneyard.db"
