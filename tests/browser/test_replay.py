"""Replays: scrubbed, seen by other seats, linked, verified, continued, and opened from a file."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.screens import Screen, boxes, covering, out_of_sight
from tests.server.client import Person as Player
from tests.server.http.played import conceded
from tests.server.process import ServerProcess
from tests.sizes import SIZE, pick

GOLDEN = Path(__file__).parents[1] / "replays" / "zombie-invasion-rerolls.boneyard"
LAN = "http://boneyard.test"
"""Plain HTTP from another machine: such pages have no crypto.subtle and no clipboard."""


@pytest.fixture(scope="session")
def finished(server: ServerProcess) -> str:
    """A conceded game of a person, with a nonce, against a bot, with one choice undone."""

    async def play() -> str:
        return await conceded(await Player.new(server.address, "Ann"), pick(quick=4, ci=40, full=200))

    with ThreadPoolExecutor(1) as aside:  # this thread's loop is the browser's
        return aside.submit(lambda: asyncio.run(play())).result()


def watch(person: Person, address: str) -> Page:
    """Open a replay and wait for its board."""
    page = person.page
    page.goto(address)
    page.locator(".boardwrap").wait_for(timeout=PATIENCE)
    return page


def where(page: Page) -> tuple[int, int]:
    """The moment shown, and the last one."""
    slider = page.get_by_role("slider", name=translate("replay-moment"))
    return int(slider.input_value()), int(slider.get_attribute("max") or 0)


def check_dice(page: Page) -> Locator:
    """Let the page verify the dice; returns the sheet with the result."""
    page.get_by_role("button", name=translate("replay-check")).click()
    sheet = page.get_by_role("dialog")
    sheet.locator(".verdict").wait_for(timeout=PATIENCE)
    return sheet


def verified(text: str, folder: Path) -> dict[str, object]:
    """The output of `boneyard verify` for a replay."""
    file = folder / "game.boneyard"
    file.write_text(text, "utf-8")
    command = [sys.executable, "-m", "boneyard", "verify", str(file), "--json"]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    found: dict[str, object] = json.loads(said.stdout)
    return found


def streams_in(verdict: dict[str, object]) -> list[int]:
    """The numbers that `boneyard verify` confirms, by stream."""
    steps = verdict["steps"]
    assert isinstance(steps, list)
    return [step["parameters"]["count"] for step in steps if step["what"] == "stream"]


def streams_shown(sheet: Locator) -> list[int]:
    """The numbers that the page confirms, by stream."""
    words = [small.inner_text() for small in sheet.locator("details:not(.wrong) summary small").all()]
    return [1 if word.startswith("one ") else int(word.split()[0].replace(",", "")) for word in words]


def test_a_game_is_watched_again(browser: Browser, server: ServerProcess, finished: str) -> None:
    address = f"http://{server.address}/replay/{finished}"
    with at_page(browser, 1) as person:
        page = watch(person, address)
        assert where(page)[0] == 0
        page.keyboard.press("End")
        last = where(page)[1]
        assert where(page)[0] == last > 0
        expect(page.get_by_role("button", name=translate("replay-play-on"))).to_be_disabled()
        page.keyboard.press("ArrowLeft")
        assert where(page)[0] < last
        page.keyboard.press("Home")
        page.keyboard.press("Shift+ArrowRight")
        assert where(page)[0] > 0
        page.get_by_role("button", name=translate("replay-on"), exact=True).click()
        page.get_by_role("button", name="Ann", exact=True).last.click()
        moment = where(page)[0]
        link = page.get_by_label(translate("replay-share")).input_value()
        assert link == f"{address}?moment={moment}&as=1"
        again = watch(person, link)
        assert where(again)[0] == moment
        expect(again.get_by_role("button", name="Ann", pressed=True)).to_be_visible()
        again.wait_for_url(re.compile(rf"moment={moment}&as=1"))
        page.keyboard.press(" ")
        page.wait_for_function(
            "old => document.querySelector('input[type=range]').valueAsNumber > old", arg=moment
        )
        assert not person.troubles


if SIZE != "quick":  # every request goes through the test

    def test_dice_are_checked_in_browsers_without_crypto(
        browser: Browser, server: ServerProcess, finished: str, tmp_path: Path
    ) -> None:
        def pass_on(route: Route) -> None:
            target = route.request.url.replace(LAN, f"http://{server.address}")
            route.fulfill(response=route.fetch(url=target))

        with at_page(browser, 1) as person:
            person.page.route(f"{LAN}/**", pass_on)
            page = watch(person, f"{LAN}/replay/{finished}")
            assert page.evaluate("[isSecureContext, crypto.subtle === undefined]") == [False, True]
            page.get_by_role("button", name=translate("web-copy")).click()
            expect(page.get_by_text(translate("page-copy-fails"))).to_be_visible()
            sheet = check_dice(page)
            expect(sheet.locator(".verdict")).to_contain_text(translate("verify-verdict-claimed"))
            promise = page.request.get(f"http://{server.address}/api/tables/{finished}").json()["seed_hash"]
            sheet.get_by_label(translate("fair-noted")).fill(promise)
            expect(sheet.locator(".verdict")).to_contain_text(translate("verify-verdict-fair"))
            expect(sheet.get_by_text(translate("fair-nonce-kept", seat="Ann"))).to_be_visible()
            text = page.request.get(f"http://{server.address}/api/tables/{finished}/replay").text()
            told = verified(text, tmp_path)
            assert (told["verified"], told["kind"]) == (True, "claimed")
            assert streams_shown(sheet) == streams_in(told)
            sheet.locator("details").last.locator("summary").click()
            moment = sheet.get_by_title(translate("replay-to-moment")).first
            number = int(moment.inner_text())
            moment.click()
            assert where(page)[0] == number
            page.unroute_all(behavior="wait")
            assert not person.troubles


def open_file(page: Page, text: str, name: str = "game.boneyard") -> None:
    file = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


if SIZE != "quick":  # each has the server play a game again

    def test_the_actions_of_a_replay_stay_on_screen(
        browser: Browser, server: ServerProcess, finished: str
    ) -> None:
        screen = Screen(1440, 900, 0)
        with at_page(browser, 1, viewport={"width": screen.width, "height": screen.height}) as person:
            page = watch(person, f"http://{server.address}/replay/{finished}")
            page.get_by_role("button", name=translate("replay-check")).wait_for(timeout=PATIENCE)
            assert out_of_sight(page, ".side .btn", screen) == []
            (dock,), (track,) = boxes(page, ".dock"), boxes(page, ".track")
            assert track.width > dock.width * 0.9
            page.set_viewport_size({"width": 390, "height": 844})
            assert covering(page, ".side > *, .dock") == []

    def test_a_changed_file_is_refused_and_its_wrong_number_shown(
        browser: Browser, server: ServerProcess, tmp_path: Path
    ) -> None:
        text = GOLDEN.read_text("utf-8")
        roll = re.search(r"^\* roll \d  # move-0 \d+ 6 (\d)$", text, re.MULTILINE)
        assert roll
        other = str((int(roll[1]) + 1) % 6)
        tampered = text[: roll.start(1)] + other + text[roll.end(1) :]
        with at_page(browser, 1) as person:
            page = person.page
            page.goto(f"http://{server.address}/replay")
            open_file(page, tampered)
            expect(page.get_by_text(translate("replay-bad-changed", file="game.boneyard"))).to_be_visible(
                timeout=PATIENCE
            )
            expect(page.locator(".verdict")).to_contain_text(translate("verify-verdict-broken"))
            told = verified(tampered, tmp_path)
            assert not told["verified"]
            assert streams_shown(page.locator("main")) == streams_in(told)
            assert page.locator("details.wrong").count() == 1
            person.expects("422")

    def test_an_unreadable_file_says_why_and_what_to_do(browser: Browser, server: ServerProcess) -> None:
        text = GOLDEN.read_text("utf-8")
        rules = text.replace("\nrules 1\n", "\nrules 99\n", 1)
        with at_page(browser, 1, locale="es-ES") as person:
            person.page.goto(f"http://{server.address}/replay")
            for bad, fault in ((rules, "rules"), ("hello", "foreign"), (text[:9_000], "cut-off")):
                open_file(person.page, bad)
                sentence = translate(f"replay-bad-{fault}", "es", file="game.boneyard")
                expect(person.page.get_by_text(sentence)).to_be_visible(timeout=PATIENCE)
            person.expects("422", "409")

    def test_a_dropped_file_is_watched_and_played_on(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 1) as person:
            page = person.page
            page.goto(f"http://{server.address}/mine")
            dropped = page.evaluate_handle(
                "text => { const held = new DataTransfer();"
                " held.items.add(new File([text], 'cellar.boneyard')); return held; }",
                GOLDEN.read_text("utf-8"),
            )
            page.locator(".drop").dispatch_event("drop", {"dataTransfer": dropped})
            page.wait_for_url("**/replay/*", timeout=PATIENCE)
            page.locator(".boardwrap").wait_for(timeout=PATIENCE)
            for _ in range(12):
                page.get_by_role("button", name=translate("replay-turn-on")).click()
            page.get_by_role("button", name=translate("replay-play-on")).click()
            page.wait_for_url("**/table/*", timeout=PATIENCE)
            person.wait()
            assert not person.troubles

    def test_a_running_games_replay_shows_what_the_viewer_saw(
        browser: Browser, server: ServerProcess
    ) -> None:
        with at_page(browser, 1) as person:
            person.start(f"http://{server.address}", translate("game-midevil"))
            person.wait()
            table = person.page.url.rpartition("/")[2]
            page = watch(person, f"http://{server.address}/replay/{table}")
            expect(page.get_by_text(translate("replay-running"))).to_be_visible()
            assert page.locator(".eyes button").count() == 1
            assert page.get_by_role("button", name=translate("replay-check")).count() == 0
            assert not person.troubles
