"""The goal is always in view: goal bar, arrows to goals out of sight, names of goal places."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, at_page
from tests.browser.positions import sit_at
from tests.browser.screens import boxes
from tests.server.process import ServerProcess
from tests.sizes import SIZE

expect.set_options(timeout=PATIENCE)

BOOK_CARRIED = """midevil, 3 seats
board
  1:clearing
  0:altar
figures
  ...
  .0.
  .1.

  ...
  ...
  .2.
seat 0 collection white 2 blue 1
seat 1 collection blue 8
holder 1
stack none
deck none
next move left=3
"""
FAR_AWAY = """() => {
    const board = document.querySelector(".boardwrap");
    const { x, y, width, height } = board.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width, height };
}"""
LEGIBLE = """() => {
    const names = [...document.querySelectorAll(".tilename.kept")];
    return names.length === 1 && names[0].getBoundingClientRect().height > 14;
}"""


def push_away(page: Page) -> None:
    """Drag the board until it is out of the window."""
    at = page.evaluate(FAR_AWAY)
    for _ in range(3):
        page.mouse.move(at["x"], at["y"])
        page.mouse.down()
        page.mouse.move(at["x"] + at["width"] * 0.45, at["y"] + at["height"] * 0.4, steps=4)
        page.mouse.up()


if SIZE != "quick":  # a whole game with this bar is played there

    def test_the_goal_bar_shows_everyones_progress(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 1, viewport={"width": 1440, "height": 900}) as person:
            page = sit_at(person, server, BOOK_CARRIED, "open", "easy", "easy")
            bar = page.get_by_role("region", name=translate("goal-label"))
            points, book = bar.locator(".way").all()
            bot = page.locator(".seat .nm").nth(1)
            name = bot.evaluate("one => one.firstChild.textContent")
            expect(points).to_contain_text(translate("goal-points", number=30))
            needs = translate("goal-points-left", seat=name, seat_id="other", left=6)
            expect(points.locator(".danger").first).to_have_text(needs)
            expect(points.locator(".marker")).to_have_count(3)
            expect(points.locator(".marker.mine.seat-1")).to_have_count(1)
            expect(book).to_contain_text(translate("goal-book", tile="Altar", tile_id="altar"))
            held = translate("goal-book-held", seat=name, seat_id="other", left=2)
            expect(book.locator(".danger").first).to_have_text(held)
            expect(book.locator(".marker.carries.seat-2")).to_have_count(1)
            you = translate("goal-progress", seat="Ann", seat_id="you", value=5, of=30)
            expect(points.get_by_role("listitem").filter(has_text=you)).to_have_count(1)
            page.set_viewport_size({"width": 390, "height": 844})
            expect(points.locator("b.short")).to_be_visible()
            expect(points.locator(".course")).to_be_visible()

    def test_an_arrow_points_to_a_goal_out_of_view(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 2, viewport={"width": 1440, "height": 900}) as person:
            page = sit_at(person, server, BOOK_CARRIED, "open", "easy", "easy")
            arrows = page.locator(".rim button:visible")
            expect(arrows).to_have_count(0)
            push_away(page)
            expect(arrows).to_have_count(3)
            mine = arrows.filter(has_text=translate("goal-place-me"))
            altar = arrows.filter(has_text="Altar").filter(has_text=translate("goal-place-steps", steps=3))
            expect(altar).to_have_count(1)
            (window,) = boxes(page, ".boardwrap")
            for arrow in boxes(page, ".rim button:not([hidden])"):
                assert arrow.x >= window.x
                assert arrow.x + arrow.width <= window.x + window.width
            mine.click()
            expect(mine).to_have_count(0)

    def test_names_of_goal_places_stay_legible(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 3, viewport={"width": 1440, "height": 900}) as person:
            page = sit_at(person, server, BOOK_CARRIED, "open", "easy", "easy")
            out = page.get_by_role("button", name=translate("web-zoom-out"))
            for _ in range(8):
                out.click()
            expect(page.locator(".boardwrap.small")).to_have_count(1)
            expect(page.locator(".tilename:not(.kept):visible")).to_have_count(0)
            page.wait_for_function(LEGIBLE, timeout=PATIENCE)  # a zoom first stretches the picture
