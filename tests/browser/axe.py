"""Accessibility faults that axe finds on a page."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What is drawn only is hidden from who can't see it, and has more parts than axe can look at in time.
FINDINGS = """only => axe.run(
    {exclude: [[".sheet"], ["svg[aria-hidden=true]"]]},
    {resultTypes: ["violations"], ...(only.length ? {runOnly: only} : {})},
).then(({violations}) => violations.flatMap(({id, nodes}) =>
    nodes.map(({html, any}) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ""}`)))"""
THEMED = ["color-contrast"]
"""Rules that depend on the theme."""


def axe_findings(page: Page) -> list[str]:
    """All faults in the light theme, and faults of contrast in the dark one."""
    if not AXE.exists():
        pytest.skip("axe is not installed; run npm ci in web/")
    page.evaluate(f"{AXE.read_text('utf-8')};undefined")
    found = []
    for theme, rules in (("light", []), ("dark", THEMED)):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        found += [f"{theme}: {one}" for one in page.evaluate(FINDINGS, rules)]
    return found
