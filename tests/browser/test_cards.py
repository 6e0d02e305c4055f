"""Cards in hand: each has its picture and can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

import boneyard
from boneyard.games.shared.content_set import cards_of
from boneyard.languages import LANGUAGES
from boneyard.messages import translate
from tests.browser.person import PATIENCE, at_page
from tests.browser.positions import sit_at
from tests.server.process import ServerProcess

SIZES = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
}
WITH_CARDS = """midevil, 2 seats
board
  0:altar
figures
  .w.
  .0.
  ..1
seat 0 hand hearty-stew they-rise-again crumble
deck none
stack none
next turn step=0
"""
TOO_LONG = """(card, {words, kinds}) => words.flatMap(({title, gist}) => {
    card.querySelector(".tx").textContent = gist;
    const name = card.querySelector(".ti");
    name.textContent = title;
    name.classList.toggle("long", title.length > 14);
    return kinds.flatMap(kind => {
        card.className = `card k-${kind}`;
        const frame = card.querySelector(".bd").getBoundingClientRect();
        const shown = [...card.querySelectorAll(".ti, .tx")].filter(one => one.checkVisibility());
        const fits = shown.every(one => {
            const {left, top, right, bottom} = one.getBoundingClientRect();
            return left > frame.left - 1 && right < frame.right + 1 && one.scrollWidth <= one.clientWidth + 1
                && top > frame.top - 1 && bottom < frame.bottom + 1;
        });
        return fits ? [] : [`${kind}: ${title}: ${gist}`];
    });
})"""
"""Which words leave the frame of a card, tried on a card in hand; on phones that shows its title only."""


def words_of(language: str) -> list[dict[str, str]]:
    ids = {
        card.id for game in boneyard.game_ids() for card in cards_of(boneyard.game(game).default_content())
    }
    return [
        {
            "title": translate(f"card-{card}", language=language),
            "gist": translate(f"card-{card}.gist", language=language),
        }
        for card in sorted(ids)
    ]


@pytest.mark.parametrize("size", SIZES)
def test_every_cards_title_and_gist_fit_on_it_in_every_language(
    browser: Browser, server: ServerProcess, size: str
) -> None:
    with at_page(browser, 1, viewport=SIZES[size]) as person:
        page = sit_at(person, server, WITH_CARDS, "open", "easy")
        card = page.locator(".hand .card").first
        card.wait_for(timeout=PATIENCE)
        for language in LANGUAGES:
            page.evaluate("language => document.documentElement.lang = language", language)
            words = {"words": words_of(language), "kinds": ["weapon", "item", "boon", "hex", "grave"]}
            assert card.evaluate(TOO_LONG, words) == [], language


def test_a_card_that_is_pointed_at_shows_its_whole_text(browser: Browser, server: ServerProcess) -> None:
    with at_page(browser, 1, viewport=SIZES["desktop"]) as person:
        page = sit_at(person, server, WITH_CARDS, "open", "easy")
        for card in ("hearty-stew", "they-rise-again"):
            text = page.get_by_text(translate(f"card-{card}.text"), exact=True)
            expect(text).to_be_hidden(timeout=PATIENCE)
            page.locator(".hand .card", has_text=translate(f"card-{card}")).hover()
            expect(text).to_be_visible(timeout=PATIENCE)


def test_every_card_in_hand_shows_its_picture(browser: Browser, server: ServerProcess) -> None:
    with at_page(browser, 1, viewport=SIZES["phone"]) as person:
        page = sit_at(person, server, WITH_CARDS, "open", "easy")
        for card in ("hearty-stew", "they-rise-again", "crumble"):
            expect(page.locator(f".hand use[href='#pic-{card}']")).to_be_visible(timeout=PATIENCE)
            expect(page.locator(f".sheet #pic-{card}")).to_be_attached(timeout=PATIENCE)
