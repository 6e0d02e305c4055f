"""A scripted person at the page, who plays by mouse or finger, without hints or preferences.

`play_choice.py` is their judgement. They wait until the board is still before each click, and with a mouse
until the page shows what the click will do.
"""

import time
from collections.abc import Callable, Iterable

from msgspec import convert
from playwright.sync_api import Error as PageError
from playwright.sync_api import Locator, Page

from environment import BenchError
from play_choice import Judgement, Mark, Offer

ATTEMPTS = 6  # inputs for one answer
WAIT = 8_000  # milliseconds for the page to react to an input
DRAGS = 5  # drags until a place must be in view
REACH = 0.4  # share of the board that one drag crosses, from its middle
STUCK = 90.0  # seconds without a question until the game counts as stuck
CONFIRMING = "dialog[open] [data-option], .ghosttools .ok, .dock .btn.primary"
"""Buttons that confirm a selection, the most urgent first."""


class Person:
    """Somebody at a page with a running game."""

    def __init__(self, page: Page, *, touch: bool, say: Callable[[str], None], by_hand: bool = False) -> None:
        self.page, self.touch, self.say = page, touch, say
        self.judgement = Judgement(by_hand)
        self.notes: list[str] = []

    def play(self, turns: int | None, until: float) -> None:
        """Play until the game is over, some own turns are done, or the time has run out."""
        heard = time.monotonic()
        while time.monotonic() < until:
            ready = self.page.evaluate("watch.ready()")
            if ready == "over" or (turns is not None and self.page.evaluate("watch.ownTurns()") >= turns):
                return
            if ready == "asked":
                self.answer()
                heard = time.monotonic()
            elif time.monotonic() - heard > STUCK:
                raise BenchError(
                    f"nothing was asked for {STUCK:.0f} s: {self.page.evaluate('watch.progress()')}"
                )
            self.page.wait_for_timeout(40)
        self.notes.append("time limit")

    def answer(self) -> None:
        """Answer the question on display, with as many inputs as the page demands."""
        first = self.look()
        if first is None:
            return
        self.say(f"turn {first.view.turns}: {first.view.frame}")
        intent = self.judgement.intend(first)
        points = list(intent.points)
        for attempt in range(ATTEMPTS):
            if points:
                self.point(self.refreshed(points.pop(0)))
            elif (attempt or intent.proposal) and self.confirm():
                pass
            elif not self.press(intent.options or range(len(first.options))):
                self.drag_to_marks()
            if self.outcome(first.decision) == "answered":
                return
            offer = self.look()
            if offer is None or offer.decision != first.decision:
                return
            if not points and attempt > 1:
                intent = self.judgement.intend(offer)
                points = list(intent.points)
        self.notes.append(f"unanswered: {first.view.frame}")
        self.press(range(len(first.options)))

    def look(self) -> Offer | None:
        found = self.page.evaluate("watch.offer()")
        return None if found is None else convert(found, Offer)

    def outcome(self, decision: int) -> str:
        """Wait until the page has answered, or is still again."""
        script = "([decision, began]) => watch.outcome(decision, began)"
        began = self.page.evaluate("watch.now()")
        deadline = time.monotonic() + WAIT / 1000
        while time.monotonic() < deadline:
            found = str(self.page.evaluate(script, [decision, began]))
            if found:
                return found
            self.page.wait_for_timeout(30)
        return "still"

    def settle(self) -> None:
        """Wait until the page shows what a click on this place does."""
        began, deadline = self.page.evaluate("watch.now()"), time.monotonic() + WAIT / 1000
        while not self.page.evaluate("began => watch.settled(began)", began) and time.monotonic() < deadline:
            self.page.wait_for_timeout(30)

    def refreshed(self, mark: Mark) -> Mark:
        """The same mark where it is now: the camera may have moved."""
        offer = self.look()
        places = offer.places if offer else []
        if mark.square >= 0:
            found = self.page.evaluate("square => watch.point(square)", mark.square)
            return convert(found, Mark) if found else mark
        return next((one for one in places if (one.column, one.row) == (mark.column, mark.row)), mark)

    def point(self, mark: Mark) -> None:
        for _ in range(DRAGS):
            if mark.open:
                break
            self.drag(mark)
            mark = self.refreshed(mark)
        if self.touch:
            self.page.touchscreen.tap(mark.x, mark.y)
        else:
            self.page.mouse.move(mark.x, mark.y)
            self.settle()
            self.page.mouse.click(mark.x, mark.y)

    def drag(self, mark: Mark) -> None:
        """Drag the board until a place that is out of view is in its middle, as far as one drag goes."""
        self.notes.append("dragged the board to a place out of view")
        box = self.page.locator(".boardwrap").bounding_box()
        if box is None:
            return
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        reach_x, reach_y = box["width"] * REACH, box["height"] * REACH
        dx = max(-reach_x, min(reach_x, x - mark.x))
        dy = max(-reach_y, min(reach_y, y - mark.y))
        path = [(x + dx * part / 8, y + dy * part / 8) for part in range(9)]
        if self.touch:
            self.swipe(path)
        else:
            self.page.mouse.move(*path[0])
            self.page.mouse.down()
            for place in path[1:]:
                self.page.mouse.move(*place)
            self.page.mouse.up()
        self.page.wait_for_timeout(400)

    def drag_to_marks(self) -> None:
        """No choice is in view: drag to the first one."""
        offer = self.look()
        marks = [*offer.marks, *offer.places, *offer.lit] if offer else []
        if marks:
            self.drag(marks[0])

    def swipe(self, path: list[tuple[float, float]]) -> None:
        session = self.page.context.new_cdp_session(self.page)
        for number, (x, y) in enumerate(path):
            kind = "touchMove" if number else "touchStart"
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        session.detach()

    def press(self, options: Iterable[int]) -> bool:
        """Press the button of the first option that has one."""
        for number in options:
            button = self.page.locator(f'[data-option="{number}"]').locator("visible=true").first
            if button.count() and self.click(button):
                return True
        return False

    def confirm(self) -> bool:
        """Confirm the selection, if the page wants that."""
        for selector in CONFIRMING.split(", "):
            button = self.page.locator(selector).locator("visible=true").last
            if button.count() and self.click(button):
                return True
        return False

    def click(self, button: Locator) -> bool:
        """False if it went away meanwhile."""
        try:
            if self.touch:
                button.tap(timeout=WAIT)
            else:
                button.click(timeout=WAIT)
        except PageError:
            return False
        return True
