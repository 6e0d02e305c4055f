"""Updates are shown beat by beat, and nobody has to wait for them."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.positions import BEFORE_A_TURN, ON_THE_MOVE, WITHIN_RANGE, sit_at
from tests.browser.screens import SMALL, Fingers, covering
from tests.browser.steps import press_key
from tests.server.process import ServerProcess
from tests.sizes import SIZE

expect.set_options(timeout=PATIENCE)

A_SKELETON_AHEAD = """midevil, 2 seats
board
  0:altar
figures
  .w.
  .0.
  ..1
seat 0 life 3
deck none
stack none
next move left=3
"""
A_BOT_IS_NEXT = ON_THE_MOVE.replace("move left=3", "move-zombies left=1")
SCENE = ".stage .anchor"
LISTEN = """() => {
    const dock = document.querySelector(".ask");
    const say = () => window.said.push(dock.querySelector("h2").textContent.trim());
    window.said = [];
    new MutationObserver(say).observe(dock, {subtree: true, childList: true, characterData: true});
}"""
"""Collects the dock's headlines."""
FOUGHT = re.compile(r"You [^.]*(in the fight|beat a|gave up)")
"""The player's fight in the log: its lines, or the story of the turn that it ended."""


def pace(person: Person, chosen: str) -> None:
    person.page.add_init_script(f'localStorage.setItem("boneyard-pace", "{chosen}")')


def fight(person: Person, server: ServerProcess) -> Page:
    """Walk onto a skeleton's square, which starts a fight."""
    page = sit_at(person, server, A_SKELETON_AHEAD, "open", "easy")
    walk_into_the_skeleton(page)
    return page


def walk_into_the_skeleton(page: Page) -> None:
    page.locator("rect.danger").first.wait_for()
    press_key(page, "ArrowUp")
    expect(page.locator(".bubble")).to_be_visible()
    press_key(page, "Enter")


def scene(page: Page, name: str) -> None:
    page.locator(f"{SCENE}[data-scene={name}]").wait_for(state="attached")


def test_a_fight_is_rolled_shown_and_logged(browser: Browser, server: ServerProcess) -> None:
    with at_page(browser, 1, reduced_motion="no-preference") as person:
        pace(person, "slow")
        page = fight(person, server)
        scene(page, "roll")
        expect(page.locator(f"{SCENE}:is([data-scene=hit], [data-scene=miss]) .ribbon")).to_be_visible()
        expect(page.locator(".rail .log")).to_contain_text(FOUGHT)


if SIZE != "quick":

    def test_a_card_lands_on_the_pawn_it_hits(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 1, reduced_motion="no-preference") as person:
            pace(person, "slow")
            page = sit_at(person, server, BEFORE_A_TURN, "easy", "open")
            page.locator(".stage").wait_for(state="attached")
            page.locator(".react [data-option]").first.click()
            scene(page, "card")
            expect(page.locator(f"{SCENE} .pawn.seat-1")).to_be_attached()
            expect(page.locator(f"{SCENE} .tag")).to_contain_text("You play Cold Feet on Bot 1")

    def test_a_shot_is_seen_before_its_roll(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 1, reduced_motion="no-preference") as person:
            pace(person, "slow")
            page = sit_at(person, server, WITHIN_RANGE, "open", "easy")
            page.locator(".stage").wait_for(state="attached")
            person.point_at(page.locator("rect.aim").first.element_handle())
            page.locator(".dock .btn.primary").click()
            scene(page, "shot")
            scene(page, "roll")

    def test_the_dock_says_that_a_fight_is_shown(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 1, reduced_motion="no-preference") as person:
            pace(person, "normal")
            page = sit_at(person, server, A_SKELETON_AHEAD, "open", "easy")
            page.evaluate(LISTEN)
            walk_into_the_skeleton(page)
            expect(page.locator(".rail .log")).to_contain_text(FOUGHT)
            said = page.evaluate("window.said")
            assert translate("turn-mine-wait.fight") in said
            assert translate("turn-mine-wait") not in said

    def test_a_phones_tools_cover_no_die(browser: Browser, server: ServerProcess) -> None:
        position = A_SKELETON_AHEAD.replace(".w.", ".b.").replace(
            "life 3", "hand sword holy-water blessing, life 3"
        )
        with at_page(browser, 1, Fingers, **SMALL, reduced_motion="reduce") as person:
            pace(person, "slow")
            page = sit_at(person, server, position, "open", "easy", seed="a")
            page.locator(".chances").wait_for()  # so that a tap walks at once
            person.point_at(page.locator("rect.danger").first.element_handle())
            person.click(page.locator(".inline [data-option]").first)
            expect(page.locator(".ask h2")).to_contain_text(translate("ask-mend.strong"))
            assert covering(page, ".stage .die3 .body, .tools, .zoom") == []

    def test_a_key_ends_a_scene_and_a_second_one_all_of_them(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 1, reduced_motion="no-preference") as person:
            pace(person, "slow")
            page = fight(person, server)
            scene(page, "fight")
            page.keyboard.press("Space")
            scene(page, "roll")
            page.keyboard.press("Escape")
            expect(page.locator(".game.turn")).to_have_count(1)
            expect(page.locator(".rail .log")).to_contain_text(FOUGHT)

    def test_instant_pace_plays_no_scene(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 1, reduced_motion="no-preference") as person:
            pace(person, "instant")
            page = fight(person, server)
            expect(page.locator(".rail .log")).to_contain_text(FOUGHT)
            expect(page.locator(SCENE)).to_have_count(0)

    def test_the_last_turn_is_shown_again(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 1) as person:  # at instant pace
            page = sit_at(person, server, A_BOT_IS_NEXT, "open", "easy")
            again = page.get_by_role("button", name=translate("pace-again"))
            expect(again).to_be_disabled()
            while not again.is_enabled():
                person.wait()
                person.act()
            again.click()
            expect(page.locator(".repeated")).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.locator(".repeated")).to_have_count(0)
