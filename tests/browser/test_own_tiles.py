"""Tables with custom tiles, opened one after another in the same page."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

import boneyard
from tests.browser.person import PATIENCE, at_page
from tests.server.process import ServerProcess

MAKE = """async content => {
  const send = (method, path, body) => fetch(`/api/${path}`, {
    method, headers: { "content-type": "application/json" }, body: JSON.stringify(body),
  });
  await send("PUT", "me", { name: "Ann" });
  const config = { game: "midevil", seats: ["open", "easy"], content };
  return (await (await send("POST", "tables", { name: "Ann", config })).json()).id;
}"""
GO = """path => { history.pushState(null, "", path); dispatchEvent(new PopStateEvent("popstate")); }"""
ALTAR = """() => {
  const used = document.querySelector(".ground use.tile").getAttribute("href").slice(1);
  return document.getElementById(used).innerHTML;
}"""
"""The picture of the first tile, the altar."""


def altar_of(page: Page, table: str) -> str:
    """The altar of a table, opened without reloading the page."""
    page.evaluate(GO, f"/table/{table}")
    page.locator(".ground use.tile[href*='altar']").first.wait_for(state="attached", timeout=PATIENCE)
    drawn: str = page.evaluate(ALTAR)
    return drawn


def test_pictures_of_one_table_never_replace_those_of_another(
    browser: Browser, server: ServerProcess
) -> None:
    own = boneyard.game("midevil").default_content()
    files = {name: text.replace(" r A r ", " g A g ", 1) for name, text in own.files.items()}
    assert files != own.files
    with at_page(browser, 1) as ann:
        ann.page.goto(f"http://{server.address}/lobby")
        strange, usual = (
            ann.page.evaluate(MAKE, content) for content in ({"name": "Ours", "files": files}, None)
        )
        pictures = [altar_of(ann.page, table) for table in (strange, usual, strange)]
        ann.page.goto(f"http://{server.address}/lobby")
        first = altar_of(ann.page, usual)
    assert pictures[1] == first
    assert pictures[0] == pictures[2] != first
