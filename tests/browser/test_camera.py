"""The camera holds still, and shows everything that happens or can be chosen."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from boneyard.messages import translate
from tests.browser.camera import LOOKS, expect_in_view, moves_in_turns_of
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.positions import IN_A_FIGHT, SURVIVAL, sit_at
from tests.browser.screens import PHONE, Box, Fingers, boxes, hold_finger
from tests.browser.steps import meet, press_key
from tests.server.process import ServerProcess
from tests.sizes import SIZE, pick

expect.set_options(timeout=PATIENCE)

WINDOWS = [{"width": 820, "height": 1180}, {"width": 1440, "height": 900}]
FAR_SHOT = """midevil, 2 seats
board
  0:altar
figures
  .w.
  ...
  .01
seat 0 hand blessing, front crossbow
deck none
stack none
next move left=3
"""
IN_A_COLUMN = """midevil, 2 seats
board
  1:clearing
  0:altar
figures
  ...
  ...
  ...

  ...
  .0.
  ..1
deck none
stack none
next move left=3
"""


def is_within(inner: Box, outer: Box) -> bool:
    """Whether one box lies within another."""
    return (
        inner.x >= outer.x - 1
        and inner.y >= outer.y - 1
        and inner.x + inner.width <= outer.x + outer.width + 1
        and inner.y + inner.height <= outer.y + outer.height + 1
    )


def cut_off(page: Page, selector: str) -> list[Box]:
    """Elements that aren't entirely in the board's window."""
    (window,) = boxes(page, ".boardwrap")
    found = boxes(page, selector)
    assert found
    return [box for box in found if not is_within(box, window)]


def middle_of(page: Page, selector: str) -> tuple[int, int]:
    """The box of the only such element."""
    (box,) = boxes(page, selector)
    return round(box.x + box.width / 2), round(box.y + box.height / 2)


def drag(page: Page, dx: int, dy: int) -> None:
    page.mouse.move(300, 400)
    page.mouse.down()
    page.mouse.move(300 + dx, 400 + dy, steps=4)
    page.mouse.up()


if SIZE != "quick":  # boards as they are laid are enough there

    def test_the_castle_opens_whole(browser: Browser, server: ServerProcess) -> None:
        for window in WINDOWS:
            with at_page(browser, 1, viewport=window) as person:
                meet(server, person, game="castle-of-chaos", seats=["open"])
                page = person.page
                expect(page.locator("rect.legal").first).to_be_visible()
                assert cut_off(page, ".ground .tile") == [], window

    def test_a_board_moved_by_hand_stays_until_the_camera_follows_again(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 2, viewport={"width": 1440, "height": 900}) as person:
            page = sit_at(person, server, IN_A_COLUMN, "open", "easy")
            expect(page.locator("rect.legal").first).to_be_visible()
            follow = page.get_by_role("button", name=translate("web-follow"))
            assert cut_off(page, ".ground .tile") == []
            expect(follow).to_have_count(0)
            drag(page, 0, -300)
            assert cut_off(page, ".ground .tile")
            press_key(page, "ArrowDown", "Enter")
            expect(page.locator(".ask h2")).to_contain_text("2 steps left")
            assert cut_off(page, ".ground .tile")
            follow.click()
            assert cut_off(page, ".ground .tile") == []
            expect(follow).to_have_count(0)

    def test_a_fight_shows_the_fighter_and_the_enemy(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 3, Fingers, has_touch=True) as person:
            page = sit_at(person, server, IN_A_FIGHT, "open", "easy")
            foe = page.locator("rect.danger").bounding_box()
            assert foe is not None
            bubble = page.locator(".bubble")
            hold_finger(page, foe["x"] + foe["width"] / 2, foe["y"] + foe["height"] / 2, until=bubble)
            expect(bubble).to_contain_text(SURVIVAL)
            drag(page, 600, 400)
            assert cut_off(page, ".pawn.seat-1")
            press_key(page, "Enter")
            expect(page.locator("rect.foe")).to_have_count(1)
            assert cut_off(page, ".pawn.seat-1, rect.foe") == []

    def test_a_shot_marks_its_target(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 4) as person:
            page = sit_at(person, server, FAR_SHOT, "open", "easy")
            target = page.locator("rect.aim")
            target.wait_for()
            aimed = middle_of(page, "rect.aim")
            person.point_at(target.element_handle())
            press_key(page, "Enter")  # a shot can't be taken back
            expect(page.locator("rect.foe")).to_have_count(1)
            assert middle_of(page, "rect.foe") == aimed

    def test_the_camera_is_calm_and_a_desktop_shows_all_options(
        browser: Browser, server: ServerProcess
    ) -> None:
        for seed, screen in ((5, {"viewport": {"width": 1440, "height": 900}}), (6, PHONE)):
            kind = Fingers if screen is PHONE else Person
            with at_page(browser, seed, kind, **screen) as person:
                page = person.page
                page.add_init_script(LOOKS)
                person.start(f"http://{server.address}", translate("game-midevil"))
                for _ in range(pick(quick=20, ci=60, full=500)):
                    if not person.wait():
                        break
                    active = int(page.locator(".game").get_attribute("data-active") or 0)
                    shown = f".pawn.seat-{active + 1}, rect.legal, rect.danger, .spot, .litile"
                    if screen is not PHONE:
                        expect_in_view(page, shown)
                    person.act()
                moves = moves_in_turns_of(page, 0)
                most = 3 if screen is PHONE else 2  # on a phone it moves 2.1 to 2.3 times a turn
                assert moves.moves <= most * moves.turns, (seed, moves)
