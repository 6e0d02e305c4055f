"""The statistics page of a finished game shows what the server counted."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
from playwright.sync_api import Browser, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.screens import IS_DANGER
from tests.browser.steps import SEED, heading, press
from tests.server.process import ServerProcess
from tests.sizes import SIZE

REPLAY = Path(__file__).parents[1] / "replays" / "midevil-first.boneyard"


def imported(server: ServerProcess) -> str:
    with httpx.Client(base_url=f"http://{server.address}", timeout=60) as http:
        http.put("/api/me", json={"name": "Ann"})
        headers = {"content-type": "text/plain"}
        answer = http.post("/api/replays", content=REPLAY.read_bytes(), headers=headers)
        table: str = answer.json()["id"]
        return table


def give_up(person: Person) -> None:
    page = person.page
    page.get_by_role("button", name=translate("web-menu")).click(timeout=PATIENCE)
    press(page, "web-leave")
    press(page, "web-leave.lost")
    page.locator(".over").wait_for(timeout=PATIENCE)


if SIZE != "quick":  # a game of its own, or a browser for one page, is too much there

    def test_a_finished_game_can_be_browsed_by_keyboard(browser: Browser, server: ServerProcess) -> None:
        table = imported(server)
        numbers = httpx.get(f"http://{server.address}/api/tables/{table}/statistics", timeout=60).json()
        with at_page(browser, SEED, viewport={"width": 360, "height": 800}) as person:
            page = person.page
            page.goto(f"http://{server.address}/statistics/{table}")
            chart = page.get_by_role("slider", name=translate("stats-points"))
            chart.focus(timeout=PATIENCE)
            page.keyboard.press("Home")
            page.keyboard.press("ArrowRight")
            stage = numbers["course"][1]
            bot = translate("seat-bot", number=stage["seat"] + 1)
            seats = len(stage["points"])
            first = translate("stats-round.turn", round=-(-stage["turn"] // seats), seat=bot)
            told = ", ".join(
                f"{translate('seat-bot', number=n + 1)} {points}" for n, points in enumerate(stage["points"])
            )
            expect(chart).to_have_attribute("aria-valuetext", f"{first}: {told}")
            won = page.get_by_role(
                "row", name=re.compile(f"^{translate('stats-row-fights-won')}")
            ).get_by_role("cell")
            assert [int(cell) for cell in won.all_inner_texts()] == [one["won"] for one in numbers["fought"]]
            links = page.get_by_role("listitem").get_by_role("link", name=translate("stats-watch"))
            expect(links).to_have_count(len(numbers["turnings"]))
            assert str(links.first.get_attribute("href")).endswith(
                f"?moment={numbers['turnings'][0]['moment']}"
            )
            assert page.evaluate("document.documentElement.scrollWidth") == 360
            assert not person.troubles

    def test_only_a_seat_that_falls_behind_is_red(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as person:
            page = person.page
            page.goto(f"http://{server.address}/statistics/{imported(server)}")
            expect(page.get_by_text("▼").first).to_be_visible(timeout=PATIENCE)
            assert all(one.evaluate(IS_DANGER) for one in page.get_by_text("▼").all())
            assert page.get_by_text("▲").count()
            assert not any(one.evaluate(IS_DANGER) for one in page.get_by_text("▲").all())

    def test_statistics_link_to_the_rematch(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as person:
            page = person.page
            person.start(f"http://{server.address}", translate("game-zombie-invasion"))
            give_up(person)
            press(page, "web-see-statistics")
            heading(page, translate("web-statistics"))
            table = page.url.rsplit("/", 1)[1]
            press(page, "web-rematch")
            page.locator(".boardwrap").wait_for(timeout=PATIENCE)
            assert not page.url.endswith(table)
            assert not person.troubles
