"""While others play, a player plans their next walk; the page walks it in their turn."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, at_page
from tests.browser.steps import SEED, meet, press, press_key
from tests.server.process import ServerProcess

expect.set_options(timeout=PATIENCE)

WAITING = """zombie-invasion, 2 seats
board
  1:helipad  0:town-hall  2:gas-station
figures
  z.. #.# ...
  ... .0. .1.
  ... #.# #.#
stack none
next move left=3
"""
BESIDE = 21
"""The empty square to the left of seat 1."""
DICE = "2"
"""A roll of 2 moves the only zombie, and nobody is asked about more."""
DOCK = ".ask"


def test_a_planned_walk_is_walked_in_the_own_turn(browser: Browser, server: ServerProcess) -> None:
    with at_page(browser, SEED) as host, at_page(browser, SEED) as guest:
        config = {"game": "zombie-invasion", "position": WAITING, "chores": True, "seed": DICE}
        meet(server, host, guest, seats=["open", "open"], **config)
        page = guest.page
        how = page.locator(DOCK).get_by_text(translate("web-plan-next.how"))
        expect(how).to_be_visible()
        page.locator(".widget").focus()
        press_key(page, "ArrowLeft", "Enter")
        expect(page.locator(DOCK)).to_contain_text(translate("web-plan", steps=1, fights=0))
        expect(page.locator(f'.overlay .sel[data-square="{BESIDE}"]')).to_be_attached()
        expect(host.page.locator(f'.overlay .sel[data-square="{BESIDE}"]')).to_have_count(0)
        press_key(page, "Enter")
        expect(how, "a second press takes it back").to_be_visible()
        press_key(page, "Enter")
        expect(page.locator(DOCK)).to_contain_text(translate("web-plan", steps=1, fights=0))
        press(host.page, "command-stop")
        expect(page.locator(".log .lines").first).to_contain_text("You walk")
