from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

SOURCE = "en"
LANGUAGES: Mapping[str, str] = MappingProxyType(
    {SOURCE: "English", "de": "Deutsch", "it": "Italiano", "es": "Español"}
)
"""Codes and native names; the first is the one that the others are translated from."""
MOST_PREFERRED = 20
"""Languages read from a browser's list."""
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def nearest(tag: str) -> str:
    """The language for a tag, or else English.

    >>> nearest("de-AT"), nearest("es_MX.UTF-8"), nearest("C"), nearest("fr")
    ('de', 'es', 'en', 'en')
    """
    code = tag.replace("_", "-").replace(".", "-").partition("-")[0].lower()
    return code if code in LANGUAGES else SOURCE


def of_environment(environment: Mapping[str, str]) -> str:
    """The language that the environment variables ask for.

    >>> of_environment({"LC_ALL": "", "LANG": "de_DE.UTF-8"})
    'de'
    """
    return nearest(next((environment[name] for name in VARIABLES if environment.get(name)), ""))


def preferred_language(accept: str) -> str:
    """The one of our languages that a browser's `Accept-Language` prefers, or else English.

    >>> preferred_language("fr-CH, it;q=0.8, en;q=0.5"), preferred_language("en;q=0.1, es;q=0.2")
    ('it', 'es')
    """
    found = [weighed(part) for part in accept.split(",")[:MOST_PREFERRED]]
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
