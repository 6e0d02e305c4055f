"""The key by which push services know this server (RFC 8292), kept in the data folder."""

from __future__ import annotations

import os
from base64 import urlsafe_b64encode
from pathlib import Path
from secrets import token_hex

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

FILE = "vapid.pem"
HOURS = 12
"""How long a signature holds; services refuse more than 24 hours."""


class BadKey(ValueError):
    """The file does not hold such a key, in a sentence."""


def base64url(data: bytes) -> str:
    """Bytes as these standards write them: without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


class Vapid:
    """Signs requests to push services."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self.key = key
        self.contact = contact

    @property
    def public(self) -> str:
        """What browsers need to subscribe: `applicationServerKey`."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64url(point)

    def authorization(self, origin: str, now: float) -> str:
        """The header by which a push service knows who sends."""
        claims = {"aud": origin, "exp": int(now) + HOURS * 3600, "sub": self.contact}
        head = base64url(b'{"typ":"JWT","alg":"ES256"}')
        signed = f"{head}.{base64url(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def vapid_in(folder: Path, contact: str) -> Vapid:
    """The key of a data folder, made when it is first asked for; nobody else may read it."""
    file = folder / FILE
    if not file.exists():
        make_key(file)
    try:
        key = load_pem_private_key(file.read_bytes(), None)
    except ValueError as error:
        raise BadKey(f"{file} is no private key; move it away, and a new one is made") from error
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise BadKey(f"{file} is no key on the curve P-256; move it away, and a new one is made")
    return Vapid(key, contact)


def make_key(file: Path) -> None:
    """Write a fresh key; of several processes that do so at once, one wins, and no half file is seen."""
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
