"""`boneyard bot check`: what an author is told about a program."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from boneyard.bots.checking import TABLES, trials
from boneyard.games.catalogue import game_ids
from tests.cli.conftest import Run

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bots" / "eager.py"
GOOD = shlex.join([sys.executable, str(EXAMPLE)])


def test_a_program_that_follows_the_protocol(run: Run) -> None:
    result = run("bot", "check", GOOD, "--games", "3", "--seed", "1", "--deadline", "60")
    assert result.exit_code == 0
    assert "3 games" in result.output
    assert all(f"{game}: 1 games" in result.output for game in game_ids())
    assert "No faults." in result.output


def test_only_one_game(run: Run) -> None:
    result = run("bot", "check", GOOD, "--game", "midevil", "--games", "1", "--deadline", "60")
    assert result.exit_code == 0
    assert "midevil: 1 games" in result.output
    assert "zombie-invasion" not in result.output


def test_the_faults_are_told_with_their_place(run: Run, tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    text = EXAMPLE.read_text("utf-8").replace(
        '{"choice": rng', '{"choice": 4321 if message["number"] == 2 else rng'
    )
    bad.write_text(text, "utf-8")
    command = shlex.join([sys.executable, str(bad)])
    result = run("bot", "check", command, "--games", "1", "--seed", "1", "--deadline", "60")
    assert result.exit_code == 1
    assert "1 faults; random answered 1 of the questions" in result.output
    assert "game 1 (zombie-invasion, seat 0 of 2), question 2: there is no option 4321" in result.output
    assert "I did something wrong: there is no option 4321" in result.output  # its standard error


def test_a_program_that_can_not_go_on_is_given_up(run: Run) -> None:
    command = shlex.join([sys.executable, "-c", "raise SystemExit('[no] brain')"])
    result = run("bot", "check", command, "--games", "5", "--seed", "1")
    assert result.exit_code == 1
    assert "The check ended early: in game 1" in result.output
    assert "it ended with exit code 1, saying: [no] brain" in result.output


@pytest.mark.parametrize("command", ["no-such-program", "", "'open"])
def test_what_is_no_command_is_told_in_a_sentence(run: Run, command: str) -> None:
    result = run("bot", "check", command)
    assert result.exit_code == 2
    assert result.output.startswith("Error: ")


def test_twenty_games_are_of_every_kind() -> None:
    """All games, all tables, and a first as well as a last seat."""
    played = list(trials(game_ids(), 20))
    assert {trial.game for trial in played} == set(game_ids())
    assert {trial.seats for trial in played} == set(TABLES)
    assert any(trial.seat == 0 < trial.seats - 1 for trial in played)
    assert any(trial.seat == trial.seats - 1 > 0 for trial in played)
