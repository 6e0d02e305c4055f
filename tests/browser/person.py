"""A person who plays by clicking on what the page offers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, ConsoleMessage, ElementHandle, Locator, Page, Request, Response
from playwright.sync_api import Error as PageError

from tests.browser.wording import raw_ids

ASKED = ".game.turn:not([data-busy])"
"""A question that waits for an answer; while the page is busy, it answers by itself."""
OVER = ".over"
PASSING = ".react, .game[data-busy]"
"""A question that goes away by itself: a window, or one that the page is answering."""
ON_BOARD = "([x, y]) => document.elementFromPoint(x, y)?.closest('.boardwrap') != null"
OFFERED = {
    "confirm": ".confirm .btn",
    "react": ".react [data-option]",
    "lay": ".ghosttools .ok",
    "row": ".fight .opt, .fight .bid, .fight .seal",
    "primary": ".dock .btn.primary",
    "lit": "rect.legal, rect.danger, rect.aim",
    "spot": ".spot",
    "tile": ".litile",
    "button": ".dock .btns .btn:not(.quiet, .undo)",
    "card": ".hand .card.can",
}
"""Elements to click on, by kind."""
URGENT = ("react", "lay", "row", "primary")
"""Buttons that continue; they are clicked before anything else."""
MODAL = ("confirm",)
"""Dialogs that cover everything else."""
ON_THE_BOARD = ("lit", "spot", "tile")
COUNT = """kinds => Object.entries(kinds).map(([kind, selector]) =>
    [kind, [...document.querySelectorAll(selector)].filter(one => one.checkVisibility()).length])"""
NO_WORKER = "Service Worker registration blocked"
"""The error without a service worker; most tests block it, since it slows down every new page."""
INSTANT = """if (location.protocol.startsWith("http") && !localStorage.getItem("boneyard-pace"))
    localStorage.setItem("boneyard-pace", "instant");"""
"""Bots play at once: nobody watches."""
PATIENCE = 30_000
"""The timeout for a page on a busy machine, in milliseconds."""


class Person:
    """Somebody at a page, who chooses at random and collects errors."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.troubles: list[str] = []
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("response", self.see)
        page.on("requestfailed", self.miss)

    def hear(self, message: ConsoleMessage) -> None:
        """Collect console errors and warnings; a violated content policy is one too."""
        if message.type in ("error", "warning") and NO_WORKER not in message.text:
            self.troubles.append(f"{message.type}: {message.text}")

    def see(self, response: Response) -> None:
        """Collect requests that the server refused."""
        if response.status >= 400:
            self.troubles.append(f"{response.status}: {response.url}")

    def miss(self, request: Request) -> None:
        """Collect requests without an answer, except those that the page aborted."""
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"{request.failure}: {request.url}")

    def expects(self, *words: str) -> None:
        """Drop errors with one of these words, which the test caused."""
        self.troubles = [said for said in self.troubles if not any(word in said for word in words)]

    def start(self, address: str, game: str) -> None:
        """Start a game against bots from the first page, in two clicks."""
        self.page.goto(address)
        self.click(self.page.locator("label", has=self.page.get_by_text(game, exact=True)))
        self.click(self.page.locator("form .primary"))
        self.page.locator(".boardwrap").wait_for(timeout=PATIENCE)

    def wait(self) -> bool:
        """Wait for a question; false if the game is over."""
        self.page.locator(f"{ASKED}, {OVER}").first.wait_for(timeout=PATIENCE)
        return self.page.locator(OVER).count() == 0

    def act(self) -> str:
        """Click on something the page offers: an answer, or a step towards one."""
        decision = self.decision()
        kinds = self.offers()
        if not kinds:
            self.page.wait_for_timeout(20)  # it was answered by its time running out; the next one is coming
            return "nothing"
        kind = self.chance.choice(kinds)
        try:
            self.take(kind, self.page.locator(OFFERED[kind]).locator("visible=true").element_handles())
        except (PageError, AssertionError):
            if self.decision() == decision:
                raise
            return "nothing"  # it was answered in between
        return kind

    def decision(self) -> str | None:
        """The number of the question at the page."""
        return self.page.evaluate("document.querySelector('.game')?.dataset.decision")  # type: ignore[no-any-return]

    def offers(self) -> list[str]:
        some = [kind for kind, number in self.page.evaluate(COUNT, OFFERED) if number]
        return [kind for kind in some if kind in MODAL] or [kind for kind in some if kind in URGENT] or some

    def take(self, kind: str, offered: list[ElementHandle]) -> None:
        """Click on one of the elements if it is still there: windows close by themselves."""
        if not offered:
            return
        one = self.chance.choice(offered)
        if kind in ON_THE_BOARD:
            self.point_at(one)
        else:
            self.click_if_there(one)
        if kind == "card":
            self.click_if_there(self.page.locator(".cardsheet .btn").first.element_handle(timeout=PATIENCE))

    def click_if_there(self, one: ElementHandle) -> None:
        """Click on a button or card, unless it disappears meanwhile."""
        try:
            self.click(one)
        except PageError:
            if one.evaluate("one => one.isConnected"):
                raise

    def click(self, one: ElementHandle | Locator) -> None:
        one.click(timeout=PATIENCE)

    def click_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def point_to(self, selector: str) -> tuple[float, float]:
        """Point with the mouse at a mark on the board, without a click."""
        box = self.page.locator(selector).first.bounding_box(timeout=PATIENCE)
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        return x, y

    def walk_into(self, selector: str) -> None:
        """Point at a square with a fight until its odds are shown, then click."""
        x, y = self.point_to(selector)
        self.page.locator(".bubble").wait_for(timeout=PATIENCE)
        self.click_at(x, y)

    def point_at(self, mark: ElementHandle) -> None:
        """Click on a mark of the board, after bringing it into view."""
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
    """Somebody at a new page without cookies; errors on it fail the test."""
    wanted = {"reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block", **context}
    kept = browser.new_context(**wanted)  # type: ignore[arg-type]
    if wanted["reduced_motion"] == "reduce":
        kept.add_init_script(INSTANT)
    try:
        person = kind(kept.new_page(), seed)
        yield person
        assert not person.troubles, person.troubles
        assert not raw_ids(person.page), raw_ids(person.page)
    finally:
        kept.close()
