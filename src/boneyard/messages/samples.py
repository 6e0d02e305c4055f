"""Every message of a language with sample values, so that a translator can read what players will see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from boneyard.messages import Parameter, translate
from boneyard.messages.check import ID
from boneyard.messages.parse import ROOT, read, words_of

Value = Parameter | float
NUMBERS = (1, 2, 5)
ZERO = "0"
PLURALS = frozenset({ZERO, "zero", "one", "two", "few", "many"})
TABLES = {"what": "piece", "card": "card", "tile": "tile", "way": "way"}
OTHERS = {"what": "ammo", "card": "i-will-crush-you", "tile": "altar", "way": "rounds"}
"""For parameters with a plain id: the prefix of their names, and an id that a message may have forgotten."""
PIECES = ("white", "zombie", "life")
VALUES: Mapping[str, Sequence[Value]] = {
    "number": NUMBERS, "left": NUMBERS, "count": NUMBERS, "games": NUMBERS, "lines": (80,),
    "pips": (4,), "result": NUMBERS, "turn": (7,), "life": NUMBERS, "total": (7,), "holder_total": (5,),
    "line": (1234,), "expected": (3,), "stack": (0, *NUMBERS), "replaced": (0, *NUMBERS), "place": (1,),
    "round": (7,), "rounds": (12,), "moment": (612,), "last": (1234,), "value": (12.3,),
    "percent": (64,), "least": (1,), "most": (3,), "error": (2,),
    "win": ("75",), "hold": ("40",), "uniform": ("55",), "best": ("31",), "actual": NUMBERS,
    "file": ("game.txt",), "rule": ("ME-FIGHT-5",), "hash": ("9f86d081…",), "nonce": ("5e884898…",),
    "stream": ("dice",), "code": ("123456",), "link": ("https://example.org/",), "table": ("Kellerrunde",),
    "address": ("http://localhost:8000/",), "command": ("python bot.py",), "text": ("xyz",),
}  # fmt: skip
"""Sample values in all languages; numbers in every plural form that a language may have."""
SAID: Mapping[str, tuple[str, Mapping[str, Value]]] = {
    "seat": ("seat-human", {"number": 1}), "target": ("seat-bot", {"number": 2}),
    "owner": ("seat-bot", {"number": 2}), "holder": ("seat-bot", {"number": 2}),
    "loser": ("seat-bot", {"number": 2}), "tile": ("tile-tavern", {}), "card": ("card-short-bow", {}),
    "direction": ("direction-n", {}), "spot": ("spot-2", {}), "way": ("way-points", {}),
    "game": ("game-midevil", {}), "cost": ("odds-cost", {"parts": "…"}), "option": ("command-stop", {}),
    "reasons": ("hint-stop", {}), "cards": ("card-sword", {}), "parts": ("odds-life", {"number": 1.5}),
}  # fmt: skip
"""Sample values that are messages themselves."""


def samples(language: str, root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """Each message and attribute with its sample values, in the order of the files."""
    yield from dict.fromkeys(
        (name, translate(name, language, **values)) for name, values in cases(language, root)
    )


def cases(language: str, root: Path = ROOT) -> Iterator[tuple[str, dict[str, Value]]]:
    for message in read(language, root).values():
        for part, pattern in message.parts.items():
            name = f"{message.id}.{part}" if part else message.id
            yield from ((name, found) for found in _values(pattern, language) if not _is_odd(name, found))


def _is_odd(name: str, values: Mapping[str, Value]) -> bool:
    """Whether these values never occur together: a run of one, or several seats of number 1."""
    return values.get("number") == 1 and (name.endswith("-many") or "seats" in values)


def _values(pattern: ast.Pattern, language: str) -> Iterator[dict[str, Value]]:
    variables, _ = words_of(pattern)
    keys = _keys(pattern)
    names = sorted(variables)
    for values in product(*(_of(name, keys.get(name, ()), language) for name in names)):
        found = dict(zip(names, values, strict=True))
        yield found | {name: _named(name, id, language) for name, id in _ids(found)}


def _ids(values: Mapping[str, Value]) -> Iterator[tuple[str, str]]:
    """Parameters whose plain id the message uses to choose words."""
    for name, value in values.items():
        if name.endswith(ID) and name.removesuffix(ID) in TABLES:
            yield name.removesuffix(ID), str(value)


def _named(name: str, id: str, language: str) -> str:
    return translate("a-card" if id == "none" else f"{TABLES[name]}-{id}", language)


def _of(name: str, keys: Sequence[str], language: str) -> Sequence[Value]:
    """The samples of a parameter: the variants of the message, or realistic values."""
    chosen = [key for key in keys if key != "other"]
    if name.endswith(ID):
        return [*chosen, OTHERS.get(name.removesuffix(ID), "other")]
    if chosen and not PLURALS & set(keys) and name not in VALUES:
        return [*chosen, _said(name, language)]
    if PLURALS & set(keys):
        return [0, *NUMBERS] if ZERO in keys else NUMBERS
    if name == "what":
        return [translate(f"piece-{piece}", language) for piece in PIECES]
    return VALUES.get(name) or (_said(name, language),)


def _said(name: str, language: str) -> Value:
    match name:
        case "square" | "start" | "to":
            return translate(
                "place", language, tile=translate("tile-tavern", language), spot=translate("spot-2", language)
            )
        case "skeletons":
            return ", ".join(
                (translate("some-white", language, number=1), translate("some-red", language, number=2))
            )
        case "seats":
            bots = [translate("seat-bot", language, number=number) for number in (2, 3)]
            return translate("and", language, first=bots[0], second=bots[1])
        case _ if name in SAID:
            message, parameters = SAID[name]
            return translate(message, language, **parameters)
        case _:
            return "…"


class _Choices(Visitor):
    """Collects the variants of a pattern."""

    def __init__(self) -> None:
        self.keys: dict[str, list[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, [])
            keys += [v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants]
        self.generic_visit(node)


def _keys(pattern: ast.Pattern) -> dict[str, list[str]]:
    found = _Choices()
    found.visit(pattern)
    return found.keys
