"""Record in a translated rulebook which English text it was made from: the line below each heading."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

from boneyard.rulebook.book import RULE_ID
from boneyard.rulebook.books import ROOT, games, load
from boneyard.rulebook.parse import FROM

HEADING = re.compile(rf"### (?P<rule>{RULE_ID.pattern}) |# ")


def stamp(language: str, ids: Collection[str] | None = None, root: Path = ROOT) -> list[str]:
    """Stamp these rules and books, or all, with today's English; returns the ids that changed."""
    return [name for game in games(root) for name in _stamp_book(game, language, ids, root)]


def _stamp_book(game: str, language: str, ids: Collection[str] | None, root: Path) -> list[str]:
    english = load(game, root=root)
    hashes = {game: english.hash, **{rule: entry.hash for rule, entry in english.entries.items()}}
    file = root / language / f"{game}.md"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    changed: list[str] = []
    for number in reversed(range(len(lines))):
        heading = HEADING.match(lines[number])
        name = (heading["rule"] or game) if heading else ""
        if name in hashes and (ids is None or name in ids) and _stamp_below(lines, number, hashes[name]):
            changed.insert(0, name)
    if changed:
        file.write_text("\n".join(lines) + "\n", "utf-8")
    return changed


def _stamp_below(lines: list[str], heading: int, made_from: str) -> bool:
    """Set the stamp below a heading; returns whether it changed."""
    line = f"<!-- from {made_from} -->"
    below = lines[heading + 1] if heading + 1 < len(lines) else ""
    if below == line:
        return False
    if FROM.fullmatch(below):
        lines[heading + 1] = line
    else:
        lines.insert(heading + 1, line)
    return True
