"""Several people at a table: what each sees of the others' answers and time."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.positions import BEFORE_A_TURN, ON_THE_MOVE
from tests.browser.screens import IS_DANGER, PHONE, SMALL, Screen, boxes
from tests.browser.steps import meet, press
from tests.server.process import ServerProcess
from tests.sizes import SIZE

expect.set_options(timeout=PATIENCE)

THREE_BEFORE_A_TURN = (
    BEFORE_A_TURN.replace("2 seats", "3 seats")
    .replace("  ..1", "  2.1")
    .replace("deck none", "seat 2 hand cold-feet\ndeck none")
)
SECONDS = 18
"""Low from the beginning, and long enough to check three pages."""
CROWDED = [Screen(360, 740, 0), Screen(820, 1180, 0), Screen(1024, 768, 0), Screen(1440, 900, 0)]

FITS_IN = "one => one.scrollWidth <= one.clientWidth"


def ask_to_end(person: Person, other: Person) -> None:
    """One player votes to end the game, and another is asked."""
    person.page.get_by_role("button", name=translate("web-menu")).click()
    press(person.page, "web-vote-end")
    expect(other.page.locator(".banner")).to_contain_text(translate("turn-end-wanted", seats="Ann"))


if SIZE != "quick":  # several people are too much there

    def test_a_target_is_notified_and_asked_despite_standing_orders(
        browser: Browser, server: ServerProcess
    ) -> None:
        with (
            at_page(browser, 1) as ann,
            at_page(browser, 1) as bob,
            at_page(browser, 1, Person, **SMALL) as cleo,
        ):
            config = {"game": "midevil", "seats": ["open"] * 3, "reaction_seconds": 60}
            meet(server, ann, bob, cleo, position=THREE_BEFORE_A_TURN, **config)
            cleo.page.locator(".react").get_by_role("button", name=translate("web-react.until")).click()
            expect(cleo.page.locator(".ask")).to_contain_text(translate("turn-others-first.who", seats="Bob"))
            expect(cleo.page.locator(".ask .clk")).to_be_visible()
            bob.page.get_by_role("button", name="Play Cold Feet on Cleo").click()
            news = cleo.page.locator(".banner")
            expect(news).to_have_text(f"Bob plays Cold Feet on you. {translate('turn-asked-again')}")
            expect(ann.page.locator(".banner")).to_have_count(0)

    def test_everyone_sees_whose_time_runs_out(browser: Browser, server: ServerProcess) -> None:
        with (
            at_page(browser, 2) as ann,
            at_page(browser, 2, Person, **SMALL) as bob,
            at_page(browser, 2) as cleo,
        ):
            walking = THREE_BEFORE_A_TURN.replace("turn step=0", "move left=3")
            pace = {"pace": "bank", "seconds": SECONDS}
            meet(server, ann, bob, cleo, game="midevil", seats=["open"] * 3, position=walking, pace=pace)
            for person in (ann, bob, cleo):
                expect(person.page.locator(".clk:visible")).to_have_count(3)
            running = ann.page.locator(".seat.now .clk")
            assert running.evaluate(IS_DANGER)
            expect(ann.page.locator(".banner")).to_have_text(translate("turn-time-up"))
            for person in (ann, bob, cleo):
                expect(person.page.locator(".seat-1 .clk")).to_have_count(0)
            expect(cleo.page.locator(".seat.seat-1")).to_contain_text(translate("turn-out-of-time"))
            expect(bob.page.locator(".seat.seat-1 .ava i.bot")).to_be_visible()

    def test_clocks_fit_with_six_seats(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 3) as person:
            seats = ["open", *["easy"] * 5]
            meet(server, person, game="midevil", seats=seats, pace={"pace": "bank", "seconds": 900})
            for screen in CROWDED:
                person.page.set_viewport_size({"width": screen.width, "height": screen.height})
                (time,) = boxes(person.page, ".seat-1 .clk")
                (name,) = boxes(person.page, ".seat-1 .nm")
                (seat,) = boxes(person.page, ".seat.seat-1")
                assert not time.covers(name), screen
                assert name.width > 30, screen
                assert seat.y <= time.y, screen
                assert time.y + time.height <= seat.y + seat.height, screen

    def test_a_long_chat_leaves_room_to_write_on_a_phone(browser: Browser, server: ServerProcess) -> None:
        with (
            at_page(browser, 4) as ann,
            at_page(browser, 4) as bob,
            at_page(browser, 4) as cleo,
            at_page(browser, 4, Person, **PHONE) as watcher,
        ):
            meet(server, ann, bob, cleo, game="zombie-invasion", seats=["open"] * 3)
            watcher.page.goto(ann.page.url)
            watcher.page.get_by_role("button", name=translate("web-tab-chat")).click()
            for person in (ann, bob, cleo):
                person.page.locator(".chatbar").click()
                person.page.get_by_label(translate("web-chat.say")).fill("W" * 99)
                press(person.page, "web-chat.send")
            expect(watcher.page.locator(".sheet .said p")).to_have_count(3)
            assert watcher.page.locator(".sheet .said").evaluate(FITS_IN)
            sheet, written = boxes(watcher.page, ".dock .sheet, .dock .sheet input")
            assert written.y + written.height <= sheet.y + sheet.height

    def test_declining_a_vote_ends_the_question(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 5) as ann, at_page(browser, 5, Person, **SMALL) as bob:
            meet(server, ann, bob, game="zombie-invasion", seats=["open"] * 2)
            ask_to_end(ann, bob)
            press(bob.page, "turn-end-no")
            expect(bob.page.locator(".banner")).to_have_count(0)
            expect(ann.page.locator(".banner")).to_contain_text(translate("turn-end-declined"))
            ask_to_end(ann, bob)
            press(ann.page, "turn-end-not")
            for person in (ann, bob):
                expect(person.page.locator(".banner")).to_have_count(0)

    def test_everybody_guesses_and_sees_who_is_away_and_what_a_bot_does(
        browser: Browser, server: ServerProcess
    ) -> None:
        with (
            at_page(browser, 6) as ann,
            at_page(browser, 6, Person, **SMALL) as bob,
            at_page(browser, 6) as watcher,
        ):
            seats = ["open"] * 2
            meet(server, ann, bob, game="zombie-invasion", seats=seats, position=ON_THE_MOVE)
            table = ann.page.url
            watcher.page.goto(table)
            for person in (bob, watcher):
                said = person.page.locator(".ask")
                expect(said).to_contain_text("Ann is walking.")
                person.page.get_by_role("button", name=translate("web-guess.hit"), exact=True).click()
                expect(person.page.locator(".guess button")).to_have_count(2)
                expect(person.page.locator(".guess button:enabled")).to_have_count(0)
            expect(ann.page.locator(".guess")).to_have_count(0)
            expect(ann.page.locator(".seat-2 .guessed")).to_be_visible()
            ann.page.goto("about:blank")
            for person in (bob, watcher):
                expect(person.page.locator(".ask")).to_contain_text("Ann is away. A bot takes over soon.")
                expect(person.page.locator(".ask .clk")).to_have_text(re.compile("0:[34]"))
            ann.page.goto(table)
            expect(bob.page.locator(".ask")).to_contain_text("Ann is walking.")
            expect(bob.page.locator(".ask .clk")).to_have_count(0)
            ann.page.get_by_role("button", name=translate("web-menu")).click()
            press(ann.page, "web-leave")
            press(ann.page, "web-leave.bot")
            log = watcher.page.locator(".lines")
            expect(log).to_contain_text("Ann leaves the game. A bot takes over.")
            expect(log).to_contain_text("Ann's bot")
            watcher.page.reload()
            expect(log).to_contain_text("Ann's bot")
