"""`boneyard play` in the browser: start a local server and open its page."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from threading import Thread

import click

from boneyard.cli.database import default_database
from boneyard.cli.errors import UserError
from boneyard.cli.lan import lan_addresses
from boneyard.cli.page_file import page_of, published_page, wait_for_page
from boneyard.messages import translate
from boneyard.server.app.garbage import loading
from boneyard.terminal.saves import home

PORT = 8000
HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"


def play_in_browser(*, lan: bool, address: str, port: int | None, browser: bool, language: str) -> None:
    """Serve until Ctrl-C. If another server already uses the database, open its page instead.

    `lan` lets others in the network join; `address` does too, and is the address they are started.
    """
    with loading():
        from boneyard.server.app.serve import Unusable, serve
        from boneyard.server.qr import as_text
        from boneyard.server.settings import Settings, socket_path_of
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
        admin_socket=str(socket_path_of(database, home())),
    )

    def announce(here: str) -> None:
        page = f"{here}/"
        click.echo(translate("play-at", language, address=page))
        if friends:
            click.echo(translate("play-friends", language, address=friends) + "\n" + as_text(friends))
        if addresses[1:]:
            click.echo(translate("play-friends-else", language, addresses=", ".join(addresses[1:])))
        if browser:
            show(page)

    try:
        with published_page(database, settings.base, announce) as started:
            serve(settings, started)
    except Unusable as error:  # either the database or the port may be in use by the other server
        page = wait_for_page(database) if isinstance(error, InUse) else page_of(database)
        if page is None:
            raise UserError(str(error).replace("--host or --port", "--port")) from error
        click.echo(translate("play-already", language, address=page))
        if lan:
            click.echo(translate("play-already-lan", language))
        if browser:
            show(page).join()


def usable_port(host: str) -> int:
    """The usual port, so that links stay valid between sessions, or a free one."""
    for port in (PORT, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            found: int = probe.getsockname()[1]
            return found
    raise UserError("no usable port found; choose one with --port")


def show(page: str) -> Thread:
    """Open a page without waiting for the browser."""
    opening = Thread(target=webbrowser.open if has_screen() else str, args=(page,), daemon=True)
    opening.start()
    return opening


def has_screen() -> bool:
    """Whether a graphical browser can open; a text browser would take over this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
