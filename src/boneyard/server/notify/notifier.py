"""Sends notices by webhook, mail and Web Push, as far as the host allows."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import assert_never

from msgspec import Struct

from boneyard.server.notify.addresses import check_text
from boneyard.server.notify.https import Https
from boneyard.server.notify.mail import Mailer, MailSettings, check_mail
from boneyard.server.notify.notice import Mail, Notice, Push, Target, Undelivered, Webhook
from boneyard.server.notify.queue import DELAYS, Outbox
from boneyard.server.notify.webpush import Pusher, Vapid, check_push, vapid_in

REMEMBERED = 10_000
JSON = {"Content-Type": "application/json"}
MAILS_AN_HOUR = 20
"""To one address: nobody may flood somebody else's."""
CODES_AN_HOUR = 3
"""To one address, part of these."""


def mailbox(address: str) -> str:
    """The mailbox of an address, without a `+` suffix.

    >>> mailbox("Ada+1@example.org") == mailbox("ada+boneyard@Example.org") == "ada@example.org"
    True
    """
    name, _, domain = address.lower().rpartition("@")
    return f"{name.partition('+')[0]}@{domain}"


class NotifySettings(Struct, frozen=True, kw_only=True):
    """What the host allows.

    Web Push stores its key in `push_folder` and gives push services a `push_contact`: an https or mailto URL.
    """

    webhooks: bool = False
    mail: MailSettings | None = None
    push_folder: Path | None = None
    push_contact: str = ""


async def send_webhook(https: Https, notice: Notice, target: Webhook) -> None:
    await https.post(target.url, JSON, notice.data())


class Recently(OrderedDict[tuple[Target, str], None]):
    """Recent notices, so that each is sent once; the oldest are forgotten."""

    def is_new(self, target: Target, question: str) -> bool:
        """Whether it is new; remembers it."""
        if (target, question) in self:
            return False
        self[target, question] = None
        if len(self) > REMEMBERED:
            self.popitem(last=False)
        return True


class Notifier:
    """Takes notices without waiting, and sends them in the background.

    `gone` is called with subscriptions that a push service has ended. `https` and `mailer` are for tests.
    """

    def __init__(
        self,
        settings: NotifySettings,
        *,
        gone: Callable[[Push], Awaitable[None]] | None = None,
        https: Https | None = None,
        mailer: Mailer | None = None,
        now: Callable[[], float] = time.time,
        delays: Sequence[float] = DELAYS,
    ) -> None:
        self.settings = settings
        self.now = now
        self.counts: Counter[tuple[str, str]] = Counter()
        self.recently = Recently()
        self.mailed: OrderedDict[str, list[float]] = OrderedDict()
        self.codes: OrderedDict[str, list[float]] = OrderedDict()
        self.mailer: Mailer | None = None
        self.https = https
        self.vapid: Vapid | None = None
        self.webhooks: Outbox[Webhook] | None = None
        self.mails: Outbox[Mail] | None = None
        self.pushes: Outbox[Push] | None = None
        if settings.webhooks or settings.push_folder:
            self.https = https or Https()
        if settings.webhooks and self.https:
            self.webhooks = Outbox("webhook", partial(send_webhook, self.https), self.counts, delays=delays)
        if settings.mail:
            self.mailer = mailer or Mailer(settings.mail)
            self.mails = Outbox("mail", self.mailer.send, self.counts, delays=delays)
        if settings.push_folder and self.https:
            self.vapid = vapid_in(settings.push_folder, settings.push_contact)
            send_push = Pusher(self.https, self.vapid, now).send
            self.pushes = Outbox("push", send_push, self.counts, gone=gone, delays=delays)

    @property
    def push_key(self) -> str | None:
        """The key a browser needs to subscribe, if Web Push is on."""
        return self.vapid.public if self.vapid else None

    @property
    def outboxes(self) -> list[Outbox[Webhook] | Outbox[Mail] | Outbox[Push]]:
        return [box for box in (self.webhooks, self.mails, self.pushes) if box is not None]

    def check(self, target: Target) -> None:
        """Refuse (`Undelivered`) an invalid target when it is entered."""
        match target:
            case Webhook():
                check_text(target.url)
            case Mail():
                check_mail(target)
            case Push():
                check_push(target)
                check_text(target.endpoint)
            case _:
                assert_never(target)

    async def notify(self, notice: Notice, to: Iterable[Target]) -> None:
        """Queue a notice for each target, once per question; never waits."""
        for target in to:
            if not self.is_on(target):
                self.counts[type(target).__name__.lower(), "off"] += 1
            elif not self.recently.is_new(target, notice.question):
                self.counts[type(target).__name__.lower(), "repeated"] += 1
            elif not self.put(notice, target):
                self.recently.pop((target, notice.question))

    def is_on(self, target: Target) -> bool:
        match target:
            case Webhook():
                return self.webhooks is not None
            case Mail():
                return self.mails is not None
            case Push():
                return self.pushes is not None
            case _:
                assert_never(target)

    def put(self, notice: Notice, target: Target) -> bool:
        match target:
            case Webhook() if self.webhooks:
                return self.webhooks.put(notice, target)
            case Mail() if self.mails and self.may_mail(target):
                return self.mails.put(notice, target)
            case Push() if self.pushes:
                return self.pushes.put(notice, target)
        return False

    def may_mail(self, target: Mail) -> bool:
        fine = self.is_within(self.mailed, target, MAILS_AN_HOUR)
        if not fine:
            self.counts["mail", "limited"] += 1
        return fine

    def is_within(self, had: OrderedDict[str, list[float]], target: Mail, most: int) -> bool:
        """Whether an address may get one more, which then counts."""
        now = self.now()
        address = mailbox(target.address)
        lately = [moment for moment in had.pop(address, []) if now - moment < 3600]
        fine = len(lately) < most
        had[address] = [*lately, now] if fine else lately
        if len(had) > REMEMBERED:
            had.popitem(last=False)
        return fine

    async def ask_for_code(self, code: str, language: str, target: Mail) -> None:
        """Mail a code to a new address; this waits, and raises what fails."""
        if self.mailer is None:
            raise Undelivered("refused")
        if not self.is_within(self.codes, target, CODES_AN_HOUR) or not self.may_mail(target):
            raise Undelivered("overloaded", again=True)
        await self.mailer.send_code(code, language, target)
        self.counts["mail", "codes"] += 1

    def forget(self, target: Target) -> None:
        for box in self.outboxes:
            box.drop(lambda _, other: other == target)

    def withdraw(self, table: str, decision: str | int, seat: int | None = None) -> None:

        def is_about_it(notice: Notice, _: object) -> bool:
            theirs = seat is None or notice.params.get("seat") == seat
            return theirs and notice.table == table and notice.decision == str(decision)

        for box in self.outboxes:
            box.drop(is_about_it)

    def figures(self) -> Mapping[tuple[str, str], int]:
        """Notices by channel and outcome, for the metrics."""
        return {**self.counts, **{(box.channel, "waiting"): len(box.jobs) for box in self.outboxes}}

    async def settled(self) -> None:
        await asyncio.gather(*(box.idle.wait() for box in self.outboxes))

    async def close(self, grace: float = 2.0) -> None:
        """Wait a moment for what is being sent, then stop."""
        try:
            async with asyncio.timeout(grace):
                await self.settled()
        except TimeoutError:
            pass
        for box in self.outboxes:
            await box.close()
        if self.https:
            self.https.close()
