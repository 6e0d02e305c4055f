"""Messages as they are written in the files of a language, for checking one language against another."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from boneyard.translation import HASH_LENGTH, fingerprint

ROOT = Path(__file__).parent
MADE_FROM = re.compile(rf"en ([0-9a-f]{{{HASH_LENGTH}}})( same)?")


class BadMessages(ValueError):
    """A file that Fluent can't read."""


@dataclass(frozen=True)
class Written:
    """One message. Its parts are its value, named "", and its attributes."""

    id: str
    file: str
    message: ast.Message

    @cached_property
    def hash(self) -> str:
        """A short fingerprint of what it says."""
        plain = ast.Message(self.message.id, self.message.value, self.message.attributes)
        return fingerprint(FluentSerializer().serialize_entry(plain))

    @cached_property
    def parts(self) -> Mapping[str, ast.Pattern]:
        """The value and the attributes."""
        found = {attribute.id.name: attribute.value for attribute in self.message.attributes}
        return {"": self.message.value, **found} if self.message.value else found

    @property
    def made_from(self) -> str | None:
        """In a translation, the hash of the English message that it was made from."""
        stamp = self._stamp
        return stamp[1] if stamp else None

    @property
    def same(self) -> bool:
        """Whether the translator says that the words are to be the English ones."""
        stamp = self._stamp
        return bool(stamp and stamp[2])

    @property
    def _stamp(self) -> re.Match[str] | None:
        comment = self.message.comment
        return MADE_FROM.fullmatch((comment.content or "").splitlines()[-1]) if comment else None


def read(language: str, root: Path = ROOT) -> dict[str, Written]:
    """All messages of a language by id; BadMessages where one can't be read or an id comes twice."""
    found: dict[str, Written] = {}
    for file in sorted((root / language).glob("*.ftl")):
        for message in _messages(f"{language}/{file.name}", file.read_text("utf-8")):
            if message.id in found:
                raise BadMessages(f"{language}/{file.name}: a second {message.id}")
            found[message.id] = message
    return found


@lru_cache(maxsize=256)
def _messages(name: str, text: str) -> tuple[Written, ...]:
    """What a file says; Fluent's parser is slow, and English is read for every language."""
    found: list[Written] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            raise BadMessages(f"{name}: Fluent can't read {first!r}")
        if isinstance(entry, ast.Message):
            found.append(Written(entry.id.name, name.rpartition("/")[2], entry))
    return tuple(found)


class _Words(Visitor):
    """Collects what a pattern is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.texts.append(node.value)


def words_of(pattern: ast.Pattern) -> tuple[frozenset[str], str]:
    """The variables that a pattern names, and all its words, those of every variant."""
    found = _Words()
    found.visit(pattern)
    return frozenset(found.variables), " ".join(" ".join(found.texts).split())
