"""Options of `boneyard serve` for who looks after a server."""

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
    """A name that a browser may ask for: no scheme, no port."""

    name = "name"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name in small letters."""
        if not HOST_NAME.fullmatch(value):
            self.fail(f"{value!r} is no name of a server; write games.example, without a port.", param, ctx)
        return value.lower()


class Hosting(TypedDict):
    """The settings that these options give."""

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
    """Add the options to a command; `hosting_settings` has their values."""
    for add in reversed(
        [
            option(
                "log-format",
                "Lines of text, or a JSON object a line.",
                click.Choice(["text", "json"]),
                default="text",
            ),
            number(
                "keep-guests",
                "Forget guests who have not come for so long and sit nowhere; 0 for never.",
                400,
                "DAYS",
            ),
            number("keep-chat", "Delete chat after so long; 0 for never.", 90, "DAYS"),
            number(
                "requests-a-second",
                "How many requests one address may send; bursts may be ten times that.",
                20,
            ),
            number(
                "messages-a-second",
                "How many messages one seat may send, over all its sockets; bursts may be five times that.",
                50,
            ),
            option(
                "allow-host",
                "A further name by which browsers reach this server; can be given several times.",
                HostName(),
                metavar="NAME",
                multiple=True,
            ),
            option(
                "metrics-port",
                "Serve metrics for Prometheus at this port, 0 for a free one; off if not given.",
                click.IntRange(0, 65535),
            ),
            option(
                "metrics-host",
                "Address to serve metrics on, which players must not reach.",
                click.STRING,
                default="127.0.0.1",
            ),
            option(
                "admin-socket",
                "Where `boneyard admin` finds this server; beside the database if not given.",
                click.Path(path_type=Path),
            ),
        ]
    ):
        command = add(command)
    return command


def number(
    name: str, meaning: str, default: int, unit: Literal["DAYS", "NUMBER"] = "NUMBER"
) -> Callable[[F], F]:
    """An option that counts; no days are never, and nothing else may be none."""
    least = 0 if unit == "DAYS" else 1
    return option(name, meaning, click.IntRange(min=least), default, unit)


def option(
    name: str,
    meaning: str,
    kind: click.ParamType[object],
    default: str | int | None = None,
    metavar: str | None = None,
    *,
    multiple: bool = False,
) -> Callable[[F], F]:
    """An option that is an environment variable too, and is remembered for the settings."""
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
        help=meaning,
    )


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
        allowed_hosts=frozenset(given["allow_host"]),
        metrics_host=given["metrics_host"],
        metrics_port=given["metrics_port"],
        admin_socket=str(door),
        keep_guests=given["keep_guests"],
        keep_chat=given["keep_chat"],
        requests_a_second=given["requests_a_second"],
        messages_a_second=given["messages_a_second"],
    )
