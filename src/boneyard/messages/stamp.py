"""Record in a translation which English text it was made from: the line above each message."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

from boneyard.languages import SOURCE
from boneyard.messages.parse import ROOT, read
from boneyard.text_checks import HASH_LENGTH

BEGINS = re.compile(r"([a-zA-Z][\w-]*) *=")
STAMP = re.compile(rf"# en [0-9a-f]{{{HASH_LENGTH}}}(?P<same> same)?")


def stamp(language: str, ids: Collection[str] | None = None, root: Path = ROOT) -> list[str]:
    """Stamp these messages, or all, with today's English; returns the ids that changed."""
    hashes = {name: source.hash for name, source in read(SOURCE, root).items()}
    wanted = {name: hashes[name] for name in hashes if ids is None or name in ids}
    changed: list[str] = []
    for file in sorted((root / language).glob("*.ftl")):
        lines: list[str] = []
        for line in file.read_text("utf-8").splitlines():
            begins = BEGINS.match(line)
            if begins and begins[1] in wanted:
                changed += [begins[1]] if _stamp_above(lines, wanted[begins[1]]) else []
            lines.append(line)
        file.write_text("\n".join(lines) + "\n", "utf-8")
    return changed


def _stamp_above(lines: list[str], made_from: str) -> bool:
    """Set the stamp at the end of these lines; returns whether it changed."""
    before = STAMP.fullmatch(lines[-1]) if lines else None
    line = f"# en {made_from}{before['same'] or '' if before else ''}"
    if before and before[0] == line:
        return False
    if before:
        lines.pop()
    lines.append(line)
    return True
