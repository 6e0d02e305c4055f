"""Lessons are played to their end by clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator

from boneyard.lessons import lessons
from boneyard.messages import translate
from tests.browser.person import PATIENCE, Person, at_page
from tests.server.process import ServerProcess
from tests.sizes import SIZE, pick

ALL = ["zombie-invasion", "midevil", "castle-of-chaos"]
LESSONS = pick(quick=ALL[:1], ci=ALL, full=ALL)
END = ".end"
NEXT = ".lesson .btn.primary"
WANTED = [
    ".spot",
    ".ghosttools .ok",
    ".opt.wanted",
    ".bid.wanted",
    ".react .btn.wanted",
    ".dock .btn.primary",
    ".hand .card.can",
]
"""What a lesson highlights by itself; everything else only on request."""
IDLE = f"{NEXT}, .lesson .btn:not(.quiet), {END}"
MOST = 150


def shown(person: Person, selector: str) -> Locator | None:
    """The first visible element, if any."""
    found = person.page.locator(selector).locator("visible=true")
    return found.first if found.count() else None


def do_step(person: Person) -> None:
    """Do what the lesson asks for: click on the highlight, or else on what it shows on request."""
    page = person.page
    page.locator(IDLE).first.wait_for(timeout=PATIENCE)
    for selector in [END, NEXT, ".ghosttools .ok", ".spot", *WANTED[2:]]:
        one = shown(person, selector)
        if one is None:
            continue
        if selector == ".spot":
            handle = one.element_handle()
            person.point_at(handle)
        elif selector != END:
            person.click_if_there(one.element_handle())
        if selector == ".hand .card.can":
            person.click(page.locator(".cardsheet .btn.primary"))
        return
    person.click(page.locator(".lesson .btn", has_text=translate("lesson-show", "en")))


def learn(person: Person, address: str, game: str) -> None:
    """Start a lesson from the list, and do every step."""
    page = person.page
    page.goto(f"{address}/lessons")
    card = page.locator(
        "article", has=page.get_by_role("heading", name=translate(f"game-{game}"), exact=True)
    )
    person.click(card.get_by_role("link"))
    for _ in range(MOST):
        do_step(person)
        if page.locator(END).count():
            return
    raise AssertionError(f"{game}: the lesson does not end: {page.locator('.lesson').inner_text()}")


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_played_by_clicks_and_marked_as_done(
    browser: Browser, server: ServerProcess, game: str
) -> None:
    with at_page(browser, 1) as person:
        learn(person, f"http://{server.address}", game)
        assert person.page.locator(".head p").inner_text() == translate("lesson-end")
        person.click(person.page.get_by_role("link", name=translate("lesson-end.all")))
        mark = person.page.locator("article .mark")
        mark.wait_for(timeout=PATIENCE)
        assert mark.count() == 1
        person.page.evaluate("game => localStorage.setItem(`boneyard-lesson-${game}`, '1 done')", game)
        person.page.reload()
        mark.wait_for(timeout=PATIENCE)
        assert "1 of" not in person.page.locator("article", has=person.page.locator(".mark")).inner_text()


if SIZE != "quick":  # a lesson learnt shows there that lessons work

    def test_a_wrong_answer_gets_a_remark_and_does_no_harm(browser: Browser, server: ServerProcess) -> None:
        part = lessons()["zombie-invasion"].parts[1]
        with at_page(browser, 1) as person:
            page = person.page
            page.goto(f"http://{server.address}/lessons/zombie-invasion")
            person.click(page.get_by_role("button", name=translate("lesson-skip")))
            page.get_by_text(translate(f"lesson-zombie-invasion-{part.id}-walk")).wait_for(timeout=PATIENCE)
            person.click(page.locator(".dock .btns .btn", has_text=translate("command-stop")))
            page.get_by_text(translate(f"lesson-zombie-invasion-{part.id}-walk.else")).wait_for(
                timeout=PATIENCE
            )
            assert page.locator(".game.turn").count() == 1, "the question is still there"
            page.reload()
            page.get_by_text(translate(f"lesson-zombie-invasion-{part.id}-walk")).wait_for(timeout=PATIENCE)
