"""The words that start a marked paragraph of a rule, in each language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

MARKS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "ruling": {"en": "Ruling", "de": "Klarstellung", "it": "Chiarimento", "es": "Aclaración"},
        "revised": {"en": "Revised", "de": "Überarbeitet", "it": "Riveduta", "es": "Revisada"},
        "first": {"en": "First", "de": "Erstauflage", "it": "Prima", "es": "Primera"},
        "option": {"en": "Option", "de": "Option", "it": "Opzione", "es": "Opción"},
        "example": {"en": "Example", "de": "Beispiel", "it": "Esempio", "es": "Ejemplo"},
    }
)
"""Our rulings on open questions; rules of one printing only; rule options; examples."""


def marks_in(text: str, language: str) -> list[str]:
    """The kinds of a text's paragraphs, in order; "quote" is a quoted one without a mark.

    >>> marks_in("Roll a die.\\n\\n> Ruling: Once.\\n\\n> Option `a`: `b` or `c`.\\n\\nExample: 3.", "en")
    ['plain', 'ruling', 'option', 'example']
    """
    return [_mark(block, language) for block in text.split("\n\n") if block.strip()]


def _mark(block: str, language: str) -> str:
    begins = block.removeprefix("> ")
    for kind, words in MARKS.items():
        if re.match(rf"{re.escape(words.get(language, ''))}(: | `)", begins):
            return kind
    return "quote" if block.startswith(">") else "plain"
