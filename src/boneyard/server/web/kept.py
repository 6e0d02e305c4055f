"""What browsers may keep: public things with a name for their very content, packed once."""

from __future__ import annotations

import gzip
from dataclasses import dataclass, field
from hashlib import sha256

from litestar import Response

from boneyard.server.web.requests import Request

FOR_EVER, ASKED_AGAIN = "public, max-age=31536000, immutable", "no-cache"
SMALL = 1000
"""Bytes that are not worth packing."""
NOT_MODIFIED = 304
Headers = dict[str, str]


@dataclass(frozen=True)
class Kept:
    """Something public that is sent as it is."""

    body: bytes
    kind: str
    packed: bytes = field(init=False)
    version: str = field(init=False)

    def __post_init__(self) -> None:
        text = self.kind.startswith("text/") or self.kind.endswith(("json", "xml"))
        packed = gzip.compress(self.body, 9, mtime=0) if text and len(self.body) > SMALL else b""
        object.__setattr__(self, "packed", packed)
        object.__setattr__(self, "version", sha256(self.body).hexdigest()[:16])

    def told(self, if_none_match: str, accept_encoding: str, cache: str) -> tuple[int, Headers, bytes]:
        """The answer: status, headers and body; who has it already is told so in a word."""
        headers = {"cache-control": cache, "etag": f'"{self.version}"', "vary": "accept-encoding"}
        if f'"{self.version}"' in if_none_match:
            return NOT_MODIFIED, headers, b""
        headers["content-type"] = self.kind
        if self.packed and "gzip" in accept_encoding:
            return 200, {**headers, "content-encoding": "gzip"}, self.packed
        return 200, headers, self.body


def sent(request: Request, kept: Kept, wanted: str | None = None) -> Response[bytes]:
    """The answer of a handler; who names the version need not ask for it again."""
    status, headers, body = kept.told(
        request.headers.get("if-none-match", ""),
        request.headers.get("accept-encoding", ""),
        FOR_EVER if wanted == kept.version else ASKED_AGAIN,
    )
    kind = headers.pop("content-type", kept.kind)
    return Response(body, status_code=status, headers=headers, media_type=kind)
