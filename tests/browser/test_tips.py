"""Tips in the first turn, for those who want them."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, at_page
from tests.browser.screens import PHONE, Fingers
from tests.browser.steps import SEED, press
from tests.server.process import ServerProcess

LAY = "tip-place-tile"


def start(page: Page, server: ServerProcess) -> None:
    """Play alone: the first turn is one's own."""
    page.goto(f"http://{server.address}")
    page.get_by_text(translate("game-zombie-invasion"), exact=True).click(timeout=PATIENCE)
    for number in (4, 3, 2):
        page.get_by_role("button", name=translate("setup-remove-seat", number=number)).click(timeout=PATIENCE)
    press(page, "start-play")
    page.locator(".game.turn .boardwrap").wait_for(timeout=PATIENCE)


def test_the_first_turn_is_guided_phase_by_phase(browser: Browser, server: ServerProcess) -> None:
    with at_page(browser, SEED, Fingers, **PHONE) as person:
        page = person.page
        start(page, server)
        tip = page.locator(".tips p").filter(has_text=translate(LAY))
        expect(tip).to_be_visible(timeout=PATIENCE)
        page.reload()
        expect(tip).to_be_visible(timeout=PATIENCE)
        while page.locator(".tips").get_by_text(translate(LAY)).is_visible():
            person.wait()
            person.act()
        expect(page.locator(".tips")).not_to_have_text("")


def test_no_more_tips_is_remembered(browser: Browser, server: ServerProcess) -> None:
    with at_page(browser, SEED) as person:
        page = person.page
        start(page, server)
        press(page, "tips-end")
        expect(page.locator(".tips").get_by_text(translate(LAY))).to_be_hidden()
        page.goto(f"http://{server.address}")
        expect(page.get_by_label(translate("tips-guide"))).not_to_be_checked(timeout=PATIENCE)
