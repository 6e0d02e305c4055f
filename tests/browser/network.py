"""The way from a page to its server, which can be lost."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person

BANNER = 5_000
"""Milliseconds of a page's clock until it must say that nothing is heard any more."""

PAUSED = 1
"""Seconds ahead of its time at which a page's clock is stopped, so that a busy machine is not late for it."""


class Network:
    """Where it is gone, nothing is heard and nothing is said."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.there = True
        self.banner = self.page.get_by_text(translate("web-line-lost"))
        self.page.clock.install()
        self.page.route_web_socket("**/ws/**", lambda page: Line(self, page, page.connect_to_server()))

    def goes(self) -> None:
        """Nothing is heard any more, and the page says so in time."""
        self.there = False
        self.page.clock.pause_at(self.page.evaluate("() => Date.now() / 1000") + PAUSED)
        self.page.clock.run_for(BANNER - 1000 * PAUSED)
        expect(self.banner).to_be_visible(timeout=PATIENCE)
        self.page.clock.resume()

    def comes_back(self) -> None:
        """It is there again, and the page finds it."""
        self.there = True
        self.page.evaluate("() => dispatchEvent(new Event('online'))")
        expect(self.banner).to_be_hidden(timeout=PATIENCE)


class Line:
    """Carries messages both ways. What was lost is not sent again, so nothing can come after it."""

    def __init__(self, network: Network, page: WebSocketRoute, server: WebSocketRoute) -> None:
        self.network = network
        self.whole = True
        page.on_message(lambda said: self.carry(server, said))
        server.on_message(lambda said: self.carry(page, said))

    def carry(self, to: WebSocketRoute, said: str | bytes) -> None:
        """Pass a message on, while there is a network."""
        self.whole = self.whole and self.network.there
        if self.whole:
            to.send(said)
