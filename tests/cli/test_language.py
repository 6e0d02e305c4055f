"""The language of a game comes from an option or the environment."""

import re

import pytest

from boneyard.languages import LANGUAGES
from boneyard.rulebook import entry
from tests.cli.conftest import Run


def test_the_language_option_applies_to_the_game(run: Run) -> None:
    result = run("play", "midevil", "--seed", "1", "--language", "de", typed="?\n\n999\nquit\n")
    assert result.exit_code == 0
    assert "999 steht nicht zur Wahl" in result.output
    assert "der ganze Spielplan" in result.output
    assert "Die Partie ist in" in result.output
    assert not re.search(r"\b(the|you|and)\b", result.output)


def test_prompts_understand_yes_and_no_of_their_language(run: Run) -> None:
    run("play", "midevil", "--seed", "1", typed="quit\n")
    result = run("play", "--terminal", "--language", "de", typed="nein\n2\nquit\n")
    assert "Eine Partie MidEvil wurde in Runde 0 unterbrochen. Weiterspielen?" in result.output
    assert "Welches Spiel?" in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_shown_in_the_chosen_language(run: Run, language: str) -> None:
    assert entry("ME-FIGHT-5", language).title in run("rules", "me-fight-5", "--language", language).output


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_the_environment_sets_the_default_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv(variable, "de_AT.UTF-8")
    assert entry("ME-FIGHT-5", "de").title in run("rules", "me-fight-5").output
    assert entry("ME-FIGHT-5").title in run("rules", "me-fight-5", "--language", "en").output
    monkeypatch.setenv(variable, "xx")
    assert entry("ME-FIGHT-5").title in run("rules", "me-fight-5").output


def test_an_unknown_language_is_rejected(run: Run) -> None:
    result = run("rules", "midevil", "--language", "xx")
    assert result.exit_code == 2
    assert "'en', 'de', 'it', 'es'" in result.output
