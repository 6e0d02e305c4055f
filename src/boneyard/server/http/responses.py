"""Compressed responses: public content that browsers cache, and finished games.

Elsewhere the size of a compressed response could reveal a secret. Litestar would compress on the event loop:
13 ms for a long game, 3 to 5 ms for the symbols of a game (250 to 420 KB), each time; and it doesn't answer
`If-None-Match`. Here content is compressed once, and games in a thread, a few at a time for each address.
"""

from __future__ import annotations

import asyncio
import gzip
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, field
from hashlib import sha256
from typing import cast
from weakref import WeakValueDictionary

from litestar import Response
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from boneyard.server.asgi import Scope as Mutable
from boneyard.server.asgi import address_of
from boneyard.server.http.requests import Request

FOREVER, REVALIDATED = "public, max-age=31536000, immutable", "no-cache"
SMALL = 1000
"""Bytes that aren't worth compressing."""
NOT_MODIFIED = 304
LEVEL = 6
"""1.2 MB become 49 KB in 13 ms; level 1 gives twice the size, level 9 takes twice the time."""

AT_ONCE = 4
"""Whole games being sent to one address: each takes up to 30 MB until it is received."""
TURNS: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
"""By address, while a request waits or is served."""


@dataclass(frozen=True)
class Cacheable:
    body: bytes
    media_type: str
    gzipped: bytes = field(init=False)
    """Empty if compressing isn't worth it."""
    version: str = field(init=False)

    def __post_init__(self) -> None:
        is_text = self.media_type.startswith("text/") or self.media_type.endswith(("json", "xml"))
        gzipped = gzip.compress(self.body, 9, mtime=0) if is_text and len(self.body) > SMALL else b""
        object.__setattr__(self, "gzipped", gzipped)
        object.__setattr__(self, "version", sha256(self.body).hexdigest()[:16])

    def response(self, request: Request, *, forever: bool = False) -> Response[bytes]:
        """With `forever`, browsers never ask again."""
        etag = f'"{self.version}"'
        headers = {
            "cache-control": FOREVER if forever else REVALIDATED,
            "etag": etag,
            "vary": "accept-encoding",
        }
        body, status = self.body, 200
        if etag in request.headers.get("if-none-match", ""):
            body, status = b"", NOT_MODIFIED
        elif self.gzipped and "gzip" in request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = self.gzipped, "gzip"
        return Response(body, status_code=status, headers=headers, media_type=self.media_type)


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
