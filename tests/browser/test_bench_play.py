"""`scripts/bench play` plays through the page."""

from __future__ import annotations

from playwright.sync_api import Browser

from play import Run, play
from play_tally import figures
from tests.server.process import ServerProcess
from tests.sizes import SIZE

if SIZE != "quick":  # it takes its time, as people do

    def test_the_scripted_person_plays_a_turn(server: ServerProcess, browser: Browser) -> None:
        run = Run("zombie-invasion", "desktop", "fast", 1)
        report, notes = play(browser, f"http://{server.address}", run, turns=1, limit=120)
        found = figures(report, 24)
        assert found.own_turns == 1, notes
        assert found.inputs >= 2
        assert found.rests[0] >= 1
        assert found.bot_seconds or found.changes
