"""What is told to who waits for a game to begin, and on the first page to who wants one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.test_company import SMALL
from tests.browser.test_pages import SEED
from tests.server.process import ServerProcess
from tests.sizes import SIZE

expect.set_options(timeout=PATIENCE)

LANGUAGES = ("en-GB", "de-DE", "it-IT", "es-ES")
CODE = 140
"""Pixels that a table's code of 12 letters needs."""


if SIZE != "quick":  # people who meet are enough there

    @pytest.mark.parametrize("locale", LANGUAGES)
    def test_a_code_fits_into_its_field_on_a_phone(
        browser: Browser, server: ServerProcess, locale: str
    ) -> None:
        with at_page(browser, SEED, Person, **SMALL, locale=locale) as person:
            person.page.goto(f"http://{server.address}")
            field = person.page.locator(".join input").bounding_box(timeout=PATIENCE)
            assert field is not None
            assert field["width"] >= CODE
