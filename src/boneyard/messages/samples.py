"""Every message of a language with sample values, so that a translator can read what players will."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from boneyard.messages import Parameter, say
from boneyard.messages.checking import ID
from boneyard.messages.written import ROOT, read, words_of

Value = Parameter | float
NUMBERS = (1, 2, 5)
ZERO = "0"
PLURALS = frozenset({ZERO, "zero", "one", "two", "few", "many"})
TABLES = {"what": "piece", "card": "card", "tile": "tile", "way": "way"}
OTHERS = {"what": "ammo", "card": "i-will-crush-you", "tile": "altar", "way": "rounds"}
"""For parameters with a plain id: where they are named, and one that a message may not have thought of."""
PIECES = ("white", "zombie", "life")
VALUES: Mapping[str, Sequence[Value]] = {
    "number": NUMBERS, "left": NUMBERS, "count": NUMBERS, "games": NUMBERS, "lines": (80,),
    "pips": (4,), "result": NUMBERS, "turn": (7,), "life": NUMBERS, "total": (7,), "holder_total": (5,),
    "line": (1234,), "expected": (3,), "stack": (0, *NUMBERS), "replaced": (0, *NUMBERS), "place": (1,),
    "moment": (612,), "last": (1234,), "value": (12.3,),
    "percent": (64,), "win": ("75",), "hold": ("40",), "uniform": ("55",), "best": ("31",), "actual": NUMBERS,
    "file": ("game.txt",), "rule": ("ME-FIGHT-5",), "hash": ("9f86d081…",), "nonce": ("5e884898…",),
    "stream": ("dice",), "code": ("123456",), "link": ("https://example.org/",), "table": ("Kellerrunde",),
    "address": ("http://localhost:8000/",), "command": ("python bot.py",), "text": ("xyz",),
}  # fmt: skip
"""What stands for a parameter in all languages; numbers in the forms that a language may tell apart."""
SAID: Mapping[str, tuple[str, Mapping[str, Value]]] = {
    "seat": ("seat-human", {"number": 1}), "target": ("seat-bot", {"number": 2}),
    "owner": ("seat-bot", {"number": 2}), "holder": ("seat-bot", {"number": 2}),
    "loser": ("seat-bot", {"number": 2}), "tile": ("tile-tavern", {}), "card": ("card-short-bow", {}),
    "direction": ("direction-n", {}), "spot": ("spot-2", {}), "way": ("way-points", {}),
    "game": ("game-midevil", {}), "cost": ("odds-cost", {"parts": "…"}), "option": ("command-stop", {}),
    "reasons": ("hint-arrives", {}), "cards": ("card-sword", {}), "parts": ("odds-life", {"number": 1.5}),
}  # fmt: skip
"""What stands for a parameter that is itself a message."""


def samples(language: str, root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """Each message and attribute as it is told with its sample values, in the order of the files."""
    yield from dict.fromkeys((name, say(name, language, **values)) for name, values in cases(language, root))


def cases(language: str, root: Path = ROOT) -> Iterator[tuple[str, dict[str, Value]]]:
    """Each message and attribute with each of its sample values, in the order of the files."""
    for written in read(language, root).values():
        for part, pattern in written.parts.items():
            name = f"{written.id}.{part}" if part else written.id
            yield from ((name, found) for found in _values(pattern, language) if not _is_odd(name, found))


def _is_odd(name: str, values: Mapping[str, Value]) -> bool:
    """Whether a message is never told with these values: runs of one, or nobody alone who are several."""
    return values.get("number") == 1 and (name.endswith("-many") or "seats" in values)


def _values(pattern: ast.Pattern, language: str) -> Iterator[dict[str, Value]]:
    variables, _ = words_of(pattern)
    keys = _keys(pattern)
    names = sorted(variables)
    for values in product(*(_of(name, keys.get(name, ()), language) for name in names)):
        found = dict(zip(names, values, strict=True))
        yield found | {name: _named(name, id, language) for name, id in _ids(found)}


def _ids(values: Mapping[str, Value]) -> Iterator[tuple[str, str]]:
    """Parameters that come with their plain id, by which the message chooses words."""
    for name, value in values.items():
        if name.endswith(ID) and name.removesuffix(ID) in TABLES:
            yield name.removesuffix(ID), str(value)


def _named(name: str, id: str, language: str) -> str:
    """What the thing with this id is called."""
    return say("a-card" if id == "none" else f"{TABLES[name]}-{id}", language)


def _of(name: str, keys: Sequence[str], language: str) -> Sequence[Value]:
    """The samples of a parameter: what the message chooses by, else what is given to it in a game."""
    chosen = [key for key in keys if key != "other"]
    if name.endswith(ID):
        return [*chosen, OTHERS.get(name.removesuffix(ID), "other")]
    if chosen and not PLURALS & set(keys) and name not in VALUES:
        return [*chosen, _said(name, language)]
    if PLURALS & set(keys):
        return [0, *NUMBERS] if ZERO in keys else NUMBERS
    if name == "what":
        return [say(f"piece-{piece}", language) for piece in PIECES]
    return VALUES.get(name) or (_said(name, language),)


def _said(name: str, language: str) -> Value:
    """One realistic value."""
    match name:
        case "square" | "start" | "to":
            return say("place", language, tile=say("tile-tavern", language), spot=say("spot-2", language))
        case "skeletons":
            return ", ".join((say("some-white", language, number=1), say("some-red", language, number=2)))
        case "seats":
            bots = [say("seat-bot", language, number=number) for number in (2, 3)]
            return say("and", language, first=bots[0], second=bots[1])
        case _ if name in SAID:
            message, parameters = SAID[name]
            return say(message, language, **parameters)
        case _:
            return "…"


class _Choices(Visitor):
    """Collects by which values a pattern chooses its words."""

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
