"""Playing in the browser: a server on this machine with defaults that work, and its page opened."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from threading import Thread

import click

from boneyard.cli.database import default_database
from boneyard.cli.lan import lan_addresses
from boneyard.cli.page_file import kept_page, page_of, wait_for_page
from boneyard.cli.trouble import Trouble
from boneyard.messages import say
from boneyard.server.running.garbage import unsearched
from boneyard.terminal.saves import home

PORT = 8000
HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"


def play_in_browser(*, lan: bool, address: str, port: int | None, browser: bool, language: str) -> None:
    """Serve until Ctrl-C; where another server has the data already, open its page and be done.

    With `lan`, or the `address` at which they find this machine, others in the network can join.
    """
    with unsearched():
        from boneyard.server.admin.where import door_of
        from boneyard.server.qr import in_characters
        from boneyard.server.running.serving import Unusable, serve
        from boneyard.server.settings import Settings
        from boneyard.server.store import InUse

    lan = lan or bool(address)
    host = EVERYWHERE if lan else HERE
    port = port or usable_port(host)
    addresses = [address] if address else lan_addresses() if lan else []
    friends = f"http://{addresses[0]}:{port}" if lan else ""
    database = default_database()
    settings = Settings(
        database=database,
        host=host,
        port=port,
        public_url=friends,
        log_level="warning",
        admin_socket=str(door_of(database, home())),
    )

    def announce(here: str) -> None:
        page = f"{here}/"
        click.echo(say("play-at", language, address=page))
        if friends:
            click.echo(say("play-friends", language, address=friends) + "\n" + in_characters(friends))
        if addresses[1:]:
            click.echo(say("play-friends-else", language, addresses=", ".join(addresses[1:])))
        if browser:
            show(page)

    try:
        with kept_page(database, settings.base, announce) as told:
            serve(settings, told)
    except Unusable as error:  # the first one may have the very port that was asked for
        page = wait_for_page(database) if isinstance(error, InUse) else page_of(database)
        if page is None:
            raise Trouble(str(error).replace("--host or --port", "--port")) from error
        click.echo(say("play-already", language, address=page))
        if lan:
            click.echo(say("play-already-lan", language))
        if browser:
            show(page).join()


def usable_port(host: str) -> int:
    """The usual port, so that links hold from one day to the next, or a free one where it is taken."""
    for port in (PORT, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            found: int = probe.getsockname()[1]
            return found
    raise Trouble("no port can be listened on; say one with --port")


def show(page: str) -> Thread:
    """Open a page in the user's browser, beside whatever else is done; nothing where there is no screen."""
    opening = Thread(target=webbrowser.open if has_screen() else str, args=(page,), daemon=True)
    opening.start()
    return opening


def has_screen() -> bool:
    """Whether a browser can show itself; one that runs in the terminal would take it away from us."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
