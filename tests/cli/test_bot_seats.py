"""External programs at the table: `--seats cmd:…` of play, watch and simulate."""

from __future__ import annotations

import json
import shlex
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import boneyard
from boneyard.bots import bot
from boneyard.bots.protocol import one_word
from boneyard.engine.chance import FairDice
from boneyard.engine.match import Match
from boneyard.terminal import saves
from boneyard.terminal.session import Seating, Session
from tests.cli.conftest import Run

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bots" / "eager.py"
GOOD = "cmd:" + shlex.join([sys.executable, str(EXAMPLE)])
BAD = "cmd:" + shlex.join([sys.executable, "-c", "raise SystemExit('no brain')"])


def test_simulate_counts_the_faults_of_each_player(run: Run) -> None:
    result = run(
        "simulate", "zombie-invasion", "--seats", f"{GOOD},{BAD}", "--games", "2", "--seed", "1", "--json"
    )
    assert result.exit_code == 0
    found = json.loads(result.output)
    assert found["games"] == 2
    assert found["faults_by_player"] == [{}, {"start": 2 * 4}]


def test_simulate_prints_faults(run: Run) -> None:
    result = run("simulate", "zombie-invasion", "--seats", f"restless,{BAD}", "--games", "1", "--seed", "1")
    assert result.exit_code == 0
    assert "4 × start" in result.output


def test_watch_prints_faults_at_the_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.boneyard"
    result = run("watch", "zombie-invasion", "--seats", f"{GOOD},{BAD}", "--seed", "1", "--save", str(file))
    assert result.exit_code == 0
    assert "Bot 2's program made 4 mistakes" in result.output
    assert "The first: start: it ended with exit code 1, saying: no brain" in result.output
    assert "Bot 1's program" not in result.output
    # The replay has room for a command with spaces.
    assert run("replay", str(file), "--check").exit_code == 0


def test_play_prints_faults_at_the_end(tmp_path: Path) -> None:
    """The last page of a game in which a bot played for the person."""
    game = boneyard.game("zombie-invasion")
    setup = game.setup(seats=2)
    match = Match(game, setup, FairDice("1", game.id))
    seating = Seating(match, ("human", one_word(BAD)), "1", tmp_path / "game.boneyard")
    console = Console(record=True, width=100, file=StringIO())
    session = Session(console, seating)
    assert match.play([bot("restless", "1", setup.content), seating.bots[1]])
    session.end()
    assert "Bot 2's program made 4 mistakes" in console.export_text()


@pytest.fixture
def kept(run: Run, tmp_path: Path) -> Path:
    """An unfinished game with a program at the table that leaves a mark when it runs."""
    mark = tmp_path / "mark"
    text = f"open({str(mark)!r}, 'w'); raise SystemExit(1)"
    seats = "human,cmd:" + shlex.join([sys.executable, "-c", text]).replace(",", "%2C")
    result = run("play", "zombie-invasion", "--seats", seats, "--seed", "1", typed="quit\n")
    assert result.exit_code == 0
    mark.unlink(missing_ok=True)
    file = saves.last_unfinished("zombie-invasion")
    assert file is not None
    return file


def test_a_saved_game_asks_before_running_a_program(run: Run, kept: Path, tmp_path: Path) -> None:
    """The file may come from anyone."""
    result = run("play", "--resume", str(kept), typed="\n" + "auto\n" * 50 + "quit\n")
    assert result.exit_code == 2
    assert "Run it?" in result.output
    assert not (tmp_path / "mark").exists()


def test_a_saved_game_runs_its_program_if_confirmed(run: Run, kept: Path, tmp_path: Path) -> None:
    result = run("play", "--resume", str(kept), typed="y\n" + "auto\n" * 50 + "quit\n")
    assert result.exit_code == 0
    assert (tmp_path / "mark").exists()


@pytest.mark.parametrize("seats", ["random,cmd:", "random,cmd", "random,cmd:/no/such/bot"])
def test_a_seat_without_a_program_is_rejected(run: Run, seats: str) -> None:
    result = run("simulate", "midevil", "--seats", seats, "--games", "1")
    assert result.exit_code == 2
    assert result.output.startswith("Error: ")


def test_export_never_runs_a_runs_program(run: Run, tmp_path: Path) -> None:
    """It reads the recorded replays instead."""
    file, replays = tmp_path / "run.jsonl", tmp_path / "replays"
    some = ("--games", "1", "--seed", "1", "--out", str(file), "--record", str(replays))
    assert run("simulate", "zombie-invasion", "--seats", f"restless,{GOOD}", *some).exit_code == 0
    refused = run("export", str(file))
    assert refused.exit_code == 2
    assert "which is not run again" in refused.output
    exported = run("export", str(file), "--replays", str(replays), "-o", str(tmp_path / "rows.csv"))
    assert exported.exit_code == 0, exported.output


def test_programs_can_play_a_ladder(run: Run) -> None:
    result = run("ladder", "zombie-invasion", "--bots", f"random,{GOOD}", "--games", "2", "--seed", "1")
    assert result.exit_code == 0, result.output
    assert "eager.py" in result.output
