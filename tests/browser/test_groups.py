"""Friends with a group: made in one click, joined by a code, playing on after a lost phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from playwright.sync_api import Browser, Locator, expect

from boneyard.messages import translate
from tests.browser.axe import axe_findings
from tests.browser.person import PATIENCE, Person, at_page
from tests.browser.screens import PHONE
from tests.browser.steps import SEED, code_field, press
from tests.server.process import ServerProcess
from tests.sizes import SIZE

PIN = "2468"
GROUP = re.compile(r"/group/([A-Z]{5})$")
TABLE = re.compile(r"/table/(\w+)$")
LOOK = """seat => {
    const one = document.body.appendChild(document.createElement("i"));
    one.className = seat;
    one.style.color = "var(--c)";
    const color = getComputedStyle(one).color;
    one.remove();
    return [color, document.getElementById(`s-${seat}`).innerHTML];
}"""
"""The colour of a seat, and its symbol."""


@contextmanager
def friends(browser: Browser, *contexts: dict[str, object]) -> Iterator[list[Person]]:
    with ExitStack() as stack:
        yield [stack.enter_context(at_page(browser, SEED, Person, **each)) for each in contexts]


def start_group(host: Person, server: ServerProcess) -> str:
    """Start a group from the first page; returns its code."""
    host.page.goto(f"http://{server.address}")
    press(host.page, "group-new")
    host.page.wait_for_url(GROUP, timeout=PATIENCE)
    found = GROUP.search(host.page.url)
    assert found
    return found[1]


def join(guest: Person, server: ServerProcess, code: str, name: str) -> None:
    """Type a code on the first page, and join."""
    code_field(guest, server).fill(code)
    press(guest.page, "web-join.go")
    guest.page.wait_for_url(GROUP, timeout=PATIENCE)
    guest.page.get_by_label(translate("setup-name")).fill(name, timeout=PATIENCE)
    press(guest.page, "group-join.go")
    expect(guest.page.get_by_role("heading", name=translate("group-standings"))).to_be_visible(
        timeout=PATIENCE
    )


def come_back(person: Person, name: str) -> None:
    press_named(person, "group-return.me", name)
    person.page.get_by_label(translate("group-pin"), exact=True).fill(PIN)
    press(person.page, "group-return.go")


def press_named(person: Person, message: str, name: str) -> None:
    person.page.get_by_role("button", name=translate(message, name=name), exact=True).click(timeout=PATIENCE)


def give_up_challenge(person: Person, group: str) -> None:
    """Play a try in the challenge of a group, lose it at once, and return."""
    press(person.page, "challenge-go")
    person.page.wait_for_url(TABLE, timeout=PATIENCE)
    person.page.get_by_role("button", name=translate("web-menu")).click(timeout=PATIENCE)
    for message in ("web-leave", "web-leave.lost"):
        press(person.page, message)
    person.page.locator(".over").wait_for(timeout=PATIENCE)
    person.page.goto(group)


def try_of(person: Person, name: str) -> Locator:
    """What a page says about a member's try; a name may be a message."""
    words = translate(name) if name == "setup-you" else name
    box = person.page.locator("section", has=person.page.locator("#challenge"))
    return box.get_by_role("listitem").filter(has_text=words).locator(".said")


def test_a_group_plays_and_a_lost_phone_comes_back(browser: Browser, server: ServerProcess) -> None:
    with friends(browser, {}, PHONE, {"locale": "en-GB"}) as (ann, bob, fresh):
        code = start_group(ann, server)
        join(bob, server, f"{code[:2].lower()} {code[2:].lower()}", "Bob")
        page = bob.page
        page.get_by_text(translate("group-settings"), exact=True).click()
        page.get_by_label(translate("group-pin"), exact=True).fill(PIN)
        press(page, "group-pin.save")
        expect(page.get_by_text(translate("group-saved"))).to_be_visible(timeout=PATIENCE)
        page.locator(".look").nth(4).click()
        page.locator("form", has=page.locator(".look")).get_by_role("button").click()
        expect(page.locator(".member.seat-5")).to_be_visible(timeout=PATIENCE)
        expect(ann.page.locator(".member.seat-5")).to_contain_text("Bob", timeout=PATIENCE)
        press(ann.page, "group-next")
        for person in (ann, bob):
            person.page.wait_for_url(TABLE, timeout=PATIENCE)
            person.page.locator(".boardwrap").wait_for(timeout=PATIENCE)
        table = ann.page.url
        assert bob.page.url == table, "everybody is taken to the game"
        fresh.page.goto(f"http://{server.address}/about")
        fresh.page.wait_for_function("document.getElementById('s-seat-5')")
        own = fresh.page.evaluate(LOOK, "seat-5")
        fresh.page.goto(table)
        fresh.page.locator(".boardwrap").wait_for(timeout=PATIENCE)
        fresh.page.wait_for_function(f"own => ({LOOK})('seat-2').join() === own.join()", arg=own)
        press(fresh.page, "group-back")
        come_back(fresh, "Bob")
        seat = fresh.page.locator(".seats li", has_text="Bob")
        expect(seat).to_contain_text(translate("web-you"), timeout=PATIENCE)


def test_a_stranger_can_join_or_ask_in_every_size(browser: Browser, server: ServerProcess) -> None:
    with friends(browser, {}, PHONE) as (ann, stranger):
        code = start_group(ann, server)
        field = code_field(stranger, server)
        wrong = "AAAAA" if code != "AAAAA" else "BBBBB"
        field.fill(wrong, timeout=PATIENCE)
        press(stranger.page, "web-join.go")
        expect(stranger.page.get_by_text(translate("web-join.wrong"))).to_be_visible(timeout=PATIENCE)
        stranger.expects("404")
        stranger.page.goto(f"http://{server.address}/group/{code.lower()}")
        press_named(stranger, "group-return.me", translate("web-guest"))
        press(stranger.page, "group-return.ask")
        expect(stranger.page.get_by_text(translate("group-return.asked"))).to_be_visible(timeout=PATIENCE)
        expect(ann.page.get_by_text(translate("group-new-device"))).to_be_visible(timeout=PATIENCE)
        expect(ann.page.get_by_text(translate("group-let-in"))).to_have_count(0)


if SIZE != "quick":  # the others are enough there

    def test_a_group_keeps_its_rules(browser: Browser, server: ServerProcess) -> None:
        with friends(browser, {}) as (ann,):
            start_group(ann, server)
            page = ann.page
            for kept, other in (("printed", "house"), ("house", "printed")):
                press(page, "group-rules.change")
                page.get_by_label(translate(f"start-rules-{kept}"), exact=True).check(timeout=PATIENCE)
                press(page, "group-rules.keep")
                page.wait_for_url(GROUP, timeout=PATIENCE)
                press(page, "group-rules.change")
                expect(page.get_by_label(translate(f"start-rules-{kept}"), exact=True)).to_be_checked(
                    timeout=PATIENCE
                )
                expect(page.get_by_label(translate(f"start-rules-{other}"), exact=True)).not_to_be_checked()
                page.go_back()

    def test_results_of_a_challenge_appear_after_the_own_try(browser: Browser, server: ServerProcess) -> None:
        with friends(browser, {}, {}) as (ann, bob):
            join(bob, server, start_group(ann, server), "Bob")
            group, hidden = bob.page.url, translate("challenge-hidden")
            guest = translate("web-guest")
            give_up_challenge(ann, group)
            expect(try_of(ann, "setup-you")).to_have_text("0", timeout=PATIENCE)
            bob.page.reload()
            expect(try_of(bob, guest)).to_have_text(hidden, timeout=PATIENCE)
            give_up_challenge(bob, group)
            for person, other in ((bob, guest), (ann, "Bob")):
                person.page.reload()
                for name in ("setup-you", other):
                    expect(try_of(person, name)).to_have_text("0", timeout=PATIENCE)
                person.expects("409")  # its statistics are told when the week is over

    def test_groups_are_accessible(browser: Browser, server: ServerProcess) -> None:
        with friends(browser, {}, PHONE) as (ann, stranger):
            code = start_group(ann, server)
            stranger.page.goto(f"http://{server.address}/group/{code}")
            press_named(stranger, "group-return.me", translate("web-guest"))
            challenge = ann.page.get_by_role("heading", name=translate("challenge"))
            expect(challenge).to_be_visible(timeout=PATIENCE)
            for fold in ann.page.locator("summary").all():
                fold.click()
            assert [axe_findings(person.page) for person in (ann, stranger)] == [[], []]
