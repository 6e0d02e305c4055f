"""Playing with the keyboard and a screen reader."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, at_page
from tests.browser.positions import BEFORE_A_DUEL, BEFORE_A_TURN, ON_THE_MOVE, SURVIVAL, sit_at
from tests.browser.steps import press_key
from tests.server.process import ServerProcess
from tests.sizes import SIZE

expect.set_options(timeout=PATIENCE)

BEFORE_A_TILE = """zombie-invasion, 2 seats
board
  0:town-hall
figures
  #.#
  .*.
  #.#
at town-hall.centre pawn 0, pawn 1
next place-tile tile=gas-station
"""
HEARD = ".widget [role=img]"
HEADLINE = ".ask h2"


def test_a_turn_is_played_by_keys_alone(browser: Browser, server: ServerProcess) -> None:
    with at_page(browser, 1) as person:
        page = sit_at(person, server, BEFORE_A_TILE, "open", "easy")
        expect(page.locator(".spot").first).to_be_visible()
        press_key(page, "ArrowUp")
        expect(page.locator(HEARD)).to_have_accessible_name(
            re.compile("Town Hall Square to the south; Exits:")
        )
        press_key(page, "Enter")
        page.locator('.dock [aria-keyshortcuts~="1"]').wait_for(timeout=PATIENCE)
        press_key(page, "1")  # have it filled
        expect(page.locator(HEADLINE)).to_contain_text("Move:")
        expect(page.locator("rect.legal").first).to_be_visible()
        press_key(page, "ArrowDown")
        expect(page.locator(HEARD)).to_have_accessible_name(re.compile("can be"))
        press_key(page, "Enter")
        expect(page.locator(".log .lines").first).to_contain_text("You walk")


if SIZE != "quick":  # a turn is enough there

    def test_a_key_lists_all_keys(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 2) as person:
            page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
            press_key(page, "ArrowUp")
            expect(page.locator(".keyhint")).to_be_visible()
            press_key(page, "?")
            sheet = page.get_by_role("dialog", name=translate("keys-title"))
            expect(sheet).to_contain_text(translate("keys-turn"))
            press_key(page, "Escape")
            expect(sheet).to_have_count(0)
            menu = page.get_by_role("button", name=translate("web-menu"))
            menu.focus()
            press_key(page, "Enter")
            expect(page.locator(".menu")).to_contain_text(translate("keys-title"))
            press_key(page, "Escape")
            expect(page.locator(".menu")).to_have_count(0)
            expect(menu).to_be_focused()

    def test_enter_activates_the_focused_button(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 3) as person:
            page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
            words = page.locator(".boardtext")
            words.locator("summary").focus()
            press_key(page, "Enter")
            expect(words.locator("li").first).to_be_visible()
            expect(words).to_contain_text("Ann is here: Town Hall Square, centre.")

    def test_the_board_in_words_names_threats(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 4) as person:
            page = sit_at(person, server, BEFORE_A_TURN.replace("turn step=0", "move left=3"), "open", "easy")
            words = page.locator(".boardtext")
            words.locator("summary").focus()
            press_key(page, "Enter")
            expect(words).to_contain_text("white skeleton; Altar, north; 1 square to walk")
            expect(page.locator("rect.far, rect.risky").first).to_be_visible()
            page.get_by_role("application").focus()
            for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft"):
                press_key(page, key)
                expect(page.locator(HEARD)).not_to_have_accessible_name(re.compile("web-"))

    def test_number_keys_choose_bids(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 5) as person:
            page = sit_at(person, server, BEFORE_A_DUEL, "open", "easy")
            rows = page.locator(".fight:visible .bids")
            expect(rows).to_have_count(3)
            for row, key in enumerate(("1", "1", "0")):
                press_key(page, key)
                expect(rows.nth(row).locator("[aria-pressed=true]")).to_have_text(key)
            press_key(page, "Enter")
            expect(page.locator(".rail .log")).to_contain_text(translate("web-duel"), ignore_case=True)

    def test_a_window_is_announced_and_answered_by_a_number_key(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 6) as person:
            page = sit_at(person, server, BEFORE_A_TURN, "easy", "open")
            expect(page.locator(".game ~ [role=log]")).to_contain_text("Bot 1 starts a turn.")
            press_key(page, "1")
            expect(page.locator(".log").first).to_contain_text("Cold Feet")

    def test_enter_on_a_safe_square_walks_there(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 7) as person:
            page = sit_at(person, server, BEFORE_A_TURN.replace("turn step=0", "move left=3"), "open", "easy")
            expect(page.locator("rect.far").first).to_be_visible()
            press_key(page, "ArrowDown", "ArrowLeft")
            expect(page.locator(".bubble")).to_contain_text(SURVIVAL)
            press_key(page, "Enter")
            expect(page.locator(".log .lines").first).to_contain_text("You walk 2 squares")
