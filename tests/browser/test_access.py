"""People who use a screen reader, only a keyboard, dictation, or a page at 400 %."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from boneyard.messages import translate
from tests.browser.axe import axe_findings
from tests.browser.keyboard import Keyboard
from tests.browser.late import go_on, late_in
from tests.browser.person import PATIENCE, at_page
from tests.browser.positions import BEFORE_A_TURN, ON_THE_MOVE, sit_at
from tests.browser.steps import press_key
from tests.server.process import ServerProcess
from tests.sizes import SIZE, pick

expect.set_options(timeout=PATIENCE)

ZOOMED = {"width": 341, "height": 205}
"""A desktop at 400 %."""
BOARD = ".widget"
HERE = ".widget [role=img]"
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d")
GAMES = pick(
    quick=["zombie-invasion"],
    ci=["zombie-invasion", "midevil", "castle-of-chaos"],
    full=["zombie-invasion", "midevil", "castle-of-chaos"],
)
LISTEN = """() => {
    window.announced = [];
    const region = document.querySelector(".game ~ [role=log]");
    new MutationObserver(changes => changes.forEach(({addedNodes}) =>
        addedNodes.forEach(one => one.textContent && announced.push(one.textContent.trim()))
    )).observe(region, {childList: true});
}"""
LIVE = """() => [...document.querySelectorAll("[role=log], [role=status], [aria-live]")]
    .filter(one => one.ariaLive !== "off").length"""
HIDDEN = """() => [...document.querySelectorAll(".game :is(button, a, input)")]
    .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest(".sr"))
    .filter(one => {
        one.scrollIntoView({block: "nearest", inline: "nearest"});
        const {x, y, width, height} = one.getBoundingClientRect();
        return x < -1 || x + width > innerWidth + 1 || y < -1 || y > innerHeight - 20;
    }).map(one => one.outerHTML.slice(0, 120))"""


def announced(page: Page) -> list[str]:
    return page.evaluate("announced")  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_keys_alone(
    browser: Browser, server: ServerProcess, game: str
) -> None:
    with at_page(browser, 7, Keyboard) as person:
        go_on(person, server, game, late_in(game, 1))
        person.page.evaluate(LISTEN)
        while person.wait():
            person.act()
        told = announced(person.page)
        assert told, "nothing was announced"
        assert not [line for line in told if RULE.search(line)]


if SIZE != "quick":

    def test_every_arrow_key_moves_over_the_board(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 1) as person:
            page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
            board = page.get_by_role("application", name=translate("web-board"))
            board.focus()
            for key, spot in (("Up", "north"), ("Left", "north-west"), ("Down", "west"), ("Right", "centre")):
                page.keyboard.press(f"Alt+Arrow{key}")
                expect(page.locator(HERE)).to_have_accessible_name(
                    re.compile(f"^Town Hall Square, {spot}; .*to walk|^Town Hall Square, {spot};.*here")
                )
                here = page.locator(HERE).get_attribute("id")
                expect(board).to_have_attribute("aria-activedescendant", str(here))
            press_key(page, "Escape")
            expect(page.locator(HERE)).to_have_count(0)
            expect(board).to_be_focused()
            press_key(page, "Tab")
            expect(board).not_to_be_focused()

    def test_the_page_tells_what_happens_once_and_in_one_place(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 2) as person:
            person.page.add_init_script("localStorage.setItem('boneyard-announced', 'all')")
            page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
            region = page.locator(".game ~ [role=log]")
            expect(region).to_contain_text("3 steps left")
            press_key(page, "?")
            expect(page.get_by_role("dialog")).to_be_visible()  # so everything is loaded
            press_key(page, "Escape")
            page.evaluate(LISTEN)
            press_key(page, "ArrowDown", "Enter")
            expect(region).to_contain_text("2 steps left")
            expect(region).to_contain_text("You walk")
            assert page.evaluate(LIVE) == 1
            told = announced(page)
            assert len(told) == len(set(told)), told
            assert not [line for line in told if RULE.search(line)]

    def test_the_log_is_one_stop_for_the_tab_key(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 3) as person:
            page = sit_at(person, server, BEFORE_A_TURN, "open", "easy")
            stops = page.locator(".rail .lines :is(a, button)")
            press_key(page, "Enter")
            expect(stops.nth(1)).to_be_visible()
            page.locator(".hand button").last.focus()
            inside = 0
            for _ in range(12):
                press_key(page, "Tab")
                inside += page.evaluate("document.activeElement.closest('.lines') !== null")
                if page.evaluate("document.activeElement.matches('.chatbar')"):
                    break
            expect(page.locator(".chatbar")).to_be_focused()
            assert inside == 1
            stops.last.focus()
            press_key(page, "ArrowUp")
            expect(stops.nth(stops.count() - 2)).to_be_focused()

    def test_single_keys_can_be_switched_off(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 4) as person:
            page = person.page
            page.goto(f"http://{server.address}/settings")
            page.get_by_role("radio", name=translate("prefs-announced-brief")).check()
            assert axe_findings(page) == []
            page.get_by_role("checkbox", name=translate("keys-single")).uncheck()
            sit_at(person, server, BEFORE_A_TURN, "open", "easy")
            sheet = page.get_by_role("dialog", name=translate("keys-title"))
            page.locator(".btn[aria-keyshortcuts]").first.wait_for()
            assert page.locator('[aria-keyshortcuts~="1"], [aria-keyshortcuts~="R"]').count() == 0
            press_key(page, "?", "1", "r")
            page.get_by_role("button", name=translate("web-menu")).click()
            expect(sheet).to_have_count(0)
            page.get_by_role("button", name=translate("keys-title")).click()
            expect(sheet).not_to_contain_text(translate("keys-turn"))
            sheet.get_by_role("checkbox", name=translate("keys-single")).check()
            expect(sheet).to_contain_text(translate("keys-turn"))
            press_key(page, "Escape", "?")
            expect(sheet).to_be_visible()

    def test_a_page_at_400_percent_shows_the_board_and_reaches_everything(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 5, viewport=ZOOMED) as person:
            page = sit_at(person, server, BEFORE_A_TURN, "open", "easy")
            board, headline = page.locator(".boardwrap").bounding_box(), page.locator(".ask h2")
            assert board is not None
            assert board["height"] >= 150
            headline.scroll_into_view_if_needed()
            expect(headline).to_be_in_viewport(ratio=1)
            assert page.evaluate(HIDDEN) == []
            assert page.evaluate("document.querySelector('.game').scrollWidth <= innerWidth")
            assert axe_findings(page) == []

    def test_pages_keep_their_structure(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 6) as person:
            page, address = person.page, f"http://{server.address}"
            page.goto(address)
            expect(page.get_by_role("main")).to_match_aria_snapshot(FIRST_PAGE)
            page.goto(f"{address}/settings")
            expect(page.get_by_role("main")).to_match_aria_snapshot(SETTINGS)
            sit_at(person, server, BEFORE_A_TURN, "open", "easy")
            expect(page.locator(".game")).to_match_aria_snapshot(GAME)
            words = page.locator(".boardtext")
            words.locator("summary").focus()
            press_key(page, "Enter")
            expect(words).to_match_aria_snapshot(WORDS)


FIRST_PAGE = """
- heading [level=1]
"""
SETTINGS = """
- heading "Settings" [level=1]
- region "Screen reader and keyboard":
  - heading "Screen reader and keyboard" [level=2]
  - group "Announcements":
    - radio "Brief"
    - radio "Normal" [checked]
    - radio "Everything"
  - checkbox "Shortcuts of a single letter, digit or sign" [checked]
"""
GAME = """
- banner:
  - list "Players":
    - listitem:
      - 'button "Ann: details"'
    - listitem:
      - 'button "Bot 2: details"'
  - navigation "Table"
- region "How to win"
- main:
  - heading "MidEvil" [level=1]
  - application "Board"
- region "What to do":
  - heading [level=2]
  - group "Your cards"
- complementary:
  - region "Log"
  - region "Dice"
  - region "Chat"
"""
WORDS = """
- heading "Players" [level=3]
- list:
  - listitem: /Bot 2.* to walk/
- heading "Nearest enemies on foot" [level=3]
- list:
  - listitem: white skeleton; Altar, north; 1 square to walk
- heading "Tiles" [level=3]
- list:
  - listitem: /Altar.*Exits/
"""
