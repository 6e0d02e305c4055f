"""A table with a friend is brisk: the turn has a clock, and the table does the chores of those who let it."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, at_page
from tests.browser.steps import SEED, make_table, press, sit_down
from tests.server.process import ServerProcess

CLOCK = ".seats .clk"


def test_friends_play_briskly_and_choose_their_chores(browser: Browser, server: ServerProcess) -> None:
    with at_page(browser, SEED) as host, at_page(browser, SEED) as guest:
        sit_down(guest, make_table(host, server), "Bob")
        guest.page.get_by_text(translate("room-plan"), exact=True).click()
        expect(guest.page.get_by_text(translate("setup-clock-turns", seconds=30, spare=45))).to_be_visible()
        expect(guest.page.get_by_text(translate("setup-chores"))).to_be_visible()
        press(host.page, "room-begin")
        for person in (host, guest):
            expect(person.page.locator(CLOCK)).to_have_count(1, timeout=PATIENCE)
            expect(person.page.locator(".seat.now").locator(CLOCK.split()[1])).to_be_visible()
        figures = host.page.get_by_label(translate("prefs-for-me-shift"))
        host.page.get_by_role("button", name=translate("web-menu")).click()
        expect(figures).to_be_checked()
        figures.uncheck()
        host.page.reload()
        host.page.get_by_role("button", name=translate("web-menu")).click(timeout=PATIENCE)
        expect(figures).not_to_be_checked(timeout=PATIENCE)
        expect(host.page.get_by_label(translate("prefs-for-me-put"))).to_be_checked()
        guest.page.get_by_role("button", name=translate("web-menu")).click()
        expect(guest.page.get_by_label(translate("prefs-for-me-shift"))).to_be_checked()
