"""QR codes of links. A link may contain a secret, so it comes in a body and isn't logged."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from msgspec import Meta, Struct

from boneyard.server.http.openapi import BODY, refusals
from boneyard.server.qr import MOST, as_svg
from boneyard.table.protocol import END

SVG = "image/svg+xml"


class QrCodeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to encode."""

    text: Annotated[str, Meta(min_length=1, max_length=MOST, pattern=f"^[!-~]+{END}")]


@post("/qr", status_code=200, media_type=SVG, responses=refusals(*BODY))
async def qr_code(data: QrCodeRequest) -> Response[str]:
    """A link as a QR code, in SVG."""
    return Response(as_svg(data.text), media_type=SVG)


ROUTES = [qr_code]
