"""Somebody opens the page, picks a game and plays it against bots; somebody plays one to its end.

A game of chance may last for hundreds of clicks. So, but for the full size, its beginning is played from the
first page, and its end from a position a few rounds before the limit, at which it is over for certain.
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
"""Clicks; a round takes a few dozen."""
SEED = 7


def play(person: Person, most: int) -> int:
    """Play on until the game is over, or so many clicks are done; how many were."""
    clicks = 0
    while clicks < most and person.wait():
        person.act()
        clicks += 1
    return clicks


@pytest.mark.parametrize("game", GAMES)
def test_a_person_begins_a_game_on_the_first_page(browser: Browser, server: ServerProcess, game: str) -> None:
    with at_page(browser, SEED) as person:
        person.start(f"http://{server.address}", translate(f"game-{game}"))
        clicks = play(person, BEGINNING)
        table = person.page.url.rpartition("/")[2]
        info = person.page.request.get(f"http://{server.address}/api/tables/{table}").json()
        assert info["seats"][0]["nonce"], "the page adds nothing to the dice"
        assert SIZE != "full" or clicks < BEGINNING, f"seed {SEED}: not over after {clicks} clicks"


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_to_the_end(browser: Browser, server: ServerProcess, game: str) -> None:
    with at_page(browser, SEED) as person:
        go_on(person, server, game, late_in(game, ROUNDS))
        clicks = play(person, MOST)
        assert person.page.locator(".over").count() == 1, f"seed {SEED}: not over after {clicks} clicks"
