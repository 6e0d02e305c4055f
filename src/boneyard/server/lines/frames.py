"""Texts as they go over a WebSocket."""

from __future__ import annotations

from websockets.utils import apply_mask

TEXT = b"\x81"
SHORT, LONG = 126, 65_536
FINAL, MASKED, MASK = 0x80, 0x80, 4


def lone_text(data: bytes) -> bytes | None:
    """The text of a client's frame, if it is short, whole, and all there is (RFC 6455, 5.2)."""
    head = 2 + MASK
    size = len(data) - head
    if not 0 <= size < SHORT or data[:1] != TEXT or data[1] != MASKED + size:
        return None
    return apply_mask(data[head:], data[2:head])


def ends_whole(data: bytes) -> bool:
    """Whether a client's frames, the first of which begins here, end here, and each is a whole message.

    Clients mask what they send; one that does not is sent away by who parses it.
    """
    at = 0
    while at + 2 <= len(data) and data[at] & FINAL and data[at + 1] & MASKED:
        size = data[at + 1] - MASKED
        at += 2
        if size >= SHORT:
            wide = 2 if size == SHORT else 8
            size = int.from_bytes(data[at : at + wide], "big")
            at += wide
        at += MASK + size
    return at == len(data)


def framed(text: bytes) -> bytes:
    """A text as a server's frame: whole, neither masked nor compressed (RFC 6455, 5.2)."""
    size = len(text)
    if size < SHORT:
        return TEXT + size.to_bytes(1, "big") + text
    if size < LONG:
        return TEXT + b"\x7e" + size.to_bytes(2, "big") + text
    return TEXT + b"\x7f" + size.to_bytes(8, "big") + text
