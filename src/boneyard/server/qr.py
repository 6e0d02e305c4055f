"""Links as QR codes: as a picture for pages, in characters for terminals."""

from __future__ import annotations

import io

import segno

MOST = 500
"""Letters of a link; more would make a code that no telephone reads."""


def in_characters(text: str) -> str:
    """A code for a terminal with light letters on a dark ground."""
    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def as_svg(text: str) -> str:
    """A code as a picture, with the rim that readers need."""
    drawn = io.BytesIO()
    code = segno.make(text, micro=False)
    code.save(drawn, kind="svg", xmldecl=False, nl=False, border=4, light="#fff", omitsize=True)
    return drawn.getvalue().decode()
