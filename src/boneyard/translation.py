"""What messages and rulebooks share about translations: what they remember of their source, and faults."""

from __future__ import annotations

import re
import unicodedata
from hashlib import sha256
from typing import NamedTuple

HASH_LENGTH = 8
ENGLISH = frozenset(
    ("the", "of", "and", "you", "your", "with", "this", "that", "are", "from", "which", "when", "who", "have")
)
"""Common words that none of the other languages has."""
CODE = re.compile(r"`[^`]*`")


class Problem(NamedTuple):
    """Something that a translator has to look at: which message, rule or book, and what about it."""

    id: str
    what: str


def fingerprint(*parts: str) -> str:
    """The first characters of a SHA-256, blind to white space and to how accents are encoded."""
    normal = "\n".join(" ".join(unicodedata.normalize("NFC", part).split()) for part in parts)
    return sha256(normal.encode()).hexdigest()[:HASH_LENGTH]


def code_in(text: str) -> list[str]:
    """What stands between backticks: words to type or settings, which no translation changes."""
    return sorted(set(CODE.findall(text)))


def english_in(text: str) -> list[str]:
    """Words that show that a text, or a part of it, was left in English.

    >>> english_in("Wirf the Würfel, oder `of`.")
    ['the']
    """
    return sorted(ENGLISH & set(re.findall(r"[^\W\d_]+", CODE.sub("", text).lower())))
