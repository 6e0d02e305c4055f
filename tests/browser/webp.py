"""WebP pictures from screenshots, made by a browser; several can become an animation."""

from __future__ import annotations

import base64
from collections.abc import Sequence

from playwright.sync_api import Page

MAKE = """async ([png, width, quality]) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(width, Math.round(picture.height * width / picture.width));
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({type: "image/webp", quality});
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return [canvas.height, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))];
}"""
ANIMATED = 0b10
FOR_EVER = 0
HEAD = 12
PICTURES = (b"VP8 ", b"VP8L", b"ALPH")
"""Chunks that a frame may have; others, like colour profiles, belong to the file."""


def to_webp(page: Page, png: bytes, width: int, quality: float) -> tuple[int, bytes]:
    """A picture of this width, and its height; any page will do."""
    height, text = page.evaluate(MAKE, [base64.b64encode(png).decode(), width, quality])
    return int(height), base64.b64decode(text)


def chunk(name: bytes, body: bytes) -> bytes:
    """A RIFF chunk: name, length, and data padded to an even number of bytes."""
    return name + len(body).to_bytes(4, "little") + body + b"\0" * (len(body) % 2)


def picture_in(file: bytes) -> bytes:
    """The chunks with the picture itself."""
    found, at = b"", HEAD
    while at < len(file):
        length = int.from_bytes(file[at + 4 : at + 8], "little")
        end = at + 8 + length + length % 2
        found += file[at:end] if file[at : at + 4] in PICTURES else b""
        at = end
    return found


def three(number: int) -> bytes:
    """A number as WebP encodes it."""
    return number.to_bytes(3, "little")


def animated(frames: Sequence[tuple[bytes, int]], width: int, height: int) -> bytes:
    """An endless animation, with each frame's time in milliseconds."""
    size = three(width - 1) + three(height - 1)
    parts = [
        chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + size),
        chunk(b"ANIM", b"\xff\xff\xff\xff" + FOR_EVER.to_bytes(2, "little")),
    ]
    for frame, milliseconds in frames:
        head = three(0) + three(0) + size + three(milliseconds) + b"\0"
        parts.append(chunk(b"ANMF", head + picture_in(frame)))
    return chunk(b"RIFF", b"WEBP" + b"".join(parts))
