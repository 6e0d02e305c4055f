from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

SOURCE = "en"
LANGUAGES: Mapping[str, str] = MappingProxyType(
    {SOURCE: "English", "de": "Deutsch", "it": "Italiano", "es": "Español"}
)
"""Codes and native names; the first is the one that the others are translated from."""
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
