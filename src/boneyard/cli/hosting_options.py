"""Options of `boneyard serve` for who looks after a server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, TypeVar

import click

from boneyard.cli.database import default_database
from boneyard.terminal.saves import home

if TYPE_CHECKING:
    from boneyard.server.logs import LogFormat

F = TypeVar("F", bound=Callable[..., object])
META = "boneyard.hosting"


class Hosting(TypedDict):
    """The settings that these options give."""

    log_format: LogFormat
    admin_socket: str
    keep_guests: int
    keep_chat: int
    requests_a_second: int
    messages_a_second: int


def hosting_options(command: F) -> F:
    """Add the options to a command; `hosting_settings` has their values."""
    for option in reversed(
        [
            click.option(
                "--log-format",
                envvar="BONEYARD_LOG_FORMAT",
                type=click.Choice(["text", "json"]),
                default="text",
                show_default=True,
                expose_value=False,
                callback=remember,
                help="Lines of text, or a JSON object a line.",
            ),
            click.option(
                "--keep-guests",
                envvar="BONEYARD_KEEP_GUESTS",
                type=click.IntRange(min=0),
                default=400,
                show_default=True,
                metavar="DAYS",
                expose_value=False,
                callback=remember,
                help="Forget guests who have not come for so long and sit nowhere; 0 for never.",
            ),
            click.option(
                "--keep-chat",
                envvar="BONEYARD_KEEP_CHAT",
                type=click.IntRange(min=0),
                default=90,
                show_default=True,
                metavar="DAYS",
                expose_value=False,
                callback=remember,
                help="Delete chat after so long; 0 for never.",
            ),
            click.option(
                "--requests-a-second",
                envvar="BONEYARD_REQUESTS_A_SECOND",
                type=click.IntRange(min=1),
                default=20,
                show_default=True,
                metavar="NUMBER",
                expose_value=False,
                callback=remember,
                help="How many requests one address may send; bursts may be ten times that.",
            ),
            click.option(
                "--messages-a-second",
                envvar="BONEYARD_MESSAGES_A_SECOND",
                type=click.IntRange(min=1),
                default=50,
                show_default=True,
                metavar="NUMBER",
                expose_value=False,
                callback=remember,
                help="How many messages one socket may send; bursts may be five times that.",
            ),
            click.option(
                "--admin-socket",
                envvar="BONEYARD_ADMIN_SOCKET",
                type=click.Path(path_type=Path),
                expose_value=False,
                callback=remember,
                help="Where `boneyard admin` finds this server; beside the database if not given.",
            ),
        ]
    ):
        command = option(command)
    return command


def remember(ctx: click.Context, parameter: click.Parameter, value: object) -> object:
    """Keep an option's value for the settings."""
    ctx.meta.setdefault(META, {})[parameter.name] = value
    return value


def hosting_settings(database: str | None) -> Hosting:
    """What was given, with the door beside the database where nobody said where."""
    from boneyard.server.admin.where import door_of

    given = click.get_current_context().meta[META]
    door = given["admin_socket"] or door_of(database or default_database(), home())
    return Hosting(
        log_format=given["log_format"],
        admin_socket=str(door),
        keep_guests=given["keep_guests"],
        keep_chat=given["keep_chat"],
        requests_a_second=given["requests_a_second"],
        messages_a_second=given["messages_a_second"],
    )
