"""Options of `boneyard serve` for operating a server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypedDict, TypeVar

import click

from boneyard.cli.database import default_database
from boneyard.cli.lan import HOST_NAME
from boneyard.terminal.saves import home

if TYPE_CHECKING:
    from boneyard.server.settings import LogFormat

F = TypeVar("F", bound=Callable[..., object])
META = "boneyard.hosting"


class HostName(click.ParamType[str]):
    """A host name without scheme and port."""

    name = "name"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if not HOST_NAME.fullmatch(value):
            self.fail(f"{value!r} isn't a host name; write games.example, without a port.", param, ctx)
        return value.lower()


class Hosting(TypedDict):
    log_format: LogFormat
    allowed_hosts: frozenset[str]
    metrics_host: str
    metrics_port: int | None
    admin_socket: str
    keep_guests: int
    keep_chat: int
    requests_a_second: int
    messages_a_second: int


def hosting_options(command: F) -> F:
    """Add the options to a command; `hosting_settings` reads their values."""
    for add in reversed(
        [
            option(
                "log-format",
                "Log as text, or as one JSON object per line.",
                click.Choice(["text", "json"]),
                default="text",
            ),
            number(
                "keep-guests",
                "Delete guests who haven't visited for this long and have no seat; 0 for never.",
                400,
                "DAYS",
            ),
            number("keep-chat", "Delete chat after this long; 0 for never.", 90, "DAYS"),
            number(
                "requests-a-second",
                "Rate limit per address; bursts may be ten times that.",
                20,
            ),
            number(
                "messages-a-second",
                "Rate limit per seat, over all its connections; bursts may be five times that.",
                50,
            ),
            option(
                "allow-host",
                "Another host name of this server. Repeatable.",
                HostName(),
                metavar="NAME",
                multiple=True,
            ),
            option(
                "metrics-port",
                "Serve Prometheus metrics on this port, 0 for a free one.  [default: off]",
                click.IntRange(0, 65535),
            ),
            option(
                "metrics-host",
                "Address for metrics; players must not be able to reach it.",
                click.STRING,
                default="127.0.0.1",
            ),
            option(
                "admin-socket",
                "Socket for `boneyard admin`.  [default: next to the database]",
                click.Path(path_type=Path),
            ),
        ]
    ):
        command = add(command)
    return command


def number(
    name: str, about: str, default: int, unit: Literal["DAYS", "NUMBER"] = "NUMBER"
) -> Callable[[F], F]:
    least = 0 if unit == "DAYS" else 1
    return option(name, about, click.IntRange(min=least), default, unit)


def option(
    name: str,
    about: str,
    kind: click.ParamType[object],
    default: str | int | None = None,
    metavar: str | None = None,
    *,
    multiple: bool = False,
) -> Callable[[F], F]:
    """An option with an environment variable; its value goes to `hosting_settings`."""
    return click.option(
        f"--{name}",
        envvar=f"BONEYARD_{name.replace('-', '_').upper()}",
        type=kind,
        default=default,
        show_default=default is not None,
        metavar=metavar,
        multiple=multiple,
        expose_value=False,
        callback=remember,
        help=about,
    )


def remember(ctx: click.Context, parameter: click.Parameter, value: object) -> object:
    ctx.meta.setdefault(META, {})[parameter.name] = value
    return value


def hosting_settings(database: str | None) -> Hosting:
    from boneyard.server.settings import socket_path_of

    given = click.get_current_context().meta[META]
    socket = given["admin_socket"] or socket_path_of(database or default_database(), home())
    return Hosting(
        log_format=given["log_format"],
        allowed_hosts=frozenset(given["allow_host"]),
        metrics_host=given["metrics_host"],
        metrics_port=given["metrics_port"],
        admin_socket=str(socket),
        keep_guests=given["keep_guests"],
        keep_chat=given["keep_chat"],
        requests_a_second=given["requests_a_second"],
        messages_a_second=given["messages_a_second"],
    )
