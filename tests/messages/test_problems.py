"""All that the server refuses can be told to people: each code, and each reason that a code is told with."""

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

import boneyard
from boneyard.languages import LANGUAGES
from boneyard.messages import knows, say
from boneyard.messages.written import read
from boneyard.table.errors import CODES, Refused

SOURCES = [Path(boneyard.__file__).parent / part for part in ("server", "table", "cluster")]
OWN = {
    "problem-unreachable",
    "problem-broken",
    "problem-ended",
    "problem-other",
    "problem-not-allowed-carried",
}
"""What the web client finds out by itself."""
SLUG = re.compile(r"[a-z]+(-[a-z]+)*")


def refusals() -> Iterator[tuple[str, str]]:
    """Every code that the server refuses with, and the reason where that is one word."""
    for file in chain.from_iterable(folder.rglob("*.py") for folder in SOURCES):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == Refused.__name__ and node.args:
                yield from ((code, reason_in(node)) for code in constants(node.args[0]))


def reason_in(call: ast.Call) -> str:
    values = [keyword.value for keyword in call.keywords if keyword.arg == "reason"]
    return next((text for value in values for text in constants(value) if SLUG.fullmatch(text)), "")


def constants(node: ast.expr) -> list[str]:
    """The texts that an expression can be, as far as they stand there."""
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def reasons() -> set[str]:
    return {f"problem-{code}-{reason}" for code, reason in refusals() if reason}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_can_be_told(language: str) -> None:
    assert [code for code in CODES if not knows(f"problem-{code}", language)] == []


def test_every_reason_that_is_a_word_can_be_told() -> None:
    assert len(reasons()) > 5
    assert sorted(name for name in reasons() if not knows(name)) == []


def test_the_server_refuses_with_known_codes() -> None:
    assert {code for code, _ in refusals()} <= set(CODES)


def test_no_problem_is_told_that_nobody_has() -> None:
    written = {name for name in read("en") if name.startswith("problem-")}
    assert written - OWN - reasons() - {f"problem-{code}" for code in CODES} == set()


@pytest.mark.parametrize("code", CODES)
def test_a_problem_is_a_sentence(code: str) -> None:
    text = say(f"problem-{code}")
    assert text[0].isupper()
    assert text.endswith(".")
