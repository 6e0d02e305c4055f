"""Web Push: encrypted for one browser, signed by the server."""

from __future__ import annotations

import json
import os
import stat
from multiprocessing.pool import ThreadPool
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from boneyard.server.notify.https import Https
from boneyard.server.notify.notice import Push, Undelivered
from boneyard.server.notify.webpush import FILE, BadKey, Pusher, check_push, sealed, vapid_in
from tests.server.notify.doubles import (
    HOST,
    NOTICE,
    Browser,
    base64url,
    contexts,
    https,
    to_loopback,
    unbase64url,
    web,
)

NOW = 1_800_000_000


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unbase64url(text), "big"), ec.SECP256R1())


def test_encryption_matches_rfc_8291() -> None:
    browser = Browser(
        key_of("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), unbase64url("BTBZMqHH6r4Tts7J_aSIgg")
    )
    own = key_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    salt = unbase64url("DGv6ra1nlYgDCS1FRnbzlw")
    text = b"When I grow up, I want to be a watermelon"
    body = sealed(text, browser.key.public_key(), browser.auth, own, salt)
    assert base64url(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(body) == text


def test_only_the_subscribed_browser_can_decrypt() -> None:
    browser = Browser()
    body = sealed(b"hello", browser.key.public_key(), browser.auth)
    assert browser.read(body) == b"hello"
    for other in (Browser(), Browser(browser.key, b"another secret!!")):
        with pytest.raises(InvalidTag):
            other.read(body)


def test_key_and_salt_are_fresh_for_every_message() -> None:
    browser = Browser()
    one, other = (sealed(b"hello", browser.key.public_key(), browser.auth) for _ in range(2))
    assert one[:16] != other[:16]
    assert one[21:86] != other[21:86]


def signed_claims(header: str) -> dict[str, object]:
    """The claims of an Authorization header, if its signature is that of the key beside it."""
    scheme, _, fields = header.partition(" ")
    assert scheme == "vapid"
    token, key = (field.partition("=")[2] for field in fields.split(", "))
    head, claims, signature = token.split(".")
    assert json.loads(unbase64url(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unbase64url(signature)
    assert len(raw) == 64
    dss = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64url(key))
    public.verify(dss, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    found = json.loads(unbase64url(claims))
    assert isinstance(found, dict)
    return found


async def test_a_push_is_signed_and_encrypted(tmp_path: Path) -> None:
    browser = Browser()

    async with web() as double:
        vapid = vapid_in(tmp_path, "https://play.example.org")
        pusher = Pusher(https(), vapid, lambda: NOW)
        double.answers = [b"HTTP/1.1 201 Created\r\n\r\n"]
        await pusher.send(NOTICE, browser.subscription(double.url("/push/secret-id")))
        (received,) = double.received
        assert received.line == "POST /push/secret-id HTTP/1.1"
        assert received.headers["content-encoding"] == "aes128gcm"
        assert int(received.headers["ttl"]) > 0
        assert len(received.headers["topic"]) == 32
        assert received.headers["authorization"].endswith(f"k={vapid.public}")
        claims = signed_claims(received.headers["authorization"])
        assert claims["aud"] == f"https://{HOST}:{double.port}"
        assert claims["sub"] == "https://play.example.org"
        exp = claims["exp"]
        assert isinstance(exp, int)
        assert NOW < exp <= NOW + 86_400
        assert b"Friday" not in received.body
        assert json.loads(browser.read(received.body))["subject"] == "Your turn: Friday at Ada's"


async def test_endpoints_are_checked_like_webhooks(tmp_path: Path) -> None:
    async with web() as double:
        vapid = vapid_in(tmp_path, "")
        strict = Pusher(Https(resolve=to_loopback, context=contexts(HOST)[1]), vapid)
        with pytest.raises(Undelivered, match="private-address"):
            await strict.send(NOTICE, Browser().subscription(double.url()))
        with pytest.raises(Undelivered, match="bad-address"):
            await strict.send(NOTICE, Browser().subscription(f"http://{HOST}:{double.port}/"))
        assert double.connections == 0


GOOD = Browser().subscription("https://push.example.org/x")


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", GOOD.auth),
        (GOOD.p256dh, ""),
        (GOOD.p256dh[:-4], GOOD.auth),
        (GOOD.p256dh, GOOD.auth + "AAAA"),
        (base64url(b"\x04" + b"\x01" * 64), GOOD.auth),
        (base64url(b"\x04" + b"\x00" * 64), GOOD.auth),
        (base64url(b"\x02" + b"\x01" * 64), GOOD.auth),
        ("!" * 87, GOOD.auth),
        ("ä" * 87, GOOD.auth),
    ],
    ids=["no-key", "no-auth", "short-key", "long-auth", "no-point", "zeros", "packed", "signs", "letters"],
)
def test_invalid_subscriptions_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(Undelivered, match="bad-address"):
        check_push(Push(endpoint=GOOD.endpoint, p256dh=p256dh, auth=auth))


def test_base64_padding_is_accepted() -> None:
    check_push(GOOD)
    check_push(Push(endpoint=GOOD.endpoint, p256dh=GOOD.p256dh + "=", auth=GOOD.auth + "=="))


def test_the_key_is_created_once_and_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    first = vapid_in(folder, "")
    assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600
    assert vapid_in(folder, "").public == first.public
    assert os.listdir(folder) == [FILE]
    assert len(unbase64url(first.public)) == 65


def test_concurrent_processes_share_one_key(tmp_path: Path) -> None:
    with ThreadPool(8) as pool:
        keys = pool.map(lambda _: vapid_in(tmp_path, "").public, range(16))
    assert len(set(keys)) == 1
    assert os.listdir(tmp_path) == [FILE]


@pytest.mark.parametrize(
    "text", ["", "hello", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"]
)
def test_an_invalid_key_file_is_reported_and_kept(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    with pytest.raises(BadKey, match="move it away"):
        vapid_in(tmp_path, "")
    assert (tmp_path / FILE).read_text() == text
