"""QR codes of links, for pages; a link may carry a secret, so it comes in a body and is written nowhere."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from msgspec import Meta, Struct

from boneyard.server.qr import MOST, as_svg
from boneyard.server.web.openapi import BODY, refusals
from boneyard.table.protocol import END

SVG = "image/svg+xml"


class CodeAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to be drawn."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST, pattern=f"^[!-~]+{END}")]


@post("/qr", status_code=200, media_type=SVG, responses=refusals(*BODY))
async def qr_code(data: CodeAsked) -> Response[str]:
    """A link as a QR code, in SVG."""
    return Response(as_svg(data.text), media_type=SVG)


ROUTES = [qr_code]
