"""Parsed messages of a language, for checking one language against another."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from boneyard.text_checks import HASH_LENGTH, fingerprint

ROOT = Path(__file__).parent
MADE_FROM = re.compile(rf"en ([0-9a-f]{{{HASH_LENGTH}}})( same)?")


class BadMessages(ValueError):
    pass


@dataclass(frozen=True)
class ParsedMessage:
    """A message; its parts are its value, named "", and its attributes."""

    id: str
    file: str
    message: ast.Message

    @cached_property
    def hash(self) -> str:
        plain = ast.Message(self.message.id, self.message.value, self.message.attributes)
        return fingerprint(FluentSerializer().serialize_entry(plain))

    @cached_property
    def parts(self) -> Mapping[str, ast.Pattern]:
        found = {attribute.id.name: attribute.value for attribute in self.message.attributes}
        return {"": self.message.value, **found} if self.message.value else found

    @property
    def made_from(self) -> str | None:
        """In a translation, the hash of the English message it was made from."""
        stamp = self._stamp
        return stamp[1] if stamp else None

    @property
    def same(self) -> bool:
        """Whether the translator confirmed that the text is the same as in English."""
        stamp = self._stamp
        return bool(stamp and stamp[2])

    @property
    def _stamp(self) -> re.Match[str] | None:
        comment = self.message.comment
        return MADE_FROM.fullmatch((comment.content or "").splitlines()[-1]) if comment else None


def read(language: str, root: Path = ROOT) -> dict[str, ParsedMessage]:
    """Messages by id. Raises BadMessages for invalid messages and duplicate ids."""
    found: dict[str, ParsedMessage] = {}
    for file in sorted((root / language).glob("*.ftl")):
        for message in _messages(f"{language}/{file.name}", file.read_text("utf-8")):
            if message.id in found:
                raise BadMessages(f"{language}/{file.name}: a second {message.id}")
            found[message.id] = message
    return found


@lru_cache(maxsize=256)
def _messages(name: str, text: str) -> tuple[ParsedMessage, ...]:
    """Cached: Fluent's parser is slow, and English is read for every language."""
    found: list[ParsedMessage] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            raise BadMessages(f"{name}: Fluent can't read {first!r}")
        if isinstance(entry, ast.Message):
            found.append(ParsedMessage(entry.id.name, name.rpartition("/")[2], entry))
    return tuple(found)


class _Words(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.texts.append(node.value)


def words_of(pattern: ast.Pattern) -> tuple[frozenset[str], str]:
    """The variables of a pattern, and the text of all its variants."""
    found = _Words()
    found.visit(pattern)
    return frozenset(found.variables), " ".join(" ".join(found.texts).split())
