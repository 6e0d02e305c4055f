"""Guests have no accounts: a private key in a cookie identifies them. Only its hash is stored."""

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
"""The prefix of keys that were never in a cookie which another host could have set."""
SEEN_EVERY = 3_600_000
"""A visit is stored once an hour at most."""


def new_key(cookie: str) -> str:
    return token_urlsafe(32) if cookie == OLD_COOKIE else BOUND + token_urlsafe(32)


def key_hash(key: str) -> bytes:
    return sha256(key.encode()).digest()


def cookies_in(header: str) -> dict[str, str]:
    """The cookies by name; the first of two counts.

    `http.cookies` would take seconds for some malicious headers (CVE-2024-7592).
    """
    found: dict[str, str] = {}
    for cookie in header.split(";"):
        name, _, value = cookie.strip().partition("=")
        found.setdefault(name, value)
    return found


def key_in(header: str, name: str) -> str | None:
    """The guest's key in the cookie of this name, or in one with the old name."""
    cookies = cookies_in(header)
    if name in cookies:
        return cookies[name]
    old = cookies.get(OLD_COOKIE)
    return None if old is None or old.startswith(BOUND) else old


async def guest_with(services: Services, key: str | None) -> Guest | None:
    if not key or len(key) > LONGEST_KEY:
        return None
    guest = await services.store.guest_by_key(key_hash(key))
    if guest is not None:
        await note_seen(services, guest)
    return guest


async def note_seen(services: Services, guest: Guest) -> None:
    """Store a guest's visit, unless saving is paused: reading must work without the disk."""
    if services.now() - guest.seen > SEEN_EVERY:
        with suppress(Paused):
            await services.store.touch_guest(guest.id, services.now())


async def new_guest(
    services: Services, name: str, language: str, cookie: str = OLD_COOKIE
) -> tuple[Guest, str]:
    """A new guest, and the key for their cookie."""
    key, now = new_key(cookie), services.now()
    guest = Guest(token_hex(8), key_hash(key), name, language, now, now)
    await services.store.put_guest(guest)
    return guest, key
