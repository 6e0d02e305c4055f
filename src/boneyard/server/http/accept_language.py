"""Chooses a language by the browser's `Accept-Language`."""

from __future__ import annotations

from boneyard.languages import LANGUAGES, SOURCE

MOST = 20
"""Languages read from the header."""


def preferred_language(accept: str) -> str:
    """The preferred one of our languages; English if the header names none of them.

    >>> preferred_language("fr-CH, it;q=0.8, en;q=0.5"), preferred_language("en;q=0.1, es;q=0.2")
    ('it', 'es')
    """
    found = [weighed(part) for part in accept.split(",")[:MOST]]
    best = max(
        ((weight, -index, code) for index, (weight, code) in enumerate(found) if code in LANGUAGES),
        default=(0.0, 0, SOURCE),
    )
    return best[2]


def weighed(part: str) -> tuple[float, str]:
    """The weight and code of a part such as `it-CH;q=0.8`."""
    tag, _, weight = part.partition(";")
    try:
        value = float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        value = 0.0
    return value, tag.strip().partition("-")[0].lower()
