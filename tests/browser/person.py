"""A person who plays through the page: sees what it offers, and clicks on some of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response

ASKED = ".game.turn"
OVER = ".over"
LIT = "rect.legal, rect.danger"
ON_BOARD = "([x, y]) => document.elementFromPoint(x, y)?.closest('.boardwrap') != null"
PATIENCE = 30_000
"""Milliseconds until the page must have done something, on a busy machine too."""


class Person:
    """Somebody at a page, who chooses by chance and keeps what went wrong."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.troubles: list[str] = []
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("response", self.see)

    def hear(self, message: ConsoleMessage) -> None:
        """A page that complains has something wrong with it; a broken content policy complains too."""
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def see(self, response: Response) -> None:
        """Nothing that a page asks for may fail."""
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.url}")

    def start(self, address: str, game: str) -> None:
        """Open the page and play a game against bots: two clicks at most."""
        self.page.goto(address)
        self.page.locator("article", has=self.page.get_by_role("heading", name=game, exact=True)).get_by_role(
            "button"
        ).click()
        self.page.locator(".boardwrap").wait_for(timeout=PATIENCE)

    def wait(self) -> bool:
        """Until something is asked; false when the game is over."""
        self.page.locator(f"{ASKED}, {OVER}").first.wait_for(timeout=PATIENCE)
        return self.page.locator(OVER).count() == 0

    def act(self) -> str:
        """Answer from what the page offers now, or get nearer to an answer."""
        for kind, offered in self.offers():
            return self.take(kind, offered)
        self.page.wait_for_timeout(20)  # the question was answered by its time running out
        return "nothing"

    def offers(self) -> Iterator[tuple[str, Locator]]:
        """What there is to click on, what leads on first."""
        page = self.page
        pass_or_play = page.locator(".react .row button")
        lay = page.locator(".ghosttools .ok")
        rows = page.locator(".fight .opt:visible")
        first = page.locator(".dock .btn.primary")
        lit = page.locator(LIT)
        buttons = page.locator(".dock .btns .btn:not(.quiet)").filter(has_not_text="Undo")
        cards = page.locator(".hand .card.can")
        found = [
            ("react", pass_or_play),
            ("lay", lay),
            ("row", rows),
            ("primary", first),
            ("lit", lit),
            ("spot", page.locator(".spot")),
            ("tile", page.locator(".litile")),
            ("button", buttons),
            ("card", cards),
        ]
        some = [(kind, offered) for kind, offered in found if offered.count()]
        urgent = [pair for pair in some if pair[0] in ("react", "lay", "row", "primary")]
        self.chance.shuffle(some)
        yield from urgent or some

    def take(self, kind: str, offered: Locator) -> str:
        """Click on one of what is offered."""
        one = offered.nth(self.chance.randrange(offered.count()))
        if kind == "card":
            self.click(one)
            self.click(self.page.locator(".cardsheet .btn").first)
        elif kind in ("lit", "spot", "tile"):
            self.point_at(one)
        else:
            self.click(one)
        return kind

    def click(self, one: Locator) -> None:
        """On a button or a card."""
        one.click(timeout=PATIENCE)

    def click_at(self, x: float, y: float) -> None:
        """On a place of the page."""
        self.page.mouse.click(x, y)

    def point_at(self, mark: Locator) -> None:
        """Click on the board where a mark is; what is out of sight is brought into it."""
        box = mark.bounding_box()
        if box is None:
            return
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.page.evaluate(ON_BOARD, [x, y]):
            self.click_at(x, y)
        else:
            self.click(self.page.locator(".zoom button").last)


@contextmanager
def at_page(browser: Browser, seed: int, kind: type[Person] = Person, **context: object) -> Iterator[Person]:
    """Somebody at a new page, with nothing remembered."""
    kept = browser.new_context(reduced_motion="reduce", locale="en-GB", **context)  # type: ignore[arg-type]
    try:
        yield kind(kept.new_page(), seed)
    finally:
        kept.close()
