"""QR codes of links, for pages; a link may carry a secret, so it comes in a body and is written nowhere."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from msgspec import Meta, Struct

from boneyard.server.qr import MOST, as_svg
from boneyard.server.web.asked import body_of, takes
from boneyard.server.web.problems import AnyRequest
from boneyard.table.protocol import END

SVG = "image/svg+xml"


class CodeAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to be drawn."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST, pattern=f"^[!-~]+{END}")]


@post("/qr", status_code=200, opt=takes(body=CodeAsked, tells=SVG))
async def qr_code(request: AnyRequest) -> Response[str]:
    """A link as a QR code, in SVG."""
    return Response(as_svg((await body_of(request, CodeAsked)).text), media_type=SVG)
