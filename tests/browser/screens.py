"""Screen sizes, and where elements are on them."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from playwright.sync_api import ElementHandle, Locator, Page

from tests.browser.person import PATIENCE, Person

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = {**PHONE, "viewport": {"width": 360, "height": 740}}
IS_DANGER = """one => {
    const ink = document.body.appendChild(document.createElement("i"));
    ink.style.color = "var(--danger)";
    return getComputedStyle(one).color === getComputedStyle(ink).color;
}"""
BOXES = """selector => [...document.querySelectorAll(selector)]
    .filter(one => one.checkVisibility({visibilityProperty: true}))
    .map(one => [
        `${one.className} ${one.getAttribute("aria-label") ?? one.textContent.trim().slice(0, 20)}`,
        ...Object.values(one.getBoundingClientRect().toJSON()).slice(0, 4)])"""


class Screen(NamedTuple):
    """A size, and the least share of the board, with a hand of cards below it."""

    width: int
    height: int
    board: float


class Box(NamedTuple):
    """The box of an element on the page."""

    what: str
    x: float
    y: float
    width: float
    height: float

    def covers(self, other: Box) -> bool:
        """Whether both overlap by more than a border's width."""
        wide = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        high = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return wide > 2 and high > 2

    def is_within(self, screen: Screen) -> bool:
        return (
            self.x >= -1
            and self.y >= -1
            and self.x + self.width <= screen.width + 1
            and self.y + self.height <= screen.height + 1
        )


def boxes(page: Page, selector: str) -> list[Box]:
    """The boxes of the visible ones."""
    return [Box(*found) for found in page.evaluate(BOXES, selector)]


def covering(page: Page, selector: str) -> list[str]:
    """Elements that overlap."""
    pairs = combinations(boxes(page, selector), 2)
    return [f"{one.what} covers {other.what}" for one, other in pairs if one.covers(other)]


def out_of_sight(page: Page, selector: str, screen: Screen) -> list[str]:
    """Elements that aren't entirely on the screen."""
    return [f"{one.what} is not on the screen" for one in boxes(page, selector) if not one.is_within(screen)]


class Fingers(Person):
    def click(self, one: ElementHandle | Locator) -> None:
        one.tap(timeout=PATIENCE)

    def click_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


def hold_finger(page: Page, x: float, y: float, until: Locator) -> None:
    """Hold a finger on a place until something is shown."""
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    until.wait_for(timeout=PATIENCE)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()
