"""A page reports a lost server at once and reconnects by itself.

The server has a base path, which pages, service worker and manifest must use.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urljoin

from playwright.sync_api import Browser, Locator, Page, expect

from boneyard.messages import translate
from tests.browser.chromium import in_the_house
from tests.browser.logs import log_of
from tests.browser.person import ASKED, PASSING, PATIENCE, Person, at_page
from tests.reliability.processes import FullDisk
from tests.server.process import ServerProcess, serving
from tests.sizes import SIZE

GONE = ("ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "WebSocket")
"""A browser's complaints while the server is down."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@contextmanager
def serving_at(address: str, database: Path) -> Iterator[ServerProcess]:
    """A server at an address with a base path."""
    process = ServerProcess(database, "--public-url", address, port=int(address.split(":")[2].split("/")[0]))
    try:
        yield process
    finally:
        process.close()


def is_kept(page: Page) -> None:
    """Wait until the service worker runs and has cached its offline page."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => caches.match('/bones/offline.html').then(found => found !== undefined)")
    page.wait_for_function("() => caches.match('/bones/offline.css').then(found => found !== undefined)")


def play_into_a_turn(person: Person) -> None:
    """Answer a few times, until a question stays: windows close, and held moves are made, by themselves."""
    for _ in range(4):
        assert person.wait()
        person.act()
    while person.wait() and person.page.locator(PASSING).count():
        person.act()


def act_until(person: Person, shown: Locator) -> None:
    """Act until something is shown; not every click is an answer."""
    for _ in range(200):
        if shown.is_visible():
            return
        person.act()


def question_of(person: Person) -> str:
    return person.page.locator(".ask h2").inner_text(timeout=PATIENCE)


def says_that_it_is_alone(page: Page, address: str) -> None:
    """A page opened offline is our own, in the user's language."""
    page.goto(address)
    expect(page.get_by_role("heading", name=translate("offline-title", "it"))).to_be_visible(timeout=PATIENCE)
    assert page.locator("html").get_attribute("lang") == "it"
    colour = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert colour == "rgb(235, 203, 146)", "its style lies in the cache too"


if SIZE != "quick":  # it starts a server twice

    def test_a_page_reconnects_to_a_restarted_server(
        browser: Browser, client_is_built: None, tmp_path: Path
    ) -> None:
        database, address = tmp_path / "boneyard.db", f"http://127.0.0.1:{free_port()}/bones/"
        with (
            at_page(browser, 3, locale="de-DE") as player,
            at_page(browser, 3, locale="it-IT", service_workers="allow") as reader,
        ):
            with serving_at(address, database) as first:
                player.start(address, translate("game-zombie-invasion", "de"))
                play_into_a_turn(player)
                asked, told = question_of(player), log_of(player)
                reader.page.goto(f"{address}settings")
                is_kept(reader.page)
                first.kill()
                banner = player.page.get_by_text(translate("web-line-lost", "de"))
                expect(banner).to_be_visible(timeout=PATIENCE)
                says_that_it_is_alone(reader.page, f"{address}rules")
            with serving_at(address, database):
                expect(banner).to_be_hidden(timeout=PATIENCE)
                expect(
                    reader.page.get_by_role("heading", name=translate("web-rules", "it"), exact=True)
                ).to_be_visible(timeout=PATIENCE)
                player.page.locator(ASKED).wait_for(timeout=PATIENCE)
                assert (question_of(player), log_of(player)) == (asked, told)
                for _ in range(2):
                    assert player.wait()
                    player.act()
                for person in (player, reader):  # nothing is asked any more when this server ends
                    person.page.goto("about:blank")
            player.expects(*GONE)
            reader.expects(*GONE)

    def test_players_see_that_saving_is_paused(
        browser: Browser, client_is_built: None, tmp_path: Path
    ) -> None:
        with serving(tmp_path / "boneyard.db") as server, at_page(browser, 3, locale="es-ES") as player:
            player.start(f"http://{server.address}", translate("game-zombie-invasion", "es"))
            play_into_a_turn(player)
            trouble = FullDisk(server.process.pid)
            banner = player.page.get_by_text(translate("web-saving-paused", "es"))
            trouble.fail()
            act_until(player, banner)
            expect(banner).to_be_visible(timeout=PATIENCE)
            trouble.mend()
            expect(banner).to_be_hidden(timeout=PATIENCE)
            assert player.wait()

    def test_the_client_can_be_installed(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 3) as person:
            page, web = person.page, person.page.request
            page.goto(f"http://{server.address}")
            manifest = urljoin(page.url, page.locator("link[rel=manifest]").get_attribute("href") or "")
            told = web.get(manifest).json()
            for icon in told["icons"]:
                answer = web.get(urljoin(manifest, icon["src"]))
                assert answer.headers["content-type"] == icon["type"], icon
                if icon["sizes"] != "any":
                    assert size_of(answer.body()) == icon["sizes"], icon
            assert {icon.get("purpose") for icon in told["icons"]} == {None, "maskable"}
            assert urljoin(manifest, told["start_url"]) == urljoin(manifest, told["scope"]) == page.url

    def test_features_that_need_https_say_so(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, 3) as person:
            person.page.goto(f"{in_the_house(server)}/settings")
            expect(person.page.get_by_text(translate("install-insecure"))).to_be_visible(timeout=PATIENCE)
            assert person.page.evaluate("() => isSecureContext") is False


def size_of(png: bytes) -> str:
    """The size of a PNG, from its header."""
    return f"{int.from_bytes(png[16:20])}x{int.from_bytes(png[20:24])}"
