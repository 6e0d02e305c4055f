"""Custom content in a scenario: the game's cards, some of them with more windows."""

import re
from collections.abc import Iterable

from boneyard.engine.content import Content

WORD = "windows "


def with_windows(content: Content, lines: Iterable[str]) -> Content:
    """Content in which each `windows CARD WINDOW ...` replaces a card's windows."""
    files = dict(content.files)
    for line in lines:
        _, card, *windows = line.split()
        before = dict(files)
        for name, text in before.items():
            files[name] = _with_windows(text, card, windows)
        if files == before:
            raise ValueError(f"{line!r} changes no card")
    return Content("scenario", files)


def _with_windows(text: str, card: str, windows: list[str]) -> str:
    entry = re.compile(rf'^id = "{re.escape(card)}"$.*?(?=^\[\[|\Z)', re.MULTILINE | re.DOTALL)
    return entry.sub(lambda found: _replaced(found.group(), windows), text)


def _replaced(entry: str, windows: list[str]) -> str:
    head, *rest = [line for line in entry.split("\n") if not line.startswith("windows = ")]
    return "\n".join([head, f"windows = {windows!r}", *rest])
