"""Bots' tokens: `ID.SECRET`, stored as a hash. A token is for a seat of its guest, or for a bot of its own.

A bot of its own sits at tables under a name that no guest has. A seat's token plays that seat and nothing
more: whatever would outlast the token, or give the seat away, is left to its guest.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from hashlib import sha256
from hmac import compare_digest
from secrets import token_hex, token_urlsafe

from boneyard.server.accounts.guests import note_seen
from boneyard.server.services import Services
from boneyard.server.store.records import Guest, Token
from boneyard.table import protocol
from boneyard.table.errors import Refused
from boneyard.table.names import PROGRAM, is_program
from boneyard.table.shared_device import companion, device_owner

TOKEN = re.compile(r"[0-9a-f]{16}\.[A-Za-z0-9_-]{43}")
NO_SECRET = b"\0" * 32
"""A hash that no secret has."""
PLAYING = (
    protocol.Answer,
    protocol.Undo,
    protocol.Order,
    protocol.Return,
    protocol.Say,
    protocol.History,
    protocol.Ask,
    protocol.Hint,
    protocol.WhyNot,
)
"""What a seat's token may send."""
AT_HOME = (*PLAYING, protocol.Vote, protocol.Guess, protocol.Leave)
"""What a companion at a guest's device may send; seats are the guest's business."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who has opened a socket: `guest` is their name at tables, empty for nobody."""

    guest: str = ""
    token: Token | None = None
    person: int = 0
    """The number of the person at the guest's device."""
    key_hash: bytes = b""
    """Of the key that proves who they are, if it is one."""

    @property
    def owner(self) -> str:
        return device_owner(self.guest) if self.token is None else self.token.guest

    def with_person(self, person: int) -> Caller:
        """One of the people at this guest's device; bots have no company."""
        if person and (self.token is not None or not self.guest):
            raise Refused("not-yours")
        return replace(self, guest=companion(self.guest, person), person=person)

    def may_see(self, table: str, seat: int | None) -> bool:
        """Whether the caller's token, if any, is for this table and seat."""
        token = self.token
        return token is None or token.table is None or (token.table, token.seat) == (table, seat)

    def may_ask(self, message: protocol.Asking, table: str, seat: int | None) -> bool:
        """Whether the caller may send this; the table has its own checks."""
        if not self.guest:
            return isinstance(message, protocol.History)
        if not self.may_see(table, seat):
            return False
        if self.token is not None and self.token.table is not None:
            return isinstance(message, PLAYING)
        return not self.person or isinstance(message, AT_HOME)


def secret_hash(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def new_token(guest: Guest, name: str, table: str | None, seat: int | None, now: int) -> tuple[Token, str]:
    """A token, and its text, which is shown once."""
    secret = token_urlsafe(32)
    token = Token(token_hex(8), secret_hash(secret), guest.id, name, table, seat, now)
    return token, f"{token.id}.{secret}"


async def caller_with(services: Services, text: str) -> Caller | None:
    """The owner of a token; takes the same time for a wrong secret as for the right one."""
    if not TOKEN.fullmatch(text):
        return None
    id, _, secret = text.partition(".")
    token = await services.store.token(id)
    known = compare_digest(NO_SECRET if token is None else token.secret_hash, secret_hash(secret))
    if token is None or not known:
        return None
    owner = await services.store.guest(token.guest)
    if owner is not None:
        await note_seen(services, owner)
    return Caller(name_of(token), token)


def name_of(token: Token) -> str:
    """The token's name at tables."""
    return token.guest if token.table is not None else f"{PROGRAM}{token.id}"


async def owner_of(services: Services, name: str) -> str:
    """The guest who is responsible for somebody at a table."""
    token = await services.store.token(name.removeprefix(PROGRAM)) if is_program(name) else None
    return device_owner(name) if token is None else token.guest
