"""Cards are armed, changed and taken back on their page; when one springs, everybody sees it."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from boneyard.languages import SOURCE
from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.positions import BEFORE_A_TURN, sit_at
from tests.browser.steps import meet, press
from tests.server.process import ServerProcess
from tests.sizes import SIZE

ARMED = ".hand .card.armed"
ENDING = """midevil, 3 seats
board
  0:altar  1:graveyard
figures
  ... ...
  .0. 12.
  ... ...
seat 0 hand sword
seat 1 hand cold-feet crumble
seat 2 hand sword
holder 0
deck none
stack none
active 2
next move left=1
"""
"""Cleo ends her move, then Ann begins hers with the book. Bob may arm a card."""

WATCH = """() => new MutationObserver(() => {
    window.staged = document.querySelector(".stage .tag.trap")?.textContent ?? window.staged;
}).observe(document.body, {childList: true, subtree: true})"""
"""Keep the words of a scene that may be over before the test looks."""


def open_trap(page: Page, card: str, language: str = SOURCE) -> None:
    page.locator(".hand .card", has_text=translate(f"card-{card}", language)).first.click(timeout=PATIENCE)
    buttons = [translate(f"trap-set.{name}", language) for name in ("button", "change")]
    page.locator(".cardsheet .btn", has_text=re.compile("|".join(buttons))).click(timeout=PATIENCE)


def arm(page: Page, card: str, condition: str, language: str = SOURCE) -> None:
    open_trap(page, card, language)
    page.get_by_role("radio", name=translate(condition, language)).check(force=True, timeout=PATIENCE)
    page.locator(".trapsheet .primary").click()


def test_a_card_is_armed_changed_and_taken_back(browser: Browser, server: ServerProcess) -> None:
    position = BEFORE_A_TURN.replace("hearty-stew", "cold-feet")
    with at_page(browser, 1) as person:
        page = sit_at(person, server, position, "open", "easy")
        arm(page, "cold-feet", "trap-on.carrier")
        expect(page.locator(ARMED)).to_contain_text(translate("trap-on.carrier"))
        page.reload()
        expect(page.locator(ARMED)).to_contain_text(translate("trap-on.carrier"), timeout=PATIENCE)
        arm(page, "cold-feet", "trap-on.leader")
        expect(page.locator(ARMED)).to_contain_text(translate("trap-on.leader"))
        arm(page, "cold-feet", "trap-set.none")
        expect(page.locator(ARMED)).to_have_count(0)


if SIZE != "quick":  # four browsers are too much there

    def test_everybody_sees_a_trap_spring(browser: Browser, server: ServerProcess) -> None:
        """Bob arms a card in Cleo's turn and changes it; Ann begins hers, and it springs before everyone."""
        slow: dict[str, object] = {"reduced_motion": "no-preference"}
        with (
            at_page(browser, 1, Person, **slow) as ann,
            at_page(browser, 1, Person, **slow) as bob,
            at_page(browser, 1, Person, **slow) as cleo,
            at_page(browser, 1, Person, locale="es-ES", **slow) as watcher,
        ):
            meet(
                server, ann, bob, cleo, game="midevil", seats=("open",) * 3, position=ENDING, questions="few"
            )
            watcher.page.goto(ann.page.url)
            bob.page.evaluate("localStorage.setItem('boneyard-language', 'de')")
            bob.page.reload()
            arm(bob.page, "cold-feet", "trap-on.leader", "de")
            arm(bob.page, "cold-feet", "trap-on.carrier", "de")
            for person in (ann, cleo, watcher):
                expect(person.page.locator(ARMED)).to_have_count(0)
            for person in (ann, bob, cleo, watcher):
                person.page.evaluate(WATCH)
            press(cleo.page, "command-stop")
            for person, language in ((ann, "en"), (bob, "de"), (cleo, "en"), (watcher, "es")):
                condition = translate("trap-on.carrier", language)
                person.page.wait_for_function(
                    "words => window.staged?.includes(words)", arg=condition, timeout=PATIENCE
                )
                log = person.page.locator(".log", has_text=translate("card-cold-feet", language))
                expect(log.first).to_be_visible(timeout=PATIENCE)
            expect(bob.page.locator(ARMED)).to_have_count(0)
