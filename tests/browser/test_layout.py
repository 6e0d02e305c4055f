"""A game on a phone, a tablet and a wide screen: nothing is cut off, covered or too small to tap."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.looks import position_of, sit_before
from tests.browser.person import PATIENCE, at_page
from tests.browser.positions import AMONG_SIX, BEFORE_A_TURN, IN_A_FIGHT, sit_at
from tests.browser.screens import PHONE, Fingers, Screen, boxes, covering, out_of_sight
from tests.browser.steps import meet, press_key
from tests.server.process import ServerProcess
from tests.sizes import SIZE

FINGER = 44
"""The smallest size to tap, in pixels."""


SCREENS = [Screen(360, 740, 0.37), Screen(390, 844, 0.45), Screen(820, 1180, 0.6), Screen(1440, 900, 0.5)]
CUT = """selector => [...document.querySelectorAll(selector)]
    .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
    .map(one => `${one.className} ${one.textContent.trim()}`)"""
"""Elements whose text is cut off."""
AREAS = ".top, .boardarea, .dock, .rail"
ON_THE_BOARD = ".tray, .zoom, .tools"
IN_THE_DOCK = ".dock .hand, .dock .act, .sheet-tabs"
BUTTONS = ".tools > *, .brand, .zoom button, .dock .btn, .sheet-tabs button, .rail button"
BEYOND = """() => {
    const edge = document.querySelector(".dock").getBoundingClientRect().right;
    return [...document.querySelectorAll(".dock .act *")]
        .filter(one => one.checkVisibility() && one.getBoundingClientRect().right > edge)
        .map(one => one.textContent.trim());
}"""
"""Parts of the question that overflow its panel."""
OUT_OF_FRAME = """() => [...document.querySelectorAll(".hand .card")].flatMap(card => {
    const frame = card.getBoundingClientRect(), edge = frame.width * 0.08;
    const text = document.createRange();
    text.selectNodeContents(card.querySelector(".tx"));
    return [...text.getClientRects()]
        .filter(line => line.left < frame.left + edge || line.right > frame.right - edge)
        .map(() => card.textContent.trim());
})"""
"""Cards with a line of text that touches the frame."""
SAYING = ".ask h2, .btn, .st, .steps, .sheet-tabs button"


def too_small(page: Page, selector: str) -> list[str]:
    """Elements too small to tap."""
    found = boxes(page, selector)
    assert len(found) > 9, "nothing to point at"
    return [f"{one.what} is small" for one in found if min(one.width, one.height) < FINGER - 0.5]


def little_board(page: Page, screen: Screen) -> list[str]:
    (board,) = boxes(page, ".boardwrap")
    taken = board.width * board.height / (screen.width * screen.height)
    return [f"the board takes {taken:.0%}"] if taken < screen.board else []


def faults(page: Page, screen: Screen) -> list[str]:
    """Layout faults of the page at this size."""
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    page.wait_for_function("width => innerWidth === width", arg=screen.width)
    return [
        *(fault for selector in (AREAS, ON_THE_BOARD, IN_THE_DOCK) for fault in covering(page, selector)),
        *out_of_sight(page, f"{AREAS}, {ON_THE_BOARD}, {BUTTONS}", screen),
        *too_small(page, f"{BUTTONS}, .hand .card"),
        *little_board(page, screen),
        *(f"{what} is cut off" for what in page.evaluate(CUT, SAYING)),
    ]


if SIZE != "quick":  # looks and turns open a page there

    def test_a_game_fits_its_screen(browser: Browser, server: ServerProcess) -> None:
        position = position_of("midevil").replace("seat 0", "seat 0 hand blessing crossbow cold-feet,")
        with at_page(browser, 1, has_touch=True) as person:
            page = sit_before(person, server, position)
            found = {screen.width: faults(page, screen) for screen in SCREENS}
            assert {width: some for width, some in found.items() if some} == {}

    def test_a_full_hand_leaves_room_for_the_question(browser: Browser, server: ServerProcess) -> None:
        cards = "cold-feet sword holy-water blessing bad-omen"
        position = (
            BEFORE_A_TURN.replace("hearty-stew", cards)
            .replace("seat 1 hand cold-feet\n", "")
            .replace("turn step=0", "move left=3")
        )
        with at_page(browser, 1, locale="de-DE") as person:
            page = sit_at(person, server, position, "open", "easy")
            for width in (1024, 1200, 1440):
                page.set_viewport_size({"width": width, "height": 800})
                assert page.evaluate(BEYOND) == [], width
                (instruction,) = boxes(page, ".ask .say")
                assert instruction.width >= 280, width

    def test_the_board_keeps_its_height_when_a_button_appears(
        browser: Browser, server: ServerProcess
    ) -> None:
        position = BEFORE_A_TURN.replace("hearty-stew", "horse shield blessing bad-omen holy-water")
        for width in (1024, 1440):
            with at_page(browser, 1, viewport={"width": width, "height": 800}) as person:
                page = sit_at(person, server, position.replace("turn step=0", "move left=3"), "open", "easy")
                (before,) = boxes(page, ".boardwrap")
                press_key(page, "ArrowLeft", "Enter")
                page.locator(".undo").wait_for(timeout=PATIENCE)
                assert boxes(page, ".boardwrap") == [before], width

    def test_cards_to_choose_from_leave_a_phones_board_its_height(
        browser: Browser, server: ServerProcess
    ) -> None:
        position = BEFORE_A_TURN.replace("hearty-stew", "horse shield").replace("turn step=0", "end-turn")
        with at_page(browser, 1, Fingers, **PHONE) as person:
            page = sit_at(person, server, position, "open", "easy")
            page.locator(".hand .can").first.wait_for(timeout=PATIENCE)
            assert little_board(page, Screen(390, 844, 0.5)) == []

    def test_a_goals_status_is_whole_on_a_phone(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 1, Fingers, **PHONE) as person:
            meet(server, person, game="castle-of-chaos", seats=["open"])
            assert person.page.locator(".goals .short").locator("visible=true").count() == 4
            assert person.page.evaluate(CUT, ".goals .short") == []

    def test_rivals_items_are_on_a_phones_seats(browser: Browser, server: ServerProcess) -> None:
        position = BEFORE_A_TURN.replace("seat 1 hand cold-feet", "seat 1 front crossbow shield sword")
        with at_page(browser, 1, Fingers, **PHONE) as person:
            page = sit_at(person, server, position.replace("turn step=0", "move left=3"), "open", "easy")
            items = page.locator(".seat-2 .wp")
            expect(items.locator(".icon").locator("visible=true")).to_have_count(2)
            expect(items.get_by_text("+1")).to_be_visible()

    def test_an_instruction_beside_choices_stays_on_one_line(browser: Browser, server: ServerProcess) -> None:
        position = BEFORE_A_TURN.replace("hearty-stew", "horse shield blessing").replace(
            "turn step=0", "fill-tile tile=0 figures=0 points=3 life=0"
        )
        with at_page(browser, 1) as person:
            page = sit_at(person, server, position, "open", "easy")
            for width in (1200, 1440):
                page.set_viewport_size({"width": width, "height": 800})
                (headline,) = boxes(page, ".ask h2")
                assert headline.height < 40, width

    def test_a_cards_text_stays_within_its_frame(browser: Browser, server: ServerProcess) -> None:
        position = BEFORE_A_TURN.replace("hearty-stew", "horse crossbow slippery-hands")
        for locale in ("en-GB", "de-DE", "it-IT", "es-ES"):
            with at_page(browser, 1, locale=locale, viewport={"width": 1024, "height": 768}) as person:
                page = sit_at(person, server, position, "open", "easy")
                page.locator(".hand .tx").first.wait_for(timeout=PATIENCE)
                assert page.evaluate(OUT_OF_FRAME) == [], locale

    def test_a_question_beside_a_hand_fits_in_long_languages(browser: Browser, server: ServerProcess) -> None:
        position = BEFORE_A_TURN.replace("hearty-stew", "horse shield blessing").replace(
            "turn step=0", "skeleton-roll"
        )
        for locale in ("de-DE", "it-IT", "es-ES"):
            with at_page(browser, 1, locale=locale, viewport={"width": 1024, "height": 768}) as person:
                page = sit_at(person, server, position, "open", "easy")
                page.locator(".dock .steps").wait_for(timeout=PATIENCE)
                assert page.evaluate(BEYOND) == [], locale

    def test_a_seats_card_opens_below_it(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 1) as person:
            page = sit_at(person, server, AMONG_SIX, *["easy"] * 5, "open")
            for screen in (Screen(1440, 900, 0), Screen(390, 844, 0)):
                page.set_viewport_size({"width": screen.width, "height": screen.height})
                for number in (3, 6):
                    page.locator(f".seat-{number} .pick").click()
                    (card,), (seat,) = boxes(page, ".seatcard"), boxes(page, f".seat.seat-{number}")
                    assert card.is_within(screen)
                    assert card.x < seat.x + seat.width, number
                    assert card.x + card.width > seat.x, number
                    page.locator(f".seat-{number} .pick").click()

    def test_the_goals_are_told_in_full(browser: Browser, server: ServerProcess) -> None:
        for locale in ("en-GB", "de-DE", "it-IT", "es-ES"):
            with at_page(browser, 1, locale=locale) as person:
                page = sit_at(person, server, BEFORE_A_TURN, "open", "easy")
                for width, height, words in ((820, 1180, "short"), (1440, 900, "long")):
                    page.set_viewport_size({"width": width, "height": height})
                    assert page.locator(".goals .says").first.locator(f".{words}").first.is_visible()
                    assert page.evaluate(CUT, f".goals .{words}") == [], (locale, width)

    def test_the_odds_of_a_fight_leave_my_pawn_in_sight(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 1, viewport={"width": 1440, "height": 900}) as person:
            page = sit_at(
                person, server, IN_A_FIGHT.replace("hand cold-feet sword", "life 3"), "open", "easy"
            )
            person.point_to("rect.danger")
            page.locator(".bubble .outcomes").wait_for(timeout=PATIENCE)
            assert covering(page, ".bubble, .piece.pawn.seat-1") == []
