"""Two tables with the same dice: created by a link, secret until both are over, then compared."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from boneyard.messages import translate
from tests.browser.axe import axe_findings
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.steps import GAME, SEED, press
from tests.server.process import ServerProcess
from tests.sizes import SIZE


def make_first(host: Person, server: ServerProcess) -> str:
    """Create a table with shareable dice; returns the link to them."""
    page = host.page
    page.goto(f"http://{server.address}/new/{GAME}")
    page.get_by_label(translate("setup-name")).fill("Ann")
    page.get_by_text(translate("start-more"), exact=True).click(timeout=PATIENCE)
    page.get_by_text(translate("setup-more"), exact=True).click()
    page.get_by_label(translate("duplicates-made"), exact=True).check()
    press(page, "setup-make")
    page.get_by_text(translate("duplicates"), exact=True).click(timeout=PATIENCE)
    return page.get_by_label(translate("duplicates.link"), exact=True).input_value(timeout=PATIENCE)


def make_twin(guest: Person, link: str) -> None:
    """Create a table from a link to dice; the page offers no choice of game."""
    guest.page.goto(link)
    expect(guest.page.get_by_text(translate("duplicates-lead", "de"))).to_be_visible(timeout=PATIENCE)
    guest.page.get_by_label(translate("setup-name", "de")).fill("Bob")
    assert guest.page.locator(f"input[value={GAME}]").count() == 0
    press(guest.page, "setup-make", "de")


def begin_and_end(person: Person, language: str) -> str:
    """Play with bots and end the game, since bots always agree; returns the table."""
    page = person.page
    press(page, "room-begin", language)
    person.wait()
    page.get_by_role("button", name=translate("web-menu", language)).click(timeout=PATIENCE)
    press(page, "web-vote-end", language)
    expect(page.locator(".over")).to_contain_text(translate("duplicates-over", language), timeout=PATIENCE)
    return page.url.rsplit("/", 1)[1]


if SIZE != "quick":  # two games of their own are too much there

    def test_tables_with_the_same_dice_are_compared(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as ann, at_page(browser, SEED, locale="de-DE") as bob:
            make_twin(bob, make_first(ann, server))
            first = begin_and_end(ann, "en")
            statistics = f"http://{server.address}/statistics/{first}"
            ann.page.goto(statistics)
            alert = ann.page.get_by_role("alert")
            expect(alert).to_contain_text(translate("problem-not-over-same-dice"), timeout=PATIENCE)
            begin_and_end(bob, "de")
            press(ann.page, "web-try-again")
            compared = ann.page.get_by_role("group", name=translate("duplicates-compared"))
            heads = compared.get_by_role("columnheader")
            mine = f"{translate('duplicates-table', number=1)} {translate('duplicates-table.mine')}"
            expect(heads).to_have_text([mine, translate("duplicates-table", number=2)], timeout=PATIENCE)
            seats = compared.get_by_role("row").nth(3).get_by_role("cell")
            expect(seats.first).to_contain_text("Ann")
            expect(seats.last).to_contain_text("Bob")
            assert axe_findings(ann.page) == []
            heads.last.get_by_role("link").click()
            expect(ann.page.locator("input[type=range]")).to_be_visible(timeout=PATIENCE)
            ann.expects("409")
