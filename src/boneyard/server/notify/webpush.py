"""Web Push: a message that only the subscribed browser can read (RFC 8291), sent to its push service."""

from __future__ import annotations

import binascii
import os
import time
from base64 import urlsafe_b64decode
from collections.abc import Callable
from hashlib import sha256

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

from boneyard.server.notify.addresses import place_of
from boneyard.server.notify.https import Https
from boneyard.server.notify.notice import Notice, Push, Undelivered
from boneyard.server.notify.vapid import Vapid, base64url

RECORD = 4096
DAY = 86_400


def decoded(text: str, length: int) -> bytes:
    """Decode base64url of a certain length, with or without padding."""
    try:
        data = urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except (binascii.Error, ValueError):
        raise Undelivered("bad-address") from None
    if len(data) != length:
        raise Undelivered("bad-address")
    return data


def check_push(target: Push) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """The browser's key and secret; refuses an invalid subscription."""
    place_of(target.endpoint)
    try:
        point = decoded(target.p256dh, 65)
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point), decoded(target.auth, 16)
    except ValueError:
        raise Undelivered("bad-address") from None


class Keys(Struct, frozen=True):
    p256dh: str
    auth: str


class Subscription(Struct, frozen=True):
    """A subscription as a browser writes it: `JSON.stringify(subscription)`."""

    endpoint: str
    keys: Keys


def push_of(data: bytes | str) -> Push:
    try:
        subscription = msgspec.json.decode(data, type=Subscription)
    except (msgspec.DecodeError, UnicodeError):
        raise Undelivered("bad-address") from None
    target = Push(
        endpoint=subscription.endpoint, p256dh=subscription.keys.p256dh, auth=subscription.keys.auth
    )
    check_push(target)
    return target


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def sealed(
    data: bytes,
    reader: ec.EllipticCurvePublicKey,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt one record of `aes128gcm`; key and salt are random except in tests."""
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs = reader.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    ours = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = derived(own.exchange(ec.ECDH(), reader), auth, b"WebPush: info\0" + theirs + ours, 32)
    key = derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, data + b"\x02", None)  # 2 marks the last record


class Pusher:
    def __init__(self, https: Https, vapid: Vapid, now: Callable[[], float] = time.time) -> None:
        self.https = https
        self.vapid = vapid
        self.now = now

    async def send(self, notice: Notice, target: Push) -> None:
        reader, auth = check_push(target)
        place = place_of(target.endpoint)
        headers = {
            "Authorization": self.vapid.authorization(f"https://{place.authority}", self.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": base64url(sha256(notice.table.encode()).digest()[:24]),  # newer replaces older
            "Urgency": "normal",
        }
        await self.https.post(target.endpoint, headers, sealed(notice.data(), reader, auth))
