"""Contacts are limited, checked, confirmed by their owner, and ended by a link."""

from collections.abc import AsyncIterator, Callable, Coroutine
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest

from boneyard.server.accounts.contacts import MOST_CONTACTS, MOST_TRIES, TO_CONFIRM, Contacts
from boneyard.server.notify.notice import Mail, Push, Target, Undelivered, Webhook
from boneyard.server.services import Services
from boneyard.server.store import open_store
from boneyard.server.store.records import Guest
from boneyard.table.errors import Refused
from tests.reliability.bare_rooms import NOON, Clock
from tests.server.notify.doubles import Browser, post
from tests.server.process import serving
from tests.server.rooms import FirstOption

ANN = Guest("ann", b"key", "Ann", "en", 0, 0)
BOB = Guest("bob", b"other", "Bob", "en", 0, 0)
ADA = Mail("ada@example.org")


class Channels:
    """A notifier that records mailed codes."""

    def __init__(self) -> None:
        self.codes: list[str] = []
        self.links: list[str] = []
        self.forgotten: list[Target] = []
        self.fails = False

    def is_on(self, target: Target) -> bool:
        return True

    def check(self, target: Target) -> None:
        if target == Webhook("nowhere"):
            raise Undelivered("bad-address")

    def forget(self, target: Target) -> None:
        self.forgotten.append(target)

    async def ask_for_code(self, code: str, language: str, target: Mail) -> None:
        if self.fails:
            raise Undelivered("refused")
        self.codes.append(code)
        self.links.append(target.off)


class Book:
    """Contacts on a store, with a stopped clock."""

    def __init__(self, contacts: Contacts, channels: Channels, clock: Clock) -> None:
        self.contacts, self.channels, self.clock = contacts, channels, clock

    async def refusal(self, work: Coroutine[None, None, object]) -> Refused:
        with pytest.raises(Refused) as caught:
            await work
        return caught.value


@pytest.fixture
async def book(tmp_path: Path) -> AsyncIterator[Book]:
    store = await open_store(f"sqlite:///{tmp_path / 't.db'}")
    await store.put_guest(ANN)
    await store.put_guest(BOB)
    channels, clock = Channels(), Clock()
    contacts = Contacts(Services(store, FirstOption(False), now=clock), channels, lambda token: token)
    yield Book(contacts, channels, clock)
    await store.close()


async def test_a_mail_address_needs_confirmation(book: Book) -> None:
    contacts = book.contacts
    kept = await contacts.add(ANN, ADA)
    (code,) = book.channels.codes
    assert code not in str(await contacts.services.store.pushes_of("ann")), "only the hash is stored"
    assert await contacts.targets("ann") == []
    wrong = f"{(int(code) + 1) % 10**8:08}"
    assert (await book.refusal(contacts.confirm("ann", kept.id, wrong))).code == "bad-secret"
    assert (await book.refusal(contacts.confirm("bob", kept.id, code))).code == "not-found"
    await contacts.confirm("ann", kept.id, code)
    (target,) = await contacts.targets("ann")
    assert isinstance(target, Mail)
    assert target.address == ADA.address
    assert target.off == book.channels.links[0]


async def test_confirmation_codes_resist_guessing(book: Book) -> None:
    contacts = book.contacts
    kept = await contacts.add(ANN, ADA)
    (code,) = book.channels.codes
    wrong = f"{(int(code) + 1) % 10**8:08}"
    refusals = [await book.refusal(contacts.confirm("ann", kept.id, wrong)) for _ in range(MOST_TRIES)]
    assert {error.code for error in refusals} == {"bad-secret"}
    assert (await book.refusal(contacts.confirm("ann", kept.id, code))).code == "not-found"


async def test_confirmation_codes_expire(book: Book) -> None:
    contacts = book.contacts
    kept = await contacts.add(ANN, ADA)
    book.clock.now = NOON + TO_CONFIRM
    assert await contacts.of("ann") == []
    error = await book.refusal(contacts.confirm("ann", kept.id, book.channels.codes[0]))
    assert error.code == "not-found"
    await contacts.add(ANN, Webhook("https://x.org/"))
    assert len(await contacts.services.store.pushes_of("ann")) == 1, "expired codes are deleted"


async def test_the_unsubscribe_link_removes_the_address(book: Book) -> None:
    contacts = book.contacts
    kept = await contacts.add(ANN, ADA)
    await contacts.confirm("ann", kept.id, book.channels.codes[0])
    (target,) = await contacts.targets("ann")
    assert isinstance(target, Mail)
    for wrong in ("", ".", "..", target.off[:-1], f"ann.{kept.id}.", f"bob.{kept.id}.x", "ann.x.é"):
        await contacts.end(wrong)
    assert await contacts.targets("ann") == [target]
    await contacts.end(target.off)
    assert await contacts.targets("ann") == []
    assert book.channels.forgotten == [target]
    await contacts.end(target.off)


async def test_contacts_are_checked_and_bounded(book: Book) -> None:
    contacts = book.contacts
    assert (await book.refusal(contacts.add(ANN, Webhook("nowhere")))).code == "bad-contact"
    book.channels.fails = True
    assert (await book.refusal(contacts.add(ANN, ADA))).code == "bad-contact"
    assert await contacts.of("ann") == [], "an address that can't be mailed isn't stored"
    for number in range(MOST_CONTACTS):
        kept = await contacts.add(ANN, Webhook(f"https://x.org/{number}"))
        assert await contacts.add(ANN, Webhook(f"https://x.org/{number}")) == kept
    assert (await book.refusal(contacts.add(ANN, Webhook("https://y.org/")))).code == "not-allowed"
    await contacts.drop("ann", kept.id)
    await contacts.add(ANN, Webhook("https://y.org/"))
    contacts.channels = None
    assert (await book.refusal(contacts.add(BOB, Webhook("https://y.org/")))).data == {"reason": "off"}


async def test_an_expired_push_subscription_is_removed(book: Book) -> None:
    push = Push("https://push.example.org/1", "p", "a")
    await book.contacts.add(ANN, push)
    assert await book.contacts.targets("ann") == [push]
    await book.contacts.gone(push)
    assert await book.contacts.targets("ann") == []


def body_of(data: bytes) -> str:
    message = message_from_bytes(data, policy=policy.default)
    assert isinstance(message, EmailMessage)
    text: str = message.get_content()
    return text


async def test_contacts_are_added_and_removed_over_http(tmp_path: Path) -> None:
    async def visit(http: httpx.AsyncClient, mail: Callable[[], str]) -> None:
        assert (await http.get("/api/contacts")).json()["code"] == "not-yours"
        answer = await http.put("/api/me", json={"name": "Ann"})
        cookie = answer.headers["set-cookie"].partition(";")[0]
        http.headers["cookie"] = cookie
        asked = {"to": {"type": "mail", "address": "ada@example.org"}}
        added = (await http.post("/api/contacts", json=asked)).json()
        assert (added["kind"], added["address"], added["confirmed"]) == ("mail", "ada@example.org", False)
        text = mail()
        code = next(line for line in text.splitlines() if line.isdecimal())
        answer = await http.post(f"/api/contacts/{added['id']}/confirm", json={"code": code})
        assert answer.json()["confirmed"]
        link = text.split()[-1]
        assert link.startswith("https://play.example.org/dice/api/no-more-mails?token=")
        path = link.removeprefix("https://play.example.org/dice")
        page = await http.get(path, headers={"cookie": ""})
        assert '<form method="post"' in page.text
        assert "form-action 'self'" in page.headers["content-security-policy"]
        http.headers["cookie"] = cookie
        assert len((await http.get("/api/contacts")).json()) == 1, "opening the page unsubscribes nobody"
        ended = await http.post(path, content="List-Unsubscribe=One-Click", headers={"cookie": ""})
        assert ended.status_code == 200
        assert (await http.get("/api/contacts")).json() == []
        key = (await http.get("/api/push-key")).json()["key"]
        assert len(key) == 87
        subscription = Browser().subscription("https://push.example.org/1")
        fields = {"endpoint": subscription.endpoint, "p256dh": subscription.p256dh, "auth": subscription.auth}
        pushed = await http.post("/api/contacts", json={"to": {"type": "push", **fields}})
        assert pushed.json()["address"] == "push.example.org"
        refused = await http.post("/api/contacts", json={"to": {"type": "webhook", "url": "https://x.org/"}})
        assert refused.json() == {"code": "not-allowed", "data": {"reason": "off"}}
        assert (await http.delete(f"/api/contacts/{pushed.json()['id']}")).status_code == 200

    async with post() as double:
        mail = ("--smtp-host", "127.0.0.1", "--smtp-port", str(double.port), "--smtp-security", "none")
        more = ("--smtp-from", "boneyard@example.org", "--public-url", "https://play.example.org/dice")
        push = ("--push-contact", "mailto:host@example.org", "--push-folder", str(tmp_path))
        with serving(tmp_path / "t.db", *mail, *more, *push) as server:
            async with httpx.AsyncClient(base_url=f"http://{server.address}/dice") as http:
                await visit(http, lambda: body_of(double.mails[0][2]))
