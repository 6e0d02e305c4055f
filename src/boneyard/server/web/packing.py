"""Whole games leave the server packed: nothing of a finished game is secret, so its size tells nothing."""

from __future__ import annotations

import asyncio
import gzip

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from boneyard.server.web.kept import SMALL

LEVEL = 6
"""1.2 MB become 49 KB in 13 ms; the first level leaves twice as much, the ninth takes twice as long."""


def packed(app: ASGIApp) -> ASGIApp:
    """Middleware for what is large and of finished games only; others could learn a secret from the size."""

    async def packing(scope: Scope, receive: Receive, send: Send) -> None:
        wanted = "gzip" in Headers.from_scope(scope).get("accept-encoding", "")
        await app(scope, receive, Packer(send, wanted).send)

    return packing


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
