"""Games with days per decision: offered where players can be told, with the time left, and the next game."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from boneyard.messages import translate
from tests.browser.chromium import HOUSE
from tests.browser.person import PATIENCE, at_page
from tests.browser.positions import ON_THE_MOVE
from tests.browser.steps import meet, press
from tests.server.process import ServerProcess, serving
from tests.sizes import SIZE

DAYS = {"pace": "days", "days": 3}


def clocks(page: Page, server: ServerProcess) -> list[str]:
    page.goto(f"http://{server.address}/new/midevil")
    for fold in ("start-more", "setup-time"):
        page.get_by_text(translate(fold), exact=True).click(timeout=PATIENCE)
    clock = page.locator("label", has_text=translate("setup-clock")).locator("option")
    expect(clock.first).to_have_text(translate("setup-clock-none"), timeout=PATIENCE)
    return clock.all_text_contents()


def test_days_are_offered_only_where_players_can_be_told(
    browser: Browser, server: ServerProcess, tmp_path: Path
) -> None:
    days, sorry = translate("setup-clock-days", days=3), translate("setup-clock-no-days")
    with at_page(browser, 1) as person:
        assert days not in clocks(person.page, server)
        expect(person.page.get_by_text(sorry)).to_be_visible()
    telling = "--webhooks", "--public-url", f"https://{HOUSE}", "--allow-host", "127.0.0.1"
    with serving(tmp_path / "boneyard.db", *telling) as server, at_page(browser, 1) as person:
        assert days in clocks(person.page, server)
        expect(person.page.get_by_text(sorry)).to_have_count(0)


if SIZE != "quick":  # two browsers are too much there

    def test_the_time_left_and_the_next_game_are_told(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 1) as ann, at_page(browser, 1) as bob:
            games = ["First", "Second"]
            for title in games:
                seats = ("open", "open")
                meet(
                    server,
                    ann,
                    bob,
                    game="zombie-invasion",
                    seats=seats,
                    position=ON_THE_MOVE,
                    pace=DAYS,
                    title=title,
                )
            left = translate("turn-time-left", unit="day", number=2)
            for person in (ann, bob):
                expect(person.page.locator(".seat").first).to_contain_text(left, timeout=PATIENCE)
            assert left not in bob.page.locator(".seat").last.inner_text()
            for title in games:
                for person, whose in ((ann, "web-your-move"), (bob, "mine-move")):
                    person.page.goto(f"http://{server.address}/mine")
                    row = person.page.get_by_role("listitem").filter(
                        has=person.page.get_by_role("heading", name=title)
                    )
                    expect(row).to_contain_text(f"{translate(whose, seat='Ann')} · {left}", timeout=PATIENCE)
            row = ann.page.get_by_role("listitem").filter(has=ann.page.get_by_role("heading", name="Second"))
            row.get_by_role("link", name=translate("mine-go")).click(timeout=PATIENCE)
            press(ann.page, "command-stop")
            ann.page.get_by_role("link", name=translate("turn-next-game", game="First")).click(
                timeout=PATIENCE
            )
            expect(ann.page.locator(".game.turn")).to_be_visible(timeout=PATIENCE)
