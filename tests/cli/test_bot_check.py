"""`boneyard bot check`: what authors learn about their program."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from boneyard.bots.program_check import TABLES, trials
from boneyard.games.catalogue import game_ids
from tests.cli.conftest import Run

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bots" / "eager.py"
GOOD = shlex.join([sys.executable, str(EXAMPLE)])


def test_a_correct_program_has_no_faults(run: Run) -> None:
    result = run("bot", "check", GOOD, "--games", "3", "--seed", "1", "--deadline", "60")
    assert result.exit_code == 0
    assert "3 games" in result.output
    assert all(f"{game}: 1 games" in result.output for game in game_ids())
    assert "No faults." in result.output


def test_the_check_can_play_one_game_only(run: Run) -> None:
    result = run("bot", "check", GOOD, "--game", "midevil", "--games", "1", "--deadline", "60")
    assert result.exit_code == 0
    assert "midevil: 1 games" in result.output
    assert "zombie-invasion" not in result.output


def test_faults_are_reported_with_game_and_question(run: Run, tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    text = EXAMPLE.read_text("utf-8").replace(
        '{"choice": rng', '{"choice": 4321 if message["number"] == 2 else rng'
    )
    bad.write_text(text, "utf-8")
    command = shlex.join([sys.executable, str(bad)])
    result = run("bot", "check", command, "--games", "1", "--seed", "1", "--deadline", "60")
    assert result.exit_code == 1
    assert "1 faults; a random answer replaced 1 of its answers" in result.output
    assert "game 1 (zombie-invasion, seat 0 of 2), question 2: there is no option 4321" in result.output
    assert "I did something wrong: there is no option 4321" in result.output  # its standard error


def test_a_program_that_keeps_dying_ends_the_check(run: Run) -> None:
    command = shlex.join([sys.executable, "-c", "raise SystemExit('[no] brain')"])
    result = run("bot", "check", command, "--games", "5", "--seed", "1")
    assert result.exit_code == 1
    assert "The check stopped early: the program failed too badly in game 1" in result.output
    assert "it ended with exit code 1, saying: [no] brain" in result.output


@pytest.mark.parametrize("command", ["no-such-program", "", "'open"])
def test_a_bad_command_is_explained(run: Run, command: str) -> None:
    result = run("bot", "check", command)
    assert result.exit_code == 2
    assert result.output.startswith("Error: ")


def test_twenty_games_cover_every_kind() -> None:
    """All games, all table sizes, the first and the last seat."""
    played = list(trials(game_ids(), 20))
    assert {trial.game for trial in played} == set(game_ids())
    assert {trial.seats for trial in played} == set(TABLES)
    assert any(trial.seat == 0 < trial.seats - 1 for trial in played)
    assert any(trial.seat == trial.seats - 1 > 0 for trial in played)
