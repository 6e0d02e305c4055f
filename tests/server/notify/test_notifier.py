"""The notifier never blocks, retries a few times, and sends each question once."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from boneyard.server.notify.mail import MailSettings
from boneyard.server.notify.notice import BadNotice, Mail, Notice, Push, Target, Undelivered, Webhook
from boneyard.server.notify.notifier import MAILS_AN_HOUR, Notifier, NotifySettings
from boneyard.server.notify.queue import Outbox
from tests.server.notify.doubles import NOTICE, Browser, Web, https, web

ADA = Webhook("https://ada.example.org/")
SOON = (0.0, 0.0)
NO = b"HTTP/1.1 503 Later\r\n\r\n"
YES = b"HTTP/1.1 204 Fine\r\n\r\n"


def asking(decision: str | int, table: str = "t1") -> Notice:
    return msgspec.structs.replace(NOTICE, table=table, params={"decision": decision})


def hooks(delays: tuple[float, ...] = SOON) -> Notifier:
    return Notifier(NotifySettings(webhooks=True), https=https(), delays=delays)


class Sender:
    """A channel that fails or blocks on demand."""

    def __init__(self, *fates: Exception | None) -> None:
        self.fates = list(fates)
        self.sent: list[tuple[Notice, Webhook]] = []
        self.hold: asyncio.Event | None = None
        self.begun = asyncio.Event()

    async def send(self, notice: Notice, target: Webhook) -> None:
        self.sent.append((notice, target))
        self.begun.set()
        if self.hold is not None:
            await self.hold.wait()
        if self.fates and (fate := self.fates.pop(0)) is not None:
            raise fate


def outbox(sender: Sender, most: int = 100, at_once: int = 4) -> Outbox[Webhook]:
    return Outbox("webhook", sender.send, Counter(), delays=SOON, most=most, at_once=at_once)


@pytest.fixture
async def double() -> AsyncIterator[Web]:
    async with web() as double:
        yield double


@pytest.fixture
async def notifier() -> AsyncIterator[Notifier]:
    notifier = hooks()
    yield notifier
    await notifier.close()


async def test_temporary_failures_are_retried(double: Web, notifier: Notifier) -> None:
    double.answers = [NO, NO, YES]
    await notifier.notify(NOTICE, [Webhook(double.url())])
    await notifier.settled()
    assert len(double.received) == 3
    assert notifier.figures() == {
        ("webhook", "retried"): 2,
        ("webhook", "sent"): 1,
        ("webhook", "waiting"): 0,
    }


async def test_retries_are_limited(double: Web, notifier: Notifier) -> None:
    double.answers = [NO]
    await notifier.notify(NOTICE, [Webhook(double.url())])
    await notifier.settled()
    assert len(double.received) == 1 + len(SOON)
    assert notifier.counts["webhook", "overloaded"] == 1


async def test_permanent_failures_are_not_retried(double: Web, notifier: Notifier) -> None:
    double.answers = [b"HTTP/1.1 403 No\r\n\r\n"]
    await notifier.notify(NOTICE, [Webhook(double.url())])
    await notifier.settled()
    assert len(double.received) == 1
    assert notifier.counts["webhook", "refused"] == 1


async def test_a_question_is_sent_once_per_target(double: Web, notifier: Notifier) -> None:
    one, other = Webhook(double.url("/one")), Webhook(double.url("/other"))
    for notice in (asking(1), asking(1), asking(2), asking(1, "t2")):
        await notifier.notify(notice, [one, other])
    await notifier.settled()
    assert Counter(received.line for received in double.received) == {
        "POST /one HTTP/1.1": 3,
        "POST /other HTTP/1.1": 3,
    }
    assert notifier.counts["webhook", "repeated"] == 2


async def test_notifying_never_blocks() -> None:
    """The receiver holds every request, and all notices are still accepted at once."""
    async with web() as double:
        double.hold = asyncio.Event()
        notifier = hooks()
        task = asyncio.create_task(
            notifier.notify(NOTICE, [Webhook(double.url(f"/{n}")) for n in range(500)])
        )
        await asyncio.sleep(0)  # one turn of the loop, and no more, is what it takes
        assert task.done()
        assert notifier.figures()["webhook", "waiting"] == 500
        assert notifier.counts["webhook", "sent"] == 0
        await notifier.close(grace=0)
        assert notifier.counts["webhook", "dropped"] == 500


async def test_the_queue_is_bounded() -> None:
    sender = Sender()
    sender.hold = asyncio.Event()
    box = outbox(sender, most=10)
    taken = [box.put(asking(n), ADA) for n in range(15)]
    assert taken == [True] * 10 + [False] * 5
    assert box.counts["webhook", "dropped"] == 5
    sender.hold.set()
    await box.idle.wait()
    assert len(sender.sent) == 10
    assert box.put(asking(99), ADA)
    await box.idle.wait()
    await box.close()


async def test_retries_count_towards_the_queue_limit() -> None:
    sender = Sender(Undelivered("overloaded", again=True))
    box = Outbox("webhook", sender.send, Counter(), most=1, delays=(3600.0,))
    assert box.put(asking(1), ADA)
    while not box.counts["webhook", "retried"]:
        await asyncio.sleep(0)
    assert not box.put(asking(2), ADA)
    await box.close()


async def test_a_retry_delays_nobody() -> None:
    sender = Sender(Undelivered("overloaded", again=True))
    box = Outbox("webhook", sender.send, Counter(), at_once=1, delays=(3600.0,))
    for n in range(3):
        box.put(asking(n), ADA)
    while box.counts["webhook", "sent"] < 2:
        await asyncio.sleep(0)
    assert [notice.params["decision"] for notice, _ in sender.sent] == [0, 1, 2]
    await box.close()


async def test_few_are_sent_at_once() -> None:
    sender = Sender()
    sender.hold = asyncio.Event()
    box = outbox(sender, at_once=2)
    for n in range(10):
        box.put(asking(n), ADA)
    await sender.begun.wait()
    for _ in range(20):
        await asyncio.sleep(0)
    assert len(sender.sent) == 2
    sender.hold.set()
    await box.idle.wait()
    assert len(sender.sent) == 10
    await box.close()


async def test_a_failing_notice_stops_no_others(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        sender = Sender(RuntimeError("the token is abc"))
        box = outbox(sender, at_once=1)
        box.put(asking(1), ADA)
        box.put(asking(2), ADA)
        await box.idle.wait()
        assert box.counts == {("webhook", "error"): 1, ("webhook", "sent"): 1}
        await box.close()
    assert "RuntimeError" in caplog.text
    assert "abc" not in caplog.text


async def test_withdrawn_notices_are_not_sent() -> None:
    async with web() as double:
        double.answers = [NO, YES]
        notifier = hooks(delays=(3600.0,))
        off, on = Webhook(double.url("/off")), Webhook(double.url("/on"))
        await notifier.notify(asking(1), [off])
        while not notifier.counts["webhook", "retried"]:
            await asyncio.sleep(0.001)
        await notifier.notify(asking(2), [on])
        notifier.forget(off)
        await notifier.settled()
        assert [received.line for received in double.received] == [
            "POST /off HTTP/1.1",
            "POST /on HTTP/1.1",
        ]
        assert notifier.counts["webhook", "withdrawn"] == 1
        await notifier.close()


async def test_answered_questions_are_not_sent() -> None:
    async with web() as double:
        double.answers = [NO]
        notifier = hooks(delays=(3600.0,))
        await notifier.notify(asking(1), [Webhook(double.url())])
        await notifier.notify(asking(1, "t2"), [Webhook(double.url())])
        while notifier.counts["webhook", "retried"] < 2:
            await asyncio.sleep(0.001)
        notifier.withdraw("t1", "2")
        assert notifier.figures()["webhook", "waiting"] == 2
        notifier.withdraw("t1", "1")
        assert notifier.figures()["webhook", "waiting"] == 1
        await notifier.close(grace=0)


async def test_a_subscription_that_has_ended_is_removed(tmp_path: Path) -> None:
    ended: list[Push] = []

    async def gone(target: Push) -> None:
        ended.append(target)

    async with web() as double:
        settings = NotifySettings(push_folder=tmp_path, push_contact="https://x")
        notifier = Notifier(settings, gone=gone, https=https(), delays=SOON)
        assert notifier.push_key
        double.answers = [b"HTTP/1.1 410 Gone\r\n\r\n", b"HTTP/1.1 404 No\r\n\r\n", YES]
        targets = [Browser().subscription(double.url(f"/{n}")) for n in range(3)]
        for target in targets:
            await notifier.notify(NOTICE, [target])
            await notifier.settled()
        assert ended == targets[:2]
        assert notifier.counts == {("push", "gone"): 2, ("push", "sent"): 1}
        await notifier.close()


async def test_mails_per_address_are_limited() -> None:
    moment = [0.0]
    taken: list[str] = []

    class Quick:
        async def send(self, notice: Notice, target: Mail) -> None:
            taken.append(target.address)

    settings = NotifySettings(mail=MailSettings(host="x", sender="a@example.org"))
    notifier = Notifier(settings, mailer=Quick(), now=lambda: moment[0])  # type: ignore[arg-type]
    for n in range(MAILS_AN_HOUR + 5):
        address = ("ada@example.org", "Ada@Example.org", f"ada+{n}@example.org")[n % 3]
        await notifier.notify(asking(n), [Mail(address)])
    await notifier.notify(asking(1), [Mail("bob@example.org")])
    await notifier.settled()
    assert len(taken) == MAILS_AN_HOUR + 1
    assert notifier.counts["mail", "limited"] == 5
    moment[0] = 3601.0
    await notifier.notify(asking(1000), [Mail("ada@example.org")])
    await notifier.settled()
    assert len(taken) == MAILS_AN_HOUR + 2
    await notifier.close()


async def test_channels_without_settings_are_off() -> None:
    notifier = Notifier(NotifySettings())
    targets: list[Target] = [
        ADA,
        Mail("ada@example.org"),
        Browser().subscription("https://push.example.org/"),
    ]
    await notifier.notify(NOTICE, targets)
    await notifier.settled()
    assert notifier.figures() == {("webhook", "off"): 1, ("mail", "off"): 1, ("push", "off"): 1}
    assert notifier.push_key is None
    await notifier.close()


def test_targets_are_checked_when_they_are_entered() -> None:
    notifier = Notifier(NotifySettings())
    notifier.check(ADA)
    notifier.check(Mail("ada@example.org"))
    notifier.check(Browser().subscription("https://push.example.org/"))
    for bad in (Webhook("http://x"), Mail("ada"), Push(endpoint="https://x.org/", p256dh="", auth="")):
        with pytest.raises(Undelivered, match="bad-address"):
            notifier.check(bad)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "LOCALHOST:8443",
        "a.localhost",
        "[::1]",
        "[fd00::1]",
        "10.1.2.3",
        "2130706433",
        "0x7f000001",
        "127.1",
    ],
)
def test_private_targets_are_refused_on_entry(host: str) -> None:
    notifier = Notifier(NotifySettings())
    url = f"https://{host}/x"
    for target in (Webhook(url), Browser().subscription(url)):
        with pytest.raises(Undelivered, match="private-address"):
            notifier.check(target)
    for public in ("9.9.9.9", "[2620:fe::fe]", "localhost.example.org"):
        notifier.check(Webhook(f"https://{public}/x"))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"params": {"decision": 1, "hand": "sword"}}, "must not contain hand"),
        ({"params": {"seat": 1}}, "must name its decision"),
        ({"link": "https://play.example.org/t1#secret"}, "without a fragment"),
        ({"link": "javascript:alert(1)"}, "public link"),
        ({"link": "https://play.example.org/t1\r\nBcc: x"}, "invalid characters"),
    ],
)
def test_a_notice_reveals_nothing_hidden(changes: dict[str, object], reason: str) -> None:
    whole = {**msgspec.structs.asdict(NOTICE), **changes}
    with pytest.raises(BadNotice, match=reason):
        Notice(**whole)


@pytest.mark.parametrize("language", ["en", "en-GB", "xx", "", "../en", "..", "\0"])
def test_an_unknown_language_falls_back_to_english(language: str) -> None:
    notice = msgspec.structs.replace(NOTICE, language=language)
    assert notice.translate("subject") == "Your turn: Friday at Ada's"
    assert msgspec.json.decode(notice.data())["language"] == "en"


def test_an_untitled_table_is_named_after_its_game() -> None:
    assert msgspec.structs.replace(NOTICE, title=" ").translate("subject") == "Your turn: MidEvil"
