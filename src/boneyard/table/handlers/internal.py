"""Requests of the server itself to a table, for its HTTP API and its host; never read from a socket.

Like guests' requests they go to the one task that writes the table, in whichever process.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Literal

import msgspec

from boneyard.table import protocol
from boneyard.table.decision import Decision
from boneyard.table.errors import Refused
from boneyard.table.handlers.transfer import hand_over
from boneyard.table.log_entries import Duplicated, Ended, Rematched
from boneyard.table.table import Table

MOST_DUPLICATES = 50
"""Tables with the same dice: all of them are checked before their seed is revealed."""


class ServerRequest(protocol.Asking, frozen=True, kw_only=True):
    id: protocol.Id = msgspec.field(default_factory=lambda: token_hex(8))


class Rematch(ServerRequest, frozen=True, tag="inside-again"):
    """Record the rematch table."""

    table: str


class Duplicate(ServerRequest, frozen=True, tag="inside-duplicate"):
    """Record a table with the same dice that is about to be created."""

    table: str


class Close(ServerRequest, frozen=True, tag="inside-close"):
    why: Literal["closed", "abandoned"] = "closed"


class HandOver(ServerRequest, frozen=True, tag="inside-hand-over"):
    seat: int
    guest: str
    name: str


Internal = Rematch | Duplicate | Close | HandOver
INTERNAL = (Rematch, Duplicate, Close, HandOver)


_reader = msgspec.json.Decoder(protocol.AnyIn | Internal)


def read(data: bytes) -> protocol.AnyIn | Internal:
    """Decode a message that another process of this server has forwarded."""
    message: protocol.AnyIn | Internal = _reader.decode(data)
    return message


def decide(table: Table, message: Internal) -> Decision:
    match message:
        case Rematch():
            return rematch(table, message)
        case Duplicate():
            return duplicate(table, message)
        case Close():
            return close(table, message)
        case HandOver():
            return Decision([hand_over(table, message.seat, message.guest, message.name)])


def rematch(table: Table, message: Rematch) -> Decision:
    """A finished game has one rematch."""
    if table.status != "over":
        raise Refused("not-over")
    if table.rematch:
        raise Refused("stale")
    return Decision([Rematched(table=message.table)])


def duplicate(table: Table, message: Duplicate) -> Decision:
    if not table.config.duplicates:
        raise Refused("not-allowed")
    if len(table.duplicates) >= MOST_DUPLICATES:
        raise Refused("not-allowed", reason="too-many-twins", limit=MOST_DUPLICATES)
    return Decision([Duplicated(table=message.table)])


def close(table: Table, message: Close) -> Decision:
    """Close a table that isn't over. An abandoned one is only closed if nobody has started it meanwhile."""
    if table.status == "over":
        raise Refused("not-running")
    if message.why == "abandoned" and table.status != "open":
        raise Refused("not-open")
    return Decision([Ended(why=message.why)])
