"""Every refusal of the server has a message: each code, and each reason of a code."""

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

import boneyard
from boneyard.languages import LANGUAGES
from boneyard.messages import knows, translate
from boneyard.messages.parse import read
from boneyard.table.errors import CODES, Refused

SOURCES = [Path(boneyard.__file__).parent / part for part in ("server", "table", "cluster")]
OWN = {
    "problem-unreachable",
    "problem-broken",
    "problem-ended",
    "problem-other",
    "problem-not-allowed-carried",
}
"""Problems that the web client detects itself."""
SLUG = re.compile(r"[a-z]+(-[a-z]+)*")


def refusals() -> Iterator[tuple[str, str]]:
    """Every code that the server refuses with, and its reason if that is one word."""
    for file in chain.from_iterable(folder.rglob("*.py") for folder in SOURCES):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == Refused.__name__ and node.args:
                yield from ((code, reason_in(node)) for code in constants(node.args[0]))


def reason_in(call: ast.Call) -> str:
    values = [keyword.value for keyword in call.keywords if keyword.arg == "reason"]
    return next((text for value in values for text in constants(value) if SLUG.fullmatch(text)), "")


def constants(node: ast.expr) -> list[str]:
    """The string literals that an expression can evaluate to."""
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def reasons() -> set[str]:
    return {f"problem-{code}-{reason}" for code, reason in refusals() if reason}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_code_has_a_message(language: str) -> None:
    assert [code for code in CODES if not knows(f"problem-{code}", language)] == []


def test_every_reason_has_a_message() -> None:
    assert len(reasons()) > 5
    assert sorted(name for name in reasons() if not knows(name)) == []


def test_the_server_uses_only_known_codes() -> None:
    assert {code for code, _ in refusals()} <= set(CODES)


def test_every_problem_message_is_used() -> None:
    written = {name for name in read("en") if name.startswith("problem-")}
    assert written - OWN - reasons() - {f"problem-{code}" for code in CODES} == set()


@pytest.mark.parametrize("code", CODES)
def test_a_problem_is_a_sentence(code: str) -> None:
    text = translate(f"problem-{code}")
    assert text[0].isupper()
    assert text.endswith(".")
