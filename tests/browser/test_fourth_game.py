"""A game that the client doesn't know is played in the browser to its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from boneyard.games.catalogue import MORE_GAMES
from tests.browser.person import at_page
from tests.games.fourth_game import ID, LINE, ROOT
from tests.server.process import serving

SEED = 5
MOST = 200
"""Clicks; a game takes a few dozen."""
pytestmark = pytest.mark.plain_python("its state is a Python class, which machine code can't have for a base")


def test_it_plays_in_the_browser(
    browser: Browser, client_is_built: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MORE_GAMES, f"{ID}={LINE}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    with serving(tmp_path / "tables.db") as server, at_page(browser, SEED) as person:
        person.start(f"http://{server.address}", "Lighthouse")
        clicks = 0
        while clicks < MOST and person.wait():
            person.act()
            clicks += 1
        assert person.page.locator(".over").count() == 1, f"not over after {clicks} clicks"
