"""The log on a page."""

from __future__ import annotations

from tests.browser.person import Person

MOST = 100
LINES = ".rail .log .line"
TOLD = ".rail .log :is(.line, .story)"
"""Turns in one sentence, and the events of open ones."""


def log_of(person: Person) -> list[str]:
    """What the log says, while nothing happens."""
    return person.page.locator(TOLD).all_inner_texts()


def last_turn(person: Person) -> int:
    """The turn that the log of a person has come to."""
    server, table = person.page.url.split("/table/")
    told = person.page.request.get(f"{server}/api/tables/{table}/log").json()
    return int(told["turns"][-1]["turn"])
