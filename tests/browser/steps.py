"""Steps that many browser tests share."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from boneyard.languages import SOURCE
from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person
from tests.server.process import ServerProcess

SEED = 1
"""These people make no random choices."""
GAME = "zombie-invasion"


def press(page: Page, message: str, language: str = SOURCE) -> None:
    """Press the button or link with exactly this text."""
    name = translate(message, language)
    button = page.get_by_role("button", name=name, exact=True)
    button.or_(page.get_by_role("link", name=name, exact=True)).first.click(timeout=PATIENCE)


def heading(page: Page, text: str) -> None:
    expect(page.get_by_role("heading", level=1, name=text, exact=True)).to_be_visible(timeout=PATIENCE)


def code_field(person: Person, server: ServerProcess, language: str = SOURCE) -> Locator:
    """Where a code is typed on the first page."""
    person.page.goto(f"http://{server.address}")
    person.page.locator("summary", has_text=translate("web-join", language)).click(timeout=PATIENCE)
    return person.page.get_by_label(translate("web-join", language), exact=True)


def make_table(host: Person, server: ServerProcess, *, public: bool = False) -> str:
    """Create a table for two people and a bot; returns its link."""
    host.page.goto(f"http://{server.address}/new/{GAME}")
    host.page.get_by_label(translate("setup-name")).fill("Ann")
    if public:
        host.page.get_by_text(translate("start-more"), exact=True).click()
        host.page.get_by_label(translate("setup-public-yes")).check()
    press(host.page, "setup-make")
    heading(host.page, translate(f"game-{GAME}"))
    return host.page.get_by_label(translate("room-link"), exact=True).input_value(timeout=PATIENCE)


def sit_down(guest: Person, link: str, name: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_label(translate("setup-name")).fill(name)
    press(guest.page, "room-sit")
    expect(guest.page.get_by_role("button", name=translate("room-stand"))).to_be_visible(timeout=PATIENCE)


def meet(server: ServerProcess, host: Person, *guests: Person, **config: object) -> None:
    """Let the host create a table and everyone sit down in this order; without guests it begins by itself."""
    address = f"http://{server.address}"
    host.page.goto(f"{address}/about")
    host.page.request.put(f"{address}/api/me", data={"name": "Ann"})
    made = host.page.request.post(f"{address}/api/tables", data={"name": "Ann", "config": config})
    assert made.ok, made.text()
    link = f"{address}/table/{made.json()['id']}"
    host.page.goto(link)
    for guest, name in zip(guests, ("Bob", "Cleo"), strict=False):
        sit_down(guest, link, name)
    if guests:
        press(host.page, "room-begin")
    for person in (host, *guests):
        person.page.locator(".boardwrap").wait_for()


def press_key(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)
