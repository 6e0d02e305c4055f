"""The first page: a game, its goal and the opponents, all with defaults."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.screens import PHONE, boxes
from tests.browser.steps import SEED, press
from tests.server.process import ServerProcess


def test_opponents_are_chosen_by_name_and_sit_at_the_table(browser: Browser, server: ServerProcess) -> None:
    with at_page(browser, SEED) as person:
        page = person.page
        page.goto(f"http://{server.address}")
        page.get_by_text(translate("game-zombie-invasion"), exact=True).click(timeout=PATIENCE)
        expect(page.get_by_text(translate("goal-zombie-invasion"))).to_be_visible()
        expect(page.get_by_text(translate("temper-greedy-zombie-invasion"))).to_be_visible()
        bench = page.get_by_role("button", name=translate("start-add"))
        page.get_by_role("button", name=translate("start-swap.label", name="Grimble")).click()
        expect(bench.filter(has_text="Grimble")).to_be_visible()
        bench.filter(has_text="Wick").click()
        press(page, "start-play")
        page.locator(".boardwrap").wait_for(timeout=PATIENCE)
        seats = page.locator(".seats .nm")
        expect(seats).to_have_count(5)
        for number, name in enumerate(("Old Marrow", "Thorn", "Rook", "Wick"), 1):
            expect(seats.nth(number)).to_contain_text(name)


def test_the_goals_picture_holds_its_captions_on_a_phone(browser: Browser, server: ServerProcess) -> None:
    for locale in ("en-GB", "de-DE", "it-IT", "es-ES"):
        with at_page(browser, SEED, Person, locale=locale, **PHONE) as person:
            page = person.page
            page.goto(f"http://{server.address}")
            games = page.locator("label:has(input[name=game])")
            expect(games).to_have_count(3, timeout=PATIENCE)
            for game in games.all():
                game.click()
                (picture,) = boxes(page, ".picture")
                captions = boxes(page, ".picture li")
                assert len(captions) == 3
                for caption in captions:
                    assert picture.x <= caption.x, (locale, caption)
                    assert caption.x + caption.width <= picture.x + picture.width, (locale, caption)
