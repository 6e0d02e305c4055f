"""Compression for finished games only: elsewhere the size of a response could tell a secret.

Litestar would compress in the event loop, 13 ms for each MB. Here a thread does, and an address gets a few
games at a time.
"""

from __future__ import annotations

import asyncio
import gzip
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import cast
from weakref import WeakValueDictionary

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from boneyard.server.lines.addresses import address_of
from boneyard.server.lines.connected import Scope as Mutable
from boneyard.server.web.cacheable import SMALL

LEVEL = 6
"""1.2 MB become 49 KB in 13 ms; the first level leaves twice as much, the ninth takes twice as long."""

AT_ONCE = 4
"""So many whole games are on their way to one address: each takes up to 30 MB until it is taken in."""
TURNS: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
"""By address, while anybody there waits for one."""


def packed(app: ASGIApp) -> ASGIApp:
    """Middleware for what is large and of finished games only; others could learn a secret from the size."""

    async def packing(scope: Scope, receive: Receive, send: Send) -> None:
        wanted = "gzip" in Headers.from_scope(scope).get("accept-encoding", "")
        async with turn_of(address_of(cast(Mutable, scope))):
            await app(scope, receive, Packer(send, wanted).send)

    return packing


def turn_of(address: str) -> AbstractAsyncContextManager[None]:
    """Wait until not too many whole games are on their way to an address; this machine need not wait."""
    if not address:
        return nullcontext()
    found = TURNS.get(address)
    if found is None:
        found = TURNS[address] = asyncio.Semaphore(AT_ONCE)
    return found


class Packer:
    """Holds the head of an answer back until its body is there."""

    def __init__(self, send: Send, wanted: bool) -> None:
        self.onward = send
        self.wanted = wanted
        self.start: HTTPResponseStartEvent | None = None

    async def send(self, message: Message) -> None:
        """Pass an answer on, packed where that is wanted and worth it."""
        if message["type"] == "http.response.start":
            self.start = message
            return
        if message["type"] == "http.response.body" and self.start is not None:
            start, self.start = self.start, None
            headers = MutableScopeHeaders.from_message(start)
            headers["vary"] = "accept-encoding"
            if self.wanted and len(message["body"]) > SMALL and not message["more_body"]:
                body = await asyncio.to_thread(gzip.compress, message["body"], LEVEL, mtime=0)
                headers["content-encoding"] = "gzip"
                headers["content-length"] = str(len(body))
                message = {**message, "body": body}
            await self.onward(start)
        await self.onward(message)
