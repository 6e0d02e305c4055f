"""A game is playable by touch on a phone, and by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ElementHandle, Locator

from boneyard.messages import translate
from tests.browser.person import ON_THE_BOARD, PATIENCE, Person, at_page
from tests.browser.screens import PHONE, Fingers
from tests.server.process import ServerProcess
from tests.sizes import SIZE, pick

GAMES = ["zombie-invasion", "midevil", "castle-of-chaos"]
LINES = pick(quick=2, ci=5, full=100)
"""Log lines to play for; a turn is about one."""
MOST = 60 * LINES
"""The most actions for them."""
FARTHEST = 80
"""The most Tab presses to reach anything on a page."""
ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]
IS_FOCUSED = "one => one === document.activeElement"
BESIDE = 20
"""Pixels from the middle of a tile to the button that places it, which may be beside one that rotates it."""


class Keys(Person):
    """Somebody without a mouse, who uses Tab, arrows on the board, and Enter."""

    def start(self, address: str, game: str) -> None:
        """Choose a game with Tab and arrows, then Play."""
        self.page.goto(address)
        label = self.page.locator("label", has=self.page.get_by_text(game, exact=True))
        label.wait_for(timeout=PATIENCE)
        self.come_to(self.page.locator("[name=game]:checked"))
        while not label.locator("input").is_checked():
            self.press("ArrowRight")
        self.click(self.page.locator("form .primary"))
        self.page.locator(".boardwrap").wait_for(timeout=PATIENCE)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def come_to(self, one: ElementHandle | Locator) -> None:
        for _ in range(FARTHEST):
            if one.evaluate(IS_FOCUSED):
                return
            self.press("Tab")
        raise AssertionError("Tab does not lead to it")

    def click(self, one: ElementHandle | Locator) -> None:
        self.come_to(one)
        self.press("Enter")

    def take(self, kind: str, offered: list[ElementHandle]) -> None:
        if kind == "react":
            self.press("Escape")
        elif kind == "lay":
            self.press("r", "Enter")
        elif kind in ("row", "primary", "button"):
            self.press(str(self.chance.randrange(len(offered)) + 1))
        elif kind in ON_THE_BOARD:
            self.come_to(self.page.get_by_role("application"))
            self.press(*self.chance.choices(ARROWS, k=2), "Enter")
        else:
            super().take(kind, offered)


def play_on(person: Person) -> None:
    """Play until the log has enough lines."""
    told = person.page.locator(".log .lines :is(.line, .story)")
    for _ in range(MOST):
        if told.count() >= LINES or not person.wait():
            return
        person.act()
    raise AssertionError(told.all_inner_texts())


if SIZE != "quick":  # one person at a page is enough there

    @pytest.mark.parametrize("game", GAMES)
    def test_the_keyboard_alone_leads_into_a_game(browser: Browser, server: ServerProcess, game: str) -> None:
        with at_page(browser, 11, Keys) as person:
            person.start(f"http://{server.address}", translate(f"game-{game}"))
            play_on(person)

    def test_a_phone_is_played_by_touch(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 5, Fingers, **PHONE) as person:
            person.start(f"http://{server.address}", translate("game-midevil"))
            play_on(person)
