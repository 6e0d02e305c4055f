"""Rulebooks, their entries, and errors."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from boneyard.text_checks import fingerprint

RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b")


@dataclass(frozen=True)
class Entry:
    """One rule. `source_hash` is the hash of the English entry that a translation was made from."""

    id: str
    title: str
    section: str
    text: str
    language: str
    source_hash: str | None = None

    @property
    def hash(self) -> str:
        """A short hash of the text that ignores line breaks."""
        return fingerprint(self.id, self.title, self.text)


@dataclass(frozen=True)
class Book:
    """The rules of one game in one language, in reading order.

    `source_hash` is the hash of the English title, introduction and sections that a translation was made
    from.
    """

    game: str
    language: str
    title: str
    intro: str
    sections: tuple[str, ...]
    entries: Mapping[str, Entry]
    source_hash: str | None = None

    @property
    def hash(self) -> str:
        """A short hash of everything outside the entries."""
        return fingerprint(self.title, self.intro, *self.sections)


def references(text: str) -> tuple[str, ...]:
    """The rule ids in a text, each once, in order.

    >>> references("See ME-MISC-1 and ME-FIGHT-5, and ME-MISC-1 again.")
    ('ME-MISC-1', 'ME-FIGHT-5')
    """
    return tuple(dict.fromkeys(RULE_ID.findall(text)))


class NotFound(KeyError):
    """`near` has the most similar names."""

    noun = "thing"

    def __init__(self, name: str, near: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.near = near

    def __str__(self) -> str:
        hint = f" Did you mean {' or '.join(self.near)}?" if self.near else ""
        return f"There is no {self.noun} {self.name!r}.{hint}"


class RuleNotFound(NotFound):
    noun = "rule"


class BookNotFound(NotFound):
    noun = "rulebook"


class BadRulebook(ValueError):
    """A rulebook file breaks the format that `parse` documents."""

    def __init__(self, file: Path, line: int, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason
