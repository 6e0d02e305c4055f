"""Somebody opens the page, picks a game and plays it against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from boneyard.messages import say
from tests.browser.person import at_page
from tests.server.process import ServerProcess
from tests.sizes import SIZE, pick

GAMES = pick(
    quick=["zombie-invasion"],
    ci=["zombie-invasion", "midevil", "castle-of-chaos"],
    full=["zombie-invasion", "midevil", "castle-of-chaos"],
)
MOST = pick(quick=8, ci=2_000, full=20_000)
"""Clicks; a game of chance against bots takes a few hundred."""


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_through_the_page(browser: Browser, server: ServerProcess, game: str) -> None:
    seed = 7
    with at_page(browser, seed) as person:
        person.start(f"http://{server.address}", say(f"game-{game}"))
        clicks = 0
        while clicks < MOST and person.wait():
            person.act()
            clicks += 1
        over = person.page.locator(".over").count() == 1
        assert over or SIZE == "quick", f"seed {seed}: not over after {clicks} clicks"
        assert not person.troubles, f"seed {seed}"
