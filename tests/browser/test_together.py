"""Two people play together: one reloads, loses the network, reconnects and opens a second tab."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from boneyard.messages import translate
from tests.browser.network import Network
from tests.browser.person import ASKED, PASSING, PATIENCE, Person, at_page
from tests.browser.positions import ON_THE_MOVE, sit_at
from tests.browser.steps import make_table, press, sit_down
from tests.server.process import ServerProcess
from tests.sizes import SIZE, pick

SEED = 5
CLICKS = pick(quick=2, ci=12, full=200)
QUESTION = ".ask h2"


def person_asked(people: list[Person]) -> Person:
    """The first person who must answer."""
    for _ in range(PATIENCE // 50):
        for person in people:
            if person.page.locator(ASKED).count():
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def play_until_asked(people: list[Person], wanted: Person) -> None:
    """Play until somebody must answer; a window doesn't count, since it closes by itself."""
    while not ((asked := person_asked(people)) is wanted and is_settled(asked)):
        if asked is not wanted or asked.page.locator(PASSING).count():
            asked.act()


def is_settled(person: Person) -> bool:
    """Whether a page keeps its question for a moment: walks continue by themselves. Windows don't count."""
    question = question_at(person)
    person.page.wait_for_timeout(300)
    return question == question_at(person) != "" and not person.page.locator(PASSING).count()


def invitation(person: Person) -> str:
    """The link for spectators from the menu of a running game."""
    person.page.get_by_role("button", name=translate("web-menu")).click()
    person.page.get_by_text(translate("web-invite")).click()
    expect(person.page.locator(".invite img")).to_be_visible(timeout=PATIENCE)
    link = person.page.get_by_label(translate("room-link")).input_value()
    person.page.keyboard.press("Escape")
    return link


if SIZE != "quick":  # two browsers are too much there

    def test_spectators_chat_apart_and_hear_of_a_rematch(browser: Browser, server: ServerProcess) -> None:
        with (
            at_page(browser, SEED) as host,
            at_page(browser, SEED) as guest,
            at_page(browser, SEED) as watcher,
        ):
            sit_down(guest, make_table(host, server), "Bob")
            press(host.page, "room-begin")
            host.page.locator(".boardwrap").wait_for(timeout=PATIENCE)
            watcher.page.goto(invitation(host))
            expect(watcher.page.locator(".idea").first).to_be_visible(timeout=PATIENCE)
            for person, words in ((watcher, "Who wins?"), (guest, "I do")):
                person.page.locator(".chatbar").click(timeout=PATIENCE)
                person.page.get_by_label(translate("web-chat.say")).fill(words)
                press(person.page, "web-chat.send")
            heard = watcher.page.locator(".said")
            expect(heard).to_contain_text(
                re.compile(f"{translate('replay-eyes-watch')} .*Who wins?"), timeout=PATIENCE
            )
            expect(heard).to_contain_text(re.compile("Bob .*I do"), timeout=PATIENCE)
            expect(guest.page.locator(".said")).not_to_contain_text("Who wins?")
            watcher.page.locator(".chat").get_by_role("button", name=translate("web-cheer-laugh")).click()
            expect(guest.page.locator(".cheered.crowd")).to_be_visible(timeout=PATIENCE)
            guest.page.locator(".chat").get_by_role("button", name=translate("web-cheer-toast")).click()
            expect(watcher.page.locator(".seat-2 .cheered")).to_be_visible(timeout=PATIENCE)
            host.page.get_by_role("button", name=translate("web-menu")).click()
            press(host.page, "web-vote-end")
            press(guest.page, "turn-end-yes")
            host.page.locator(".over").get_by_role("button", name=translate("web-rematch")).click(
                timeout=PATIENCE
            )
            expect(guest.page.locator(".over")).to_contain_text(translate("over-rematch"), timeout=PATIENCE)
            press(guest.page, "web-rematch")
            guest.page.wait_for_url(host.page.url)
            for person in (host, guest):
                seated = person.page.get_by_role("button", name=translate("room-stand"))
                expect(seated, "nobody has to sit down again").to_be_visible(timeout=PATIENCE)

    def test_two_people_play_together(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as host, at_page(browser, SEED + 1) as guest:
            people, network = [host, guest], Network(guest)
            sit_down(guest, make_table(host, server), "Bob")
            press(host.page, "room-begin")
            for _ in range(CLICKS):
                person_asked(people).act()
            reload_keeps_the_question(people, guest)
            reconnects_after_a_lost_network(people, guest, network)
            two_tabs_get_along(people, guest)
            for _ in range(CLICKS):
                person_asked(people).act()

    def test_a_button_pressed_twice_offline_acts_once(browser: Browser, server: ServerProcess) -> None:
        with at_page(browser, SEED) as person:
            person.page.add_init_script("localStorage.setItem('boneyard-for-me-stop', 'no')")
            network = Network(person)
            page = sit_at(person, server, ON_THE_MOVE, "open", "easy")
            for left in ("2 steps left", "1 step left"):
                person.point_at(page.locator("rect.legal").first.element_handle())
                expect(page.locator(QUESTION)).to_contain_text(left, timeout=PATIENCE)
            page.locator(".chatbar").click(timeout=PATIENCE)
            network.goes()
            line = page.get_by_label(translate("web-chat.say"))
            line.fill("Sorry")
            for _ in range(2):
                page.locator(".undo").click(timeout=PATIENCE)
                press(page, "web-chat.send")
            line.press_sequentially("Next")
            network.comes_back()
            expect(page.locator(".said p")).to_have_text([re.compile("Ann .*Sorry")], timeout=PATIENCE)
            expect(page.locator(QUESTION)).to_contain_text("2 steps left", timeout=PATIENCE)
            expect(line).to_have_value("Next")


def reload_keeps_the_question(people: list[Person], guest: Person) -> None:
    """A reloaded page asks the same question."""
    play_until_asked(people, guest)
    question = guest.page.locator(QUESTION).inner_text()
    guest.page.reload()
    guest.page.locator(ASKED).wait_for(timeout=PATIENCE)
    expect(guest.page.locator(QUESTION)).to_have_text(question)


def reconnects_after_a_lost_network(people: list[Person], guest: Person, network: Network) -> None:
    """A banner says that the network is lost; when it is back, so is the question."""
    play_until_asked(people, guest)
    question = guest.page.locator(QUESTION).inner_text()
    network.goes()
    network.comes_back()
    guest.page.locator(ASKED).wait_for(timeout=PATIENCE)
    expect(guest.page.locator(QUESTION)).to_have_text(question)


def two_tabs_get_along(people: list[Person], guest: Person) -> None:
    """Both tabs of a seat ask the same question, and either can answer."""
    second = type(guest)(guest.page.context.new_page(), SEED)
    second.page.goto(guest.page.url)
    for tab in (guest, second):
        play_until_both_ask(people[0], guest, second)
        tab.act()
    second.page.close()
    assert not second.troubles, second.troubles


def play_until_both_ask(host: Person, guest: Person, second: Person) -> None:
    """Play until both tabs ask the same; a tab that is behind still asks the last question."""
    for _ in range(PATIENCE // 50):
        play_until_asked([host, guest], guest)
        if question_at(guest) == question_at(second):
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError(f"one asks {question_at(guest)!r}, the other {question_at(second)!r}")


def question_at(person: Person) -> str:
    """The page's question, or nothing."""
    return "".join(person.page.locator(f"{ASKED} {QUESTION}").all_inner_texts())
