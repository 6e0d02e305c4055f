"""A returning player, or another device, gets the whole log, every roll and a recap of what was missed."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from boneyard.messages import translate
from tests.browser.logs import MOST, last_turn, log_of
from tests.browser.person import PATIENCE, Person, at_page
from tests.server.process import ServerProcess
from tests.sizes import SIZE

SEED = 3
ANSWERS = 8


if SIZE != "quick":  # a game of its own is too much there

    def test_another_device_shows_the_same(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as old:
            old.start(f"http://{server.address}", translate("game-zombie-invasion"))
            for _ in range(ANSWERS):
                if old.wait():
                    old.act()
            assert old.wait(), f"seed {SEED}: so short a game tells nothing"
            table = old.page.url.rsplit("/", 1)[1]
            kept = old.page.context.cookies()
            with at_page(browser, SEED) as new:
                new.page.context.add_cookies(kept)  # type: ignore[arg-type]  # as they were given
                new.page.goto(old.page.url)
                logs_become_equal(old, new)
                new.page.locator(".rail").get_by_role("button", name=translate("dice-open")).click()
                rolls = new.page.request.get(f"http://{server.address}/api/tables/{table}/dice").json()[
                    "rolls"
                ]
                expect(new.page.locator(".dicebook .rolls li")).to_have_count(
                    min(len(rolls), 30), timeout=PATIENCE
                )
                expect(new.page.locator(".dicebook .rolls small").first).to_be_visible(timeout=PATIENCE)
                new.page.keyboard.press("Escape")
                shows_the_missed_turns(old, new)


def logs_become_equal(old: Person, new: Person) -> None:
    """Bots may still be playing, and one page may be ahead of the other."""
    for _ in range(PATIENCE // 50):
        if log_of(old) == log_of(new) != []:
            return
        new.page.wait_for_timeout(50)
    assert log_of(old) == log_of(new)


def shows_the_missed_turns(old: Person, new: Person) -> None:
    """One device is hidden while the game continues at another; back in view, it says what happened."""
    address, before = old.page.url, last_turn(new)
    old.page.goto(address.partition("/table/")[0] + "/about")
    for _ in range(MOST):
        if last_turn(new) > before or not new.wait():
            break
        new.act()
    new.wait()  # until the bots have had their turns
    assert last_turn(new) > before, f"seed {SEED}: {MOST} clicks, and still the same turn"
    old.page.goto(address)
    recap = old.page.locator(".recap")
    expect(recap.get_by_role("heading", level=2)).to_have_text(translate("recap-title"), timeout=PATIENCE)
    expect(recap.get_by_role("heading", level=3).last).to_be_visible()
    expect(recap.locator("p").last).not_to_be_empty()
    assert recap.get_by_role("button", name=translate("web-close")).is_enabled()
    board = old.page.locator(".boardwrap").bounding_box()
    assert board is not None
    old.page.mouse.click(board["x"] + board["width"] - 5, board["y"] + board["height"] - 5)
    expect(recap).to_have_count(0)  # a touch of the board uncovers it
