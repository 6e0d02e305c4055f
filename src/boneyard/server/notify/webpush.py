"""Web Push: a message that only the subscribed browser can read (RFC 8291), sent to its push service.

The server identifies itself there with a key of its own (RFC 8292), which is in the data folder.
"""

from __future__ import annotations

import binascii
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from secrets import token_hex

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from boneyard.server.notify.addresses import place_of
from boneyard.server.notify.https import Https
from boneyard.server.notify.notice import Notice, Push, Undelivered

RECORD = 4096
DAY = 86_400
FILE = "vapid.pem"
HOURS = 12
"""How long a signature is valid; services refuse more than 24 hours."""


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
    place_of(target.endpoint)
    try:
        point = decoded(target.p256dh, 65)
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point), decoded(target.auth, 16)
    except ValueError:
        raise Undelivered("bad-address") from None


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


class BadKey(ValueError):
    """The key file is invalid."""


def base64url(data: bytes) -> str:
    """Without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


class Vapid:
    """The server's key for push services."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self.key = key
        self.contact = contact

    @property
    def public(self) -> str:
        """The `applicationServerKey` that browsers need to subscribe."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64url(point)

    def authorization(self, origin: str, now: float) -> str:
        claims = {"aud": origin, "exp": int(now) + HOURS * 3600, "sub": self.contact}
        head = base64url(b'{"typ":"JWT","alg":"ES256"}')
        signed = f"{head}.{base64url(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def vapid_in(folder: Path, contact: str) -> Vapid:
    """The key in a folder; created on first use, readable only by its owner."""
    file = folder / FILE
    if not file.exists():
        make_key(file)
    try:
        key = load_pem_private_key(file.read_bytes(), None)
    except ValueError as error:
        raise BadKey(f"{file} is not a private key; move it away to get a new one") from error
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise BadKey(f"{file} is not a key on the curve P-256; move it away to get a new one")
    return Vapid(key, contact)


def make_key(file: Path) -> None:
    """Create a key file atomically: of several processes one wins."""
    key = ec.generate_private_key(ec.SECP256R1())
    text = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(f".{file.name}.{token_hex(4)}")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    try:
        os.link(fresh, file)
    except FileExistsError:
        pass
    finally:
        fresh.unlink()


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
