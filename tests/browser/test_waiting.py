"""What is told to who waits for a game to begin, and on the first page to who wants one."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from boneyard.messages import say
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.test_company import SMALL
from tests.browser.test_pages import SEED
from tests.reliability.test_pause import FullDisk
from tests.server.process import ServerProcess, serving
from tests.sizes import SIZE

expect.set_options(timeout=PATIENCE)

LANGUAGES = ("en-GB", "de-DE", "it-IT", "es-ES")
CODE = 140
"""Pixels that a table's code of 12 letters needs."""


if SIZE != "quick":  # people who meet are enough there

    def test_why_no_game_begins_is_seen_on_a_phone(
        browser: Browser, client_is_built: None, tmp_path: Path
    ) -> None:
        with serving(tmp_path / "boneyard.db") as server, at_page(browser, SEED, Person, **SMALL) as person:
            person.page.goto(f"http://{server.address}")
            last = person.page.locator("article").last.get_by_role("button")
            last.scroll_into_view_if_needed(timeout=PATIENCE)
            trouble = FullDisk(server.process.pid)
            trouble.fail()
            last.click()
            expect(person.page.get_by_text(say("problem-paused"))).to_be_in_viewport()
            trouble.mend()
            person.expects("503")

    @pytest.mark.parametrize("locale", LANGUAGES)
    def test_a_code_fits_into_its_field_on_a_phone(
        browser: Browser, server: ServerProcess, locale: str
    ) -> None:
        with at_page(browser, SEED, Person, **SMALL, locale=locale) as person:
            person.page.goto(f"http://{server.address}")
            field = person.page.locator(".join input").bounding_box(timeout=PATIENCE)
            assert field is not None
            assert field["width"] >= CODE
