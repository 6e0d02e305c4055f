"""Following the other players: their turns, the log as a story, and lasting effects."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.positions import sit_at
from tests.browser.screens import PHONE, Fingers
from tests.server.process import ServerProcess

expect.set_options(timeout=PATIENCE)

AFTER_A_BOT = """midevil, 2 seats
board
  0:altar
figures
  ...
  .0.
  ..1
turn 3
deck none
stack none
next turn step=9
"""
WITH_COLD_FEET = """midevil, 2 seats
board
  0:altar
figures
  .w.
  .0.
  ..1
turn 3
seat 0 hand cold-feet
lasting still owner=1 target=0 seat=0 ends=1
deck none
stack none
next turn step=8
"""


def test_a_turn_begins_with_what_the_others_did(browser: Browser, server: ServerProcess) -> None:
    for screen in ({"viewport": {"width": 1440, "height": 900}}, PHONE):
        with at_page(browser, 1, Fingers if screen is PHONE else Person, **screen) as person:
            page = sit_at(person, server, AFTER_A_BOT, "open", "easy")
            since = page.locator(".since")
            expect(since.locator("li")).to_have_count(1)
            expect(since).to_contain_text("Bot 2 ")
            if screen is PHONE:  # one line there, all of it by a tap
                person.click(since.locator(".more"))
                expect(since.locator(".more")).to_have_attribute("aria-expanded", "true")
            person.click(since.get_by_role("button", name=translate("web-close")))
            expect(since).to_have_count(0)


def test_the_log_has_one_line_per_turn_and_details_on_demand(browser: Browser, server: ServerProcess) -> None:
    with at_page(browser, 2, viewport={"width": 1440, "height": 900}) as person:
        page = sit_at(person, server, AFTER_A_BOT, "open", "easy")
        log = page.locator(".rail .log")
        expect(log.locator("h3").last).to_have_text(translate("story-round", round=3))
        past = log.locator(".story", has_text="Bot 2")
        expect(past).to_have_attribute("aria-expanded", "false")
        before = log.locator(".line").count()
        past.click()
        expect(past).to_have_attribute("aria-expanded", "true")
        expect(log.locator(".line", has_text="Bot 2 rolls")).not_to_have_count(0)
        past.click()
        expect(log.locator(".line")).to_have_count(before)
        expect(log.locator(".story").last).to_have_attribute("aria-expanded", "true")


def test_a_lasting_effect_is_on_the_seat_and_explains_what_it_causes(
    browser: Browser, server: ServerProcess
) -> None:
    with at_page(browser, 3, viewport={"width": 1440, "height": 900}) as person:
        page = sit_at(person, server, WITH_COLD_FEET, "open", "easy")
        expect(page.locator(".ask .hindrance")).to_have_text("You can't move: Cold Feet")
        expect(page.locator(".steps .skipped")).to_have_text(translate("web-phase-move"))
        effect = page.locator(".seat-1 .fx")
        expect(effect).to_have_attribute("title", "You can't move: Cold Feet")
        expect(effect).to_have_text("1")
        expect(page.locator(".pawn.seat-1 .held")).to_be_visible()
        expect(page.locator(".pawn.seat-2 .held")).to_have_count(0)
        page.locator(".seat-1 .pick").click()
        expect(page.locator(".seatcard")).to_contain_text("until the end of your turn")
