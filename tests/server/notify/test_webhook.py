"""Webhooks: the request, the response, and their limits."""

from __future__ import annotations

import asyncio
import json
import logging

import pytest

from boneyard.server.notify.https import MOST_BYTES, Https
from boneyard.server.notify.notice import Reason, Undelivered, Webhook
from boneyard.server.notify.notifier import Notifier, NotifySettings, send_webhook
from tests.server.notify.doubles import HOST, LOOPBACK, NOTICE, contexts, https, listening, web


async def test_a_notice_arrives_as_json() -> None:
    async with web() as double:
        await send_webhook(https(), NOTICE, Webhook(double.url("/my/hook?key=1")))
        (received,) = double.received
    assert received.line == "POST /my/hook?key=1 HTTP/1.1"
    assert received.headers["content-type"] == "application/json"
    assert received.headers["connection"] == "close"
    assert json.loads(received.body) == {
        "kind": "your-turn",
        "table": "t1",
        "game": "midevil",
        "title": "Friday at Ada's",
        "link": "https://play.example.org/table/t1",
        "language": "en",
        "subject": "Your turn: Friday at Ada's",
        "text": "It's your turn at Friday at Ada's.",
        "params": {"seat": 1, "decision": "17"},
    }


@pytest.mark.parametrize(
    ("answer", "reason", "again"),
    [
        (b"HTTP/1.1 200 OK\r\n\r\n", None, False),
        (b"HTTP/1.0 201 Created\n\n", None, False),
        (b"HTTP/1.1 204\r\n\r\n", None, False),
        (b"HTTP/1.1 301 Moved\r\nLocation: https://127.0.0.1/\r\n\r\n", "redirect", False),
        (b"HTTP/1.1 307 Elsewhere\r\nLocation: /there\r\n\r\n", "redirect", False),
        (b"HTTP/1.1 400 No\r\n\r\n", "refused", False),
        (b"HTTP/1.1 404 No\r\n\r\n", "gone", False),
        (b"HTTP/1.1 410 No\r\n\r\n", "gone", False),
        (b"HTTP/1.1 429 Later\r\n\r\n", "overloaded", True),
        (b"HTTP/1.1 503 Later\r\n\r\n", "overloaded", True),
        (b"HTTP/1.1 100 Continue\r\n\r\n", "refused", False),
        (b"HTTP/1.1 2000 Odd\r\n\r\n", "unreachable", True),
        (b"SSH-2.0-OpenSSH\r\n", "unreachable", True),
        (b"", "unreachable", True),
        (b"x" * 10 * MOST_BYTES, "unreachable", True),
    ],
)
async def test_responses_are_classified(answer: bytes, reason: Reason | None, again: bool) -> None:
    async def run() -> tuple[Reason | None, bool]:
        async with web() as double:
            double.answers = [answer]
            try:
                await send_webhook(https(), NOTICE, Webhook(double.url()))
            except Undelivered as error:
                return error.reason, error.again
            finally:
                assert double.connections == 1, "redirects aren't followed"
            return None, False

    assert await run() == (reason, again)


async def test_no_more_than_2_kb_of_an_answer_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """The receiver's first line never ends."""
    whole = asyncio.StreamReader.read
    got: list[int] = []

    async def counted(self: asyncio.StreamReader, n: int = -1) -> bytes:
        data = await whole(self, n)
        got.append(len(data))
        return data

    async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        try:
            while True:
                writer.write(b"x" * 700)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    monkeypatch.setattr(asyncio.StreamReader, "read", counted)
    async with listening(endless, contexts(HOST)[0]) as port:
        with pytest.raises(Undelivered, match="unreachable"):
            await send_webhook(https(), NOTICE, Webhook(f"https://{HOST}:{port}/"))
    assert sum(got) == MOST_BYTES


async def test_a_slow_webhook_times_out() -> None:
    """The limit is 3 s in production, and shorter here."""
    assert https(seconds=0.2).seconds == 0.2

    async with web() as double:
        double.hold = asyncio.Event()
        with pytest.raises(Undelivered) as caught:
            await send_webhook(https(seconds=0.2), NOTICE, Webhook(double.url()))
        assert caught.value.reason == "too-slow"
        assert caught.value.again


async def test_a_slow_lookup_times_out() -> None:
    async def resolve(host: str, port: int) -> list[str]:
        await asyncio.Event().wait()
        return []

    with pytest.raises(Undelivered, match="too-slow"):
        await Https(resolve=resolve, context=contexts(HOST)[1], seconds=0.05).post(
            "https://slow.example.org/", {}, b""
        )


def test_the_limit_is_three_seconds_and_two_kilobytes() -> None:
    client = Https()
    assert client.seconds == 3.0
    assert MOST_BYTES == 2048
    client.close()


async def test_a_refused_connection_is_reported() -> None:
    async with web() as double:
        port = double.port
    with pytest.raises(Undelivered) as caught:
        await send_webhook(https(), NOTICE, Webhook(f"https://hook.example.org:{port}/"))
    assert caught.value.reason == "unreachable"
    assert caught.value.again


async def test_proxies_of_the_environment_are_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTPS_PROXY", f"http://{LOOPBACK}:1")

    async with web() as double:
        await send_webhook(https(), NOTICE, Webhook(double.url()))
        assert len(double.received) == 1


async def test_logs_hold_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        async with web() as double:
            double.answers = [b"HTTP/1.1 400 No\r\n\r\n"]
            notifier = Notifier(NotifySettings(webhooks=True), https=https())
            await notifier.notify(NOTICE, [Webhook(double.url("/token-of-ada"))])
            await notifier.settled()
            await notifier.close()
    assert "channel=webhook reason=refused" in caplog.text
    for secret in ("token-of-ada", "hook.example.org", "play.example.org", "Friday"):
        assert secret not in caplog.text
