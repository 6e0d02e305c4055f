"""Two people at one device, with a curtain between their hands."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person, at_page
from tests.server.process import ServerProcess
from tests.sizes import SIZE

CURTAIN = ".curtain"
MOST = 400


def set_up(person: Person, address: str, game: str) -> None:
    """Create a table with all players at this device."""
    page = person.page
    page.goto(f"{address}/new/{game}")
    person.click(page.get_by_role("button", name=translate("setup-all-here")))
    page.get_by_label(translate("setup-here-name", number=2)).fill("Bob")
    page.get_by_label(translate("setup-name")).fill("Ann")
    person.click(page.get_by_role("button", name=translate("start-play"), exact=True))


def offers(page: Page) -> set[str]:
    """The menu entries of the player who holds the device."""
    page.get_by_role("button", name=translate("web-menu")).click(timeout=PATIENCE)
    shown = page.locator(".menu").inner_text()
    page.keyboard.press("Escape")
    return {id for id in ("turn-carry", "web-vote-end", "web-leave") if translate(id) in shown}


if SIZE != "quick":  # people at browsers of their own are enough there

    def test_a_curtain_hides_hands_between_players_at_one_device(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 3) as person:
            page = person.page
            set_up(person, f"http://{server.address}", "midevil")
            shown: set[str] = set()
            for _ in range(MOST):
                page.locator(f"{CURTAIN}, .gather, .game.turn").first.wait_for(timeout=PATIENCE)
                if page.locator(CURTAIN).count():
                    assert page.locator(".hand, .card, .boardwrap").count() == 0, (
                        "nothing is seen behind the curtain"
                    )
                    whose = page.locator(f"{CURTAIN} h1").inner_text()
                    person.click(page.locator(f"{CURTAIN} button"))
                    page.locator(".hand, .gather").filter(visible=True).first.wait_for(timeout=PATIENCE)
                    if whose not in shown and not page.locator(".gather").count():
                        shown.add(whose)
                        carries = {"turn-carry"} if whose == translate("hotseat-pass", name="Ann") else set()
                        assert offers(page) == {"web-vote-end", "web-leave", *carries}, whose
                elif page.locator(".gather").count():
                    assert not page.locator(".hand, .react").filter(visible=True).count(), "no hand lies open"
                    person.click(page.locator(".gather .btn.primary"))  # and again at the next window
                else:
                    person.act()
                if len(shown) == 2:
                    break
            assert shown == {translate("hotseat-pass", name=name) for name in ("Ann", "Bob")}, (
                f"{MOST} clicks"
            )

    def test_without_hidden_hands_there_is_no_curtain(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 3) as person:
            set_up(person, f"http://{server.address}", "zombie-invasion")
            person.page.locator(".game").wait_for(timeout=PATIENCE)
            assert person.page.locator(CURTAIN).count() == 0
