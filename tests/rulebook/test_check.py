"""Differences between a translated rulebook and the English one are found and can be stamped."""

from pathlib import Path

import pytest

from boneyard import rulebook
from boneyard.rulebook.check import problems
from boneyard.rulebook.stamp import stamp

ENGLISH = """# A Game

Short introduction.

## Fighting

### ME-FIGHT-1 You fight

Roll a die, see ME-FIGHT-2.

> Option `printing`: `revised` (default) or `first`.

### ME-FIGHT-2 You win

With 4 or more.

> Ruling: Always.
"""
GERMAN = """# Ein Spiel

Kurze Einleitung.

## Kämpfen

### ME-FIGHT-1 Du kämpfst

Wirf einen Würfel, siehe ME-FIGHT-2.

> Option `printing`: `revised` (Standard) oder `first`.

### ME-FIGHT-2 Du gewinnst

Mit 4 oder mehr.

> Klarstellung: Immer.
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """An English book and its stamped German translation."""
    write(tmp_path, "en", ENGLISH)
    write(tmp_path, "de", GERMAN)
    assert stamp("de", root=tmp_path) == ["a-game", "ME-FIGHT-1", "ME-FIGHT-2"]
    return tmp_path


def write(root: Path, language: str, text: str) -> None:
    (root / language).mkdir(exist_ok=True)
    (root / language / "a-game.md").write_text(text, encoding="utf-8")


def change(root: Path, language: str, old: str, new: str) -> None:
    text = (root / language / "a-game.md").read_text("utf-8")
    assert old in text
    write(root, language, text.replace(old, new))


def found(root: Path) -> list[tuple[str, str]]:
    return [(problem.id, problem.what.split(":")[0]) for problem in problems("de", root)]


def test_a_stamped_translation_is_complete(root: Path) -> None:
    assert found(root) == []
    assert stamp("de", root=root) == []
    assert rulebook.outdated("a-game", "de", root) == []


def test_a_new_language_misses_the_book(root: Path) -> None:
    assert problems("fr", root) == [("a-game", "missing (3 texts)")]


def test_outdated_missing_and_unknown_rules_are_found(root: Path) -> None:
    change(root, "en", "With 4", "With 5")
    assert found(root) == [("ME-FIGHT-2", "outdated")]
    assert stamp("de", ["ME-FIGHT-2"], root) == ["ME-FIGHT-2"]
    assert found(root) == []
    change(root, "de", "### ME-FIGHT-2", "### ME-FIGHT-3")
    assert found(root) == [("ME-FIGHT-2", "missing"), ("ME-FIGHT-3", "English has no such rule")]


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("ME-FIGHT-2.", "ME-FIGHT-9.", "it refers to ('ME-FIGHT-9',), in English ('ME-FIGHT-2',)"),
        ("`first`", "`erste`", "between backticks"),
        ("> Option", "> Wahl", "its paragraphs are"),
        ("Wirf einen", "Wirf the", "left in English"),
    ],
)
def test_differences_from_english_are_found(root: Path, old: str, new: str, what: str) -> None:
    change(root, "de", old, new)
    ((rule, fault),) = found(root)
    assert rule == "ME-FIGHT-1"
    assert fault.startswith(what)


def test_a_different_order_is_found(root: Path) -> None:
    change(root, "de", "### ME-FIGHT-1", "### ME-FIGHT-X")
    change(root, "de", "### ME-FIGHT-2", "### ME-FIGHT-1")
    change(root, "de", "### ME-FIGHT-X", "### ME-FIGHT-2")
    assert ("a-game", "the rules aren't in the same order as in English") in found(root)
