"""The rule ids that the rulebook must have, from ids.txt and from the specification."""

import re
from dataclasses import dataclass
from pathlib import Path

COMMITTED = Path(__file__).parent / "ids.txt"
SPECIFICATION = Path(__file__).parents[3] / "shared" / "rules"
PREFIXES = {"midevil": "ME", "castle-of-chaos": "CC", "zombie-invasion": "ZI"}


@dataclass(frozen=True)
class Rule:
    """An id, and whether the rule has a ruling on something that the sources leave open."""

    id: str
    ruling: bool

    @property
    def prefix(self) -> str:
        return self.id[:2]


def committed() -> list[list[Rule]]:
    """The rules of ids.txt by section."""
    blocks = COMMITTED.read_text(encoding="utf-8").strip().split("\n\n")
    return [[_read(line) for line in block.splitlines()] for block in blocks]


def specified() -> list[list[Rule]]:
    """The rules of the specification next to the checkout, by section."""
    sections: list[list[Rule]] = []
    for game in PREFIXES:
        for section in (SPECIFICATION / f"{game}.md").read_text(encoding="utf-8").split("\n## ")[1:]:
            found = re.findall(r"^- ([A-Z]{2}-[A-Z]+-\d+) (.*)$", section, re.MULTILINE)
            sections.append([Rule(rule, "**R**" in text) for rule, text in found])
    return sections


def _read(line: str) -> Rule:
    rule, _, mark = line.partition(" ")
    assert mark in ("", "ruling"), line
    return Rule(rule, mark == "ruling")
