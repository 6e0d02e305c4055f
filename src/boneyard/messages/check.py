"""Check a translation of the messages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from boneyard.languages import SOURCE
from boneyard.messages.parse import ROOT, ParsedMessage, read, words_of
from boneyard.text_checks import Problem, code_in, english_in

ID = "_id"
"""`$what_id` is the plain id of `$what`; a translation may choose its words by it."""


def problems(language: str, root: Path = ROOT) -> list[Problem]:
    """In the order of the English files."""
    english, translated = read(SOURCE, root), read(language, root)
    found = [
        problem for name, source in english.items() for problem in _compared(source, translated.get(name))
    ]
    return found + [
        Problem(name, "English has no such message") for name in translated if name not in english
    ]


def _compared(source: ParsedMessage, found: ParsedMessage | None) -> Iterator[Problem]:
    if found is None:
        yield Problem(source.id, "missing")
        return
    if found.file != source.file:
        yield Problem(source.id, f"belongs in {source.file}")
    if found.made_from is None:
        yield Problem(source.id, f"not stamped: the line above it should be `# en {source.hash}`")
    elif found.made_from != source.hash:
        yield Problem(source.id, "outdated: the English message has changed")
    if found.parts.keys() != source.parts.keys():
        yield Problem(source.id, f"its parts are {_listed(found.parts)}, in English {_listed(source.parts)}")
        return
    for name, pattern in found.parts.items():
        (variables, text), (wanted, original) = words_of(pattern), words_of(source.parts[name])
        where = f"{source.id}.{name}" if name else source.id
        named, meant = ({name.removesuffix(ID) for name in some} for some in (variables, wanted))
        unknown = (named - meant) & variables  # by an id alone, a translation may choose its words
        if unknown or meant - named:
            yield Problem(where, f"its parameters are {_listed(named)}, in English {_listed(meant)}")
        if code_in(text) != code_in(original):
            yield Problem(where, f"words to type differ: {code_in(text)}, in English {code_in(original)}")
        if left := left_in_english(text, original, same=found.same):
            yield Problem(where, left)


def left_in_english(text: str, original: str, *, same: bool = False) -> str:
    """Why a text looks untranslated, or ""."""
    if text == original and re.search(r"[^\W\d_]{2}", text) and not same:
        return "the same as in English; if that is correct, end its stamp with ` same`"
    words = english_in(text)
    return f"left in English: {', '.join(words)}" if words else ""


def _listed(names: set[str] | frozenset[str] | Mapping[str, object]) -> str:
    return ", ".join(sorted(name or "its value" for name in names)) or "nothing"
