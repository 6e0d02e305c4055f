"""The pages around the game: creating and finding tables, rules, settings, unknown addresses."""

from __future__ import annotations

import time

from playwright.sync_api import Browser, expect

import boneyard
from boneyard.messages import translate
from boneyard.rulebook import load
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.steps import GAME, SEED, code_field, heading, make_table, press, sit_down
from tests.server.process import ServerProcess
from tests.sizes import SIZE


def begin_alone(host: Person, server: ServerProcess) -> None:
    """Play against a bot at a table without spectators."""
    web, address = host.page.request, f"http://{server.address}"
    web.put(f"{address}/api/me", data={"name": "Ann", "language": "en"})
    config = {"game": GAME, "seats": ["open", "medium"], "spectators": False}
    made = web.post(f"{address}/api/tables", data={"config": config, "name": "Ann"})
    assert made.ok, made.text()
    host.page.goto(f"{address}/table/{made.json()['id']}")
    host.page.locator(".boardwrap").wait_for(timeout=PATIENCE)


def test_two_people_meet_by_link_and_play(browser: Browser, server: ServerProcess) -> None:
    with at_page(browser, SEED) as host, at_page(browser, SEED) as guest:
        link = make_table(host, server)
        sit_down(guest, link, "Bob")
        expect(host.page.get_by_text("Bob", exact=True)).to_be_visible(timeout=PATIENCE)
        expect(guest.page.get_by_role("button", name=translate("room-begin"))).to_have_count(0)
        press(host.page, "room-begin")
        for person in (host, guest):
            person.page.locator(".boardwrap").wait_for(timeout=PATIENCE)
        guest.page.goto(f"http://{server.address}/about")
        expect(host.page.locator(".seats")).to_contain_text(translate("web-away"), timeout=PATIENCE)
        expect(host.page.get_by_role("button", name=translate("vote-replace"))).to_have_count(0)
        host.page.clock.set_system_time(time.time() + 60)  # the server's is right
        press(host.page, "vote-replace")
        refusal = host.page.get_by_text(translate("problem-not-allowed-just-left"))
        expect(refusal).to_be_visible(timeout=PATIENCE)


if SIZE != "quick":  # people who meet are enough there

    def test_a_bot_plays_for_an_absent_player(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as host, at_page(browser, SEED) as guest:
            sit_down(guest, make_table(host, server), "Bob")
            press(host.page, "room-begin")
            guest.page.locator(".boardwrap").wait_for(timeout=PATIENCE)
            guest.page.goto(f"http://{server.address}/about")
            press(host.page, "web-close")  # as soon as the absence is shown
            expect(host.page.locator(".banner")).to_have_count(0)
            host.page.reload()
            press(host.page, "vote-replace")
            expect(host.page.locator(".seats")).to_contain_text(translate("turn-gone"), timeout=PATIENCE)

    def test_rules_are_searched_and_linked(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as reader:
            page, rules = reader.page, load("midevil").entries
            page.goto(f"http://{server.address}/rules/midevil")
            page.get_by_role("searchbox").fill("CROSSBOW")
            having = [
                rule
                for rule, entry in rules.items()
                if "crossbow" in f"{rule} {entry.title} {entry.text}".casefold()
            ]
            expect(page.locator("article")).to_have_count(len(having), timeout=PATIENCE)
            assert page.locator("article").evaluate_all("found => found.map(one => one.id)") == having
            page.goto(f"http://{server.address}/rules/castle-of-chaos#ME-FIGHT-5")
            expect(page.locator("#ME-FIGHT-5.aimed")).to_be_in_viewport(timeout=PATIENCE)
            assert page.url.endswith("/rules/midevil#ME-FIGHT-5")

    def test_the_rulebooks_introduction_is_searched_too(browser: Browser, server: ServerProcess) -> None:
        words = {
            "en-GB": "Helicopter",
            "de-DE": "nur hubschrauber",
            "it-IT": "ELICOTTERO",
            "es-ES": "helicoptero",
        }
        for locale, search in words.items():
            with at_page(browser, SEED, locale=locale) as reader:
                reader.page.goto(f"http://{server.address}/rules/zombie-invasion?search={search}")
                expect(reader.page.locator(".intro mark").first).to_be_visible(timeout=PATIENCE)
                expect(reader.page.locator(".book .trouble")).to_have_count(0)

    def test_the_field_for_a_link_has_room_for_its_hint(browser: Browser, server: ServerProcess) -> None:
        for locale in ("en-GB", "de-DE", "it-IT", "es-ES"):
            with at_page(browser, SEED, locale=locale, viewport={"width": 1024, "height": 768}) as person:
                field = code_field(person, server, locale[:2])
                field.fill(field.get_attribute("placeholder") or "")
                assert field.evaluate("one => one.scrollWidth <= one.clientWidth"), locale

    def test_an_address_chooses_the_game_of_a_table(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as person:
            page = person.page
            games = boneyard.game_ids()
            for wanted, played in ((games[0], games[-1]), (games[-1], games[0])):
                page.goto(f"http://{server.address}/about")
                page.evaluate("game => localStorage.setItem('boneyard-game', game)", played)
                page.goto(f"http://{server.address}/new/{wanted}")
                expect(page.locator(f"input[value={wanted}]")).to_be_checked(timeout=PATIENCE)

    def test_new_tables_keep_the_graveyard_for_later_unless_told_otherwise(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, SEED) as person:
            page, address = person.page, f"http://{server.address}"

            def settings() -> object:
                page.wait_for_url("**/table/*", timeout=PATIENCE)
                table = page.url.rpartition("/")[2]
                return page.request.get(f"{address}/api/tables/{table}").json()["settings"]

            page.goto(f"{address}/new/midevil")
            house, printed = (
                page.get_by_label(translate(f"start-rules-{one}"), exact=True) for one in ("house", "printed")
            )
            expect(house).to_be_checked(timeout=PATIENCE)
            press(page, "setup-make")
            assert settings() == {"graveyard": "lower_half"}
            page.goto(f"{address}/new/midevil")
            printed.check(timeout=PATIENCE)
            press(page, "setup-make")
            assert settings() == {}
            page.goto(address)
            page.get_by_text(translate("game-castle-of-chaos"), exact=True).click(timeout=PATIENCE)
            press(page, "start-play")
            assert settings() == {"graveyard": "lower_half"}

    def test_a_table_that_is_full_says_so(browser: Browser, server: ServerProcess) -> None:
        with (
            at_page(browser, SEED) as host,
            at_page(browser, SEED) as guest,
            at_page(browser, SEED, locale="es-ES") as third,
        ):
            link = make_table(host, server)
            third.page.goto(link)
            expect(third.page.get_by_text(translate("room-visitor", "es"))).to_be_visible(timeout=PATIENCE)
            sit_down(guest, link, "Bob")
            expect(third.page.get_by_text(translate("room-full", "es"))).to_be_visible(timeout=PATIENCE)
            seat = third.page.get_by_role("button", name=translate("room-sit", "es"), exact=True)
            expect(seat).to_have_count(0)
            expect(third.page.locator("main .btn.primary")).to_have_text(translate("web-lobby", "es"))
            expect(third.page.get_by_text(translate("room-invite", "es"), exact=True)).to_have_count(0)
            host.page.get_by_role("button", name=translate("room-kick")).click()
            expect(seat).to_be_visible(timeout=PATIENCE)
            expect(guest.page.get_by_text(translate("room-visitor"))).to_be_visible(timeout=PATIENCE)

    def test_a_seat_is_transferred_only_by_a_button(browser: Browser, server: ServerProcess) -> None:
        with (
            at_page(browser, SEED) as old,
            at_page(browser, SEED) as new,
            at_page(browser, SEED, locale="it-IT") as thief,
        ):
            make_table(old, server)
            old.page.get_by_text(translate("room-device"), exact=True).click()
            press(old.page, "room-device.make")
            secret = old.page.get_by_label(translate("room-device.link"), exact=True).input_value(
                timeout=PATIENCE
            )
            assert "#" in secret, "a secret outside of the fragment would be sent to the server"
            new.page.goto(secret)
            heading(new.page, translate("carry-title"))
            expect(new.page.get_by_label(translate("setup-name"))).to_have_value("Ann")
            expect(old.page.get_by_role("button", name=translate("room-stand"))).to_be_visible(
                timeout=PATIENCE
            )
            press(new.page, "carry-go")
            expect(new.page.get_by_role("button", name=translate("room-stand"))).to_be_visible(
                timeout=PATIENCE
            )
            assert "#" not in new.page.url
            expect(old.page.get_by_role("button", name=translate("room-stand"))).to_have_count(
                0, timeout=PATIENCE
            )
            expect(old.page.get_by_role("alert")).to_have_text(translate("carry-gone"))
            thief.page.goto(secret)
            press(thief.page, "carry-go", "it")
            refusal = translate("problem-bad-secret", "it")
            expect(thief.page.get_by_role("alert")).to_have_text(refusal, timeout=PATIENCE)
            expect(thief.page.get_by_role("button", name=translate("carry-go", "it"))).to_have_count(0)
            thief.page.locator("main .btn.primary").click()
            heading(thief.page, translate(f"game-{GAME}", "it"))

    def test_a_seat_is_transferred_at_a_table_without_spectators(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, SEED) as old, at_page(browser, SEED) as new, at_page(browser, SEED) as late:
            begin_alone(old, server)
            old.page.get_by_role("button", name=translate("web-menu")).click(timeout=PATIENCE)
            old.page.get_by_text(translate("turn-carry"), exact=True).click(timeout=PATIENCE)
            press(old.page, "room-device.make")
            secret = old.page.get_by_label(translate("room-device.link"), exact=True).input_value(
                timeout=PATIENCE
            )
            new.page.goto(secret)
            heading(new.page, translate("carry-title"))
            assert new.page.locator(".boardwrap").count() == 0
            press(new.page, "carry-not")
            refusal = new.page.get_by_role("alert")
            expect(refusal).to_have_text(translate("problem-not-allowed-spectators"), timeout=PATIENCE)
            new.page.goto("about:blank")
            new.page.goto(secret)
            press(new.page, "carry-go")
            new.page.locator(".boardwrap").wait_for(timeout=PATIENCE)
            expect(new.page.get_by_role("button", name=translate("web-menu"))).to_be_visible()
            gone = old.page.get_by_role("alert")
            expect(gone).to_have_text(translate("problem-not-allowed-carried"), timeout=PATIENCE)
            late.page.goto(secret)
            expect(late.page.get_by_role("alert")).to_have_text(
                translate("problem-bad-secret"), timeout=PATIENCE
            )

    def test_a_public_table_appears_in_the_lobby(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as host, at_page(browser, SEED) as visitor:
            visitor.page.goto(f"http://{server.address}/lobby")
            heading(visitor.page, translate("web-lobby"))
            link = make_table(host, server, public=True)
            visitor.page.locator(f'a[href="{link[link.index("/table/") :]}"]').click(timeout=PATIENCE)
            heading(visitor.page, translate(f"game-{GAME}"))
            host.page.goto(f"http://{server.address}/mine")
            expect(host.page.get_by_role("heading", name=translate("mine-open"))).to_be_visible(
                timeout=PATIENCE
            )

    def test_language_and_theme_are_remembered(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as person:
            page = person.page
            page.goto(f"http://{server.address}/settings")
            page.get_by_role("radio", name=translate("web-language-name.de")).check(timeout=PATIENCE)
            heading(page, translate("web-settings", "de"))
            page.get_by_role("radio", name=translate("prefs-theme-dark", "de"), exact=True).check()
            page.goto(f"http://{server.address}/rules/midevil#ME-FIGHT-5")
            rule = page.locator("#ME-FIGHT-5")
            expect(rule).to_contain_text(load("midevil", "de").entries["ME-FIGHT-5"].title, timeout=PATIENCE)
            assert page.locator("html").get_attribute("data-theme") == "dark"
            assert page.locator("html").get_attribute("lang") == "de"

    def test_a_new_key_is_for_this_browser_only(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as ann, at_page(browser, SEED) as thief:
            make_table(ann, server)
            address, stolen = f"http://{server.address}", ann.page.context.cookies()
            thief.page.context.add_cookies([{**cookie} for cookie in stolen])  # type: ignore[typeddict-item]
            ann.page.goto(f"{address}/settings")
            ann.page.get_by_text(translate("prefs-key"), exact=True).click(timeout=PATIENCE)
            press(ann.page, "prefs-key.make")
            expect(ann.page.get_by_text(translate("prefs-key.done"))).to_be_visible(timeout=PATIENCE)
            for person, games in ((ann, 1), (thief, 0)):
                person.page.goto(f"{address}/mine")
                heading(person.page, translate("web-mine"))
                expect(person.page.locator("main a[href*='/table/']")).to_have_count(games, timeout=PATIENCE)
            thief.expects("1008", "not-yours")

    def test_an_unknown_address_offers_links(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED, locale="de-DE") as person:
            page = person.page
            page.goto(f"http://{server.address}/nowhere/at/all")
            heading(page, translate("web-not-found", "de"))
            page.goto(f"http://{server.address}/table/nosuchtable1")
            refusal = translate("problem-not-found", "de")
            expect(page.get_by_role("alert")).to_have_text(refusal, timeout=PATIENCE)
            press(page, "web-home", "de")
            heading(page, "Boneyard")
            for what in ("statistics", "replay"):
                page.goto(f"http://{server.address}/{what}/nosuchtable1")
                expect(page.get_by_role("alert")).to_contain_text(refusal, timeout=PATIENCE)
                expect(page.get_by_role("button", name=translate("web-try-again", "de"))).to_have_count(0)
                press(page, "web-mine", "de")
                heading(page, translate("web-mine", "de"))
            person.expects("404")

    def test_copying_works_without_a_clipboard(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as host:
            host.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
            make_table(host, server)
            press(host.page, "web-copy")
            expect(host.page.get_by_text(translate("page-copy-fails"))).to_be_visible(timeout=PATIENCE)
