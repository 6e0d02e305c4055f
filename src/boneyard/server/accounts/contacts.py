"""Where guests want to be notified while they are away: webhooks, mail addresses and browsers.

A mail address is used only after its owner has confirmed it with a mailed code. Every mail has a link that
stops further mails, without a cookie.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from hmac import compare_digest
from secrets import randbelow, token_hex, token_urlsafe
from typing import Protocol

import msgspec
from msgspec import Struct

from boneyard.server.notify.notice import Mail, Push, Target, Undelivered
from boneyard.server.services import Services
from boneyard.server.store import records
from boneyard.server.store.records import Guest
from boneyard.table.errors import Refused

MOST_CONTACTS = 8
"""Per guest."""
TO_CONFIRM = 3_600_000
"""Milliseconds for which a code is valid."""
MOST_TRIES = 5
DIGITS = 8


class Contact(Struct, frozen=True, omit_defaults=True):
    """A contact as it is stored; of a code only the hash."""

    to: Target
    off: str = ""
    """The secret of the link that stops mails."""
    code_hash: str = ""
    """Empty once confirmed."""
    until: int = 0
    tries: int = 0


class StoredContact(Struct, frozen=True):
    id: str
    contact: Contact
    created: int


class Channels(Protocol):
    """What contacts need of a notifier."""

    def is_on(self, target: Target) -> bool: ...

    def check(self, target: Target) -> None: ...

    def forget(self, target: Target) -> None: ...

    async def ask_for_code(self, code: str, language: str, target: Mail) -> None: ...


read = msgspec.json.Decoder(Contact).decode
encode = msgspec.json.Encoder().encode


class Contacts:
    """All guests' contacts. `channels` is None if notifications are off; `off_link` takes a token."""

    def __init__(self, services: Services, channels: Channels | None, off_link: Callable[[str], str]) -> None:
        self.services = services
        self.channels = channels
        self.off_link = off_link
        self.changing = asyncio.Lock()

    async def of(self, guest: str) -> list[StoredContact]:
        """A guest's contacts, without addresses that were not confirmed in time."""
        now = self.services.now()
        found = [
            StoredContact(push.id, read(push.endpoint), push.created)
            for push in await self.services.store.pushes_of(guest)
        ]
        return [stored for stored in found if not stored.contact.code_hash or now < stored.contact.until]

    async def targets(self, guest: str) -> list[Target]:
        return [self.target(guest, stored) for stored in await self.of(guest) if not stored.contact.code_hash]

    def target(self, guest: str, stored: StoredContact) -> Target:
        """The target, with the link that stops mails."""
        to, token = stored.contact.to, f"{guest}.{stored.id}.{stored.contact.off}"
        return msgspec.structs.replace(to, off=self.off_link(token)) if isinstance(to, Mail) else to

    async def add(self, guest: Guest, to: Target) -> StoredContact:
        """Add a contact; a mail address must be confirmed first."""
        channels = self.channels
        if channels is None or not channels.is_on(to):
            raise Refused("not-allowed", reason="off")
        try:
            channels.check(to)
        except Undelivered as error:
            raise Refused("bad-contact", reason=error.reason) from error
        code = f"{randbelow(10**DIGITS):0{DIGITS}}" if isinstance(to, Mail) else ""
        async with self.changing:
            stored, is_new = await self.put(guest, to, code)
        if isinstance(to, Mail) and stored.contact.code_hash:
            await self.mail_code(channels, guest, stored, code, is_new)
        return stored

    async def put(self, guest: Guest, to: Target, code: str) -> tuple[StoredContact, bool]:
        """Store a contact; also return whether it is new."""
        store, now = self.services.store, self.services.now()
        known = await self.of(guest.id)
        for push in await store.pushes_of(guest.id):
            if push.id not in {stored.id for stored in known}:
                await store.drop_push(push.id)
        same = next((stored for stored in known if stored.contact.to == to), None)
        if same is not None and not same.contact.code_hash:
            return same, False
        if same is None and len(known) >= MOST_CONTACTS:
            raise Refused("not-allowed", reason="too-many", limit=MOST_CONTACTS)
        id = same.id if same is not None else id_of(to)
        contact = Contact(to, off=token_urlsafe(12) if isinstance(to, Mail) else "")
        if code:
            contact = msgspec.structs.replace(contact, code_hash=hash_of(id, code), until=now + TO_CONFIRM)
        stored = StoredContact(id, contact, now)
        await self.write(guest.id, stored)
        return stored, same is None

    async def mail_code(
        self, channels: Channels, guest: Guest, stored: StoredContact, code: str, is_new: bool
    ) -> None:
        """Mail a code; a new contact that can't be reached is not stored."""
        to = self.target(guest.id, stored)
        assert isinstance(to, Mail)
        try:
            await channels.ask_for_code(code, guest.language, to)
        except Undelivered as error:
            if is_new:
                await self.services.store.drop_push(stored.id)
            raise Refused("bad-contact", reason=error.reason) from error

    async def confirm(self, guest: str, id: str, code: str) -> StoredContact:
        async with self.changing:
            stored = await self.found(guest, id)
            contact = stored.contact
            if not contact.code_hash:
                return stored
            if compare_digest(contact.code_hash, hash_of(id, code)):
                stored = StoredContact(id, Contact(contact.to, contact.off), stored.created)
                await self.write(guest, stored)
                return stored
            if contact.tries + 1 >= MOST_TRIES:
                await self.services.store.drop_push(id)
            else:
                tried = msgspec.structs.replace(contact, tries=contact.tries + 1)
                await self.write(guest, StoredContact(id, tried, stored.created))
        raise Refused("bad-secret")

    async def drop(self, guest: str, id: str) -> StoredContact:
        """Delete a contact, and cancel what is being sent to it."""
        stored = await self.found(guest, id)
        await self.services.store.drop_push(id)
        if self.channels is not None:
            self.channels.forget(self.target(guest, stored))
        return stored

    async def found(self, guest: str, id: str) -> StoredContact:
        for stored in await self.of(guest):
            if stored.id == id:
                return stored
        raise Refused("not-found")

    async def end(self, token: str) -> None:
        """Delete the contact in a mail's link; a used or invalid link changes nothing."""
        if not (token.isascii() and token.isprintable()):  # not every database accepts every text
            return
        guest, _, rest = token.partition(".")
        id, _, secret = rest.partition(".")
        for stored in await self.of(guest):
            off = stored.contact.off
            if stored.id == id and off and compare_digest(off.encode(), secret.encode()):
                await self.drop(guest, id)

    async def gone(self, push: Push) -> None:
        """A push service has ended a browser's subscription."""
        await self.services.store.drop_push(id_of(push))

    def write(self, guest: str, stored: StoredContact) -> Awaitable[None]:
        push = records.Push(stored.id, guest, encode(stored.contact), stored.created)
        return self.services.store.put_push(push)


def id_of(to: Target) -> str:
    """A new id; a browser's is derived, so that it can be found when its subscription ends."""
    return sha256(encode(to)).hexdigest()[:16] if isinstance(to, Push) else token_hex(8)


def hash_of(id: str, code: str) -> str:
    return sha256(f"{id} {code}".encode()).hexdigest()
