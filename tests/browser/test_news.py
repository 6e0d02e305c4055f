"""What people are told who were away, have left, or look at a list: nothing is silently stale."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from boneyard.messages import say
from tests.browser.person import PATIENCE, at_page
from tests.browser.test_company import meet
from tests.browser.test_line import BANNER
from tests.browser.test_pages import press
from tests.browser.test_together import Network
from tests.browser.test_turns import BEFORE_A_TURN
from tests.server.process import ServerProcess
from tests.sizes import SIZE

SEED = 7
WALKING = BEFORE_A_TURN.replace("turn step=0", "move left=3")
"""Nobody is asked for a card."""


if SIZE != "quick":  # several people are too much there

    def test_what_was_said_on_a_broken_line_is_heard(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as host, at_page(browser, SEED) as guest:
            network = Network(guest)
            meet(server, host, guest, game="midevil", seats=["open"] * 2, position=WALKING)
            network.there = False
            banner = guest.page.get_by_text(say("web-line-lost"))
            expect(banner).to_be_visible(timeout=BANNER)
            host.page.locator(".chatbar").click()
            host.page.get_by_label(say("web-chat.say")).fill("Are you there?")
            press(host.page, "web-chat.send")
            expect(host.page.locator(".said")).to_contain_text("Are you there?", timeout=PATIENCE)
            network.there = True
            guest.page.evaluate("() => dispatchEvent(new Event('online'))")
            expect(banner).to_be_hidden(timeout=PATIENCE)
            expect(guest.page.locator(".chatbar .dot")).to_have_text("1", timeout=PATIENCE)
