"""Links as QR codes."""

from __future__ import annotations

import io

import segno

MOST = 500
"""Longer links give codes that phones can't read."""


def as_text(text: str) -> str:
    """A code for terminals with light text on a dark background."""
    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def as_svg(text: str) -> str:
    drawn = io.BytesIO()
    code = segno.make(text, micro=False)
    code.save(drawn, kind="svg", xmldecl=False, nl=False, border=4, light="#fff", omitsize=True)
    return drawn.getvalue().decode()
