"""The pictures of the games' goals."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from playwright.sync_api import Browser

import boneyard
from boneyard.art import Theme
from boneyard.pictures.games import goal_svg

FOLDER = Path("web") / "src" / "art" / "goals"
THEMES: tuple[Theme, ...] = get_args(Theme)


def drawn() -> dict[Path, str]:
    """All pictures, by file."""
    found = {}
    for game in boneyard.game_ids():
        for theme in THEMES:
            if (svg := goal_svg(boneyard.game(game), theme)) is not None:
                found[FOLDER / f"{game}-{theme}.svg"] = svg
    return found


def draw_goals(browser: Browser) -> None:
    """Redraw them; this needs no browser."""
    FOLDER.mkdir(exist_ok=True)
    for file, svg in drawn().items():
        file.write_text(svg, "utf-8")
