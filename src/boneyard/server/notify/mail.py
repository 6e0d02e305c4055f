"""Mails by the host's own server: plain text, in the player's language."""

from __future__ import annotations

import asyncio
import re
import ssl
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from email.utils import localtime, make_msgid

import aiosmtplib
from msgspec import Struct

from boneyard.languages import nearest
from boneyard.messages import translate
from boneyard.server.notify.notice import Mail, Notice, Undelivered

SECONDS = 10.0
LOCAL = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"{LOCAL}(?:\.{LOCAL})*@{LABEL}(?:\.{LABEL})+", re.ASCII)
"""Common addresses; quoted and international ones are not accepted."""


class LinkHeader(UnstructuredHeader, BaseHeader):
    """A link on one line: by default Python encodes such long words, and no program follows that."""

    def fold(self, *, policy: Policy) -> str:
        if not self.isascii():
            return super().fold(policy=policy)
        return f"{self.name}: {self}{policy.linesep}"


HEADERS = HeaderRegistry()
HEADERS.map_to_type("List-Unsubscribe", LinkHeader)
POLICY = EmailPolicy(header_factory=HEADERS)


class MailSettings(Struct, frozen=True, kw_only=True):
    """The host's mail server. `tls` is TLS from the start; else `starttls` asks for it."""

    host: str
    port: int = 587
    sender: str
    user: str = ""
    password: str = ""
    starttls: bool = True
    tls: bool = False

    def __repr__(self) -> str:
        return f"MailSettings(host={self.host!r}, port={self.port})"  # without the password, for logs


def is_mail_address(text: str) -> bool:
    """Whether mails can be sent to this.

    >>> [is_mail_address(text) for text in ("ada@example.org", "a b@example.org", "ada@localhost")]
    [True, False, False]
    """
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None and len(text.partition("@")[0]) <= 64


def check_mail(target: Mail) -> None:
    if not is_mail_address(target.address):
        raise Undelivered("bad-address")


def notice_mail(notice: Notice, target: Mail, settings: MailSettings) -> EmailMessage:
    text = f"{notice.translate('text')}\n\n{notice.link}\n"
    return new_mail(notice.translate("subject"), text, notice.nearest_language, target, settings)


def code_mail(code: str, language: str, target: Mail, settings: MailSettings) -> EmailMessage:
    known = nearest(language)
    text = translate("notify-confirm.text", known, code=code)
    return new_mail(translate("notify-confirm.subject", known), f"{text}\n", known, target, settings)


def new_mail(subject: str, text: str, language: str, target: Mail, settings: MailSettings) -> EmailMessage:
    """A mail with an unsubscribe link, also for the mail program's own button."""
    message = EmailMessage(POLICY)
    message["From"] = Address("Boneyard", addr_spec=settings.sender)
    message["To"] = Address(addr_spec=target.address)
    message["Subject"] = subject
    message["Date"] = localtime()
    message["Message-ID"] = make_msgid(domain=settings.sender.partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"  # prevents automatic replies
    if target.off:
        message["List-Unsubscribe"] = f"<{target.off}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        text += f"\n-- \n{translate('notify-off', language, link=target.off)}\n"
    message.set_content(text, charset="utf-8")
    return message


class Mailer:
    def __init__(
        self, settings: MailSettings, *, context: ssl.SSLContext | None = None, seconds: float = SECONDS
    ) -> None:
        if not is_mail_address(settings.sender):
            raise ValueError(f"{settings.sender!r} is not a mail address to send from")
        self.settings = settings
        self.context = context
        self.seconds = seconds

    async def send(self, notice: Notice, target: Mail) -> None:
        check_mail(target)
        await self.deliver(notice_mail(notice, target, self.settings))

    async def send_code(self, code: str, language: str, target: Mail) -> None:
        check_mail(target)
        await self.deliver(code_mail(code, language, target, self.settings))

    async def deliver(self, message: EmailMessage) -> None:
        settings = self.settings
        try:
            async with asyncio.timeout(self.seconds):
                await aiosmtplib.send(
                    message,
                    hostname=settings.host,
                    port=settings.port,
                    username=settings.user or None,
                    password=settings.password or None,
                    use_tls=settings.tls,
                    start_tls=False if settings.tls else settings.starttls,
                    tls_context=self.context,
                    timeout=self.seconds,
                )
        except ssl.SSLCertVerificationError:
            raise Undelivered("bad-certificate") from None
        except (TimeoutError, aiosmtplib.SMTPTimeoutError):
            raise Undelivered("too-slow", again=True) from None
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise failure_of(error.recipients[0].code) from None
        except aiosmtplib.SMTPResponseException as error:
            raise failure_of(error.code) from None
        except (OSError, aiosmtplib.SMTPException) as error:
            if isinstance(error.__cause__, ssl.SSLCertVerificationError):
                raise Undelivered("bad-certificate") from None
            raise Undelivered("unreachable", again=True) from None


def failure_of(code: int) -> Undelivered:
    """4xx is temporary, 5xx permanent."""
    if code >= 500:
        return Undelivered("refused")
    return Undelivered("overloaded" if code >= 400 else "unreachable", again=True)
