from __future__ import annotations

from rich.console import Console


def open_console() -> Console:
    """A console without markup: brackets and colons in a title or path are printed as they are."""
    return Console(markup=False, emoji=False, highlight=False)
