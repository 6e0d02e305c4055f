"""Fingers on a phone and keys alone are enough to play."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Browser, ElementHandle, Locator

from boneyard.messages import say
from tests.browser.person import PATIENCE, Person, at_page
from tests.server.process import ServerProcess
from tests.sizes import SIZE, pick

KEYS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "Enter", "Enter", "1", "2", "r"]
TURNS = pick(quick=1, ci=4, full=20)
MOST = 3_000
"""Keys or taps; a turn of chance takes a few dozen."""


class Fingers(Person):
    """Somebody at a phone."""

    def click(self, one: ElementHandle | Locator) -> None:
        one.tap(timeout=PATIENCE)

    def click_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


def turn_of(person: Person) -> int:
    """The turn that the log has come to."""
    told = re.search(r"(\d+)", person.page.locator(".log header").first.inner_text())
    return int(told[1]) if told else 0


if SIZE != "quick":  # one person at a page is enough there

    def test_a_phone_is_played_by_touch(browser: Browser, server: ServerProcess) -> None:
        phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
        with at_page(browser, 5, Fingers, **phone) as person:
            person.start(f"http://{server.address}", say("game-midevil"))
            for _ in range(60):
                if not person.wait():
                    break
                person.act()

    def test_keys_alone_play_on(browser: Browser, server: ServerProcess) -> None:
        chance = random.Random(11)
        with at_page(browser, 11) as person:
            person.start(f"http://{server.address}", say("game-zombie-invasion"))
            person.wait()
            person.page.locator(".boardwrap").focus()
            for _ in range(MOST):
                if turn_of(person) >= TURNS * 3:
                    break
                person.page.keyboard.press(chance.choice(KEYS))
            assert turn_of(person) >= TURNS * 3, "seed 11"
