"""Which language a reader wants, by what the browser says."""

from __future__ import annotations

from boneyard.languages import LANGUAGES, SOURCE

MOST = 20
"""So many wishes are read; nobody speaks more languages."""


def wanted(accept: str) -> str:
    """The language that an `Accept-Language` asks for most; English where it names none of ours.

    >>> wanted("fr-CH, it;q=0.8, en;q=0.5"), wanted("de-AT,de;q=0.9"), wanted("en;q=0.1, es;q=0.2")
    ('it', 'de', 'es')
    """
    found = [weighed(part) for part in accept.split(",")[:MOST]]
    best = max(
        ((weight, -place, tongue) for place, (weight, tongue) in enumerate(found) if tongue in LANGUAGES),
        default=(0.0, 0, SOURCE),
    )
    return best[2]


def weighed(part: str) -> tuple[float, str]:
    """How much a language is wanted: `it-CH;q=0.8`."""
    tag, _, weight = part.partition(";")
    try:
        value = float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        value = 0.0
    return value, tag.strip().partition("-")[0].lower()
