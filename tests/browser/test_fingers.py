"""Touch has no hover and no keys: a tap does what they do."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, expect

from boneyard.messages import translate
from boneyard.rulebook import entry
from tests.browser.logs import MOST, last_turn
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.positions import BEFORE_A_TURN, FILLING, ON_THE_MOVE, SURVIVAL, sit_at
from tests.browser.screens import PHONE, Fingers, hold_finger
from tests.browser.steps import make_table, press, sit_down
from tests.server.process import ServerProcess
from tests.sizes import SIZE

expect.set_options(timeout=PATIENCE)

WALKING = BEFORE_A_TURN.replace("turn step=0", "move left=3")
ENDING = BEFORE_A_TURN.replace("turn step=0", "end-turn")
ARMED = WALKING.replace("hearty-stew", "hearty-stew, front sword")
"""A fight waits there for the player, who can use the sword."""
FOE = 1
"""The square of the enemy."""
LAYING = ON_THE_MOVE.replace("move left=3", "place-tile tile=street")
ON_SCREEN = """one => {
    const [box, area] = [one, document.querySelector(".boardarea")].map(some => some.getBoundingClientRect());
    const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.left >= area.left && box.right <= area.right && box.top >= area.top
        && box.bottom <= area.bottom && above?.closest(".react") === null;
}"""


def tab(person: Person, name: str) -> None:
    person.click(person.page.locator(".sheet-tabs").get_by_role("button", name=translate(f"web-tab-{name}")))


def is_on_screen(one: Locator) -> bool:
    """Whether all of it is on the board's part of the screen, uncovered."""
    return bool(one.evaluate(ON_SCREEN))


if SIZE != "quick":  # a phone that is played by touch is enough there

    def test_a_tapped_line_of_the_log_stays_lit(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 1, Fingers, **PHONE) as person:
            page = sit_at(person, server, WALKING, "open", "easy")
            person.point_at(page.locator("rect.far").last.element_handle())
            tab(person, "log")
            line = page.locator(".dock .log .told").last
            person.click(line)
            expect(page.locator("rect.seen")).not_to_have_count(0)
            person.click(line)
            expect(page.locator("rect.seen")).to_have_count(0)

    def test_a_muted_player_stays_muted(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 2, Fingers, **PHONE) as person, at_page(browser, 2) as other:
            page = person.page
            sit_down(person, make_table(other, server), "Bob")
            press(other.page, "room-begin")
            other.click(other.page.locator(".chatbar"))
            other.click(other.page.get_by_role("button", name=translate("web-preset-hello")))
            said = page.locator(".dock .said b")
            tab(person, "chat")
            expect(said).to_have_count(1)
            page.get_by_text(translate("turn-mute"), exact=True).tap()
            person.click(page.locator(".dock .chat .presets .chip").first)
            expect(said).to_have_count(0)
            tab(person, "log")
            tab(person, "chat")
            expect(page.locator(".dock .chat [aria-pressed=true]")).to_have_count(1)
            expect(said).to_have_count(0)
            page.reload()
            tab(person, "chat")
            expect(page.locator(".dock .chat [aria-pressed=true]")).to_have_count(1)
            expect(said).to_have_count(0)

    def test_a_replaced_player_reads_it_beside_the_recap(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 11, Fingers, **PHONE) as person, at_page(browser, 12) as other:
            page = person.page
            sit_down(person, make_table(other, server), "Bob")
            press(other.page, "room-begin")
            page.locator(".boardwrap").wait_for(timeout=PATIENCE)
            table, before = page.url, last_turn(other)
            page.goto(f"http://{server.address}/about")
            news = other.page.locator(".banner", has_text=translate("vote-replace.away", name="Bob"))
            other.click(news.get_by_role("button", name=translate("web-close")))
            expect(news).to_have_count(0)
            other.page.reload()
            press(other.page, "vote-replace")
            for _ in range(MOST):
                if last_turn(other) > before + 1 or not other.wait():
                    break
                other.act()
            page.goto(table)
            expect(page.locator(".recap")).to_be_visible()
            person.click(page.locator(".banner", has_text=translate("turn-bot-stays")))
            expect(page.get_by_role("button", name=translate("web-return"))).to_have_count(0)

    def test_a_hint_is_shown_before_it_is_carried_out(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 3, Fingers, **PHONE) as person:
            page = sit_at(person, server, LAYING, "open", "easy")
            person.click(page.locator(".ask .hint"))
            person.click(page.locator(".hints .opt").last)
            expect(page.locator(".ghosttools .ok")).to_be_visible()
            expect(page.locator(".log .told")).to_have_count(0)

    def test_a_choice_replaces_an_open_tab(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 4, Fingers, **PHONE) as person:
            page = sit_at(person, server, ARMED, "open", "easy")
            tab(person, "dice")
            page.locator(f"[data-chance='{FOE}']").wait_for()
            person.point_at(page.locator("rect.danger").first.element_handle())
            expect(page.locator(".dock .opt").first).to_be_visible()

    def test_a_tap_starts_a_fight_whose_odds_are_on_its_square(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 13, Fingers, **PHONE) as person:
            page = sit_at(person, server, ARMED, "open", "easy")
            expect(page.locator(f"[data-chance='{FOE}']")).to_have_text(re.compile(r"\d+ ?%"))
            person.point_at(page.locator("rect.danger").element_handle())
            expect(page.locator("rect.foe")).to_have_count(1)

    def test_unfair_fights_are_confirmed(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 14, Fingers, **PHONE) as person:
            page = sit_at(person, server, WALKING.replace(".w.", ".k."), "open", "easy")
            page.locator(f"[data-chance='{FOE}']").wait_for()
            person.point_at(page.locator("rect.danger").element_handle())
            expect(page.locator(".bubble")).to_contain_text(SURVIVAL)
            expect(page.locator("rect.foe")).to_have_count(0)

    def test_the_text_about_a_path_is_not_cut_off(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 5, Fingers, **PHONE) as person:
            page = sit_at(person, server, WALKING, "open", "easy")
            foe = page.locator("rect.danger").first
            foe.wait_for()
            box = foe.bounding_box()
            assert box is not None
            page.mouse.move(200, 200)
            page.mouse.down()
            page.mouse.move(200 - box["x"], 200, steps=4)
            page.mouse.up()
            moved = foe.bounding_box()
            assert moved is not None
            bubble = page.locator(".bubble")
            hold_finger(page, moved["x"] + moved["width"] / 2, moved["y"] + moved["height"] / 2, until=bubble)
            expect(bubble).to_contain_text(SURVIVAL)
            assert is_on_screen(bubble)

    def test_an_unreachable_square_names_the_rule(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 9, Fingers, **PHONE) as person:
            page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
            page.locator("rect.legal").first.wait_for()
            found = [one.bounding_box() for one in page.locator("rect.legal").all()]
            north = min((box for box in found if box is not None), key=lambda box: box["y"])
            person.click_at(north["x"] + north["width"] * 1.7, north["y"] + north["height"] / 2)
            why = page.locator(".ask .why .rulelink")
            expect(why).to_contain_text("ZI-MOVE-")
            rule = (why.get_attribute("href") or "").rpartition("/")[2]
            expect(why).to_contain_text(entry(rule).title)
            expect(page.locator(".ask .why")).to_contain_text(translate(f"why-{rule.lower()}"))

    def test_a_tablet_opens_the_dice_book(browser: Browser, server: ServerProcess) -> None:
        tablet = {**PHONE, "viewport": {"width": 1180, "height": 820}}
        with at_page(browser, 10, Fingers, **tablet) as person:
            page = sit_at(person, server, WALKING, "open", "easy")
            person.click(page.locator(".rail .dice .book"))
            expect(page.locator(".dicebook")).to_be_visible()

    def test_a_window_does_not_cover_the_pawn(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 6, Fingers, **PHONE) as person:
            position = BEFORE_A_TURN.replace("..1", ".0.").replace(".0.\n  .0.", "..1\n  .0.")
            page = sit_at(person, server, position, "easy", "open")
            expect(page.locator(".react")).to_be_visible()
            assert is_on_screen(page.locator(".pieces .pawn.seat-1"))

    def test_a_tile_shows_the_pieces_still_to_place(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 7, Fingers, **PHONE) as person:
            page = sit_at(person, server, FILLING, "open", "easy")
            zombies, life = translate("turn-put-zombies", number=2), translate("turn-put-life", number=1)
            expect(page.locator(".ask p")).to_contain_text(f"{zombies}, {life}")

    def test_the_button_that_ends_a_turn_says_so(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 8, Fingers, **PHONE) as person:
            page = sit_at(person, server, ENDING, "open", "easy")
            expect(page.locator(".dock .btn.primary")).to_contain_text(translate("command-stop-end-turn"))

    def test_a_phone_shows_the_phase_of_the_turn(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 9, Fingers, **PHONE) as person:
            page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
            phase = page.locator(".steps [aria-current=step]")
            expect(phase).to_have_text(translate("web-phase-move"))
            expect(phase).to_be_visible()
