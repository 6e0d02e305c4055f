"""Webhooks reach only public addresses, and exactly the address that was checked."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Sequence
from ipaddress import ip_address
from threading import Event
from typing import Any

import pytest

from boneyard.server.notify import addresses
from boneyard.server.notify.addresses import Resolver, is_public, place_of
from boneyard.server.notify.https import Https
from boneyard.server.notify.notice import Reason, Undelivered
from tests.patience import within
from tests.server.notify.doubles import HOST, LOOPBACK, TRUSTED, contexts, https, to_loopback, web
from tests.server.waiting import until

CLOSED = [
    "127.0.0.1",
    "127.255.255.254",
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "169.254.0.1",
    "100.64.0.1",
    "100.127.255.255",
    "100.100.100.200",
    "168.63.129.16",
    "192.0.0.1",
    "192.0.0.192",
    "192.0.2.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.1",
    "203.0.113.1",
    "192.88.99.1",
    "224.0.0.1",
    "239.255.255.255",
    "232.1.2.3",
    "240.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:9.9.9.9",
    "::127.0.0.1",
    "::9.9.9.9",
    "64:ff9b::7f00:1",
    "64:ff9b::909:909",
    "64:ff9b:1::1",
    "fe80::1",
    "fe80::1%1",
    "2620:fe::fe%1",
    "fec0::1",
    "fc00::1",
    "fd00:ec2::254",
    "fdff::1",
    "ff02::1",
    "ff0e::1",
    "2001:db8::1",
    "2001::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2002:7f00:1::",
    "2002:909:909::",
    "3fff::1",
    "100::1",
    "4000::1",
]
OPEN = [
    "9.9.9.9",
    "1.1.1.1",
    "172.15.255.255",
    "172.32.0.1",
    "100.63.255.255",
    "100.128.0.1",
    "2620:fe::fe",
    "2a00:1450::1",
]


@pytest.mark.parametrize("address", CLOSED)
def test_non_public_addresses_are_refused(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", OPEN)
def test_public_addresses_are_allowed(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hook.example.org",
        "http://hook.example.org/",
        "ftp://hook.example.org/",
        "file:///etc/passwd",
        "https:///path",
        "https://user@hook.example.org/",
        "https://user:word@hook.example.org/",
        "https://9.9.9.9@hook.example.org/",
        "https://hook.example.org\\@9.9.9.9/",
        "https://hook.example.org:99999/",
        "https://hook.example.org:0/",
        "https://hook.example.org:x/",
        "https://hook.example.org/a b",
        "https://hook.example.org/\r\nHost: other",
        "https://hook.example.org/\r\n\r\nGET / HTTP/1.1",
        "https://hook.example.org/\tx",
        "https://hook.example.org/ä",
        "https://häck.example.org/",
        "https://hook.example.org/#fragment",
        "https://hook_.example.org/",
        "https://[::1/",
        "https://[::ffff:127.0.0.1]/",
        "https://[fe80::1%25eth0]/",
        "https://hook.example.org/" + "x" * 500,
    ],
)
def test_odd_urls_are_refused(url: str) -> None:
    with pytest.raises(Undelivered) as caught:
        place_of(url)
    assert caught.value.reason == "bad-address"
    assert not caught.value.again


def test_urls_are_parsed() -> None:
    place = place_of("https://Hook.Example.org:8443/a/b?c=d%20e")
    assert (place.host, place.port, place.path) == ("hook.example.org", 8443, "/a/b?c=d%20e")
    assert place.authority == "hook.example.org:8443"
    assert place_of("https://hook.example.org").authority == "hook.example.org"
    assert place_of("https://hook.example.org?x").path == "/?x"
    assert place_of("https://[2620:fe::fe]:1/").authority == "[2620:fe::fe]:1"


async def reason_of(client: Https, url: str) -> Reason | None:
    try:
        await client.post(url, {}, b"")
    except Undelivered as error:
        return error.reason
    finally:
        client.close()
    return None


@pytest.mark.parametrize("address", [*CLOSED[:9], "::1", "::ffff:9.9.9.9", "fe80::1%1", "fd00:ec2::254"])
async def test_a_name_that_resolves_to_a_private_address_is_refused(address: str) -> None:
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return [address]

    assert (
        await reason_of(Https(resolve=resolve, context=contexts(HOST)[1]), "https://inside.example.org/")
        == "private-address"
    )
    assert asked == ["inside.example.org"]


@pytest.mark.parametrize("order", [["9.9.9.9", LOOPBACK], [LOOPBACK, "9.9.9.9"]])
async def test_a_name_with_any_private_address_is_refused(order: list[str]) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return order

    assert (
        await reason_of(Https(resolve=resolve, context=contexts(HOST)[1]), "https://both.example.org/")
        == "private-address"
    )


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "2130706433", "0x7f.1", "017700000001", "127.1", "0", "localhost"]
)
async def test_no_spelling_of_localhost_is_allowed(host: str) -> None:
    """With the system resolver, which maps all of these to localhost, or to nothing."""
    assert await reason_of(Https(context=contexts(HOST)[1]), f"https://{host}/") in (
        "private-address",
        "unreachable",
        "too-slow",
    )


async def test_the_system_resolver_is_used() -> None:
    resolver = Resolver()
    assert await resolver("127.0.0.1", 443) == ["127.0.0.1"]
    resolver.close()


async def test_slow_lookups_do_not_delay_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lookup continues in its thread after its caller has given up."""
    released, asked = Event(), list[str]()
    real = socket.getaddrinfo

    def slow(host: str, *rest: Any, **options: Any) -> object:  # noqa: ANN401  # the system's own
        if not host.startswith("slow"):
            return real(host, *rest, **options)
        asked.append(host)
        released.wait(60)
        raise OSError("nobody answers")

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    monkeypatch.setattr(addresses, "MOST_LOOKUPS", 20)

    async def give_up(resolver: Resolver, host: str) -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await resolver(host, 443)

    try:
        resolver = Resolver()
        names = [f"slow{number}.example" for number in range(19)]
        await asyncio.gather(*(give_up(resolver, name) for name in names * 2))
        await until(lambda: len(asked) >= len(names))
        assert sorted(asked) == sorted(names), "each name is looked up once"
        assert await within(60, resolver("127.0.0.1", 443)) == ["127.0.0.1"]
        await give_up(resolver, "slow19.example")
        with pytest.raises(OSError, match="too many"):
            await resolver("127.0.0.1", 443)
        released.set()
        await until(lambda: not resolver.pending)
        assert await within(60, resolver("127.0.0.1", 443)) == ["127.0.0.1"]
        resolver.close()
    finally:
        released.set()


@pytest.mark.parametrize("found", [[], ["no address"], ["127.1"]])
async def test_an_empty_lookup_is_reported(found: list[str]) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return found

    assert (
        await reason_of(Https(resolve=resolve, context=contexts(HOST)[1]), "https://nowhere.example.org/")
        == "unreachable"
    )


async def test_a_name_is_resolved_once_and_that_address_is_called() -> None:
    """DNS rebinding gains nothing."""
    answers: list[Sequence[str]] = [[LOOPBACK], ["10.0.0.1"], ["10.0.0.1"]]
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return list(answers.pop(0))

    async with web() as double:
        client = Https(resolve=resolve, context=contexts(HOST)[1], trusted=TRUSTED)
        await client.post(double.url("/once"), {}, b"")
        assert double.received[0].line == "POST /once HTTP/1.1"
        assert double.received[0].headers["host"] == f"{HOST}:{double.port}"
        assert double.names == [HOST]
    assert asked == [HOST]


async def test_loopback_is_refused_unless_trusted() -> None:
    async with web() as double:
        client = Https(resolve=to_loopback, context=contexts(HOST)[1])
        with pytest.raises(Undelivered, match="private-address"):
            await client.post(double.url(), {}, b"")
        assert double.connections == 0


async def test_a_certificate_must_match_the_name() -> None:
    async with web() as double:
        with pytest.raises(Undelivered, match="bad-certificate"):
            await https().post(double.url(host="other.example.org"), {}, b"secret")
        strict = Https(resolve=to_loopback, trusted=TRUSTED, context=ssl.create_default_context())
        with pytest.raises(Undelivered, match="bad-certificate"):
            await strict.post(double.url(), {}, b"secret")
        assert double.received == []
