"""What the server itself asks of a table, for its HTTP API and its host: never read from a socket.

It takes the same way as what guests ask, through the one task that writes the table, in whichever process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from secrets import token_hex
from typing import Literal

import msgspec

from boneyard.server import wire
from boneyard.server.deciding.carrying import hand_over
from boneyard.server.deciding.decision import Decision
from boneyard.server.errors import Refused
from boneyard.server.tables.acts import Duplicated, Ended, Rematched
from boneyard.server.tables.table import Table
from boneyard.server.telling.streams import Send

Put = Callable[[str, wire.Asking, Send], None]
TO_ANSWER = 20.0
MOST_TWINS = 50
"""Tables with the same dice as a first one; each of them is looked at before these are told."""
HOST = "host of the server"
"""Who does what nobody at the table asked for."""


class Again(wire.Asking, frozen=True, tag="inside-again"):
    """This is where the same people play again."""

    table: str


class Duplicate(wire.Asking, frozen=True, tag="inside-duplicate"):
    """A table with the same dice is about to be made."""

    table: str


class Close(wire.Asking, frozen=True, tag="inside-close"):
    """The table is closed, whatever its game is at."""

    why: Literal["closed", "abandoned"] = "closed"


class HandOver(wire.Asking, frozen=True, tag="inside-hand-over"):
    """A seat goes to another guest."""

    seat: int
    guest: str
    name: str


Inside = Again | Duplicate | Close | HandOver
INSIDE = (Again, Duplicate, Close, HandOver)


class Done(wire.Out, frozen=True, tag="done"):
    """It is done and kept, whatever came of it."""


_reader = msgspec.json.Decoder(wire.AnyIn | Inside)
_replies = msgspec.json.Decoder(Done | wire.Failed)


def read(data: bytes) -> wire.AnyIn | Inside:
    """A message that another process of this server has sent on."""
    message: wire.AnyIn | Inside = _reader.decode(data)
    return message


def decide(table: Table, message: Inside) -> Decision:
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


def new_id() -> str:
    """An id that no other message has."""
    return token_hex(8)


async def ask(put: Put, message: Inside | wire.Sit, guest: str = HOST) -> None:
    """Have a table do something and wait until it is kept; `put` is the table's own `ask`."""
    answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def reply(frame: bytes) -> None:
        if not answer.done():
            answer.set_result(frame)

    put(guest, message, reply)
    try:
        async with asyncio.timeout(TO_ANSWER):
            found = _replies.decode(await answer)
    except TimeoutError as error:
        raise Refused("busy") from error
    if isinstance(found, wire.Failed):
        raise Refused(found.code, **found.data)
