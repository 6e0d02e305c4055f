"""Replies to requests, remembered for a while so that a repeated request gets the same reply."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from boneyard.table import protocol
from boneyard.table.errors import Refused

MOST_REPLIES = 16
"""Older replies to a seat are looked up in the log."""


class Replies:
    """The last replies of a table, by guest and request id."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, str], bytes] = {}

    def get(self, guest: str, client: str) -> bytes | None:
        return self.known.get((guest, client))

    def remember(self, guest: str, client: str, reply: bytes) -> None:
        self.known[guest, client] = reply
        while len(self.known) > MOST_REPLIES:
            del self.known[next(iter(self.known))]


def done(id: str, result: object) -> bytes:
    return protocol.encode(
        protocol.Done(id=id, result=None if result is None else Raw(msgspec.json.encode(result)))
    )


def spent(id: str) -> bytes:
    """Remembered in place of a reply with a secret: the secret isn't stored, so a repeat can't get it."""
    return failed(id, Refused("stale"))


def failed(id: str, error: Refused) -> bytes:
    return protocol.encode(protocol.Failed(id=id, code=error.code, data=error.data))
