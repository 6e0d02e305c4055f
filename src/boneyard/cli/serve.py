from __future__ import annotations

import re
from typing import Unpack
from urllib.parse import urlsplit

import click

from boneyard.cli.database import database_address, default_file
from boneyard.cli.errors import UserError
from boneyard.cli.hosting_options import hosting_options, hosting_settings
from boneyard.cli.notify_options import Given, notify_options, notify_settings
from boneyard.cli.page_file import published_page
from boneyard.server.app.garbage import loading
from boneyard.terminal.saves import home

PLAIN = re.compile(r"[\w.~:/[\]-]*", re.ASCII)
"""Characters that need no escaping in a URL."""
LEVELS = ("critical", "error", "warning", "info", "debug")


def public_address(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """Cookies, links and the origin check are made from this address."""
    try:
        parts = urlsplit(value)
        right = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        right = False
    if value and (not right or parts.query or parts.fragment or parts.username or not PLAIN.fullmatch(value)):
        raise click.BadParameter(
            f"{value!r} isn't a web address; write https://games.example, or https://games.example/path."
        )
    return value


def not_empty(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """Reject an empty `--host`: it would bind to every interface."""
    if not value:
        raise click.BadParameter(
            "it is empty; write 127.0.0.1 for this machine only, 0.0.0.0 for all interfaces."
        )
    return value


@click.command()
@click.option(
    "--host",
    envvar="BONEYARD_HOST",
    default="127.0.0.1",
    show_default=True,
    callback=not_empty,
    help="Address to listen on.",
)
@click.option(
    "--port",
    envvar="BONEYARD_PORT",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="Port to listen on; 0 for a free one.",
)
@click.option(
    "--database",
    envvar="BONEYARD_DATABASE",
    metavar="URL",
    callback=database_address,
    help="sqlite:///FILE or postgresql://…  [default: a file in your data folder]",
)
@click.option(
    "--public-url",
    envvar="BONEYARD_PUBLIC_URL",
    default="",
    metavar="URL",
    callback=public_address,
    help="The server's address in browsers, if it is behind a proxy; may include a path.",
)
@click.option(
    "--log-level", envvar="BONEYARD_LOG_LEVEL", type=click.Choice(LEVELS), default="info", show_default=True
)
@click.option(
    "--workers",
    envvar="BONEYARD_WORKERS",
    type=click.IntRange(min=1),
    help="Worker processes for bots and odds.  [default: the number of spare cores]",
)
@hosting_options
@notify_options
def serve(
    host: str,
    port: int,
    database: str | None,
    public_url: str,
    log_level: str,
    workers: int | None,
    **notify: Unpack[Given],
) -> None:
    """Serve tables to browsers and bots.

    Every option can also be an environment variable: BONEYARD_PORT=80 boneyard serve.
    """
    with loading():
        from boneyard.server.app.serve import Unusable
        from boneyard.server.app.serve import serve as start
        from boneyard.server.settings import Settings

    settings = Settings(
        database=database or f"sqlite:///{default_file()}",
        host=host,
        port=port,
        public_url=public_url,
        log_level=log_level,
        workers=workers,
        **hosting_settings(database),
        notify=notify_settings(public_url, home(), notify),
    )

    def announce(here: str) -> None:
        if settings.log_format == "text":  # the JSON log has it too
            click.echo(
                f"Boneyard is at {public_url} (listening on {here})"
                if public_url
                else f"Boneyard is at {here}"
            )

    try:
        with published_page(settings.database, settings.base, announce) as started:
            start(settings, started)
    except Unusable as error:
        raise UserError(str(error)) from error
