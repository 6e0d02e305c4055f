"""Somebody who plays by keys alone."""

from __future__ import annotations

from tests.browser.person import Person

ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
KEYS = """() => [...document.querySelectorAll(".game [aria-keyshortcuts]")]
    .filter(one => one.checkVisibility({visibilityProperty: true}))
    .flatMap(one => one.ariaKeyShortcuts?.split(" ") ?? one.getAttribute("aria-keyshortcuts").split(" "))"""
FITS = ".widget .spot, .widget .litile, .widget :is(rect.legal, rect.danger, rect.aim)"


class Keyboard(Person):
    """Presses a key that the page names, or chooses a place on the board."""

    def act(self) -> str:
        keys = [key for key in self.page.evaluate(KEYS) if key != "Escape" or self.asks_for_a_card()]
        if self.page.locator(".confirm").count() or "Enter" in keys:
            self.page.keyboard.press("Enter")
        elif self.page.locator(FITS).count() and self.chance.random() < 0.5:
            for _ in range(self.chance.randint(1, 3)):
                self.page.keyboard.press(self.chance.choice(ARROWS))
            self.page.keyboard.press("Enter")
        elif keys:
            self.page.keyboard.press(self.chance.choice(keys))
        else:
            self.page.keyboard.press(self.chance.choice(ARROWS))
            self.page.keyboard.press("Enter")
        return "key"

    def asks_for_a_card(self) -> bool:
        """Whether a window is open, which Escape passes."""
        return self.page.locator(".react").count() > 0
