"""Which code and content cites a rule, and which tests name it: read from the files, never run.

Code cites a rule in the docstring of a function, class, module or constant; content in a
comment; a test names it as `ME-FIGHT-2` anywhere, or as `test_ME_FIGHT_2`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

PACKAGE = Path(__file__).parent
CODE = ("games", "engine")
RULE = re.compile(r"(?<![A-Z])([A-Z]{2})[-_]([A-Z]+)[-_](\d+)(?!\d)")
SPAN = re.compile(r"([A-Z]{2}-[A-Z]+-)(\d+) to \1(\d+)")
BESIDE_THE_RULES = frozenset({"art", "cli", "house", "messages", "rulebook", "terminal"})
"""Folders of tests that may mention a rule but show nothing of it."""
Places = dict[str, list[str]]
"""By rule id: where it is named."""


@dataclass(frozen=True)
class Coverage:
    """For each rule what cites it and which tests name it."""

    rules: dict[str, tuple[list[str], list[str]]]

    @property
    def missing(self) -> list[str]:
        """Rules that nothing cites and no test names."""
        return [rule for rule, (cited, tested) in self.rules.items() if not cited and not tested]

    @property
    def uncited(self) -> list[str]:
        """Rules that no code and no content cites."""
        return [rule for rule, (cited, _) in self.rules.items() if not cited]

    @property
    def untested(self) -> list[str]:
        """Rules that no test names."""
        return [rule for rule, (_, tested) in self.rules.items() if not tested]

    def described(self) -> dict[str, object]:
        """As plain data."""
        return {
            "rules": {
                rule: {"cited": cited, "tested": tested} for rule, (cited, tested) in self.rules.items()
            },
            "missing": self.missing,
            "uncited": self.uncited,
            "untested": self.untested,
        }


def coverage(rules: Iterable[str]) -> Coverage:
    """What cites and what tests these rules."""
    cited, tested = citations(), tests()
    return Coverage({rule: (cited.get(rule, []), tested.get(rule, [])) for rule in rules})


def ids_in(text: str) -> set[str]:
    """The rules that a text names; `X-1 to X-3` names three.

    >>> sorted(ids_in("ZI-TURN-1 to ZI-TURN-3, test_ME_FIGHT_2"))
    ['ME-FIGHT-2', 'ZI-TURN-1', 'ZI-TURN-2', 'ZI-TURN-3']
    """
    found = {"-".join(match.groups()) for match in RULE.finditer(text)}
    for match in SPAN.finditer(text):
        found |= {f"{match[1]}{number}" for number in range(int(match[2]), int(match[3]) + 1)}
    return found


@cache
def citations() -> Places:
    """Everything in games and engine that cites a rule."""
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
    """The docstrings of a module with the names of what they belong to."""
    yield "", ast.get_docstring(module) or ""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""
        if isinstance(node, ast.Module | ast.ClassDef):
            yield from _constants(node.body)


def _constants(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Constants with a string behind them."""
    for first, second in pairwise(body):
        if not isinstance(first, ast.Assign | ast.AnnAssign):
            continue
        if isinstance(second, ast.Expr) and isinstance(second.value, ast.Constant):
            target = first.targets[0] if isinstance(first, ast.Assign) else first.target
            yield ast.unparse(target), str(second.value.value)


def tests_folder() -> Path | None:
    """The project's tests, where this is a checkout."""
    folder = PACKAGE.parents[1] / "tests"
    return folder if (folder / "conftest.py").exists() else None


@cache
def tests() -> Places:
    """Every test that names a rule: functions of test files, and scenarios."""
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
    """Each top-level statement of a test file: by its function, else by the file."""
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
