"""Where guests want to be told things while they are away: webhooks, mail addresses and browsers.

A mail address is used only after its owner has confirmed it with a code that was mailed to it. Every
mail has a link that ends this, without a cookie.
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

from boneyard.server.notify import Mail, Push, Target, Undelivered
from boneyard.server.services import Services
from boneyard.server.store import records
from boneyard.server.store.records import Guest
from boneyard.table.errors import Refused

MOST_CONTACTS = 8
"""So many may one guest have."""
TO_CONFIRM = 3_600_000
"""Milliseconds in which a code holds."""
MOST_TRIES = 5
DIGITS = 8


class Contact(Struct, frozen=True, omit_defaults=True):
    """A contact as it is kept; of a code only the hash, and for how long it holds."""

    to: Target
    off: str = ""
    """The secret of the link that ends it."""
    code_hash: str = ""
    """Empty where nothing is left to confirm."""
    until: int = 0
    tries: int = 0


class Kept(Struct, frozen=True):
    """A contact with its id."""

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
    """All guests' contacts. `channels` is None where the host sends nothing; `off_link` takes a token."""

    def __init__(self, services: Services, channels: Channels | None, off_link: Callable[[str], str]) -> None:
        self.services = services
        self.channels = channels
        self.off_link = off_link
        self.changing = asyncio.Lock()

    async def of(self, guest: str) -> list[Kept]:
        """A guest's contacts; addresses that nobody has confirmed in time are not there any more."""
        now = self.services.now()
        found = [
            Kept(push.id, read(push.endpoint), push.created)
            for push in await self.services.store.pushes_of(guest)
        ]
        return [kept for kept in found if not kept.contact.code_hash or now < kept.contact.until]

    async def targets(self, guest: str) -> list[Target]:
        """Where a guest is told something."""
        return [self.target(guest, kept) for kept in await self.of(guest) if not kept.contact.code_hash]

    def target(self, guest: str, kept: Kept) -> Target:
        """Where to, with the link that ends it."""
        to, token = kept.contact.to, f"{guest}.{kept.id}.{kept.contact.off}"
        return msgspec.structs.replace(to, off=self.off_link(token)) if isinstance(to, Mail) else to

    async def add(self, guest: Guest, to: Target) -> Kept:
        """Note a contact; a mail address is asked first whether it wants that."""
        channels = self.channels
        if channels is None or not channels.is_on(to):
            raise Refused("not-allowed", reason="off")
        try:
            channels.check(to)
        except Undelivered as error:
            raise Refused("bad-contact", reason=error.reason) from error
        code = f"{randbelow(10**DIGITS):0{DIGITS}}" if isinstance(to, Mail) else ""
        async with self.changing:
            kept, is_new = await self.put(guest, to, code)
        if isinstance(to, Mail) and kept.contact.code_hash:
            await self.mail_code(channels, guest, kept, code, is_new)
        return kept

    async def put(self, guest: Guest, to: Target, code: str) -> tuple[Kept, bool]:
        """The contact as it is kept from now on, and whether it was not there before."""
        store, now = self.services.store, self.services.now()
        known = await self.of(guest.id)
        for push in await store.pushes_of(guest.id):
            if push.id not in {kept.id for kept in known}:
                await store.drop_push(push.id)
        same = next((kept for kept in known if kept.contact.to == to), None)
        if same is not None and not same.contact.code_hash:
            return same, False
        if same is None and len(known) >= MOST_CONTACTS:
            raise Refused("not-allowed", reason="too-many", limit=MOST_CONTACTS)
        id = same.id if same is not None else id_of(to)
        contact = Contact(to, off=token_urlsafe(12) if isinstance(to, Mail) else "")
        if code:
            contact = msgspec.structs.replace(contact, code_hash=hash_of(id, code), until=now + TO_CONFIRM)
        kept = Kept(id, contact, now)
        await self.write(guest.id, kept)
        return kept, same is None

    async def mail_code(self, channels: Channels, guest: Guest, kept: Kept, code: str, is_new: bool) -> None:
        """Ask the owner of an address; what can't be asked is not kept."""
        to = self.target(guest.id, kept)
        assert isinstance(to, Mail)
        try:
            await channels.ask_for_code(code, guest.language, to)
        except Undelivered as error:
            if is_new:
                await self.services.store.drop_push(kept.id)
            raise Refused("bad-contact", reason=error.reason) from error

    async def confirm(self, guest: str, id: str, code: str) -> Kept:
        """Use an address from now on, if this is the code that was mailed to it."""
        async with self.changing:
            kept = await self.found(guest, id)
            contact = kept.contact
            if not contact.code_hash:
                return kept
            if compare_digest(contact.code_hash, hash_of(id, code)):
                kept = Kept(id, Contact(contact.to, contact.off), kept.created)
                await self.write(guest, kept)
                return kept
            if contact.tries + 1 >= MOST_TRIES:
                await self.services.store.drop_push(id)
            else:
                tried = msgspec.structs.replace(contact, tries=contact.tries + 1)
                await self.write(guest, Kept(id, tried, kept.created))
        raise Refused("bad-secret")

    async def drop(self, guest: str, id: str) -> Kept:
        """Forget a contact, and what is on its way to it."""
        kept = await self.found(guest, id)
        await self.services.store.drop_push(id)
        if self.channels is not None:
            self.channels.forget(self.target(guest, kept))
        return kept

    async def found(self, guest: str, id: str) -> Kept:
        """One contact of a guest's."""
        for kept in await self.of(guest):
            if kept.id == id:
                return kept
        raise Refused("not-found")

    async def end(self, token: str) -> None:
        """Forget the contact that a mail's link names; a link that was used before changes nothing.

        Nor does one that nobody was sent: not every database can be asked for every text.
        """
        if not (token.isascii() and token.isprintable()):
            return
        guest, _, rest = token.partition(".")
        id, _, secret = rest.partition(".")
        for kept in await self.of(guest):
            off = kept.contact.off
            if kept.id == id and off and compare_digest(off.encode(), secret.encode()):
                await self.drop(guest, id)

    async def gone(self, push: Push) -> None:
        """A push service has ended a browser's subscription."""
        await self.services.store.drop_push(id_of(push))

    def write(self, guest: str, kept: Kept) -> Awaitable[None]:
        """Keep a contact."""
        push = records.Push(kept.id, guest, encode(kept.contact), kept.created)
        return self.services.store.put_push(push)


def id_of(to: Target) -> str:
    """A new id; that of a browser says which one it is, so that it is found when it is gone."""
    return sha256(encode(to)).hexdigest()[:16] if isinstance(to, Push) else token_hex(8)


def hash_of(id: str, code: str) -> str:
    """What is kept of a code."""
    return sha256(f"{id} {code}".encode()).hexdigest()
