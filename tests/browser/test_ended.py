"""Links to tables that are over or never began say so, and lead on."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.positions import BEFORE_A_TURN, sit_at
from tests.browser.steps import SEED, make_table, press, sit_down
from tests.server.process import ServerProcess, run_boneyard
from tests.sizes import SIZE

ONE_STEP_FROM_THE_END = """zombie-invasion, 2 seats
board
  1:helipad
  0:town-hall
figures
  ...
  ...
  .0.

  #1#
  ...
  #.#
seat 1 points 7
next move left=3
"""


def end_by_agreement(host: Person, server: ServerProcess) -> str:
    """Play with bots and end the game, since bots always agree; returns the table's link."""
    host.start(f"http://{server.address}", translate("game-zombie-invasion"))
    host.wait()
    host.page.get_by_role("button", name=translate("web-menu")).click(timeout=PATIENCE)
    press(host.page, "web-vote-end")
    host.page.locator(".over").wait_for(timeout=PATIENCE)
    return host.page.url


def close_as_host_of_the_server(server: ServerProcess, link: str) -> None:
    """Close a table with `boneyard admin`."""
    assert isinstance(server.database, Path)
    with ThreadPoolExecutor(1) as aside:  # this thread's loop is the browser's
        words = ("admin", "close", link.rsplit("/", 1)[1])
        aside.submit(run_boneyard, *words, database=server.database).result()


def ways_out(page: Page) -> set[str]:
    """Open the menu's entry for leaving for good."""
    page.get_by_role("button", name=translate("web-menu")).click(timeout=PATIENCE)
    press(page, "web-leave")
    shown = page.locator(".menu").inner_text()
    return {way for way in ("bot", "out", "lost") if translate(f"web-leave.{way}") in shown}


if SIZE != "quick":  # a game of its own is too much there

    def test_an_ended_table_says_how_it_ended_and_leads_on(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as host, at_page(browser, SEED, locale="es-ES") as visitor:
            visitor.page.goto(end_by_agreement(host, server))
            for person, language in ((host, "en"), (visitor, "es")):
                over = person.page.locator(".over")
                expect(over).to_contain_text(translate("web-over-nobody", language), timeout=PATIENCE)
                expect(over).to_contain_text(translate("over-agreed", language))
                expect(over.get_by_role("link", name=translate("web-see-replay", language))).to_be_visible()
            visitor.click(
                visitor.page.locator(".over").get_by_role("link", name=translate("replay-check", "es"))
            )
            expect(visitor.page.get_by_role("dialog", name=translate("fair-title", "es"))).to_be_visible(
                timeout=PATIENCE
            )
            link = make_table(host, server)
            close_as_host_of_the_server(server, link)
            visitor.page.goto(link)
            for person, language in ((host, "en"), (visitor, "es")):
                alert = person.page.get_by_role("alert")
                expect(alert).to_have_text(translate("problem-ended", language), timeout=PATIENCE)
            press(visitor.page, "web-lobby", "es")
            visitor.page.wait_for_url("**/lobby")

    def test_a_leaving_player_reads_what_happens_to_the_game(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as host, at_page(browser, SEED) as guest:
            sit_down(guest, make_table(host, server), "Bob")
            press(host.page, "room-begin")
            guest.page.locator(".boardwrap").wait_for(timeout=PATIENCE)
            assert ways_out(host.page) == {"bot"}, "Bob and a bot play on"
            press(host.page, "web-leave.bot")
            host.page.get_by_role("button", name=translate("web-menu")).click(timeout=PATIENCE)
            expect(host.page.get_by_role("button", name=translate("web-leave"), exact=True)).to_have_count(0)
            assert ways_out(guest.page) == {"lost"}, "nobody else plays"
            press(guest.page, "web-leave.lost")
            gave_up = translate("web-over.lost", seats="Grimble", number=1, way="", way_id="conceded-mine")
            expect(guest.page.locator(".over")).to_contain_text(gave_up, timeout=PATIENCE)

    def test_the_winner_is_first_whatever_the_points(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as person:
            page = sit_at(person, server, ONE_STEP_FROM_THE_END, "open", "easy")
            page.locator("rect.legal").first.wait_for(timeout=PATIENCE)
            page.keyboard.press("ArrowUp")
            page.keyboard.press("Enter")
            ranks = page.locator(".over .ranks li")
            expect(ranks).to_have_count(2, timeout=PATIENCE)
            expect(ranks.first).to_have_text(
                re.compile(rf"^\s*Ann\s*{translate('web-you')}\s*★ {translate('over-wins')}\s*0$")
            )
            expect(ranks.last).to_have_text(re.compile(r"^\s*Bot 2\s*7$"))

    def test_actions_remain_after_the_result_is_closed(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as person:
            page = sit_at(person, server, BEFORE_A_TURN, "easy", "open")
            page.keyboard.press("Escape")
            person.wait()
            page.get_by_role("button", name=translate("web-menu")).click(timeout=PATIENCE)
            press(page, "web-vote-end")
            press(page, "web-close")
            expect(page.locator(".over")).to_have_count(0)
            for link in ("web-see-replay", "web-see-statistics", "replay-check"):
                expect(page.get_by_role("link", name=translate(link))).to_be_visible()
            expect(page.get_by_role("button", name=translate("web-rematch"))).to_be_visible()
            press(page, "over-show")
            expect(page.locator(".over")).to_be_visible()
            person.click(page.get_by_role("link", name=translate("web-see-replay")))
            mine = translate("replay-play-on.text", seat="Ann")
            expect(page.get_by_text(mine)).to_be_visible(timeout=PATIENCE)
