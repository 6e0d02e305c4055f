"""Labels for options that kill."""

from __future__ import annotations

from boneyard.engine.labels import Label
from boneyard.games.shared.commands import Command, Die, GiveLife


def deadly_label(command: Command, lives: int, last_life_dies: bool, loss: int) -> Label | None:
    """Name a death: accepting it, or giving up the last life token if that kills (`last_life`)."""
    if isinstance(command, Die):
        return Label("command-die-loses", loss, danger=True)
    if isinstance(command, GiveLife) and lives == 1 and last_life_dies:
        return Label("command-life-last", loss, danger=True)
    return None
