"""Which code and content cites a rule, and which tests name it, read from the source files.

Code cites a rule in the docstring of a function, class, module or constant; content in a comment; a test
names it as `ME-FIGHT-2` anywhere, or as `test_ME_FIGHT_2`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
CODE = ("games", "engine")
RULE = re.compile(r"(?<![A-Z])([A-Z]{2})[-_]([A-Z]+)[-_](\d+)(?!\d)")
SPAN = re.compile(r"([A-Z]{2}-[A-Z]+-)(\d+) to \1(\d+)")
BESIDE_THE_RULES = frozenset({"art", "cli", "house", "messages", "rulebook", "terminal"})
"""Folders of tests that mention rules without testing them."""
Places = dict[str, list[str]]  # by rule id


@dataclass(frozen=True)
class Coverage:
    """For each rule, its citations and tests."""

    rules: dict[str, tuple[list[str], list[str]]]

    @property
    def missing(self) -> list[str]:
        """Rules without citation and without test."""
        return [rule for rule, (cited, tested) in self.rules.items() if not cited and not tested]

    @property
    def uncited(self) -> list[str]:
        """Rules that neither code nor content cites."""
        return [rule for rule, (cited, _) in self.rules.items() if not cited]

    @property
    def untested(self) -> list[str]:
        return [rule for rule, (_, tested) in self.rules.items() if not tested]

    def described(self) -> dict[str, object]:
        return {
            "rules": {
                rule: {"cited": cited, "tested": tested} for rule, (cited, tested) in self.rules.items()
            },
            "missing": self.missing,
            "uncited": self.uncited,
            "untested": self.untested,
        }


def coverage(rules: Iterable[str]) -> Coverage:
    cited, tested = citations(), tests()
    return Coverage({rule: (cited.get(rule, []), tested.get(rule, [])) for rule in rules})


def ids_in(text: str) -> set[str]:
    """The rules in a text; `X-1 to X-3` is three.

    >>> sorted(ids_in("ZI-TURN-1 to ZI-TURN-3, test_ME_FIGHT_2"))
    ['ME-FIGHT-2', 'ZI-TURN-1', 'ZI-TURN-2', 'ZI-TURN-3']
    """
    found = {"-".join(match.groups()) for match in RULE.finditer(text)}
    for match in SPAN.finditer(text):
        found |= {f"{match[1]}{number}" for number in range(int(match[2]), int(match[3]) + 1)}
    return found


@cache
def citations() -> Places:
    places: Places = {}
    for folder in CODE:
        for file in sorted((PACKAGE / folder).rglob("*.py")):
            name = file.relative_to(PACKAGE).as_posix()
            for what, text in docstrings(ast.parse(file.read_text("utf-8"))):
                _note(places, ids_in(text), f"{name}:{what}" if what else name)
        for file in sorted((PACKAGE / folder).rglob("*.toml")):
            _note_comments(places, file)
    return places


def _note_comments(places: Places, file: Path) -> None:
    name = file.relative_to(PACKAGE).as_posix()
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if "#" in line:
            _note(places, ids_in(line.partition("#")[2]), f"{name}:{number}")


def _note(places: Places, ids: set[str], where: str) -> None:
    for rule in ids:
        places.setdefault(rule, []).append(where)


def docstrings(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Names and docstrings of a module's functions, classes and constants."""
    yield "", ast.get_docstring(module) or ""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""
        if isinstance(node, ast.Module | ast.ClassDef):
            yield from _constants(node.body)


def _constants(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Constants followed by a string."""
    for first, second in pairwise(body):
        if not isinstance(first, ast.Assign | ast.AnnAssign):
            continue
        if isinstance(second, ast.Expr) and isinstance(second.value, ast.Constant):
            target = first.targets[0] if isinstance(first, ast.Assign) else first.target
            yield ast.unparse(target), str(second.value.value)


def tests_folder() -> Path | None:
    """The project's tests, if this is a checkout."""
    folder = PACKAGE.parents[1] / "tests"
    return folder if (folder / "conftest.py").exists() else None


@cache
def tests() -> Places:
    """Test functions and scenarios that name a rule."""
    places: Places = {}
    folder = tests_folder()
    if folder is None:
        return places
    for file in sorted(folder.rglob("*")):
        inside = file.relative_to(folder)
        if not file.is_file() or inside.parts[0] in BESIDE_THE_RULES or "__pycache__" in inside.parts:
            continue
        if file.suffix == ".py":
            _note_tests(places, file, f"tests/{inside.as_posix()}")
        elif inside.parts[0] == "scenarios":
            _note(places, ids_in(f"{inside.stem} {file.read_text('utf-8')}"), f"tests/{inside.as_posix()}")
    return places


def _note_tests(places: Places, file: Path, name: str) -> None:
    """Note each top-level statement of a test file under its test function, or else under the file."""
    source = file.read_text("utf-8")
    if not RULE.search(source):
        return
    lines = source.splitlines()
    for node in ast.parse(source).body:
        text = "\n".join(lines[_first_line(node) - 1 : node.end_lineno])
        is_test = isinstance(node, ast.FunctionDef) and node.name.startswith("test")
        where = f"{name}::{node.name}" if is_test and isinstance(node, ast.FunctionDef) else name
        for rule in ids_in(text):
            if where not in places.setdefault(rule, []):
                places[rule].append(where)


def _first_line(node: ast.stmt) -> int:
    if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.decorator_list:
        return node.decorator_list[0].lineno
    return node.lineno
