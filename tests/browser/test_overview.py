"""The rules begin with an overview in pictures."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

import boneyard
from boneyard.games.shared.features import features_of
from boneyard.games.shared.overview import panels_of
from boneyard.messages import translate
from tests.browser.person import PATIENCE, at_page
from tests.server.process import ServerProcess

PHONE = {"width": 390, "height": 844}


@pytest.mark.parametrize("game", boneyard.game_ids())
def test_a_games_rules_begin_with_pictures(browser: Browser, server: ServerProcess, game: str) -> None:
    panels = panels_of(features_of(boneyard.game(game)).overview)
    with at_page(browser, 1, viewport=PHONE) as person:
        page = person.page
        page.goto(f"http://{server.address}/rules/{game}")
        overview = page.get_by_role("region", name=translate("overview-title"))
        pictures = overview.get_by_role("img")
        expect(pictures).to_have_count(len(panels), timeout=PATIENCE)
        for panel, picture in zip(panels, pictures.all(), strict=True):
            expect(picture).to_have_accessible_name(translate(f"overview-{game}-{panel.id}.picture"))
            picture.scroll_into_view_if_needed()
            page.wait_for_function(
                "one => [...one.querySelectorAll('img')].every("
                "each => !each.checkVisibility() || each.complete && each.naturalWidth > 0)",
                arg=picture.element_handle(),
                timeout=PATIENCE,
            )
        box = overview.bounding_box()
        assert box is not None
        assert box["height"] < 2.2 * PHONE["height"]
        page.get_by_role("searchbox").fill("zzz")
        expect(overview).to_have_count(0)
