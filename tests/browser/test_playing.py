"""A game against bots is started from the first page, and another is played to its end.

A game can last hundreds of clicks. Except at full size, tests play its beginning, and its end from a position
a few rounds before the round limit.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from boneyard.messages import translate
from tests.browser.late import go_on, late_in
from tests.browser.person import Person, at_page
from tests.server.process import ServerProcess
from tests.sizes import SIZE, pick

ALL = ["zombie-invasion", "midevil", "castle-of-chaos"]
GAMES = pick(quick=ALL[:1], ci=ALL, full=ALL)
BEGINNING = pick(quick=4, ci=6, full=20_000)
ROUNDS = pick(quick=1, ci=1, full=5)
MOST = 20_000
SEED = 7


def play(person: Person, most: int) -> int:
    """Play until the game is over or the clicks are used up; returns the number of clicks."""
    clicks = 0
    while clicks < most and person.wait():
        person.act()
        clicks += 1
    return clicks


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_from_the_first_page(browser: Browser, server: ServerProcess, game: str) -> None:
    with at_page(browser, SEED) as person:
        person.start(f"http://{server.address}", translate(f"game-{game}"))
        clicks = play(person, BEGINNING)
        table = person.page.url.rpartition("/")[2]
        info = person.page.request.get(f"http://{server.address}/api/tables/{table}").json()
        assert info["seats"][0]["nonce"], "the page adds nothing to the dice"
        assert SIZE != "full" or clicks < BEGINNING, f"seed {SEED}: not over after {clicks} clicks"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_the_end(browser: Browser, server: ServerProcess, game: str) -> None:
    with at_page(browser, SEED) as person:
        go_on(person, server, game, late_in(game, ROUNDS))
        clicks = play(person, MOST)
        assert person.page.locator(".over").count() == 1, f"seed {SEED}: not over after {clicks} clicks"
