"""Arm a card on its page, see it marked, and take it back."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from boneyard.messages import translate
from tests.browser.person import at_page
from tests.browser.positions import BEFORE_A_TURN, sit_at
from tests.server.process import ServerProcess


def test_a_card_is_armed_and_taken_back(browser: Browser, server: ServerProcess) -> None:
    position = BEFORE_A_TURN.replace("hearty-stew", "cold-feet")
    with at_page(browser, 1) as person:
        page = sit_at(person, server, position, "open", "easy")
        page.locator(".hand .card").click()
        sheet = page.locator(".cardsheet")
        traps = sheet.get_by_role("group", name=translate("trap-set"))
        traps.get_by_role("radio", name=translate("trap-on.carrier")).check()
        sheet.get_by_role("button", name=translate("web-close")).click()
        expect(page.locator(".hand .card .note")).to_have_text(translate("trap-armed"))
        page.reload()
        expect(page.locator(".hand .card .note")).to_have_text(translate("trap-armed"))
        chip = page.locator(".orders .chip")
        expect(chip).to_contain_text(translate("trap-on.carrier"))
        chip.click()
        expect(page.locator(".hand .card .note")).to_have_count(0)
