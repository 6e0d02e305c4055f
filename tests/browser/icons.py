"""Draws the icons of the installed client from its one drawing: `scripts/pictures icons`.

A maskable icon fills its square, since every system cuts out its own shape; the skull is well inside.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

PUBLIC = Path(__file__).parents[2] / "web" / "public"
ROUND = 'rx="20"'
SIZES = (192, 512)


def draw_icons(browser: Browser) -> None:
    """Write all icons that aren't SVG."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    assert ROUND in drawing
    for size in SIZES:
        draw(browser, drawing, size, PUBLIC / f"icon-{size}.png")
        draw(browser, drawing.replace(ROUND, 'rx="0"'), size, PUBLIC / f"icon-maskable-{size}.png")


def draw(browser: Browser, drawing: str, size: int, file: Path) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>*{{margin:0}} svg{{display:block;width:{size}px}}</style>{drawing}")
    page.screenshot(path=file, omit_background=True)
    page.close()
