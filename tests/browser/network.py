"""A network between page and server that can fail."""

from __future__ import annotations

from playwright.sync_api import WebSocketRoute, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person

BANNER = 5_000
"""When a page must report a lost connection, in milliseconds of its clock."""

PAUSED = 1
"""How far ahead a page's clock is stopped, in seconds, so that a busy machine isn't late."""


class Network:
    """Drops all messages while it is down."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.there = True
        self.banner = self.page.get_by_text(translate("web-line-lost"))
        self.page.clock.install()
        self.page.route_web_socket("**/ws/**", lambda page: Line(self, page, page.connect_to_server()))

    def goes(self) -> None:
        """Go down; the page reports it in time."""
        self.there = False
        self.page.clock.pause_at(self.page.evaluate("() => Date.now() / 1000") + PAUSED)
        self.page.clock.run_for(BANNER - 1000 * PAUSED)
        expect(self.banner).to_be_visible(timeout=PATIENCE)
        self.page.clock.resume()

    def comes_back(self) -> None:
        """Come back; the page reconnects."""
        self.there = True
        self.page.evaluate("() => dispatchEvent(new Event('online'))")
        expect(self.banner).to_be_hidden(timeout=PATIENCE)


class Line:
    """Forwards messages both ways. After a lost message it forwards none, as a TCP connection would."""

    def __init__(self, network: Network, page: WebSocketRoute, server: WebSocketRoute) -> None:
        self.network = network
        self.whole = True
        page.on_message(lambda said: self.carry(server, said))
        server.on_message(lambda said: self.carry(page, said))

    def carry(self, to: WebSocketRoute, said: str | bytes) -> None:
        self.whole = self.whole and self.network.there
        if self.whole:
            to.send(said)
