"""The log on a page."""

from __future__ import annotations

from tests.browser.person import Person

MOST = 100
LINES = ".rail .log .line"
TOLD = ".rail .log :is(.line, .story)"
"""Turns in one sentence, and the events of open ones."""


def log_of(person: Person) -> list[str]:
    """The log's text, once nothing happens any more."""
    return person.page.locator(TOLD).all_inner_texts()


def last_turn(person: Person) -> int:
    """The latest turn in a person's log."""
    server, table = person.page.url.split("/table/")
    told = person.page.request.get(f"{server}/api/tables/{table}/log").json()
    return int(told["turns"][-1]["turn"])
