"""One click, key or tap places or moves several pieces; undo takes them all back."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.positions import FILLING, sit_at
from tests.browser.screens import PHONE, Fingers
from tests.server.process import ServerProcess
from tests.sizes import SIZE

expect.set_options(timeout=PATIENCE)

SWARM = """zombie-invasion, 2 seats
board
  0:town-hall  1:gas-station
figures
  #z# ...
  .*. z.1
  #.# #.#
at town-hall.centre pawn 0
next move-zombies left=2
"""
LAYING = """zombie-invasion, 2 seats
board
  0:town-hall
figures
  #.#
  .*.
  #.#
at town-hall.centre pawn 0, pawn 1
next place-tile tile=corner
"""
WAITS = ".game[data-held]"
LONG = 2_000
"""Milliseconds after which nothing waits any more."""
HEADLINE = ".ask h2"
PIECES = ".piece:not(.pawn)"


def stop_the_clock(page: Page) -> None:
    """No time passes on the page any more, so what waits there waits for ever."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)


def send(person: Person, server: ServerProcess) -> Page:
    page = sit_at(person, server, SWARM, "open", "easy")
    expect(page.locator(".dock .go .btn.primary")).to_contain_text("Send 2 zombies at")
    return page


def squares_with_zombies(page: Page) -> list[str]:
    places = page.locator(PIECES).evaluate_all("pieces => pieces.map(one => one.style.transform)")
    return sorted(map(str, places))


def test_a_click_on_a_pawn_sends_the_figures_until_it_is_taken_back(
    browser: Browser, server: ServerProcess
) -> None:
    with at_page(browser, 1) as person:
        page = send(person, server)
        before = squares_with_zombies(page)
        stop_the_clock(page)
        person.point_at(page.locator("rect.aim").element_handle())
        page.locator(WAITS).wait_for()
        assert squares_with_zombies(page) != before
        page.locator(".undo").click()
        expect(page.locator(HEADLINE)).to_contain_text("up to 2 zombies")
        expect(page.locator(WAITS)).to_have_count(0)
        assert squares_with_zombies(page) == before


if SIZE != "quick":  # a click is enough there

    def test_figures_are_sent_by_a_key_and_the_turn_goes_on(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 2) as person:
            page = send(person, server)
            page.keyboard.press(" ")
            expect(page.locator(".log").first).to_contain_text("You moved 2 undead")

    def test_figures_are_sent_by_a_tap_with_their_ways_on_display(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 3, Fingers, **PHONE) as person:
            page = send(person, server)
            expect(page.locator(".arrow")).to_have_count(2)
            stop_the_clock(page)
            person.point_at(page.locator("rect.aim").element_handle())
            page.locator(WAITS).wait_for()
            person.click(page.locator(".dock .go .btn.primary"))
            expect(page.locator(WAITS)).to_have_count(0)

    def test_a_mouse_over_a_pawn_shows_where_the_figures_go(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 4) as person:
            page = send(person, server)
            expect(page.locator(".arrow")).to_have_count(0)
            person.point_to("rect.aim")
            expect(page.locator(".arrow")).to_have_count(2)
            page.mouse.move(2, 2)
            expect(page.locator(".arrow")).to_have_count(0)

    def test_a_figure_is_still_moved_alone(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 5) as person:
            page = send(person, server)
            person.point_at(page.locator('rect.legal[data-square="12"]').element_handle())
            person.point_at(page.locator('rect.legal[data-square="13"]').element_handle())
            expect(page.locator(HEADLINE)).to_contain_text("up to 1 zombie")
            expect(page.locator(WAITS)).to_have_count(0)

    def test_a_tile_is_filled_by_a_click_beside_its_squares(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 6) as person:
            page = sit_at(person, server, FILLING, "open", "easy")
            expect(page.locator(".dock .go .btn.primary")).to_contain_text(translate("web-fill", number=3))
            stop_the_clock(page)
            box = page.locator('rect.legal[data-square="10"]').bounding_box()
            assert box is not None
            person.click_at(box["x"] + box["width"] / 2, box["y"] + box["height"] * 2.5)
            page.locator(WAITS).wait_for()
            expect(page.locator(PIECES)).to_have_count(2)
            page.locator(".undo").click()
            expect(page.locator(PIECES)).to_have_count(0)

    def test_a_tile_is_filled_by_the_primary_action(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 7) as person:
            page = sit_at(person, server, FILLING, "open", "easy")
            fill = page.locator(".dock .go .btn.primary")
            expect(fill).to_contain_text(translate("web-fill", number=3))
            expect(page.locator(".coming")).to_have_count(0)
            fill.hover()
            expect(page.locator(".coming")).to_have_count(3)
            page.keyboard.press(" ")
            expect(page.locator(HEADLINE)).to_contain_text("Move:")
            expect(page.locator(PIECES)).to_have_count(3)

    def test_a_click_lays_a_tile_as_it_is_shown_under_the_mouse(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 8) as person:
            page = sit_at(person, server, LAYING, "open", "easy")
            x, y = person.point_to(".spot")
            ghost = page.locator(".overlay .ghost")
            first = str(ghost.get_attribute("href"))
            page.mouse.wheel(0, 100)
            expect(ghost).not_to_have_attribute("href", first)
            page.keyboard.press("r")
            expect(ghost).to_have_attribute("href", first)
            page.keyboard.press("r")
            expect(ghost).not_to_have_attribute("href", first)
            turned = str(ghost.get_attribute("href"))
            person.click_at(x, y)
            expect(page.locator(f'.ground [href="{turned}"]')).to_have_count(1)

    def test_a_tapped_place_gets_the_tile_after_a_moment_to_rotate_it(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 9, Fingers, **PHONE) as person:
            page = sit_at(person, server, LAYING, "open", "easy")
            stop_the_clock(page)
            person.point_at(page.locator(".spot").first.element_handle())
            page.locator(WAITS).wait_for()
            ghost = page.locator(".overlay .ghost")
            first = str(ghost.get_attribute("href"))
            person.point_at(ghost.element_handle())
            expect(ghost).not_to_have_attribute("href", first)
            turned = str(ghost.get_attribute("href"))
            expect(page.locator(".ground .tile")).to_have_count(1)
            page.clock.run_for(LONG)
            expect(page.locator(f'.ground [href="{turned}"]')).to_have_count(1)

    def test_a_tile_that_waits_is_taken_back(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 10, Fingers, **PHONE) as person:
            page = sit_at(person, server, LAYING, "open", "easy")
            stop_the_clock(page)
            places = page.locator(".spot").count()
            person.point_at(page.locator(".spot").first.element_handle())
            page.locator(WAITS).wait_for()
            person.click(page.get_by_role("button", name=translate("web-cancel")))
            expect(page.locator(WAITS)).to_have_count(0)
            page.clock.run_for(LONG)
            expect(page.locator(".spot")).to_have_count(places)
            expect(page.locator(".ground .tile")).to_have_count(1)
