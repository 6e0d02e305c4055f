"""A server that goes away: the page says so within five seconds and comes back by itself."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from boneyard.messages import say
from tests.browser.person import PATIENCE, at_page
from tests.server.process import ServerProcess
from tests.sizes import SIZE

BANNER = 5_000
"""Milliseconds until the page must say that the line is broken."""

if SIZE != "quick":  # it starts a server twice

    def test_a_killed_server_is_missed_and_found_again(
        browser: Browser, client_is_built: None, tmp_path: Path
    ) -> None:
        database = tmp_path / "boneyard.db"
        first = ServerProcess(database)
        try:
            with at_page(browser, seed=3) as person:
                person.start(f"http://{first.address}", say("game-zombie-invasion"))
                person.wait()
                first.kill()
                banner = person.page.get_by_text(say("web-line-lost"))
                expect(banner).to_be_visible(timeout=BANNER)
                second = ServerProcess(database, port=int(first.address.rpartition(":")[2]))
                try:
                    expect(banner).to_be_hidden(timeout=PATIENCE)
                    for _ in range(6):
                        assert person.wait()
                        person.act()
                finally:
                    second.close()
        finally:
            first.close()
