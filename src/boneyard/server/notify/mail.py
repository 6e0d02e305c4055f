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
from boneyard.messages import say
from boneyard.server.notify.notice import Mail, Notice
from boneyard.server.notify.undelivered import Undelivered

SECONDS = 10.0
LOCAL = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"{LOCAL}(?:\.{LOCAL})*@{LABEL}(?:\.{LABEL})+", re.ASCII)
"""Addresses as nearly everybody has them; quoted and international ones are not taken."""


class LinkHeader(UnstructuredHeader, BaseHeader):
    """A link in one line: by itself Python writes words so long in a code, and no program follows that."""

    def fold(self, *, policy: Policy) -> str:
        """The whole line; a link that is not plain ASCII can't stand in one."""
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
        return f"MailSettings(host={self.host!r}, port={self.port})"  # a password does not belong into a log


def is_mail_address(text: str) -> bool:
    """Whether mails can be sent to this.

    >>> [is_mail_address(text) for text in ("ada@example.org", "a b@example.org", "ada@localhost")]
    [True, False, False]
    """
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None and len(text.partition("@")[0]) <= 64


def check_mail(target: Mail) -> None:
    """Refuse what is no address."""
    if not is_mail_address(target.address):
        raise Undelivered("bad-address")


def written(notice: Notice, target: Mail, settings: MailSettings) -> EmailMessage:
    """The mail itself."""
    text = f"{notice.say('text')}\n\n{notice.link}\n"
    return letter(notice.say("subject"), text, notice.tongue, target, settings)


def written_code(code: str, language: str, target: Mail, settings: MailSettings) -> EmailMessage:
    """The mail that asks whether its reader wants mails at all."""
    tongue = nearest(language)
    text = say("notify-confirm.text", tongue, code=code)
    return letter(say("notify-confirm.subject", tongue), f"{text}\n", tongue, target, settings)


def letter(subject: str, text: str, tongue: str, target: Mail, settings: MailSettings) -> EmailMessage:
    """A mail that says how to get no more of them, by one click where the reader's program offers it."""
    message = EmailMessage(POLICY)
    message["From"] = Address("Boneyard", addr_spec=settings.sender)
    message["To"] = Address(addr_spec=target.address)
    message["Subject"] = subject
    message["Date"] = localtime()
    message["Message-ID"] = make_msgid(domain=settings.sender.partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"  # so that nobody's holiday notice answers it
    if target.off:
        message["List-Unsubscribe"] = f"<{target.off}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        text += f"\n-- \n{say('notify-off', tongue, link=target.off)}\n"
    message.set_content(text, charset="utf-8")
    return message


class Mailer:
    """Hands mails to the host's server."""

    def __init__(
        self, settings: MailSettings, *, context: ssl.SSLContext | None = None, seconds: float = SECONDS
    ) -> None:
        if not is_mail_address(settings.sender):
            raise ValueError(f"{settings.sender!r} is no mail address to send from")
        self.settings = settings
        self.context = context
        self.seconds = seconds

    async def send(self, notice: Notice, target: Mail) -> None:
        """Have the server take a notice, or raise why it did not."""
        check_mail(target)
        await self.hand_over(written(notice, target, self.settings))

    async def send_code(self, code: str, language: str, target: Mail) -> None:
        """Have the server take a code, by which the owner of an address confirms it."""
        check_mail(target)
        await self.hand_over(written_code(code, language, target, self.settings))

    async def hand_over(self, message: EmailMessage) -> None:
        """Have the server take a mail, or raise why it did not."""
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
            raise judged(error.recipients[0].code) from None
        except aiosmtplib.SMTPResponseException as error:
            raise judged(error.code) from None
        except (OSError, aiosmtplib.SMTPException) as error:
            if isinstance(error.__cause__, ssl.SSLCertVerificationError):
                raise Undelivered("bad-certificate") from None
            raise Undelivered("unreachable", again=True) from None


def judged(code: int) -> Undelivered:
    """What the server's number means: 4xx is for now, 5xx for good, and others no mail server says."""
    if code >= 500:
        return Undelivered("refused")
    return Undelivered("overloaded" if code >= 400 else "unreachable", again=True)
