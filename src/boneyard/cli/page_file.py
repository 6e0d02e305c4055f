"""The URL of the running server, in a file next to the database, so that a second start can open it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 10.0
"""Seconds a server may take to respond after it has opened the database."""
EVERY = 0.1


def page_file(database: str) -> Path | None:
    """None for PostgreSQL."""
    from boneyard.server.settings import sqlite_path

    file = sqlite_path(database)
    return None if file is None else file.with_name(file.name + ".page")


@contextmanager
def published_page(
    database: str, base: str, announce: Callable[[str], None]
) -> Iterator[Callable[[str], None]]:
    """Yields a callback for the server's URL that writes the file and calls `announce`."""
    file, written = page_file(database), False

    def started(here: str) -> None:
        nonlocal written
        if file is not None:
            with suppress(OSError):  # a folder that can't be written to must not stop the server
                file.write_text(f"{here}{base}/", "utf-8")
                written = True
        announce(here)

    try:
        yield started
    finally:
        if file is not None and written:
            with suppress(OSError):
                file.unlink()


def wait_for_page(database: str) -> str | None:
    """The URL of the server that uses the database, once it responds; None if it doesn't."""
    until = time.monotonic() + PATIENCE
    while (page := page_of(database)) is None and time.monotonic() < until:
        time.sleep(EVERY)
    return page


def page_of(database: str) -> str | None:
    """The URL of the server that uses the database, if it responds."""
    file = page_file(database)
    if file is not None:
        with suppress(OSError, UnicodeError, ValueError):
            page = file.read_text("utf-8")
            if page.startswith("http://") and responds(page):
                return page
    return None


def responds(page: str) -> bool:
    # A killed server leaves its file behind, so ask.
    import urllib.request  # slow to import, and rarely needed

    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(f"{page}healthz", timeout=2) as answer:
        content: bytes = answer.read(10)
    return content == b"ok"
