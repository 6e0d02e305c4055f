"""A walk that has nothing left to meet ends by itself, after a moment in which it can go on."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.positions import sit_at
from tests.browser.screens import PHONE, Fingers
from tests.server.process import ServerProcess
from tests.sizes import SIZE

expect.set_options(timeout=PATIENCE)

EMPTY = """zombie-invasion, 2 seats
board
  0:town-hall  1:gas-station
figures
  #.# ...
  .*. .zz
  #.# #.#
at town-hall.centre pawn 0, pawn 1
next move left=4
"""
TOKENS = """zombie-invasion, 2 seats
board
  0:town-hall  1:gas-station
figures
  #.# ...
  .0l .z1
  #.# #.#
next move left=3
"""
BESIDE, AWAY = 5, 12
"""Empty squares, one and two steps away."""
WAITS = ".game[data-held]"
LONG = 6_000
"""Milliseconds after which nothing waits any more."""
HEADLINE = ".ask h2"
STOP = ".dock .go .btn.waits"


def walk_to(person: Person, square: int) -> None:
    person.point_at(person.page.locator(f'.overlay [data-square="{square}"]').element_handle())


def stop_the_clock(page: Page) -> None:
    """No time passes on the page any more, so what waits there waits for ever."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)


def test_a_walk_to_an_empty_square_ends_there(browser: Browser, server: ServerProcess) -> None:
    with at_page(browser, 1) as person:
        page = sit_at(person, server, EMPTY, "open", "easy")
        stop_the_clock(page)
        walk_to(person, AWAY)
        page.locator(WAITS).wait_for()
        expect(page.locator(STOP)).to_contain_text(translate("command-stop"))
        expect(page.locator(".ask")).to_contain_text(translate("web-held.walk"))
        page.clock.run_for(LONG)
        expect(page.locator(HEADLINE)).to_contain_text("Move up to")


if SIZE != "quick":  # one walk is enough there

    def test_a_walk_that_ends_can_be_taken_back(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 2) as person:
            page = sit_at(person, server, EMPTY, "open", "easy")
            stop_the_clock(page)
            walk_to(person, AWAY)
            page.locator(WAITS).wait_for()
            page.locator(".undo").click()
            expect(page.locator(HEADLINE)).to_contain_text("4 steps left")
            page.clock.run_for(LONG)
            expect(page.locator(HEADLINE)).to_contain_text("4 steps left")

    def test_a_single_step_leaves_open_where_the_walk_ends(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 2) as person:
            page = sit_at(person, server, EMPTY, "open", "easy")
            stop_the_clock(page)
            walk_to(person, BESIDE)
            expect(page.locator(HEADLINE)).to_contain_text("3 steps left")
            page.clock.run_for(LONG)
            expect(page.locator(HEADLINE)).to_contain_text("3 steps left")

    def test_a_walk_goes_on_where_the_player_wants_to(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 3, Fingers, **PHONE) as person:
            page = sit_at(person, server, EMPTY, "open", "easy")
            stop_the_clock(page)
            walk_to(person, AWAY)
            page.locator(WAITS).wait_for()
            walk_to(person, BESIDE)
            expect(page.locator(HEADLINE)).to_contain_text("1 step left")

    def test_a_walk_waits_for_whoever_looks_further(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 4) as person:
            page = sit_at(person, server, EMPTY, "open", "easy")
            stop_the_clock(page)
            walk_to(person, AWAY)
            page.locator(WAITS).wait_for()
            person.point_to(f'.overlay [data-square="{BESIDE}"]')
            expect(page.locator(WAITS)).to_have_count(0)
            page.clock.run_for(LONG)
            expect(page.locator(HEADLINE)).to_contain_text("2 steps left")

    def test_whoever_picked_something_up_is_asked_while_more_is_in_reach(
        browser: Browser, server: ServerProcess
    ) -> None:
        for left, waits in ((3, 0), (2, 1)):
            with at_page(browser, 5) as person:
                page = sit_at(person, server, TOKENS.replace("left=3", f"left={left}"), "open", "easy")
                stop_the_clock(page)
                walk_to(person, 5)
                expect(page.locator(HEADLINE)).to_contain_text(f"{left - 1} step")
                page.clock.run_for(500)
                expect(page.locator(WAITS)).to_have_count(waits)

    def test_a_walk_is_ended_by_hand_for_players_who_want_that(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 6) as person:
            person.page.add_init_script("localStorage.setItem('boneyard-for-me-stop', 'no')")
            page = sit_at(person, server, EMPTY, "open", "easy")
            stop_the_clock(page)
            walk_to(person, AWAY)
            expect(page.locator(HEADLINE)).to_contain_text("2 steps left")
            page.clock.run_for(LONG)
            expect(page.locator(HEADLINE)).to_contain_text("2 steps left")
            expect(page.locator(WAITS)).to_have_count(0)
