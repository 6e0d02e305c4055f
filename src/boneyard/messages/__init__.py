"""All text for people, as Fluent messages: `messages/<language>/*.ftl`.

>>> translate("tile-hospital")
'Hospital'
>>> translate("card-sword.gist")
'+1 on your fight rolls'
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from boneyard.languages import SOURCE

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Parameter = str | int
LONG = 500


class UnknownMessage(LookupError):
    """An unknown message id, or a missing parameter."""


@cache
def bundle(language: str) -> FluentBundle:
    # Slow to import, and a server doesn't need it for its first page.
    from fluent.runtime import FluentBundle, FluentResource

    # Many terminals would show the isolation marks around parameters as boxes.
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(catalogue(language)))
    return found


def catalogue(language: str) -> str:
    """The files of a language as one Fluent text, or ""."""
    folder = files(__package__).joinpath(language)
    found = sorted(folder.iterdir() if folder.is_dir() else (), key=lambda file: file.name)
    return "\n".join(file.read_text("utf-8") for file in found if file.name.endswith(".ftl"))


def knows(message_id: str, language: str = SOURCE) -> bool:
    """Whether a message exists; `id.attribute` asks for one of its attributes."""
    name, _, attribute = message_id.partition(".")
    if not bundle(language).has_message(name):
        return False
    return not attribute or attribute in bundle(language).get_message(name).attributes


def translate(message_id: str, language: str = SOURCE, **parameters: Parameter | float) -> str:
    """A message in this language, or else in English."""
    for each in (language, SOURCE):
        if knows(message_id, each):
            return _formatted(message_id, each, parameters)
    raise UnknownMessage(f"there is no message {message_id!r}")


def _formatted(message_id: str, language: str, parameters: dict[str, Parameter | float]) -> str:
    name, _, attribute = message_id.partition(".")
    message = bundle(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{message_id} has no value"
    # Fluent rejects parameters of more than 1000 characters, such as a list of many cards.
    long = {n: v for n, v in parameters.items() if isinstance(v, str) and len(v) > LONG}
    marks = {name: f"\ue000{number}\ue001" for number, name in enumerate(long)}
    text, errors = bundle(language).format_pattern(pattern, {**parameters, **marks})
    if errors:
        raise UnknownMessage(f"{message_id}: {errors[0]}")
    formatted = str(text)
    for name, mark in marks.items():
        formatted = formatted.replace(mark, long[name])
    return formatted
