"""Accessibility: axe finds no faults on any page, in either theme."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.axe import axe_findings
from tests.browser.late import go_on, late_in
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.steps import make_table
from tests.server.process import ServerProcess
from tests.sizes import SIZE, pick

ROOT = Path(__file__).parents[2]
PATTERNS = re.findall(r'pattern: "([^"]+)"', (ROOT / "web" / "src" / "routes.ts").read_text("utf-8"))
EXAMPLES = {
    "/": ["/"],
    "/table/:id": ["/table/nosuchtable1"],  # a game and a waiting room have tests of their own
    "/group/:code": ["/group/nosuchgroup"],  # groups have a test of their own
    "/new/:game?": ["/new/castle-of-chaos"],
    "/lobby": ["/lobby"],
    "/mine": ["/mine"],
    "/replay/:id?": ["/replay", "/replay/{finished}"],
    "/statistics/:id": ["/statistics/{finished}"],  # with tables beside it in test_duplicates.py
    "/rules/:game?/:rule?": ["/rules", "/rules/zombie-invasion"],
    "/lessons/:game?": ["/lessons", "/lessons/zombie-invasion"],
    "/settings": ["/settings"],
    "/about": ["/about"],
    "nowhere": ["/no/such/page"],
}
"""Example addresses for each route."""
QUICK = ["/", "/settings"]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
REPLAY = ROOT / "tests" / "replays" / "zombie-invasion.boneyard"


def finished(person: Person, address: str) -> str:
    """The table of a finished game."""
    web = person.page.request
    web.put(f"{address}/api/me", data={"name": "Ann", "language": "en"})
    text = {"content-type": "text/plain"}
    made = web.post(f"{address}/api/replays", data=REPLAY.read_text("utf-8"), headers=text)
    assert made.ok, made.text()
    return str(made.json()["id"])


def test_every_page_has_an_example() -> None:
    assert set(PATTERNS) == set(EXAMPLES) - {"nowhere"}


def test_pages_are_accessible(browser: Browser, server: ServerProcess) -> None:
    address = f"http://{server.address}"
    with at_page(browser, 1, viewport=DESKTOP) as person:
        all_of_them = [path for paths in EXAMPLES.values() for path in paths]
        table = "" if SIZE == "quick" else finished(person, address)
        found: dict[str, list[str]] = {}
        for path in pick(quick=QUICK, ci=all_of_them, full=all_of_them):
            person.page.goto(address + path.format(finished=table))
            person.page.locator("h1").first.wait_for(timeout=PATIENCE)
            person.page.wait_for_load_state("networkidle")
            found[path] = axe_findings(person.page)
        assert {path: some for path, some in found.items() if some} == {}


if SIZE != "quick":

    def test_a_waiting_room_is_accessible(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 1, viewport=DESKTOP) as person:
            make_table(person, server)
            assert axe_findings(person.page) == []

    def test_a_game_is_accessible(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 2, viewport=DESKTOP) as person:
            go_on(person, server, "midevil", late_in("midevil", 20))
            for _ in range(pick(quick=1, ci=2, full=50)):
                person.wait()
                assert axe_findings(person.page) == []
                person.page.set_viewport_size(PHONE if person.page.viewport_size == DESKTOP else DESKTOP)  # type: ignore[arg-type]
                person.act()
