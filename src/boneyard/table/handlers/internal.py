"""What the server itself asks of a table, for its HTTP API and its host: never read from a socket.

It takes the same way as what guests ask, through the one task that writes the table, in whichever process.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from boneyard.table import protocol
from boneyard.table.decision import Decision
from boneyard.table.errors import Refused
from boneyard.table.handlers.transfer import hand_over
from boneyard.table.log_entries import Duplicated, Ended, Rematched
from boneyard.table.table import Table

MOST_TWINS = 50
"""Tables with the same dice as a first one; each of them is looked at before these are told."""


class Again(protocol.Asking, frozen=True, tag="inside-again"):
    """This is where the same people play again."""

    table: str


class Duplicate(protocol.Asking, frozen=True, tag="inside-duplicate"):
    """A table with the same dice is about to be made."""

    table: str


class Close(protocol.Asking, frozen=True, tag="inside-close"):
    """The table is closed, whatever its game is at."""

    why: Literal["closed", "abandoned"] = "closed"


class HandOver(protocol.Asking, frozen=True, tag="inside-hand-over"):
    """A seat goes to another guest."""

    seat: int
    guest: str
    name: str


Internal = Again | Duplicate | Close | HandOver
INTERNAL = (Again, Duplicate, Close, HandOver)


_reader = msgspec.json.Decoder(protocol.AnyIn | Internal)


def read(data: bytes) -> protocol.AnyIn | Internal:
    """A message that another process of this server has sent on."""
    message: protocol.AnyIn | Internal = _reader.decode(data)
    return message


def decide(table: Table, message: Internal) -> Decision:
    """What such a message means for the table."""
    match message:
        case Again():
            return again(table, message)
        case Duplicate():
            return duplicate(table, message)
        case Close():
            return close(table, message)
        case HandOver():
            return Decision([hand_over(table, message.seat, message.guest, message.name)])


def again(table: Table, message: Again) -> Decision:
    """Note the rematch of a game that is over; there is only one."""
    if table.status != "over":
        raise Refused("not-over")
    if table.rematch:
        raise Refused("stale")
    return Decision([Rematched(table=message.table)])


def duplicate(table: Table, message: Duplicate) -> Decision:
    """Note a table with the same dice."""
    if not table.config.duplicates:
        raise Refused("not-allowed")
    if len(table.duplicates) >= MOST_TWINS:
        raise Refused("not-allowed", reason="too-many-twins", limit=MOST_TWINS)
    return Decision([Duplicated(table=message.table)])


def close(table: Table, message: Close) -> Decision:
    """End a table that is not over; one that people come back to just now is not abandoned."""
    if table.status == "over":
        raise Refused("not-running")
    if message.why == "abandoned" and table.status != "open":
        raise Refused("not-open")
    return Decision([Ended(why=message.why)])
