"""Compression for finished games only: elsewhere the size of a response could reveal a secret.

Litestar would compress on the event loop, 13 ms per MB. Here a thread does, and each address gets a few games
at a time.
"""

from __future__ import annotations

import asyncio
import gzip
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import cast
from weakref import WeakValueDictionary

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from boneyard.server.asgi import Scope as Mutable
from boneyard.server.asgi import address_of
from boneyard.server.http.cacheable import SMALL

LEVEL = 6
"""1.2 MB become 49 KB in 13 ms; level 1 gives twice the size, level 9 takes twice the time."""

AT_ONCE = 4
"""Whole games being sent to one address: each takes up to 30 MB until it is received."""
TURNS: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
"""By address, while a request waits or is served."""


def compressed(app: ASGIApp) -> ASGIApp:
    """Middleware for large responses about finished games."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        wanted = "gzip" in Headers.from_scope(scope).get("accept-encoding", "")
        async with turn_of(address_of(cast(Mutable, scope))):
            await app(scope, receive, Compressor(send, wanted).send)

    return middleware


def turn_of(address: str) -> AbstractAsyncContextManager[None]:
    """Limit the whole games being sent to an address at a time; this machine isn't limited."""
    if not address:
        return nullcontext()
    found = TURNS.get(address)
    if found is None:
        found = TURNS[address] = asyncio.Semaphore(AT_ONCE)
    return found


class Compressor:
    """Holds back the start of a response until its body is complete."""

    def __init__(self, send: Send, wanted: bool) -> None:
        self.onward = send
        self.wanted = wanted
        self.start: HTTPResponseStartEvent | None = None

    async def send(self, message: Message) -> None:
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
