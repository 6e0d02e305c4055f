"""Where the page of a running server is: a file beside the database, for who wants to open it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 10.0
"""Seconds that a server may take to answer after it has claimed the database."""
EVERY = 0.1


def page_file(database: str) -> Path | None:
    """The file that tells the page of the server on this database; there is none for PostgreSQL."""
    from boneyard.server.admin.where import sqlite_file

    file = sqlite_file(database)
    return None if file is None else file.with_name(file.name + ".page")


@contextmanager
def kept_page(database: str, base: str, announce: Callable[[str], None]) -> Iterator[Callable[[str], None]]:
    """Hears where a server is, keeps the address of its page while it runs, and passes the first on."""
    file, written = page_file(database), False

    def told(here: str) -> None:
        nonlocal written
        if file is not None:
            with suppress(OSError):  # a folder that can't be written to must not stop the server
                file.write_text(f"{here}{base}/", "utf-8")
                written = True
        announce(here)

    try:
        yield told
    finally:
        if file is not None and written:
            with suppress(OSError):
                file.unlink()


def wait_for_page(database: str) -> str | None:
    """The page of the server that has the database, as soon as it answers there; None if it never does."""
    until = time.monotonic() + PATIENCE
    while (page := page_of(database)) is None and time.monotonic() < until:
        time.sleep(EVERY)
    return page


def page_of(database: str) -> str | None:
    """The page of the server that has the database, if it answers there now."""
    file = page_file(database)
    if file is not None:
        with suppress(OSError, UnicodeError, ValueError):
            page = file.read_text("utf-8")
            if page.startswith("http://") and answers(page):
                return page
    return None


def answers(page: str) -> bool:
    """Whether a server is there; a file that a killed one left behind says nothing."""
    import urllib.request  # it takes long to load, and most servers are the only one

    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(f"{page}healthz", timeout=2) as answer:
        said: bytes = answer.read(10)
    return said == b"ok"
