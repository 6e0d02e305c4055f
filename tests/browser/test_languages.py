"""Page, game, card, rule and error are in the language of the browser, and nothing is left in English."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from boneyard.messages import translate
from boneyard.rulebook import load
from tests.browser.late import go_on, late_in
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.wording import left_in_english
from tests.server.process import ServerProcess
from tests.sizes import SIZE, pick

LANGUAGES = pick(quick=["de"], ci=["en", "de", "it", "es"], full=["en", "de", "it", "es"])
RULE = "ME-FIGHT-5"
PAGES = pick(
    quick=["/"],
    ci=["/", "/new/midevil", "/lessons", "/settings", "/about"],
    full=["/", "/new/midevil", "/lobby", "/mine", "/replay", "/lessons", "/settings", "/about"],
)


def all_is_in(person: Person, language: str) -> None:
    """The page declares its language and uses no other."""
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    assert left_in_english(person.page, language) == [], person.page.url


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_in_the_browsers_language(browser: Browser, server: ServerProcess, language: str) -> None:
    address = f"http://{server.address}"
    with at_page(browser, 1, locale=language) as person:
        page = person.page
        for path in PAGES:
            page.goto(address + path)
            page.locator("h1").first.wait_for(timeout=PATIENCE)
            all_is_in(person, language)
        page.goto(f"{address}/rules/midevil#{RULE}")
        title = load("midevil", language).entries[RULE].title
        expect(page.locator(f"#{RULE}")).to_contain_text(title, timeout=PATIENCE)
        all_is_in(person, language)
        page.goto(f"{address}/table/nosuchtable1")
        expect(page.get_by_text(translate("problem-not-found", language))).to_be_visible(timeout=PATIENCE)
        all_is_in(person, language)


if SIZE != "quick":  # what is said in a game is looked at without a browser there

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_game_is_in_the_browsers_language(
        browser: Browser, server: ServerProcess, language: str
    ) -> None:
        with at_page(browser, 1, locale=language) as person:
            go_on(person, server, "midevil", late_in("midevil", 20))
            person.page.locator(".hand .card").first.click(timeout=PATIENCE)
            expect(person.page.get_by_role("dialog")).to_be_visible(timeout=PATIENCE)
            all_is_in(person, language)
            person.page.keyboard.press("Escape")
            for _ in range(pick(quick=0, ci=3, full=40)):
                all_is_in(person, language)
                if not person.wait():
                    break
                person.act()
