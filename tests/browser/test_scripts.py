"""Scripts in names and chat never run.

The pages have no content policy here, since it would hide mistakes.
"""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.steps import GAME, press, sit_down
from tests.server.process import ServerProcess
from tests.sizes import SIZE

HOST, GUEST = "<img src onerror=ran=1>", "<script>ran=1</script>"
"""Names of the greatest length."""
TITLE = "<img src=x onerror=ran=1><svg onload=ran=1>"
LINES = (
    '<img src=x onerror="ran=1">',
    "<script>window.ran=1</script>",
    "javascript:ran=1",
    '<a href="javascript:ran=1">here</a>',
    "</p></div><iframe srcdoc='<script>parent.ran=1</script>'>",
)
STRANGE = "[onerror], [onload], script:not([src]), iframe, [href^='javascript:'], img[src='x'], img[src='']"
"""Elements that no page of ours has."""


def make_table(host: Person, server: ServerProcess) -> str:
    """A public table with such a name and title; returns its link."""
    address = f"http://{server.address}"
    host.page.goto(f"{address}/about")
    host.page.request.put(f"{address}/api/me", data={"name": HOST})
    config = {"game": GAME, "seats": ["open", "open"], "title": TITLE, "public": True}
    made = host.page.request.post(f"{address}/api/tables", data={"name": HOST, "config": config})
    assert made.ok, made.text()
    return f"{address}/table/{made.json()['id']}"


def talk(page: Page) -> None:
    """Send every script as a chat message."""
    page.locator(".chatbar").click(timeout=PATIENCE)
    field = page.get_by_label(translate("web-chat.say"))
    for line in LINES:
        field.fill(line)
        press(page, "web-chat.send")
        expect(field).to_have_value("", timeout=PATIENCE)


def shows_as_text(page: Page, *texts: str) -> None:
    """The page shows these texts literally, and ran none of them."""
    for text in texts:
        expect(page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)
    assert page.locator(STRANGE).count() == 0, page.locator(STRANGE).first.evaluate("one => one.outerHTML")
    assert not page.evaluate("() => 'ran' in window"), f"something ran at {page.url}"


if SIZE != "quick":  # several people are too much there

    def test_scripts_in_names_titles_and_chat_stay_text(browser: Browser, server: ServerProcess) -> None:
        with (
            at_page(browser, 1, bypass_csp=True) as host,
            at_page(browser, 1, bypass_csp=True) as guest,
            at_page(browser, 1, bypass_csp=True) as visitor,
        ):
            link = make_table(host, server)
            host.page.goto(link)
            visitor.page.goto(f"http://{server.address}/lobby")
            shows_as_text(visitor.page, HOST, TITLE)
            sit_down(guest, link, GUEST)
            for person in (host, guest):
                shows_as_text(person.page, HOST, GUEST, TITLE)
            press(host.page, "room-begin")
            for person in (host, guest):
                person.page.locator(".boardwrap").wait_for(timeout=PATIENCE)
                talk(person.page)
            for person in (host, guest):
                expect(person.page.locator(".said p")).to_have_count(2 * len(LINES), timeout=PATIENCE)
                shows_as_text(person.page, HOST, GUEST, *LINES)
            host.page.goto(f"http://{server.address}/mine")
            shows_as_text(host.page, TITLE)
            visitor.page.goto(link)
            shows_as_text(visitor.page, HOST, GUEST)
