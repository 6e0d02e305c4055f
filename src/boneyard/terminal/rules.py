"""The rules behind a choice: those that the functions answering for its frame cite."""

from __future__ import annotations

from boneyard.games.catalogue import AnyGame
from boneyard.games.shared.commands import Command
from boneyard.rulebook import Entry, RuleNotFound, entry, references


def rules_behind(game: AnyGame, frame: object, command: Command | None = None) -> list[Entry]:
    """The entries for a frame's question, or for one answer to it."""
    asking = game.frames[type(frame)]
    cited = references(_doc(asking.options))
    if command is not None:
        cited = references(_doc(type(command))) or references(_doc(asking.answer)) or cited
    found = []
    for rule in cited or references(_doc(asking.answer)):
        try:
            found.append(entry(rule))
        except RuleNotFound:
            continue
    return found


def _doc(cited: object) -> str:
    return getattr(getattr(cited, "func", cited), "__doc__", None) or ""
