"""The inks of charts, by day and by night.

A chart is drawn once, with the inks of the light theme. In a page each of them becomes the token that
it came from, so that the page's theme paints it; for a dark file it becomes the dark ink.
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
"""The inks that charts are painted with; each differs from all others."""
INK = {token: inks("light")[token].lower() for token in TOKENS}
TOKEN = {ink: token for token, ink in INK.items()}


def for_page(drawing: str) -> str:
    """An SVG whose inks and letters are those of the page around it."""
    for token, ink in INK.items():
        drawing = drawing.replace(ink, f"var(--{token})")
    drawing = re.sub(
        r'<svg [^>]*viewBox="([^"]+)"[^>]*>', r'<svg viewBox="\1" aria-hidden="true">', drawing, count=1
    )
    # What the file says of itself, and a rule that would hold for all of the page, stay behind.
    drawing = re.sub(r"\s*<(metadata|style).*?</\1>", "", drawing, flags=re.DOTALL)
    return drawing.replace("'DejaVu Sans'", "var(--font-ui)")


def dark(drawing: str) -> str:
    """An SVG in the inks of the dark theme."""
    night = inks("dark")
    return re.sub(
        "|".join(map(re.escape, INK.values())), lambda found: night[TOKEN[found[0]]].lower(), drawing
    )
