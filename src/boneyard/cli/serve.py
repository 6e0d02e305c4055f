"""`boneyard serve`: tables for friends."""

from __future__ import annotations

import re
from typing import Unpack
from urllib.parse import urlsplit

import click

from boneyard.cli.database import database_address, default_file
from boneyard.cli.hosting_options import hosting_options, hosting_settings
from boneyard.cli.notify_options import Given, notify_options, notify_settings
from boneyard.cli.page_file import kept_page
from boneyard.cli.trouble import Trouble
from boneyard.server.running.garbage import unsearched
from boneyard.terminal.saves import home

PLAIN = re.compile(r"[\w.~:/[\]-]*", re.ASCII)
"""What means the same to browsers, proxies and us, whoever writes or reads it."""
LEVELS = ("critical", "error", "warning", "info", "debug")


def public_address(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """What a browser's address can begin with: cookies, links and the check of origins are made from it."""
    try:
        parts = urlsplit(value)
        right = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        right = False
    if value and (not right or parts.query or parts.fragment or parts.username or not PLAIN.fullmatch(value)):
        raise click.BadParameter(
            f"{value!r} is no address of a page; write https://games.example, or with a path like /bones."
        )
    return value


def named(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """Nothing would be everywhere, and nobody means that by saying nothing."""
    if not value:
        raise click.BadParameter("it is empty; write 127.0.0.1 for this machine only, 0.0.0.0 for everybody.")
    return value


@click.command()
@click.option(
    "--host",
    envvar="BONEYARD_HOST",
    default="127.0.0.1",
    show_default=True,
    callback=named,
    help="Address to listen on.",
)
@click.option(
    "--port",
    envvar="BONEYARD_PORT",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="Port to listen on; 0 finds a free one.",
)
@click.option(
    "--database",
    envvar="BONEYARD_DATABASE",
    metavar="URL",
    callback=database_address,
    help="sqlite:///FILE or postgresql://…; a file in your data folder if not given.",
)
@click.option(
    "--public-url",
    envvar="BONEYARD_PUBLIC_URL",
    default="",
    metavar="URL",
    callback=public_address,
    help="The address in people's browsers, behind a proxy; its path is the base path.",
)
@click.option(
    "--log-level", envvar="BONEYARD_LOG_LEVEL", type=click.Choice(LEVELS), default="info", show_default=True
)
@click.option(
    "--workers",
    envvar="BONEYARD_WORKERS",
    type=click.IntRange(min=1),
    help="Processes in which bots think; as many as there are spare cores if not given.",
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

    All options can be given as environment variables too: BONEYARD_PORT=80 boneyard serve.
    """
    with unsearched():
        from boneyard.server.running.serving import Unusable
        from boneyard.server.running.serving import serve as start
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
        if settings.log_format == "text":  # who reads JSON finds it in the log
            click.echo(
                f"Boneyard is at {public_url}, by way of {here}" if public_url else f"Boneyard is at {here}"
            )

    try:
        with kept_page(settings.database, settings.base, announce) as told:
            start(settings, told)
    except Unusable as error:
        raise Trouble(str(error)) from error
