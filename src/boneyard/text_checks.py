"""Shared by translated messages and rulebooks: source hashes and problems."""

from __future__ import annotations

import re
import unicodedata
from hashlib import sha256
from typing import NamedTuple

HASH_LENGTH = 8
ENGLISH = frozenset(
    ("the", "of", "and", "you", "your", "with", "this", "that", "are", "from", "which", "when", "who", "have")
)
"""Common words that don't exist in the other languages."""
CODE = re.compile(r"`[^`]*`")


class Problem(NamedTuple):
    """The id of a message, rule or book, and what is wrong with it."""

    id: str
    what: str


def fingerprint(*parts: str) -> str:
    """A short SHA-256 that ignores white space and the encoding of accents."""
    normal = "\n".join(" ".join(unicodedata.normalize("NFC", part).split()) for part in parts)
    return sha256(normal.encode()).hexdigest()[:HASH_LENGTH]


def code_in(text: str) -> list[str]:
    """Text between backticks: words to type and settings, which a translation must not change."""
    return sorted(set(CODE.findall(text)))


def english_in(text: str) -> list[str]:
    """Words that show that some text was left in English.

    >>> english_in("Wirf the Würfel, oder `of`.")
    ['the']
    """
    return sorted(ENGLISH & set(re.findall(r"[^\W\d_]+", CODE.sub("", text).lower())))
