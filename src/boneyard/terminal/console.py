"""The console that everything is printed on."""

from __future__ import annotations

from rich.console import Console


def open_console() -> Console:
    """Prints texts as they are: brackets and colons in a title or a path are no commands to the terminal."""
    return Console(markup=False, emoji=False, highlight=False)
