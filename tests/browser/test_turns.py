"""Single moments of a turn, each at a table that begins with it."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from boneyard.messages import translate
from tests.browser.logs import LINES
from tests.browser.person import PATIENCE, at_page
from tests.browser.positions import (
    AMONG_SIX,
    BEFORE_A_DUEL,
    BEFORE_A_TURN,
    FILLING,
    IN_A_FIGHT,
    ON_THE_MOVE,
    SURVIVAL,
    WITHIN_RANGE,
    sit_at,
)
from tests.browser.steps import press_key
from tests.server.process import ServerProcess
from tests.sizes import SIZE

expect.set_options(timeout=PATIENCE)

COUNTED_SOUNDS = """
globalThis.sounds = 0;
const voice = BaseAudioContext.prototype, make = voice.createBufferSource;
voice.createBufferSource = function () { sounds += 1; return make.call(this); };
"""
FIGURES_TO_MOVE = """zombie-invasion, 2 seats
board
  0:town-hall
figures
  #z#
  .*.
  #z#
at town-hall.centre pawn 0, pawn 1
next move-zombies left=2
"""
ONE_TO_MOVE = """zombie-invasion, 2 seats
board
  0:town-hall  1:gas-station
figures
  #.# .z.
  .*. ...
  #.# #.#
at town-hall.centre pawn 0, pawn 1
next move-zombies left=2
"""
LAST_LIFE = """zombie-invasion, 2 seats
board
  0:town-hall
figures
  #.#
  .*.
  #.#
at town-hall.centre zombie, pawn 0, pawn 1
seat 0 life 1, ammo 3, points 2
next mend roll=1
"""
BEHIND_SKELETONS = IN_A_FIGHT.replace(".0.", "w0.").replace("left=3", "left=1")
"""The square in the north-west is two steps away, and one step is left."""
WITH_A_HAND = WITHIN_RANGE.replace("front crossbow", "hand sword cold-feet")


def check_outcomes(page: Page, place: str) -> None:
    outcomes = page.locator(f"{place} .outcomes li")
    expect(outcomes).to_have_text([translate("odds-hit", number=1), translate("odds-again")])
    faces = outcomes.first.get_by_role("img").all()
    assert [face.get_attribute("aria-label") for face in faces] == ["4", "5", "6"]


def test_everyone_sees_a_step_undone(browser: Browser, server: ServerProcess) -> None:
    with at_page(browser, 1) as person, at_page(browser, 1) as watcher:
        page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
        watcher.page.goto(page.url)
        watcher.page.locator(".boardwrap").wait_for(timeout=PATIENCE)
        headline = page.locator(".ask h2")
        expect(headline).to_contain_text("3 steps left")
        person.point_at(page.locator("rect.legal").first.element_handle())
        expect(headline).to_contain_text("2 steps left")
        expect(watcher.page.locator(LINES)).to_have_count(1)
        page.locator(".undo").click()
        expect(headline).to_contain_text("3 steps left")
        for reader in (person, watcher):
            expect(reader.page.locator(LINES)).to_have_count(0)


def test_a_page_says_when_odds_are_too_expensive(browser: Browser, server: ServerProcess) -> None:
    """The fake server refuses every question about odds, as a real one does in a vast position."""

    def overtaxed(line: WebSocketRoute) -> None:
        at_server = line.connect_to_server()

        def ask(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "ask":
                found = {"answer": "none", "code": "too-much", "rule": None}
                line.send(json.dumps({"type": "done", "id": message["id"], "result": found}))
            else:
                at_server.send(said)

        line.on_message(ask)

    with at_page(browser, 3) as person:
        person.page.route_web_socket("**/ws/**", overtaxed)
        page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
        expect(page.locator(".ask")).to_contain_text(translate("problem-too-much"))
        person.point_at(page.locator("rect.legal").first.element_handle())
        expect(page.locator(".ask h2")).to_contain_text("2 steps left")


def test_a_table_without_hints_offers_none(browser: Browser, server: ServerProcess) -> None:
    with at_page(browser, 4) as person:
        page = sit_at(person, server, FIGURES_TO_MOVE, "open", "easy")
        expect(page.locator(".dock .hint")).to_be_visible()
        page = sit_at(person, server, FILLING, "open", "easy", hints=False)
        expect(page.locator(".ask h2")).to_contain_text("Gas Station")
        page.locator("rect.legal").first.wait_for()
        expect(page.locator(".dock .hint, .dock .btn.primary")).to_have_count(0)


if SIZE != "quick":  # a step taken back shows there that positions, answers and the page work together

    def test_bids_are_sealed_and_revealed_before_the_totals(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 2) as person:
            person.page.add_init_script('localStorage.setItem("boneyard-pace", "off")')
            page = sit_at(person, server, BEFORE_A_DUEL, "open", "easy")
            duel, stage = page.locator(".fight:visible"), page.locator(".duelbox")
            for kind, bid in (("white", "1"), ("blue", "1"), ("life", "0")):
                row = duel.get_by_role("group", name=kind)
                row.get_by_text(bid, exact=True).click()
            expect(duel.locator(".note")).to_contain_text("%")
            expect(duel.locator(".duel")).to_contain_text("sealed")
            expect(stage.locator(".stake .icon")).to_have_count(0)
            duel.get_by_text(translate("turn-duel-seal")).click()
            mine = stage.locator(".half.seat-1 .stake .icon")
            expect(mine).to_have_count(2)
            expect(stage.locator(".sum")).to_have_count(2)
            expect(mine).to_have_count(2)

    def test_a_click_beside_the_menu_only_closes_it(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 7) as person:
            page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
            lit = page.locator("rect.legal").first
            lit.wait_for()
            page.get_by_role("button", name=translate("web-menu")).click()
            page.locator(".menu").wait_for()
            box = lit.bounding_box()
            assert box is not None
            person.click_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            expect(page.locator(".menu")).to_have_count(0)
            expect(page.locator(LINES)).to_have_count(0)
            person.point_at(lit.element_handle())
            expect(page.locator(LINES)).to_have_count(1)

    def test_a_fight_lists_the_cards_that_change_it(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 8) as person:
            page = sit_at(person, server, IN_A_FIGHT, "open", "easy")
            person.walk_into("rect.danger")
            ways = page.locator(".fight:visible .opt")
            expect(ways.filter(has_text="%")).to_have_count(2)
            expect(ways.filter(has_text="Cold Feet")).to_have_count(0)
            page.locator(".fight:visible").get_by_role("button", name=translate("web-more")).click()
            expect(ways.filter(has_text="Cold Feet")).to_have_count(1)

    def test_a_fight_shows_winning_faces_and_what_a_miss_costs(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 12) as person:
            page = sit_at(person, server, IN_A_FIGHT, "open", "easy")
            person.point_to("rect.danger")
            check_outcomes(page, ".bubble")
            person.walk_into("rect.danger")
            check_outcomes(page, ".fight:visible")
            expect(page.locator(".fight:visible .survive")).to_have_text(translate("odds-survive", number=88))

    def test_spending_the_last_life_needs_confirmation(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 10) as person:
            page = sit_at(person, server, LAST_LIFE, "open", "easy")
            ways, confirm = page.locator(".fight:visible .opt"), page.locator(".confirm")
            expect(ways.last.locator("b")).to_have_text(translate("command-life-last", points=2))
            expect(ways.last).to_have_class("opt deadly")
            expect(ways.first).not_to_have_class("deadly")
            ways.last.click()
            expect(confirm).to_contain_text(translate("command-life-last", points=2))
            page.keyboard.press("2")  # which answers nothing now
            page.keyboard.press("Escape")
            expect(confirm).to_have_count(0)
            expect(ways).to_have_count(2)
            page.keyboard.press("2")
            confirm.get_by_role("button", name=translate("turn-danger.yes")).click()
            expect(page.locator(".log").first).to_contain_text("You die")

    def test_a_figure_moves_by_a_click_on_a_square_that_only_it_reaches(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 11) as person:
            page = sit_at(person, server, ONE_TO_MOVE, "open", "easy")
            expect(page.locator(".ask h2")).to_contain_text("up to 2 zombies")
            person.point_at(page.locator("rect.far").first.element_handle())
            expect(page.locator(LINES)).to_have_count(1)

    def test_pieces_are_placed_automatically_if_the_player_wants_it(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 11) as person:
            person.page.goto(f"http://{server.address}/settings")
            person.page.get_by_label(translate("prefs-for-me-put")).check()
            page = sit_at(person, server, FILLING, "open", "easy")
            expect(page.locator(".ask h2")).to_contain_text("Move:")

    def test_a_card_with_many_targets_is_listed_once(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 9, viewport={"width": 360, "height": 740}) as person:
            page = sit_at(person, server, AMONG_SIX, *["easy"] * 5, "open")
            window = page.locator(".react")
            expect(window.locator(".aim")).to_have_count(5)
            expect(window.locator(".play b")).to_have_text("Cold Feet")
            board = page.locator(".boardarea").bounding_box()
            above = window.bounding_box()
            assert board is not None
            assert above is not None
            assert above["height"] < board["height"] * 0.8
            page.keyboard.press("2")
            page.locator(".sheet-tabs").get_by_role("button", name=translate("web-tab-log")).click()
            log = page.locator(".dock .log")
            expect(log).to_contain_text(re.compile("Bot 5|Cold Feet"))
            if (earlier := log.get_by_role("button", name=translate("log-earlier"))).is_visible():
                earlier.click()  # the bots were quick
            expect(log).to_contain_text("Cold Feet on Bot 2")

    def test_a_window_is_answered_with_a_card(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 3) as person:
            page = sit_at(person, server, BEFORE_A_TURN, "easy", "open")
            window = page.locator(".react")
            expect(window.locator("h3")).to_have_text("Bot 1 starts a turn.")
            expect(window.get_by_role("timer")).to_have_count(0)  # nobody waits but a bot
            expect(window.locator(".play")).to_contain_text(translate("card-cold-feet.gist"))
            expect(window.locator("use[href='#pic-cold-feet']")).to_be_visible()
            window.get_by_role("button", name="Play Cold Feet").click()
            expect(window).to_have_count(0)
            expect(page.locator(".log").first).to_contain_text("Cold Feet")

    def test_a_standing_order_is_shown_and_can_be_withdrawn(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 4) as person:
            page = sit_at(person, server, BEFORE_A_TURN, "easy", "open")
            page.locator(".react").get_by_role("button", name="Don't ask about Cold Feet").click()
            expect(page.locator(".orders .chip")).to_contain_text("Don't ask about Cold Feet")
            expect(page.locator(".react")).to_have_count(0)
            page.keyboard.press("Escape")
            expect(page.locator(".orders .chip")).to_be_visible()
            page.locator(".orders .chip").click()
            expect(page.locator(".orders .chip")).to_have_count(0)

    def test_a_card_says_when_it_asks(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 4) as person:
            page = sit_at(person, server, WITH_A_HAND, "open", "easy", questions="few")
            page.locator(".hand .card", has_text="Cold Feet").click()
            sheet = page.locator(".cardsheet")
            expect(sheet.get_by_label(translate("turn-ask-me.matters"))).to_be_checked()
            sheet.get_by_label(translate("turn-ask-me.never")).check()
            expect(page.locator(".orders .chip")).to_contain_text("Don't ask about Cold Feet")
            sheet.get_by_label(translate("turn-ask-me.always")).check()
            expect(page.locator(".orders .chip")).to_have_count(0)
            sheet.get_by_role("button", name=translate("web-close")).click()
            page.locator(".hand .card", has_text="Sword").click()
            expect(page.locator(".cardsheet fieldset")).to_have_count(0)

    def test_a_card_is_marked_to_be_discarded(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 4) as person:
            page = sit_at(person, server, WITH_A_HAND, "open", "easy", questions="few")
            sword = page.locator(".hand .card", has_text="Sword")
            sword.click()
            page.get_by_role("button", name=translate("turn-discard-later")).click()
            page.locator(".cardsheet").get_by_role("button", name=translate("web-close")).click()
            expect(sword).to_contain_text(translate("turn-discard-later.marked"))

    def test_an_unplayable_card_says_why_and_opens_the_rule(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 5) as person:
            position = BEFORE_A_TURN.replace("turn step=0", "move left=2").replace("hearty-stew", "blessing")
            page = sit_at(person, server, position, "open", "easy")
            page.locator(".hand .card").first.click()
            page.locator(".cardsheet .why .rulelink").click()
            expect(page.locator(".rulesheet .eyebrow")).to_contain_text("ME-EVENT")
            expect(page.locator(".rulesheet h2")).not_to_be_empty()

    def test_every_square_in_reach_is_lit_and_walked_to_by_a_click(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 6) as person:
            page = sit_at(person, server, BEFORE_A_TURN.replace("turn step=0", "move left=3"), "open", "easy")
            expect(page.locator("rect.risky, rect.far").first).to_be_visible()
            person.point_at(page.locator("rect.far").last.element_handle())
            expect(page.locator(".log").first).to_contain_text("You walk 2 squares")
            page.locator(".undo").click()
            expect(page.locator(".ask h2")).to_contain_text("3 steps left")

    def test_a_fight_on_a_path_is_shown_in_advance(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 6) as person:
            page = sit_at(person, server, BEFORE_A_TURN.replace("turn step=0", "move left=3"), "open", "easy")
            person.point_to("rect.danger")
            expect(page.locator(".bubble")).to_contain_text(SURVIVAL)
            expect(page.locator(".ask h2")).to_contain_text("3 steps left")
            person.walk_into("rect.danger")
            expect(page.locator(".log").first).to_contain_text("You walk")

    def test_pointing_at_a_square_shows_the_path(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 6) as person:
            page = sit_at(person, server, BEFORE_A_TURN.replace("turn step=0", "move left=3"), "open", "easy")
            box = page.locator("rect.far").last.bounding_box()
            assert box is not None
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            expect(page.locator(".way .step")).to_have_count(2)
            expect(page.locator(".bubble")).to_contain_text(SURVIVAL)
            page.mouse.move(2, 2)
            expect(page.locator(".way .step")).to_have_count(0)

    def test_a_shot_needs_confirmation(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 6) as person:
            page = sit_at(person, server, WITHIN_RANGE, "open", "easy")
            person.point_at(page.locator("rect.aim").first.element_handle())
            shoot = page.locator(".dock .go .btn.primary")
            expect(shoot).to_contain_text("Crossbow")
            expect(page.locator(LINES)).to_have_count(0)
            shoot.click()
            expect(page.locator(LINES)).not_to_have_count(0)

    def test_the_primary_action_stays_in_its_place(browser: Browser, server: ServerProcess) -> None:
        """In a fight too, where other options are listed elsewhere."""
        with at_page(browser, 6) as person:
            page = sit_at(person, server, BEHIND_SKELETONS, "open", "easy")
            go = page.locator(".dock .go")
            place = go.bounding_box()
            north, west = (
                page.locator(f'rect.danger[data-square="{square}"]').bounding_box() for square in (1, 3)
            )
            assert north is not None
            assert west is not None
            person.click_at(west["x"] + west["width"] / 2, north["y"] + north["height"] / 2)
            expect(go.locator(".btn.primary")).to_contain_text(translate("web-walk"))
            assert go.bounding_box() == place
            page.keyboard.press(" ")
            expect(go.locator(".btn.primary")).to_contain_text(translate("command-throw"))
            assert go.bounding_box() == place

    def test_a_window_is_not_announced_as_your_move(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 7) as person:
            page = sit_at(person, server, BEFORE_A_TURN, "easy", "open")
            expect(page.locator(".react")).to_be_visible()
            expect(page).to_have_title(f"{translate('game-midevil')} · Boneyard")
            expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
            page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
            expect(page).to_have_title(f"▶ {translate('web-your-move')} · Boneyard")
            expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")

    def test_steps_are_heard_after_the_first_click_unless_muted(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 7, reduced_motion="no-preference") as person:
            person.page.add_init_script(COUNTED_SOUNDS)
            with person.page.expect_response("**/player-*.js"):
                page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
            headline = page.locator(".ask h2")
            page.locator("rect.legal").first.wait_for()
            press_key(page, "ArrowUp", "Enter")
            expect(headline).to_contain_text("2 steps left")
            page.locator(".undo").click()
            expect(headline).to_contain_text("3 steps left")
            page.get_by_role("button", name=translate("web-sound")).click()
            page.evaluate("sounds = 0")
            press_key(page, "ArrowUp", "Enter")
            expect(headline).to_contain_text("2 steps left")
            assert page.evaluate("sounds") == 0
            page.locator(".undo").click()
            expect(headline).to_contain_text("3 steps left")
            page.get_by_role("button", name=translate("web-sound")).click()
            press_key(page, "ArrowUp", "Enter")
            page.wait_for_function("() => sounds > 0")

    def test_a_rule_opened_from_the_log_is_not_a_log_line(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 8) as person:
            page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
            person.point_at(page.locator("rect.legal").first.element_handle())
            page.locator(".rail .log .rulelink").first.click()
            text = page.locator(".rulesheet p").first
            expect(text).to_be_visible()
            expect(text).to_have_css("padding-left", "0px")
            page.wait_for_function(  # the sheet may be drawn again when its rule has come
                "getComputedStyle(document.querySelector('.rulesheet p'), '::before').content === 'none'"
            )

    def test_the_histogram_of_the_dice_unfolds_on_demand(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 9) as person:
            page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
            bars = page.locator(".rail .dice").get_by_role("img", name="1: 0", include_hidden=True)
            expect(bars).to_be_attached()
            expect(bars).to_be_hidden()
            page.locator(".rail .dice summary").click()
            expect(bars).to_be_visible()

    def test_an_empty_dice_book_says_so(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 9) as person:
            page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
            page.locator(".rail .dice .book").click()
            none = page.locator(".dicebook").get_by_text(translate("dice-none"))
            expect(none).to_be_visible()
            box = none.bounding_box()
            assert box is not None
            assert box["height"] < 30

    def test_a_log_line_scrolled_under_the_pointer_is_not_lit(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 10) as person:
            page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
            line = page.locator(LINES)
            person.point_at(page.locator("rect.legal").first.element_handle())
            expect(line).to_have_count(1)
            box = line.bounding_box()
            assert box is not None
            page.locator(".undo").click()
            expect(line).to_have_count(0)
            page.mouse.move(box["x"] + 30, box["y"] + box["height"] / 2)
            page.keyboard.press("ArrowUp")
            page.keyboard.press("Enter")
            expect(line).to_have_count(1)
            page.locator(f"{LINES}:hover").wait_for()
            expect(page.locator("rect.seen")).to_have_count(0)
            page.mouse.move(box["x"] + 40, box["y"] + box["height"] / 2)
            expect(page.locator("rect.seen")).not_to_have_count(0)
