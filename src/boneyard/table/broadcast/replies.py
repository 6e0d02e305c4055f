"""What people are answered: done, or refused; the same again where they ask again."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from boneyard.table import protocol
from boneyard.table.errors import Refused

MOST_REPLIES = 16
"""Answers for who asks again; what a seat was answered earlier is looked up in the log."""


class Replies:
    """The last answers of a table, by who asked and the id that they gave."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, str], bytes] = {}

    def get(self, guest: str, client: str) -> bytes | None:
        """What was answered, if that is still known."""
        return self.known.get((guest, client))

    def remember(self, guest: str, client: str, reply: bytes) -> None:
        """Keep an answer for who asks again."""
        self.known[guest, client] = reply
        while len(self.known) > MOST_REPLIES:
            del self.known[next(iter(self.known))]


def done(id: str, result: object) -> bytes:
    """The answer to what is done."""
    return protocol.encode(
        protocol.Done(id=id, result=None if result is None else Raw(msgspec.json.encode(result)))
    )


def unsaid(id: str) -> bytes:
    """What is kept in place of an answer with a secret, and told who asks for it again."""
    return failed(id, Refused("stale"))


def failed(id: str, error: Refused) -> bytes:
    """The answer to what is refused."""
    return protocol.encode(protocol.Failed(id=id, code=error.code, data=error.data))
