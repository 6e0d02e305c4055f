"""The key that identifies this server to push services (RFC 8292), in the data folder."""

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
"""How long a signature is valid; services refuse more than 24 hours."""


class BadKey(ValueError):
    """The key file is invalid."""


def base64url(data: bytes) -> str:
    """Without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


class Vapid:
    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self.key = key
        self.contact = contact

    @property
    def public(self) -> str:
        """The `applicationServerKey` that browsers need to subscribe."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64url(point)

    def authorization(self, origin: str, now: float) -> str:
        """The header that identifies the sender to a push service."""
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
