"""Guests: nobody has an account. A private key in a cookie is who you are; only its hash is kept."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from secrets import token_hex, token_urlsafe

from boneyard.server.services import Services
from boneyard.server.store import Paused
from boneyard.server.store.records import Guest

COOKIE = "boneyard"
LONGEST_KEY = 64
SEEN_EVERY = 3_600_000
"""A guest is noted as seen once an hour at most."""


def new_key() -> str:
    """A key that nobody can guess."""
    return token_urlsafe(32)


def key_hash(key: str) -> bytes:
    """What is kept of a key."""
    return sha256(key.encode()).digest()


def key_in(cookies: str) -> str | None:
    """The guest's key among a browser's cookies.

    `http.cookies` would take seconds to read some that are made for that (CVE-2024-7592).
    """
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE:
            return value
    return None


async def guest_with(services: Services, key: str | None) -> Guest | None:
    """The guest to whom a key belongs."""
    if not key or len(key) > LONGEST_KEY:
        return None
    guest = await services.store.guest_by_key(key_hash(key))
    if guest is not None:
        await note_seen(services, guest)
    return guest


async def note_seen(services: Services, guest: Guest) -> None:
    """A guest was here; who only looks must not wait for the disk."""
    if services.now() - guest.seen > SEEN_EVERY:
        with suppress(Paused):
            await services.store.touch_guest(guest.id, services.now())


async def new_guest(services: Services, name: str, language: str) -> tuple[Guest, str]:
    """Somebody new, and the key that they keep."""
    key, now = new_key(), services.now()
    guest = Guest(token_hex(8), key_hash(key), name, language, now, now)
    await services.store.put_guest(guest)
    return guest, key
