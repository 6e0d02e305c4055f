"""People who were away, have left, or look at a list are told: nothing is silently stale."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

import boneyard
from boneyard.messages import translate
from tests.browser.network import Network
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.positions import BEFORE_A_TURN
from tests.browser.screens import SMALL
from tests.browser.steps import GAME, make_table, meet, press
from tests.server.process import ServerProcess
from tests.sizes import SIZE

SEED = 7
WALKING = BEFORE_A_TURN.replace("turn step=0", "move left=3")
"""A position without windows."""


def close_as_newer(line: WebSocketRoute) -> None:
    """Close like a server that is newer than the page."""
    line.on_message(lambda said: line.close(code=1008, reason="bad-protocol"))


def own_cards() -> dict[str, str]:
    """MidEvil's content with one card renamed."""
    files = boneyard.game("midevil").default_content().files
    named = 'id = "numb-toes"\ntitle = {en = "Numb Toes"}\n'
    return {name: text.replace('id = "cold-feet"\n', named) for name, text in files.items()}


if SIZE != "quick":  # several people are too much there

    def test_chat_missed_offline_is_delivered(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as host, at_page(browser, SEED) as guest:
            network = Network(guest)
            meet(server, host, guest, game="midevil", seats=["open"] * 2, position=WALKING)
            network.goes()
            host.page.locator(".chatbar").click()
            host.page.get_by_label(translate("web-chat.say")).fill("Are you there?")
            press(host.page, "web-chat.send")
            expect(host.page.locator(".said")).to_contain_text("Are you there?", timeout=PATIENCE)
            network.comes_back()
            expect(guest.page.locator(".chatbar .dot")).to_have_text("1", timeout=PATIENCE)

    @pytest.mark.parametrize("path", ["mine", "lobby"])
    def test_a_list_says_when_it_is_not_live(browser: Browser, server: ServerProcess, path: str) -> None:
        with at_page(browser, SEED) as person:
            network = Network(person)
            make_table(person, server, public=True)
            person.page.goto(f"http://{server.address}/{path}")
            person.page.locator("main li h3").first.wait_for(timeout=PATIENCE)
            network.goes()
            network.comes_back()

    @pytest.mark.parametrize("path", ["mine", "lobby"])
    def test_a_list_of_an_older_page_says_so(browser: Browser, server: ServerProcess, path: str) -> None:
        with at_page(browser, SEED, Person, **SMALL) as person:
            make_table(person, server)
            person.page.route_web_socket(f"**/ws/{path}", close_as_newer)
            person.page.goto(f"http://{server.address}/{path}")
            expect(person.page.get_by_role("alert")).to_contain_text(
                translate("problem-bad-protocol"), timeout=PATIENCE
            )
            expect(person.page.get_by_text(translate("mine-none"))).to_have_count(0)
            person.page.unroute_all()
            press(person.page, "web-try-again")

    def test_a_standing_order_names_a_custom_card(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as person:
            content = {"name": "Ours", "files": own_cards()}
            position = BEFORE_A_TURN.replace("cold-feet", "numb-toes")
            meet(server, person, game="midevil", seats=["easy", "open"], position=position, content=content)
            person.page.locator(".react").get_by_role("button", name="Don't ask about Numb Toes").click(
                timeout=PATIENCE
            )
            expect(person.page.locator(".orders .chip")).to_contain_text(
                "Don't ask about Numb Toes", timeout=PATIENCE
            )

    def test_a_player_who_left_for_good_watches(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as host, at_page(browser, SEED) as guest:
            meet(server, host, guest, game="midevil", seats=["open"] * 2, position=WALKING)
            guest.page.get_by_role("button", name=translate("web-menu")).click()
            press(guest.page, "web-leave")
            press(guest.page, "web-leave.bot")
            expect(guest.page.locator(".ask")).to_contain_text(translate("web-watch.text"), timeout=PATIENCE)
            expect(host.page.locator(".seat.seat-2")).to_contain_text(
                translate("turn-gone"), timeout=PATIENCE
            )
            guest.page.goto(f"http://{server.address}/mine")
            way = guest.page.locator("main li.panel > a.btn")
            expect(way).to_contain_text(translate("lobby-watch"), timeout=PATIENCE)

    def test_newcomers_see_that_a_table_is_for_practice(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as host, at_page(browser, SEED, Person, **SMALL) as guest:
            address = f"http://{server.address}"
            host.page.goto(f"{address}/about")
            host.page.request.put(f"{address}/api/me", data={"name": "Ann"})
            config = {"game": GAME, "seats": ["open", "open"], "seed": "known to Ann", "public": True}
            made = host.page.request.post(f"{address}/api/tables", data={"name": "Ann", "config": config})
            table = made.json()["id"]
            guest.page.goto(f"{address}/lobby")
            row = guest.page.locator("main li.panel", has=guest.page.locator(f"a[href$='{table}']"))
            expect(row).to_contain_text(translate("practice"), timeout=PATIENCE)
            row.get_by_role("link").click()
            expect(guest.page.get_by_role("note")).to_contain_text(
                translate("practice.table"), timeout=PATIENCE
            )
            host.page.goto(f"{address}/table/{table}")
            press(host.page, "room-begin")
            expect(host.page.locator(".rail .dice")).to_contain_text(
                translate("practice.table"), timeout=PATIENCE
            )
