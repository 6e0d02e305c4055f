"""Send a table a request of the server itself, and wait until it is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from secrets import token_hex

import msgspec

from boneyard.table import protocol
from boneyard.table.errors import Refused
from boneyard.table.handlers.internal import Internal
from boneyard.table.stream import Send

Put = Callable[[str, protocol.Asking, Send], None]
TO_ANSWER = 20.0
HOST = "host of the server"
"""Stands for a guest in log entries that nobody at the table asked for."""


class Done(protocol.Out, frozen=True, tag="done"):
    """Ignores the result."""


_replies = msgspec.json.Decoder(Done | protocol.Failed)


def new_id() -> str:
    return token_hex(8)


async def request(put: Put, message: Internal | protocol.Sit, guest: str = HOST) -> None:
    """Send a message to a table and raise its refusal; `put` is the table's own `ask`."""
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
    if isinstance(found, protocol.Failed):
        raise Refused(found.code, **found.data)
