"""Mails: their text, their delivery, and no injection."""

from __future__ import annotations

from email import message_from_bytes, policy
from email.message import EmailMessage

import msgspec
import pytest

from boneyard.server.notify.mail import Mailer, MailSettings, is_mail_address, notice_mail
from boneyard.server.notify.notice import KINDS, OF_A_QUESTION, Mail, Notice, Reason, Undelivered
from tests.server.notify.doubles import LOOPBACK, NOTICE, Post, contexts, post

ADA = Mail("ada@example.org", off="https://x/off")


def settings_for(double: Post, **changes: str | int | bool) -> MailSettings:
    settings = MailSettings(host=LOOPBACK, port=double.port, sender="boneyard@example.org")
    return msgspec.structs.replace(settings, **changes)


def mailer_for(double: Post, seconds: float = 30.0, **changes: str | int | bool) -> Mailer:
    return Mailer(settings_for(double, **changes), context=contexts(LOOPBACK)[1], seconds=seconds)


def read(data: bytes) -> EmailMessage:
    message = message_from_bytes(data, policy=policy.default)
    assert isinstance(message, EmailMessage)
    return message


async def test_mail_is_sent_over_tls_with_a_password() -> None:
    async with post() as double:
        await mailer_for(double, user="host", password="word").send(NOTICE, ADA)
        ((sender, takers, data, safe),) = double.mails
        assert safe
        assert double.logins == [b"\0host\0word"]
        assert (sender, takers) == ("boneyard@example.org", ["ada@example.org"])
    mail = read(data)
    assert mail["Subject"] == "Your turn: Friday at Ada's"
    assert mail["From"] == "Boneyard <boneyard@example.org>"
    assert mail["To"] == "ada@example.org"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe"] == "<https://x/off>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Message-ID"].endswith("@example.org>")
    assert mail.get_content_type() == "text/plain"
    lines = mail.get_content().splitlines()
    assert lines[:3] == ["It's your turn at Friday at Ada's.", "", "https://play.example.org/table/t1"]
    assert lines[-1].endswith("Unsubscribe: https://x/off")


async def test_the_unsubscribe_link_is_on_a_line_of_its_own() -> None:
    """As the server receives it: no program follows a link encoded by RFC 2047."""
    link = f"https://games.example/bones/api/no-more-mails?token={'0123456789abcdef.' * 3}{'x' * 16}"

    async with post() as double:
        await mailer_for(double).send(NOTICE, Mail("ada@example.org", off=link))
        ((_, _, data, _),) = double.mails
    lines = data.partition(b"\r\n\r\n")[0].split(b"\r\n")
    assert f"List-Unsubscribe: <{link}>".encode() in lines
    assert read(data)["List-Unsubscribe"] == f"<{link}>"


async def test_the_host_can_choose_a_server_without_tls() -> None:
    async with post() as double:
        double.offers_tls = False
        await mailer_for(double, starttls=False).send(NOTICE, ADA)
        assert [mail[3] for mail in double.mails] == [False]
        with pytest.raises(Undelivered):
            await mailer_for(double, user="host", password="word").send(NOTICE, ADA)
        assert double.logins == [], "no password is sent without the required TLS"


async def test_a_server_with_a_bad_certificate_gets_nothing() -> None:
    async with post() as double:
        mailer = Mailer(settings_for(double, user="host", password="word"))
        with pytest.raises(Undelivered) as caught:
            await mailer.send(NOTICE, ADA)
        assert caught.value.reason == "bad-certificate"
        assert (double.mails, double.logins) == ([], [])


@pytest.mark.parametrize(
    ("word", "answer", "reason", "again"),
    [
        ("RCPT", "550 no such person", "refused", False),
        ("RCPT", "451 later", "overloaded", True),
        ("MAIL", "553 not you", "refused", False),
        ("DATA", "554 not this", "refused", False),
        ("DATA", "452 full", "overloaded", True),
        ("AUTH", "535 wrong password", "refused", False),
        ("HELLO", "421 busy", "overloaded", True),
        ("HELLO", "what?", "unreachable", True),
    ],
)
async def test_smtp_refusals_are_classified(word: str, answer: str, reason: Reason, again: bool) -> None:
    async with post() as double:
        double.answers[word] = [answer]
        with pytest.raises(Undelivered) as caught:
            await mailer_for(double, user="host", password="word").send(NOTICE, ADA)
        assert (caught.value.reason, caught.value.again) == (reason, again)
        assert double.mails == []


async def test_a_silent_server_times_out() -> None:
    async with post() as double:
        double.silent = True
        with pytest.raises(Undelivered, match="too-slow"):
            await mailer_for(double, seconds=0.1).send(NOTICE, ADA)
        port = double.port
    with pytest.raises(Undelivered, match="unreachable"):
        await mailer_for(Post(port=port)).send(NOTICE, ADA)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_notice_has_a_subject_and_a_sentence(kind: str) -> None:
    params: dict[str, str | int] = {"decision": "1"} if kind in OF_A_QUESTION else {}
    data = {
        "kind": kind,
        "table": "t",
        "link": "https://x/t",
        "game": "midevil",
        "title": "T",
        "params": params,
    }
    notice = msgspec.convert(data, Notice)
    mail = notice_mail(notice, ADA, MailSettings(host="x", sender="a@example.org"))
    assert "T" in mail["Subject"]
    assert mail.get_content().splitlines()[0].endswith(".")


@pytest.mark.parametrize(
    "title",
    ["Fun\r\nBcc: all@example.org", "Fun\nX: y", "\u202eevil", "ü🦴 ñ", "x" * 300, "=?utf-8?q?odd?=", " \t "],
)
def test_titles_cannot_inject_headers(title: str) -> None:
    notice = msgspec.structs.replace(NOTICE, title=title)
    mail = notice_mail(notice, ADA, MailSettings(host="x", sender="a@example.org"))
    again = read(mail.as_bytes())
    assert again.keys() == mail.keys()
    assert again["Bcc"] is None
    assert again["X"] is None
    assert len(again["Subject"]) < 120
    assert "\u202e" not in again["Subject"]


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ada",
        "ada@localhost",
        "ada @example.org",
        "ada@example.org\r\nBcc: b@example.org",
        "ada@example.org,b@example.org",
        "Ada <ada@example.org>",
        "ada@-example.org",
        "ada@example..org",
        ".ada@example.org",
        "a" * 65 + "@example.org",
        "ada@" + "example." * 40 + "org",
        "ädä@example.org",
        '"a b"@example.org',
    ],
)
async def test_invalid_addresses_get_no_mail(address: str) -> None:
    assert not is_mail_address(address)
    async with post() as double:
        with pytest.raises(Undelivered, match="bad-address"):
            await mailer_for(double).send(NOTICE, Mail(address))
        assert double.mails == []


def test_passwords_are_not_printed() -> None:
    settings = MailSettings(host="x", sender="a@example.org", password="hidden")
    assert "hidden" not in repr(settings)
    assert "hidden" not in str(settings)
    with pytest.raises(ValueError, match="not a mail address to send from"):
        Mailer(MailSettings(host="x", sender="nobody"))
