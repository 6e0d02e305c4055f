"""The colours of charts, light and dark.

A chart is drawn once, in the colours of the light theme. In a page each colour is replaced by its token, so
that the page's theme applies; in a dark file, by its dark colour.
"""

from __future__ import annotations

import re

from boneyard.art.inks import inks

TOKENS = (
    "text",
    "text-2",
    "rule",
    "panel",
    "panel-3",
    "accent",
    "gold",
    "legal",
    "life",
    *(f"seat-{n}" for n in range(1, 7)),
)
"""The colours of charts; each must be unique."""
INK = {token: inks("light")[token].lower() for token in TOKENS}
TOKEN = {ink: token for token, ink in INK.items()}


def for_page(drawing: str) -> str:
    """An SVG with the colours and font of the page around it."""
    for token, ink in INK.items():
        drawing = drawing.replace(ink, f"var(--{token})")
    drawing = re.sub(
        r'<svg [^>]*viewBox="([^"]+)"[^>]*>', r'<svg viewBox="\1" aria-hidden="true">', drawing, count=1
    )
    # Leave out the metadata, and the style rule that would apply to the whole page.
    drawing = re.sub(r"\s*<(metadata|style).*?</\1>", "", drawing, flags=re.DOTALL)
    return drawing.replace("'DejaVu Sans'", "var(--font-ui)")


def dark(drawing: str) -> str:
    night = inks("dark")
    return re.sub(
        "|".join(map(re.escape, INK.values())), lambda found: night[TOKEN[found[0]]].lower(), drawing
    )
