"""Guests: nobody has an account. A private key in a cookie is who you are; only its hash is kept."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from secrets import token_hex, token_urlsafe

from boneyard.server.services import Services
from boneyard.server.settings import OLD_COOKIE
from boneyard.server.store import Paused
from boneyard.server.store.records import Guest

LONGEST_KEY = 64
BOUND = "h."
"""Begins the keys that were never in a cookie which another host could have set."""
SEEN_EVERY = 3_600_000
"""A guest is noted as seen once an hour at most."""


def new_key(cookie: str) -> str:
    """A key that nobody can guess, for a cookie of this name."""
    return token_urlsafe(32) if cookie == OLD_COOKIE else BOUND + token_urlsafe(32)


def key_hash(key: str) -> bytes:
    """What is kept of a key."""
    return sha256(key.encode()).digest()


def cookies_in(header: str) -> dict[str, str]:
    """A browser's cookies by name; of two with the same name the first counts.

    `http.cookies` would take seconds to read some that are made for that (CVE-2024-7592).
    """
    found: dict[str, str] = {}
    for cookie in header.split(";"):
        name, _, value = cookie.strip().partition("=")
        found.setdefault(name, value)
    return found


def key_in(header: str, name: str) -> str | None:
    """The guest's key in a browser's cookie of this name, or in an old one that is to be replaced by it."""
    cookies = cookies_in(header)
    if name in cookies:
        return cookies[name]
    old = cookies.get(OLD_COOKIE)
    return None if old is None or old.startswith(BOUND) else old


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


async def new_guest(
    services: Services, name: str, language: str, cookie: str = OLD_COOKIE
) -> tuple[Guest, str]:
    """Somebody new, and the key that they keep in a cookie of this name."""
    key, now = new_key(cookie), services.now()
    guest = Guest(token_hex(8), key_hash(key), name, language, now, now)
    await services.store.put_guest(guest)
    return guest, key
