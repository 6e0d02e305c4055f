"""What the waiting room and the first page say before a game begins."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from boneyard.messages import translate
from tests.browser.person import ASKED, PATIENCE, Person, at_page
from tests.browser.positions import BEFORE_A_TURN
from tests.browser.screens import SMALL
from tests.browser.steps import GAME, SEED, code_field, heading, make_table, meet, press, sit_down
from tests.reliability.processes import FullDisk
from tests.server.process import ServerProcess, serving
from tests.sizes import SIZE

expect.set_options(timeout=PATIENCE)

LANGUAGES = ("en-GB", "de-DE", "it-IT", "es-ES")
CODE = 140
"""The width of a table's code of 12 letters, in pixels."""


class FirstAnswer:
    """Makes the server fail on a page's first answer."""

    def __init__(self, person: Person) -> None:
        self.due = True
        person.page.route_web_socket("**/ws/**", self.join)

    def join(self, page: WebSocketRoute) -> None:
        """Pass on everything else."""
        server = page.connect_to_server()
        page.on_message(lambda said: self.fail(page, said) if self.catches(said) else server.send(said))
        server.on_message(page.send)

    def catches(self, said: str | bytes) -> bool:
        return self.due and json.loads(said)["type"] == "answer"

    def fail(self, page: WebSocketRoute, said: str | bytes) -> None:
        """Reply like a server that failed."""
        self.due = False
        page.send(json.dumps({"type": "failed", "id": json.loads(said)["id"], "code": "fault"}))


def private_link(person: Person, fold: str = "room-device") -> str:
    """Create a link that transfers a seat to another device; the option may be folded up."""
    person.page.get_by_text(translate(fold), exact=True).click()
    press(person.page, "room-device.make")
    return person.page.get_by_label(translate("room-device.link"), exact=True).input_value()


if SIZE != "quick":  # people who meet are enough there

    def test_a_kicked_guest_gets_a_message(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as host, at_page(browser, SEED) as guest:
            sit_down(guest, make_table(host, server), "Bob")
            told = guest.page.get_by_text(translate("room-unseated"))
            press(guest.page, "room-stand")
            press(guest.page, "room-sit")
            expect(guest.page.get_by_role("button", name=translate("room-stand"))).to_be_visible()
            expect(told).to_have_count(0)
            host.page.get_by_role("button", name=translate("room-kick")).click()
            expect(told).to_be_visible()

    def test_a_private_link_works_on_a_page_of_its_table(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as old, at_page(browser, SEED) as new:
            table = make_table(old, server)
            new.page.goto(table)
            heading(new.page, translate(f"game-{GAME}"))
            for giver, taker in ((old, new), (new, old)):
                taker.page.goto(private_link(giver))
                heading(taker.page, translate("carry-title"))
                press(taker.page, "carry-go")
                expect(taker.page.get_by_role("button", name=translate("room-stand"))).to_be_visible()
                expect(giver.page.get_by_text(translate("carry-gone"))).to_be_visible()
            assert old.page.url == table

    def test_a_private_link_may_be_typed_in(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as old, at_page(browser, SEED) as new:
            make_table(old, server)
            new.page.goto(f"http://{server.address}/lobby")
            new.page.get_by_label(translate("web-join")).fill(private_link(old))
            press(new.page, "web-join.go")
            heading(new.page, translate("carry-title"))

    def test_a_waiting_room_says_that_saving_is_paused(
        browser: Browser, client_is_built: None, tmp_path: Path
    ) -> None:
        with serving(tmp_path / "boneyard.db") as server, at_page(browser, SEED) as host:
            make_table(host, server)
            host.page.wait_for_load_state("networkidle")  # the page has its code
            trouble = FullDisk(server.process.pid)
            banner = host.page.get_by_text(translate("web-saving-paused"))
            trouble.fail()
            press(host.page, "room-begin")
            expect(banner).to_be_visible()
            trouble.mend()
            host.page.locator(".boardwrap").wait_for(timeout=PATIENCE)

    def test_a_phone_shows_why_a_game_cannot_begin(
        browser: Browser, client_is_built: None, tmp_path: Path
    ) -> None:
        with serving(tmp_path / "boneyard.db") as server, at_page(browser, SEED, Person, **SMALL) as person:
            person.page.goto(f"http://{server.address}")
            play = person.page.locator("form .primary")
            play.scroll_into_view_if_needed(timeout=PATIENCE)
            trouble = FullDisk(server.process.pid)
            trouble.fail()
            play.click()
            expect(person.page.get_by_text(translate("problem-paused"))).to_be_in_viewport()
            trouble.mend()
            person.expects("503")

    @pytest.mark.parametrize("locale", LANGUAGES)
    def test_a_code_fits_into_its_field_on_a_phone(
        browser: Browser, server: ServerProcess, locale: str
    ) -> None:
        with at_page(browser, SEED, Person, **SMALL, locale=locale) as person:
            field = code_field(person, server, locale[:2]).bounding_box()
            assert field is not None
            assert field["width"] >= CODE

    def test_a_question_returns_after_a_fault(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as person:
            first = FirstAnswer(person)
            person.start(f"http://{server.address}", translate("game-zombie-invasion"))
            while first.due and person.wait():
                person.act()
            expect(person.page.get_by_text(translate("problem-fault"))).to_be_visible()
            expect(person.page.locator(ASKED)).to_be_visible()

    def test_a_phone_says_why_a_table_cannot_be_created(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED, Person, **SMALL) as person:
            meet(server, person, game=GAME, seats=["open", "easy"], duplicates=True)
            table = person.page.url.rsplit("/", 1)[1]
            person.page.goto(f"http://{server.address}/new/{GAME}?dice={table}")
            press(person.page, "start-play")
            told = person.page.get_by_role("alert").filter(visible=True)
            expect(told).to_have_text(translate("problem-not-allowed-same-dice"))
            expect(told).to_be_in_viewport(ratio=1)
            person.expects("403")

    def test_a_player_who_became_a_spectator_gets_a_message(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as host, at_page(browser, SEED) as old, at_page(browser, SEED) as new:
            walking = BEFORE_A_TURN.replace("turn step=0", "move left=3")
            meet(server, host, old, game="midevil", seats=["open"] * 2, position=walking)
            expect(old.page.locator(".ask")).to_contain_text("'s turn")
            old.page.get_by_role("button", name=translate("web-menu")).click()
            new.page.goto(private_link(old, "turn-carry"))
            press(new.page, "carry-go")
            expect(old.page.locator(".ask")).to_contain_text(translate("web-watch.text"))

    def test_sheets_open_without_a_connection(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as person:
            meet(server, person, game=GAME, seats=["open", "easy"])
            keys = person.page.get_by_role("dialog", name=translate("keys-title"))
            person.page.keyboard.press("?")
            expect(keys).to_be_visible()  # as soon as it is loaded, and the other sheets with it
            person.page.route("**/assets/*", lambda asked: asked.abort())
            person.page.keyboard.press("Escape")
            expect(keys).to_be_hidden()
            press(person.page, "dice-open")
            expect(person.page.locator(".dicebook")).to_be_visible()

    def test_sheets_that_could_not_be_loaded_open_later(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as person:
            lost: list[str] = []

            def lose_twice(asked: Route) -> None:
                """The browser asks twice: it first preloads what is imported."""
                if len(lost) == 2:
                    asked.continue_()
                else:
                    lost.append(asked.request.url)
                    asked.abort()

            person.page.route("**/assets/later-*.js", lose_twice)
            meet(server, person, game=GAME, seats=["open", "easy"])
            person.page.keyboard.press("?")
            expect(person.page.get_by_role("dialog", name=translate("keys-title"))).to_be_visible()
            assert len(lost) == 2
            person.expects("ERR_FAILED")
