"""Who comes from another device finds all that was told, and every roll."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from boneyard.messages import say
from tests.browser.person import PATIENCE, Person, at_page
from tests.server.process import ServerProcess
from tests.sizes import SIZE

SEED = 3
ANSWERS = 8
LINES = ".rail .log .lines p:not(.turn)"


def log_of(person: Person) -> list[str]:
    """What the log says, while nothing happens."""
    return person.page.locator(LINES).all_inner_texts()


if SIZE != "quick":  # a game of its own is too much there

    def test_another_device_is_told_the_same(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as old:
            old.start(f"http://{server.address}", say("game-zombie-invasion"))
            for _ in range(ANSWERS):
                if old.wait():
                    old.act()
            assert old.wait(), f"seed {SEED}: so short a game tells nothing"
            table = old.page.url.rsplit("/", 1)[1]
            kept = old.page.context.cookies()
            with at_page(browser, SEED) as new:
                new.page.context.add_cookies(kept)  # type: ignore[arg-type]  # as they were given
                new.page.goto(old.page.url)
                expect(new.page.locator(LINES)).to_have_text(log_of(old), timeout=PATIENCE)
                new.page.locator(".rail").get_by_role("button", name=say("dice-open")).click()
                rolls = new.page.request.get(f"http://{server.address}/api/tables/{table}/dice").json()[
                    "rolls"
                ]
                expect(new.page.locator(".dicebook .rolls li")).to_have_count(
                    min(len(rolls), 30), timeout=PATIENCE
                )
                expect(new.page.locator(".dicebook .rolls small").first).to_be_visible(timeout=PATIENCE)
                assert not new.troubles
            assert not old.troubles
